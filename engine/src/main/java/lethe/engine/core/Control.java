package lethe.engine.core;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a journal says about the match itself, between the commands. */
public sealed interface Control {
  /** What a word begins with that stands for a person. */
  String PERSON = "@";

  /** A seat changes hands. */
  record Handed(Seat seat, Player player) implements Control {}

  /** The last ply that stands is taken back. The ply stays in the journal, and so does this. */
  record Undone() implements Control {}

  /**
   * Something fleeting is being shown from now on; written before it is drawn, so that it is not
   * shown again.
   *
   * @param seats whose time passes, in the order of play
   * @param person who looks, by a word that stands for them in this match alone; known where people
   *     come to a table from afar, and always there where it is no seat's time
   */
  record Shown(List<Seat> seats, Optional<String> person) implements Control {
    public Shown {
      seats = List.copyOf(seats);
    }

    public Shown(List<Seat> seats) {
      this(seats, Optional.empty());
    }
  }

  /** The deal could be known before it was played. */
  record Known(How how) implements Control {
    /** How it could be known. */
    public enum How {
      /** Somebody chose the seed. */
      SEED,
      /** The match goes on from a moment of another one. */
      FORK
    }
  }

  /**
   * All that this seat could not know was drawn anew; nothing before that can be taken back.
   *
   * @param seed what it was drawn from
   */
  record Redrawn(Seat seat, long seed) implements Control {}

  /** Whoever sits here plays for the first time, and is told what matters when it comes up. */
  record Guided() implements Control {}

  /** The best bot's advice was given to this seat; written before the advice is. */
  record Hinted(Seat seat) implements Control {}

  /** The match is, or was, in this file as well: a match that has copies is still one match. */
  record Copied(String file) implements Control {}

  /** What is fleeting stays on this seat's screen; written before the seat is first shown it. */
  record Unguarded(Seat seat) implements Control {}

  /**
   * The deal is bound by this, before anybody has moved.
   *
   * @param hash what will be checked against the seed later
   * @param nonce what was hashed beside the seed; empty where nothing was, and nobody's before the
   *     match is over
   */
  record Committed(String hash, String nonce) implements Control {
    public Committed(String hash) {
      this(hash, "");
    }
  }

  /** The table broke off, to go on later. */
  record Adjourned() implements Control {}

  /** A seat gave up. */
  record Conceded(Seat seat) implements Control {}

  /**
   * The match is over.
   *
   * @param outcome the canonical line of the outcome
   */
  record Concluded(String outcome) implements Control {}

  /** The canonical text, without the star. */
  default String text() {
    return switch (this) {
      case Handed(Seat seat, Player player) -> "seat " + seat + " " + player;
      case Undone() -> "undo";
      case Shown(List<Seat> seats, Optional<String> person) ->
          Stream.concat(seats.stream().map(Seat::name), person.stream().map(word -> PERSON + word))
              .collect(Collectors.joining(" ", "shown ", ""));
      case Known(Known.How how) -> "known " + how.name().toLowerCase(Locale.ROOT);
      case Redrawn(Seat seat, long seed) -> "redrawn " + seat + " " + seed;
      case Guided() -> "guided";
      case Hinted(Seat seat) -> "hint " + seat;
      case Copied(String file) -> "copy " + file;
      case Unguarded(Seat seat) -> "unguarded " + seat;
      case Committed(String hash, String nonce) -> ("commitment " + hash + " " + nonce).strip();
      case Adjourned() -> "adjourned";
      case Conceded(Seat seat) -> "concede " + seat;
      case Concluded(String outcome) -> "outcome " + outcome;
    };
  }

  /** Reads what {@link #text} writes, at this table; columns of faults are those of the text. */
  static Checked<Control> read(String text, List<Seat> table) {
    return new ControlReader(text, table).control();
  }
}
