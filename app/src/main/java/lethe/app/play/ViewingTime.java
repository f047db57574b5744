package lethe.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry.ScreenNotCleared;
import lethe.engine.core.ControlEntry.TimedViewStarted;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * Keeps account of information that one screen may show only once or for a limited time. All code
 * that shows such information must obtain the permitted time here. Before showing the information,
 * it must also journal here each slice of time, and the fact that a screen retains the information.
 */
final class ViewingTime<C, O, V> {
  private final Table<C, O, V> table;
  private final Participants participants;
  private final boolean screensAreErased;

  /** Whether this screen has journaled the start of a slice of the current viewing time. */
  private boolean sliceJournaled;

  /**
   * Creates the viewing time of one screen.
   *
   * @param participants the users at the screen
   * @param screensAreErased whether every screen is erased when the next one is drawn
   */
  ViewingTime(Table<C, O, V> table, Participants participants, boolean screensAreErased) {
    this.table = table;
    this.participants = participants;
    this.screensAreErased = screensAreErased;
  }

  /**
   * Returns the remaining time in seconds for a viewer, 0 if the viewer may not see the cards;
   * empty if there is no limit.
   */
  OptionalInt secondsLeft(Viewer viewer) {
    Match<C, O, V> match = table.match();
    int totalSeconds = table.title().viewingSeconds(match.view(viewer));
    if (totalSeconds == 0) {
      return OptionalInt.empty();
    }
    boolean hidden =
        match.turn().isOver() || (participants.areSpectators() && !isAllowedForSpectators());
    int used =
        hidden
            ? totalSeconds
            : TimedView.SLICE_SECONDS
                * usedSlices(match, currentSlices(table.title(), match, viewer));
    return OptionalInt.of(Math.max(0, totalSeconds - used));
  }

  /**
   * Returns the number of seconds that have been counted in advance: those of the slice that this
   * screen has begun, if there is one.
   */
  int countedSeconds() {
    return sliceJournaled ? TimedView.SLICE_SECONDS : 0;
  }

  /**
   * Journals the start of a slice, if one is left, and before it that the screen retains the cards,
   * unless screens are erased. Returns the reason why this cannot be journaled; empty if it was, or
   * if no slice is left.
   */
  Optional<Rejection> beginSlice(Viewer viewer) {
    boolean hasTimeLeft = secondsLeft(viewer).orElse(0) > 0;
    Optional<Rejection> rejection =
        hasTimeLeft
            ? journalRetention()
                .or(
                    () ->
                        table.addControlIfAllowed(
                            new TimedViewStarted(
                                participants.timedSeats(), participants.playerId())))
            : Optional.empty();
    sliceJournaled = hasTimeLeft && rejection.isEmpty();
    return rejection;
  }

  /**
   * If some observations are shown only once, journals that this screen retains them, unless it is
   * erased. Must be called before they are shown. In games with a viewing time, {@link #beginSlice}
   * does that instead.
   */
  void journalRetentionIfEphemeral(List<? extends ToldObservation<?>> observations) {
    if (table.title().memory().timedView().isEmpty()
        && observations.stream().anyMatch(ToldObservation::ephemeral)) {
      journalRetention();
    }
  }

  /**
   * Journals, once for each seat at this screen, that the screen retains information that is shown
   * only once. Does nothing if screens are erased or the match is over. Returns the reason why this
   * cannot be journaled; empty if it can.
   */
  private Optional<Rejection> journalRetention() {
    Match<C, O, V> match = table.match();
    if (screensAreErased || match.turn().isOver()) {
      return Optional.empty();
    }
    List<Seat> recordedSeats = match.seatsWithUnclearedScreens();
    return (participants.ownSeats().isEmpty() ? participants.timedSeats() : participants.ownSeats())
        .stream()
            .filter(seat -> !recordedSeats.contains(seat))
            .flatMap(seat -> table.addControlIfAllowed(new ScreenNotCleared(seat)).stream())
            .findFirst();
  }

  /**
   * Ends the viewing time for everyone at this screen. The game must have a viewing time.
   *
   * @return the reason why one of the seats cannot end it; empty if all can
   */
  Optional<Rejection> endViewing() {
    C done = table.title().memory().timedView().orElseThrow().doneCommand();
    return participants.ownSeats().stream()
        .filter(seat -> table.match().legalCommands(seat).contains(done))
        .map(seat -> table.submit(seat, done))
        .flatMap(
            answer ->
                answer instanceof NotApplied<C, O, V>(var reason) ? Stream.of(reason) : Stream.of())
        .findFirst();
  }

  /**
   * Returns whether spectators may see the cards: only if screens are erased and the match is
   * stored, because a spectator has no seat to which retained cards could be charged.
   */
  private boolean isAllowedForSpectators() {
    return screensAreErased && table.store().isPersistent();
  }

  /** Returns all slices that began since the viewer's current cards were first shown. */
  private static <C, O, V> List<TimedViewStarted> currentSlices(
      Title<C, O, V> title, Match<C, O, V> current, Viewer viewer) {
    List<TimedViewStarted> slices = new ArrayList<>();
    Match<C, O, V> match = current;
    while (match.position() > 0 && title.viewingSeconds(match.view(viewer)) > 0) {
      if (match.entriesBackwards().findFirst().orElseThrow()
          instanceof Entry.Control<C>(TimedViewStarted timedView)) {
        slices.add(timedView);
      }
      match = match.atPosition(match.position() - 1);
    }
    return slices;
  }

  /**
   * Returns the maximum number of slices used by any viewer at this screen, with or without a seat.
   * All spectators share one viewing time, because several names may belong to one user. The time
   * that they have left is at most that of the seat with the most time left.
   */
  private int usedSlices(Match<C, O, V> match, List<TimedViewStarted> slices) {
    Stream<Predicate<TimedViewStarted>> own =
        Stream.concat(
            participants.timedSeats().stream().map(ViewingTime::bySeat),
            participants.playerId().stream().map(ViewingTime::byPlayer));
    int used = own.mapToInt(filter -> count(slices, filter)).max().orElse(0);
    if (participants.areSpectators()) {
      int spectatorViews = count(slices, timedView -> timedView.seats().isEmpty());
      int leastBySeats =
          match.seats().stream().mapToInt(seat -> count(slices, bySeat(seat))).min().orElse(0);
      used = Math.max(used, Math.max(spectatorViews, leastBySeats));
    }
    return used;
  }

  private static Predicate<TimedViewStarted> bySeat(Seat seat) {
    return timedView -> timedView.seats().contains(seat);
  }

  private static Predicate<TimedViewStarted> byPlayer(String player) {
    return timedView -> timedView.person().filter(player::equals).isPresent();
  }

  private static int count(List<TimedViewStarted> slices, Predicate<TimedViewStarted> filter) {
    return (int) slices.stream().filter(filter).count();
  }
}
