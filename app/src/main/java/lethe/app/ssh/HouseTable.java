package lethe.app.ssh;

import java.time.Instant;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * A table of the house: who its seats belong to, and the match once all of them do. What changes is
 * changed under the house's lock; the match has its own.
 */
final class HouseTable {
  /** How far a table has come. */
  enum Standing {
    OPEN,
    RUNNING,
    ADJOURNED,
    FINISHED,
    /** Its journal is of a program newer than this one. */
    NEWER,
    /** Its journal cannot be read or written. */
    UNREADABLE
  }

  /** How much of what was said is kept for those who come. */
  private static final int TALK = 2;

  private final int number;
  private final Title<?, ?, ?> title;
  private final Options options;
  private final Map<Seat, SeatOwner> places;

  /** Since when those are away whose seats these are. */
  private final Map<Seat, Instant> away = new LinkedHashMap<>();

  /** The seats for which others were offered a bot. */
  private final Set<Seat> offered = new HashSet<>();

  private final Deque<String> talk = new ConcurrentLinkedDeque<>();
  private final List<TableConsole> here = new CopyOnWriteArrayList<>();
  private String setBy = "";
  private String setFrom = "";
  private Optional<Instant> deserted = Optional.empty();

  /** Where those who played here play next. */
  private Optional<HouseTable> next = Optional.empty();

  /** Who waits until the table is complete. */
  private final List<Visit> waiting = new CopyOnWriteArrayList<>();

  private volatile Optional<Table<?, ?, ?>> table = Optional.empty();
  private volatile Optional<Standing> shut = Optional.empty();

  HouseTable(int number, Title<?, ?, ?> title, Options options, Map<Seat, SeatOwner> places) {
    this.number = number;
    this.title = title;
    this.options = options;
    this.places = new LinkedHashMap<>(places);
  }

  int number() {
    return number;
  }

  Title<?, ?, ?> title() {
    return title;
  }

  Options options() {
    return options;
  }

  Map<Seat, SeatOwner> places() {
    return places;
  }

  Map<Seat, Instant> away() {
    return away;
  }

  /** Whoever holds a seat and does not sit there has been away since then, and no longer. */
  void expect(Instant since) {
    places.forEach(
        (seat, place) -> {
          if (place instanceof SeatOwner.Held && !isHere(seat)) {
            away.put(seat, since);
          }
        });
  }

  /** Who has set it, and from where. */
  void setBy(String person, String address) {
    setBy = person;
    setFrom = address;
  }

  /** Whose bots play here: those of whoever has set the table, as far as that is known. */
  String maker() {
    return setBy.isEmpty() ? "table " + number : setBy;
  }

  boolean isSetBy(String person) {
    return setBy.equals(person);
  }

  boolean isSetFrom(String address) {
    return setFrom.equals(address);
  }

  Set<Seat> offered() {
    return offered;
  }

  /** The match, once it has been dealt. */
  Optional<Table<?, ?, ?>> table() {
    return table;
  }

  /** The match, once it is over: from then on nothing of it is hidden. */
  Optional<Table<?, ?, ?>> over() {
    return table.filter(t -> t.match().turn().isOver());
  }

  void deal(Table<?, ?, ?> dealt) {
    table = Optional.of(dealt);
  }

  /** Nothing can be done here but to see that there is such a table. */
  void shut(Standing why) {
    shut = Optional.of(why);
  }

  boolean isShut() {
    return shut.isPresent();
  }

  Standing standing() {
    if (shut.isPresent()) {
      return shut.get();
    }
    if (table.isEmpty()) {
      return Standing.OPEN;
    }
    if (over().isPresent()) {
      return Standing.FINISHED;
    }
    return !isAttended() && isBrokenOff(table.get().match())
        ? Standing.ADJOURNED
        : Standing.RUNNING;
  }

  /** Whether anybody is here who sits here. */
  boolean isAttended() {
    return here.stream().anyMatch(console -> console.seat().isPresent());
  }

  /** How many look on. */
  int watching() {
    return (int) here.stream().filter(console -> console.seat().isEmpty()).count();
  }

  /** Whether nobody has moved since the table broke off, but for bots, and eyes that look on. */
  private static boolean isBrokenOff(Match<?, ?, ?> match) {
    for (Entry<?> entry : match.journal().entries().reversed()) {
      if (!isAside(entry, match)) {
        return entry instanceof Entry.Note<?>(Control.Adjourned());
      }
    }
    return false;
  }

  /**
   * Whether this is no move of a person; whose screen keeps things is said of who has left, too.
   */
  private static boolean isAside(Entry<?> entry, Match<?, ?, ?> match) {
    return switch (entry) {
      case Entry.Ply<?>(Seat seat, var _) ->
          match.players().get(seat.index()) instanceof Player.Machine;
      case Entry.Note<?>(Control.Shown shown) -> shown.seats().isEmpty();
      case Entry.Note<?>(Control control) -> control instanceof Control.Unguarded;
    };
  }

  /** Whether nothing more is played here. */
  boolean isFinished() {
    return standing() == Standing.FINISHED;
  }

  boolean isComplete() {
    return places.values().stream().noneMatch(SeatOwner::isFree);
  }

  /** Whether seats are free and nobody holds one. */
  boolean isForsaken() {
    return !isComplete() && places.values().stream().noneMatch(SeatOwner.Held.class::isInstance);
  }

  /**
   * Since when the table has been forsaken by all and nobody has looked on; nothing if it is not.
   */
  Optional<Instant> deserted(Instant now) {
    deserted =
        isForsaken() && here.isEmpty() ? deserted.or(() -> Optional.of(now)) : Optional.empty();
    return deserted;
  }

  /** The seat of this person, if one is. */
  Optional<Seat> seatOf(String id) {
    return places.entrySet().stream()
        .filter(e -> e.getValue().equals(new SeatOwner.Held(id)))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whether a bot plays there now. */
  boolean isPlayedByBot(Seat seat) {
    return table
        .map(t -> t.match().players().get(seat.index()) instanceof Player.Machine)
        .orElse(places.get(seat) instanceof SeatOwner.Bot);
  }

  /** Whether a bot is about to move. */
  boolean isMoving() {
    return table.filter(Table::isMoving).isPresent();
  }

  Optional<HouseTable> next() {
    return next;
  }

  void next(HouseTable other) {
    next = Optional.of(other);
  }

  List<Visit> waiting() {
    return waiting;
  }

  List<TableConsole> here() {
    return here;
  }

  boolean isHere(Seat seat) {
    return here.stream().anyMatch(console -> console.seat().equals(Optional.of(seat)))
        || waiting.stream()
            .anyMatch(visit -> new SeatOwner.Held(visit.person().id()).equals(places.get(seat)));
  }

  /**
   * A seat that this person may take.
   *
   * @param name which; any if empty
   */
  Optional<Seat> freeFor(Person person, String name) {
    return places.entrySet().stream()
        .filter(e -> !isShut() && (name.isEmpty() || e.getKey().name().equals(name)))
        .filter(
            e ->
                switch (e.getValue()) {
                  case SeatOwner.Free(String invited) ->
                      invited.isEmpty() || invited.equals(person.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(person.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                })
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Has a person leave the table, wherever they sit or stand. */
  void sendOff(Person person) {
    here.stream()
        .filter(console -> console.visit().person().id().equals(person.id()))
        .forEach(TableConsole::end);
  }

  /** A seat whose player has been away since then, and in which no bot plays. */
  Optional<Seat> gone(Instant since) {
    return places.keySet().stream()
        .filter(seat -> !isPlayedByBot(seat) && !isHere(seat))
        .filter(seat -> !away.getOrDefault(seat, Instant.MIN).isAfter(since))
        .findFirst();
  }

  /** Tells a line to everybody here. */
  void tell(String line) {
    tell(line, _ -> true);
  }

  /** Tells a line to everybody here but that seat. */
  void tellOthers(Seat seat, String line) {
    tell(line, console -> !console.seat().equals(Optional.of(seat)));
  }

  /** Somebody says a line to everybody here, and to those who come soon. */
  void say(String line) {
    talk.add(line);
    if (talk.size() > TALK) {
      talk.removeFirst();
    }
    tell(line);
  }

  /** What was said here last. */
  List<String> talk() {
    return List.copyOf(talk);
  }

  /** Tells a line to those at the table for whom this holds. */
  void tell(String line, Predicate<TableConsole> whom) {
    here.stream().filter(whom).forEach(console -> console.tell(line));
  }

  /** Why nothing may be said between the seats now, if so. */
  Optional<String> silence() {
    return title.silence().filter(_ -> !isFinished());
  }
}
