package lethe.engine.core;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A journal entry about the match itself rather than a command of a seat. */
public sealed interface ControlEntry {
  /** The prefix of the word that identifies a person in the text of an entry. */
  String PERSON_PREFIX = "@";

  /** A seat changes from one player to another. */
  record SeatReassigned(Seat seat, Player player) implements ControlEntry {}

  /**
   * The latest ply that had not been taken back before, whichever seat made it, was taken back. Its
   * entry stays in the journal.
   */
  record Undone() implements ControlEntry {}

  /**
   * The next part of a limited viewing time is about to begin. This entry is written before the
   * information is drawn, so that leaving the match and returning does not give a player more time.
   *
   * @param seats the seats whose viewing time this part reduces, in the order of play; empty only
   *     if {@code person} is present and has no seat
   * @param person a word that identifies the viewing person within this match only; empty in local
   *     play
   */
  record TimedViewStarted(List<Seat> seats, Optional<String> person) implements ControlEntry {
    public TimedViewStarted {
      seats = List.copyOf(seats);
    }

    public TimedViewStarted(List<Seat> seats) {
      this(seats, Optional.empty());
    }
  }

  /** A player may have known the deal in advance. */
  record DealKnown(Cause cause) implements ControlEntry {
    /** The ways in which a deal can be known in advance. */
    public enum Cause {
      /** A player chose the seed. */
      SEED,
      /** The match continues from a position of another match. */
      FORK
    }
  }

  /**
   * Everything hidden from this seat was dealt again. No earlier ply can be taken back afterwards.
   *
   * @param seed the seed of the new deal
   */
  record Reshuffled(Seat seat, long seed) implements ControlEntry {}

  /** The player is learning the game and receives lessons when they become relevant. */
  record TutorialStarted() implements ControlEntry {}

  /**
   * This seat receives advice from the strongest bot. This entry is written before the advice is
   * shown.
   */
  record HintGiven(Seat seat) implements ControlEntry {}

  /**
   * The player in a seat wrote or deleted a private mark about a place on the table. The mark
   * changes nothing in the match and is shown only to that player.
   *
   * @param place the place; not blank and without a colon
   * @param note the text of the mark; empty if it is deleted
   */
  record Marked(Seat seat, String place, String note) implements ControlEntry {}

  /** The match was also saved to this file. All copies of a match count as one match. */
  record Copied(String file) implements ControlEntry {}

  /**
   * Information that is shown only once stays visible on this seat's screen. This entry is written
   * before the seat first sees such information.
   */
  record ScreenNotCleared(Seat seat) implements ControlEntry {}

  /**
   * A commitment to the deal, written before the first move.
   *
   * @param hash the hash against which the seed can be checked after the match
   * @param nonce the value that was hashed together with the seed; empty if there was none. Secret
   *     until the match is over.
   */
  record DealCommitted(String hash, String nonce) implements ControlEntry {
    public DealCommitted(String hash) {
      this(hash, "");
    }
  }

  /** The match was adjourned and will be continued later. */
  record Adjourned() implements ControlEntry {}

  /** A seat conceded the match. */
  record Conceded(Seat seat) implements ControlEntry {}

  /**
   * The match is over.
   *
   * @param outcome the canonical text of the outcome
   */
  record Concluded(String outcome) implements ControlEntry {}

  /**
   * Returns whether a move that was chosen before this entry may still be made after it: the entry
   * changes neither the players nor the state, and does not interrupt or end the match.
   */
  default boolean isRecordOnly() {
    return switch (this) {
      case TimedViewStarted _,
          DealKnown _,
          TutorialStarted _,
          HintGiven _,
          Marked _,
          Copied _,
          ScreenNotCleared _,
          DealCommitted _ ->
          true;
      case SeatReassigned _, Undone _, Reshuffled _, Adjourned _, Conceded _, Concluded _ -> false;
    };
  }

  /** Returns the canonical text, without the leading asterisk. */
  default String text() {
    return switch (this) {
      case SeatReassigned(Seat seat, Player player) -> "seat " + seat + " " + player;
      case Undone() -> "undo";
      case TimedViewStarted(List<Seat> seats, Optional<String> person) ->
          Stream.concat(
                  seats.stream().map(Seat::name), person.stream().map(id -> PERSON_PREFIX + id))
              .collect(Collectors.joining(" ", "shown ", ""));
      case DealKnown(DealKnown.Cause cause) -> "known " + cause.name().toLowerCase(Locale.ROOT);
      case Reshuffled(Seat seat, long seed) -> "redrawn " + seat + " " + seed;
      case TutorialStarted() -> "guided";
      case HintGiven(Seat seat) -> "hint " + seat;
      case Marked(Seat seat, String place, String note) ->
          ("mark " + seat + " " + place + ": " + note).strip();
      case Copied(String file) -> "copy " + file;
      case ScreenNotCleared(Seat seat) -> "unguarded " + seat;
      case DealCommitted(String hash, String nonce) -> ("commitment " + hash + " " + nonce).strip();
      case Adjourned() -> "adjourned";
      case Conceded(Seat seat) -> "concede " + seat;
      case Concluded(String outcome) -> "outcome " + outcome;
    };
  }

  /**
   * Parses a text in the format of {@link #text}, or returns the first error. Columns of errors are
   * relative to {@code text}.
   *
   * @param seats all seats of the match, in the order of play
   */
  static Validated<ControlEntry> parse(String text, List<Seat> seats) {
    return new ControlEntryParser(text, seats).parse();
  }
}
