package lethe.app.house;

import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import lethe.engine.core.Seat;

/** Who is at one table, and since when others are away. Any thread may use it. */
final class Attendance {
  /** How much of what was said is told to those who come. */
  private static final int LATEST = 2;

  private final List<Occupant> here = new CopyOnWriteArrayList<>();

  /** Who has come to the table, also while there is no match yet. */
  private final List<Presence> waiting = new CopyOnWriteArrayList<>();

  private final Map<Seat, Instant> away = new LinkedHashMap<>();

  /** The seats for which others were offered a bot, and after which move. */
  private final Map<Seat, Integer> offered = new HashMap<>();

  /** The seats that would break off, and after which move. */
  private final Map<Seat, Integer> agreed = new HashMap<>();

  /** Who sits here in another house, by their names. */
  private volatile Map<Seat, String> elsewhere = Map.of();

  private final Talk talk = new Talk();

  /** The same, and beside it what those said who look on. */
  private final Talk overheard = new Talk();

  private Optional<Instant> deserted = Optional.empty();

  // Who is here.

  /**
   * What somebody finds who comes.
   *
   * @param others who else is here
   * @param elsewhere who sits here in another house, by their names
   * @param back whether the seat was missed
   */
  record Entered(List<Occupant> others, Map<Seat, String> elsewhere, boolean back) {}

  /** Somebody comes; wherever else at the table they are, they go from there. */
  synchronized Entered enter(Occupant occupant) {
    Person person = occupant.person();
    sendOff(person);
    List<Occupant> others = here.stream().filter(other -> !other.person().equals(person)).toList();
    here.add(occupant);
    Map<Seat, String> afar = new LinkedHashMap<>(elsewhere);
    occupant.seat().ifPresent(afar::remove);
    return new Entered(others, afar, occupant.seat().filter(this::back).isPresent());
  }

  /** Nobody is away from that seat; whether somebody was. */
  private synchronized boolean back(Seat seat) {
    offered.remove(seat);
    return away.remove(seat) != null;
  }

  /**
   * Somebody goes.
   *
   * @param held whose the seats are that are held
   * @return the seat from which they are away from now on, if it is held and nobody sits there
   */
  synchronized Optional<Seat> leave(Occupant occupant, Seating held, Instant now) {
    here.remove(occupant);
    Optional<Seat> left = occupant.seat().filter(seat -> held.isHeld(seat) && !isHere(seat, held));
    left.ifPresent(seat -> away.put(seat, now));
    return left;
  }

  void await(Presence presence) {
    waiting.add(presence);
  }

  void awaitNoMore(Presence presence) {
    waiting.remove(presence);
  }

  List<Occupant> here() {
    return List.copyOf(here);
  }

  /** Whether anybody is here who sits here. */
  boolean isAttended() {
    return isAttendedHere() || !elsewhere.isEmpty();
  }

  /** Whether anybody is in this house who sits here. */
  boolean isAttendedHere() {
    return here.stream().anyMatch(occupant -> occupant.seat().isPresent());
  }

  /** Whether bots think in this house; elsewhere, if those who sit here do so only there. */
  boolean isTendedHere() {
    return isAttendedHere() || elsewhere.isEmpty();
  }

  /** Whether nobody is here, seated or not. */
  boolean isEmpty() {
    return here.isEmpty();
  }

  /** Whether nobody is here, or on their way. */
  boolean isQuiet() {
    return isEmpty() && waiting.isEmpty();
  }

  /** Those who look on. */
  List<Person> watching() {
    return here.stream()
        .filter(occupant -> occupant.seat().isEmpty())
        .map(Occupant::person)
        .toList();
  }

  boolean isHere(Seat seat, Seating seating) {
    return elsewhere.containsKey(seat)
        || isInThisHouse(seat)
        || waiting.stream().anyMatch(one -> seating.isHeldBy(seat, one.person().id()));
  }

  private boolean isInThisHouse(Seat seat) {
    return here.stream().anyMatch(occupant -> occupant.seat().equals(Optional.of(seat)));
  }

  /** Who sits here in this house, or waits here for others to sit down. */
  List<Sitting> sitting(int table, Seating held) {
    Map<Seat, Sitting> sitting = new LinkedHashMap<>();
    for (Presence one : waiting) {
      held.seatOf(one.person().id())
          .ifPresent(
              seat -> sitting.put(seat, new Sitting(table, seat.name(), one.person().name())));
    }
    for (Occupant one : here) {
      one.seat()
          .ifPresent(
              seat -> sitting.put(seat, new Sitting(table, seat.name(), one.person().name())));
    }
    return List.copyOf(sitting.values());
  }

  /**
   * These sit here in other houses now; those who are here hear of who has come or gone.
   *
   * @param held whose the seats are that are held
   * @param silent whether their names are hidden
   */
  void elsewhere(Map<Seat, String> now, Seating held, Instant time, boolean silent) {
    Map<Seat, String> before = elsewhere;
    elsewhere = Map.copyOf(now);
    now.forEach(
        (seat, name) -> {
          if (!before.containsKey(seat) && !isInThisHouse(seat)) {
            back(seat);
            tellOthers(seat, new News.Back(shown(name, silent), seat));
          }
        });
    before.forEach(
        (seat, name) -> {
          if (!now.containsKey(seat) && held.isHeld(seat) && !isHere(seat, held)) {
            away(seat, time);
            tellOthers(seat, new News.Away(shown(name, silent), seat));
          }
        });
  }

  /** What somebody who sits in another house is called here. */
  static Optional<String> shown(String name, boolean silent) {
    return silent ? Optional.empty() : Optional.of(name);
  }

  // Who is away.

  /** The player of a seat is away from then on. */
  synchronized void away(Seat seat, Instant since) {
    away.put(seat, since);
  }

  /** The player of a seat is away, from then on if they were not before. */
  synchronized void awayStill(Seat seat, Instant since) {
    away.putIfAbsent(seat, since);
  }

  /** Nobody is missed at that seat. */
  synchronized void missNobody(Seat seat) {
    away.remove(seat);
  }

  /** The seats whose players have been away since before that. */
  synchronized List<Seat> awayBefore(Instant since) {
    return away.entrySet().stream()
        .filter(seat -> seat.getValue().isBefore(since))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether the player of a seat has been away since then. */
  synchronized boolean isAway(Seat seat, Instant since) {
    return !away.getOrDefault(seat, Instant.MIN).isAfter(since);
  }

  /**
   * Others are offered a bot for a seat; whether for the first time since its player went, or since
   * that move.
   */
  synchronized boolean offer(Seat seat, int moved) {
    return !Integer.valueOf(moved).equals(offered.put(seat, moved));
  }

  /** Whoever sits there would break off, as long as nobody has moved since; whether that is new. */
  synchronized boolean agree(Seat seat, int moved) {
    return !Integer.valueOf(moved).equals(agreed.put(seat, moved));
  }

  /** The seats that would break off. */
  synchronized Set<Seat> agreed(int moved) {
    return agreed.entrySet().stream()
        .filter(one -> one.getValue() == moved)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /**
   * Since when the table has been forsaken by all and nobody has looked on; nothing if it is not.
   */
  synchronized Optional<Instant> deserted(boolean forsaken, Instant now) {
    deserted = forsaken && here.isEmpty() ? deserted.or(() -> Optional.of(now)) : Optional.empty();
    return deserted;
  }

  // What is told.

  void tell(News news) {
    tell(news, _ -> true);
  }

  /** Tells something to those here for whom this holds. */
  void tell(News news, Predicate<Occupant> whom) {
    here.stream().filter(whom).forEach(occupant -> occupant.tell(news));
  }

  /** Tells something to those here who have a seat. */
  void tellSeats(News news) {
    tell(news, occupant -> occupant.seat().isPresent());
  }

  /** Tells something to everybody here but that seat. */
  void tellOthers(Seat seat, News news) {
    tell(news, occupant -> !occupant.seat().equals(Optional.of(seat)));
  }

  /** Somebody says something to those here for whom this holds, and to those who come soon. */
  void say(News said, Predicate<Occupant> whom) {
    talk.add(said);
    overheard.add(said);
    tell(said, whom);
  }

  /** Somebody who looks on says something to others who do. */
  void sayAside(News.SaidAside said) {
    overheard.add(said);
    tell(said, occupant -> occupant.seat().isEmpty());
  }

  /** Those who wait here until the match begins hear it, too. */
  void tellWaiting(News said) {
    waiting.forEach(presence -> presence.client().tell(said));
  }

  /** What was said here last. */
  List<News> latestTalk() {
    return talk.last(LATEST);
  }

  /** What the seats said here, as far as it is kept. */
  List<News> talk() {
    return talk.all();
  }

  /** What whoever looks on may have heard here, as far as it is kept. */
  List<News> overheard() {
    return overheard.all();
  }

  /** Those who wait here look again whether there is something to wait for. */
  void wakeWaiting() {
    waiting.forEach(presence -> presence.client().wake());
  }

  /** Has whoever sits on a seat leave the table. */
  void sendOff(Seat seat) {
    here.stream()
        .filter(occupant -> occupant.seat().equals(Optional.of(seat)))
        .forEach(Occupant::end);
  }

  /** Has a person leave the table, wherever they sit or stand. */
  void sendOff(Person person) {
    here.stream()
        .filter(occupant -> occupant.person().id().equals(person.id()))
        .forEach(Occupant::end);
  }
}
