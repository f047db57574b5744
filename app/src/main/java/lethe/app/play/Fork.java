package lethe.app.play;

import static lethe.app.play.PlayMessages.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * The start of a match that continues from a position of another match.
 *
 * @param position the number of entries that both matches share
 * @param reshuffled the seat for which hidden cards are dealt again, with the seed; empty if the
 *     deal is the same
 */
public record Fork(int position, Optional<ControlEntry.Reshuffled> reshuffled) {
  /**
   * Creates a fork at a position.
   *
   * @param reshuffle whether to deal the cards again that were hidden from the {@linkplain
   *     #reshuffleSeat first human player}
   */
  public static Fork at(int position, Match<?, ?, ?> match, boolean reshuffle) {
    return at(position, reshuffleSeat(match), reshuffle);
  }

  /**
   * Creates a fork at a position.
   *
   * @param reshuffle whether to deal the cards again that were hidden from the seat
   */
  static Fork at(int position, Seat seat, boolean reshuffle) {
    return new Fork(
        position,
        reshuffle
            ? Optional.of(new ControlEntry.Reshuffled(seat, Seeds.random()))
            : Optional.empty());
  }

  /** Returns whether a match is a fork of another one. */
  public static boolean isFork(Match<?, ?, ?> match) {
    return match.journal().controlEntries().contains(new ControlEntry.DealKnown(Cause.FORK));
  }

  /**
   * Creates the table of the new match. Journals that the match is a fork, and deals hidden cards
   * again if this is requested.
   *
   * @param table the table of the original match, which has at least {@code position} entries
   */
  public <C, O, V> Table<C, O, V> tableFrom(Table<C, O, V> table) {
    Table<C, O, V> fork =
        new Table<>(table.title(), table.game(), table.match().atPosition(position));
    fork.addControl(new ControlEntry.DealKnown(Cause.FORK));
    reshuffled.ifPresent(fork::addControl);
    return fork;
  }

  /**
   * Returns the message for these seats at the start of a fork; empty if the match has not just
   * been forked.
   */
  static <C> Optional<String> introduction(Match<C, ?, ?> match, List<Seat> ownSeats) {
    List<Entry<C>> controlEntries =
        match.entriesBackwards().takeWhile(entry -> entry instanceof Entry.Control).toList();
    int entriesSinceFork =
        1 + controlEntries.indexOf(new Entry.Control<C>(new ControlEntry.DealKnown(Cause.FORK)));
    if (entriesSinceFork == 0) {
      return Optional.empty();
    }
    boolean isReshuffled =
        controlEntries.stream()
            .anyMatch(entry -> entry instanceof Entry.Control<C>(ControlEntry.Reshuffled _));
    return Optional.of(
        ownSeats.stream()
                .filter(match.turn()::awaits)
                .findFirst()
                .map(_ -> MESSAGES.format("fork.started", match.position() - entriesSinceFork))
                .orElseGet(() -> MESSAGES.format("fork.started.watching"))
            + (isReshuffled ? MESSAGES.format("fork.reshuffled") : ""));
  }

  /**
   * Returns the seat for which hidden cards are dealt again: that of the first human player at the
   * start of the match, or the first seat if there was none.
   */
  public static Seat reshuffleSeat(Match<?, ?, ?> match) {
    return match.seats().stream()
        .filter(
            seat ->
                match.header().seatedPlayers().get(seat.index()).player() instanceof Player.Human)
        .findFirst()
        .orElse(match.seats().getFirst());
  }
}
