package lethe.app.house;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.engine.core.Seat;

/**
 * How long those who are to move have had for it. Entries are dated where they are kept, so a house
 * that is opened again goes on counting, however long it was closed.
 */
final class MoveClock {
  private final TableStore store;
  private final InstantSource clock;
  private final Limits limits;

  MoveClock(Context context, TableStore store) {
    this.store = store;
    this.clock = context.time().steady();
    this.limits = context.limits();
  }

  /** When whoever is to move was asked to; nothing where nobody is, or that cannot be read now. */
  Optional<Instant> asked(HouseTable table) {
    Optional<Course> course = table.course();
    if (course.isEmpty()) {
      return Optional.empty();
    }
    int entry = course.get().moved();
    Optional<Asked> known = table.asked();
    if (known.filter(one -> one.entry() == entry).isPresent()) {
      return known.map(Asked::when);
    }
    // A move that was taken back gives no time: it counts since the one before it.
    boolean fresh = known.filter(one -> one.entry() < entry).isPresent();
    Optional<Instant> when =
        fresh ? Optional.of(clock.instant()) : store.made(table.number(), entry);
    when.ifPresent(since -> table.ask(new Asked(entry, since)));
    return when;
  }

  /** Those who are to move have all their time from now on. */
  void restart(HouseTable table) {
    table.course().ifPresent(course -> table.ask(new Asked(course.moved(), clock.instant())));
  }

  /** How long whoever is to move may still take; negative where others need not wait any more. */
  Optional<Duration> left(HouseTable table) {
    return table
        .terms()
        .limit()
        .flatMap(
            limit ->
                asked(table).map(since -> Duration.between(clock.instant(), since.plus(limit))));
  }

  /** The seats whose players are to move, and have had the time for it. */
  List<Seat> late(HouseTable table) {
    return left(table).filter(left -> !left.isPositive()).flatMap(_ -> table.course()).stream()
        .flatMap(course -> course.expected().stream())
        .toList();
  }

  /** The seats for which others may have a bot play. */
  List<Seat> replaceable(HouseTable table) {
    List<Seat> gone =
        table.terms().isCorrespondence()
            ? List.of()
            : gone(table, clock.instant().minus(limits.time(Limit.PATIENCE)));
    return Stream.concat(late(table).stream(), gone.stream()).distinct().toList();
  }

  /** Until when seats are free again whose players have been away since then at the latest. */
  Instant held(HouseTable table, Instant now) {
    Duration hold = limits.time(Limit.HOLD);
    return now.minus(table.terms().limit().filter(pace -> pace.compareTo(hold) > 0).orElse(hold));
  }

  /**
   * Whether seats are kept for those who are away, as long as it takes: the others may still move,
   * or have a bot do so.
   */
  boolean isPatient(HouseTable table) {
    Optional<Duration> pace =
        table.isDealt() && table.terms().isCorrespondence()
            ? table.terms().limit()
            : Optional.empty();
    return pace.isPresent()
        && left(table).filter(left -> left.plus(pace.get()).isNegative()).isEmpty();
  }

  /** The seats whose players have been away since then, and in which no bot plays. */
  private static List<Seat> gone(HouseTable table, Instant since) {
    return table.seating().seats().stream()
        .filter(
            seat ->
                !table.isPlayedByBot(seat)
                    && !table.isHere(seat)
                    && table.attendance().isAway(seat, since))
        .toList();
  }

  /** Whether a match waits for this person. */
  static boolean awaits(HouseTable table, String person) {
    Optional<Seat> own = table.isShut() ? Optional.empty() : table.seatOf(person);
    return own.isPresent()
        && table.course().filter(course -> course.expected().contains(own.get())).isPresent();
  }
}
