package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;

/** Journals, before it happens, that a screen retains information that is shown only once. */
final class EphemeralGuard {
  private final Table<?, ?, ?> table;
  private final Participants participants;
  private final boolean screensAreCleared;

  /**
   * Creates a guard for one screen.
   *
   * @param participants the people at the screen
   * @param forgotten whether every screen is erased when the next one is drawn
   */
  EphemeralGuard(Table<?, ?, ?> table, Participants participants, boolean forgotten) {
    this.table = table;
    this.participants = participants;
    this.screensAreCleared = forgotten;
  }

  /** Returns whether the screen is erased. */
  boolean clearsScreens() {
    return screensAreCleared;
  }

  /**
   * Prepares to show information that is shown only once. Returns why this cannot be journaled, if
   * it cannot.
   */
  Optional<Rejection> beforeShowing() {
    Match<?, ?, ?> match = table.match();
    if (screensAreCleared || match.turn().isOver()) {
      return Optional.empty();
    }
    List<Seat> known = match.seatsWithUnclearedScreens();
    return (participants.ownSeats().isEmpty() ? participants.timedSeats() : participants.ownSeats())
        .stream()
            .filter(seat -> !known.contains(seat))
            .flatMap(
                seat -> table.addControlIfAllowed(new ControlEntry.ScreenNotCleared(seat)).stream())
            .findFirst();
  }

  /**
   * Prepares to tell these observations. Cards that are shown on request count when they are shown.
   */
  void beforeTelling(List<? extends ToldObservation<?>> observations) {
    if (table.title().memory().timedView().isEmpty()
        && observations.stream().anyMatch(ToldObservation::ephemeral)) {
      beforeShowing();
    }
  }
}
