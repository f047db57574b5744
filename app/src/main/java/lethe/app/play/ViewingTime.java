package lethe.app.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry.TimedViewStarted;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.NotApplied;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/**
 * The limited viewing time of a match, as recorded in its journal. Everything that shows such
 * information asks here how long it may be shown, and journals each slice of time here before it
 * begins.
 */
final class ViewingTime<C, O, V> {
  private final Table<C, O, V> table;
  private final Participants participants;
  private final EphemeralGuard guard;

  ViewingTime(Table<C, O, V> table, Participants participants, EphemeralGuard guard) {
    this.table = table;
    this.participants = participants;
    this.guard = guard;
  }

  /** Returns the remaining time in seconds for a viewer; empty if there is no limit. */
  OptionalInt secondsLeft(Viewer viewer) {
    Match<C, O, V> match = table.match();
    int whole = table.title().viewingSeconds(match.view(viewer));
    if (whole == 0) {
      return OptionalInt.empty();
    }
    boolean none =
        match.turn().isOver() || (participants.isSpectator() && !isAllowedForSpectators());
    int used =
        none
            ? whole
            : TimedView.SLICE_SECONDS * usedSlices(match, slices(table.title(), match, viewer));
    return OptionalInt.of(Math.max(0, whole - used));
  }

  /**
   * Journals the start of a slice, if one is left.
   *
   * @param refused receives the reason why it cannot be journaled
   * @return whether the cards may be shown now
   */
  boolean begin(Viewer viewer, Consumer<Rejection> refused) {
    if (secondsLeft(viewer).orElse(0) == 0) {
      return false;
    }
    Optional<Rejection> rejection =
        guard
            .beforeShowing()
            .or(
                () ->
                    table.addControlIfAllowed(
                        new TimedViewStarted(participants.timedSeats(), participants.person())));
    rejection.ifPresent(refused);
    return rejection.isEmpty();
  }

  /**
   * Ends the viewing time for everyone at this screen.
   *
   * @return why one of the seats cannot end it; empty if all could
   */
  Optional<Rejection> end() {
    C done = table.title().memory().timedView().orElseThrow().doneCommand();
    return participants.ownSeats().stream()
        .filter(seat -> table.match().legalCommands(seat).contains(done))
        .map(seat -> table.submit(seat, done))
        .flatMap(
            answer -> answer instanceof NotApplied<C, O, V>(var why) ? Stream.of(why) : Stream.of())
        .findFirst();
  }

  /**
   * Returns whether spectators may see the cards: only on erased screens and if it can be
   * journaled, because no seat is responsible for them.
   */
  private boolean isAllowedForSpectators() {
    return guard.clearsScreens() && !table.store().displayName().isEmpty();
  }

  /** Returns all slices that began since the viewer's present cards were first shown. */
  private static <C, O, V> List<TimedViewStarted> slices(
      Title<C, O, V> title, Match<C, O, V> now, Viewer viewer) {
    List<TimedViewStarted> looks = new ArrayList<>();
    Match<C, O, V> match = now;
    while (match.position() > 0 && title.viewingSeconds(match.view(viewer)) > 0) {
      if (match.entriesBackwards().findFirst().orElseThrow()
          instanceof Entry.Control<C>(TimedViewStarted shown)) {
        looks.add(shown);
      }
      match = match.atPosition(match.position() - 1);
    }
    return looks;
  }

  /**
   * Returns the greatest number of slices used by anyone at this screen, with or without a seat.
   * All spectators share one viewing time, since several names may belong to one person, and get no
   * more of it than the seat that has looked least.
   */
  private int usedSlices(Match<C, O, V> match, List<TimedViewStarted> looks) {
    Stream<Predicate<TimedViewStarted>> own =
        Stream.concat(
            participants.timedSeats().stream().map(ViewingTime::by),
            participants.person().stream().map(ViewingTime::of));
    int used = own.mapToInt(these -> count(looks, these)).max().orElse(0);
    if (participants.isSpectator()) {
      int audience = count(looks, shown -> shown.seats().isEmpty());
      int seats = match.seats().stream().mapToInt(seat -> count(looks, by(seat))).min().orElse(0);
      used = Math.max(used, Math.max(audience, seats));
    }
    return used;
  }

  private static Predicate<TimedViewStarted> by(Seat seat) {
    return shown -> shown.seats().contains(seat);
  }

  private static Predicate<TimedViewStarted> of(String person) {
    return shown -> shown.person().filter(person::equals).isPresent();
  }

  private static int count(List<TimedViewStarted> looks, Predicate<TimedViewStarted> these) {
    return (int) looks.stream().filter(these).count();
  }
}
