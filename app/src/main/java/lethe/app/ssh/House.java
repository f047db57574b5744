package lethe.app.ssh;

import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import lethe.app.play.Table;
import lethe.app.play.Thinkers;
import lethe.app.play.Thinking;
import lethe.app.save.Store;
import lethe.app.titles.Circumstances;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.engine.core.Control;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;

/**
 * All tables of one house and everybody who is there. Its lock is held only for what is quick:
 * nobody's line is written to under it.
 */
final class House {
  static final Messages SAY = Messages.of(House.class);

  /** How many matches that are over are listed; older ones are put away, and can be asked for. */
  private static final int LISTED = 10;

  private final Settings settings;
  private final Log log;
  private final InstantSource wall;

  /** What everything that is waited for goes by. */
  private final InstantSource clock;

  private final SecureRandom random;
  private final Budget budget;
  private final Thinkers thinkers = Thinkers.usual();
  private final TableFiles files;
  private final Dealer dealer;
  private final People people;
  private final TableTalk talk = new TableTalk(this);
  private final Operated operated;
  private final ReentrantLock lock = new ReentrantLock();

  /** Read without the lock where a glance is enough. */
  private final NavigableMap<Integer, HouseTable> tables = new ConcurrentSkipListMap<>();

  private final Set<Visit> visits = ConcurrentHashMap.newKeySet();
  private int last;
  private List<String> listed = List.of();
  private volatile boolean closed;

  private House(Settings settings, Log log, Time time, SecureRandom random) throws IOException {
    this.settings = settings;
    this.log = log;
    this.wall = time.wall();
    this.clock = time.steady();
    this.random = random;
    this.budget = new Budget(settings.limits(), clock, log);
    this.files = TableFiles.in(settings.data().resolve("tables"), log);
    this.dealer = new Dealer(files, settings.limits(), thinkers, log, wall, random);
    this.people =
        People.in(
            settings.data().resolve("people"),
            settings.limits(),
            log,
            random,
            LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC),
            this::isUsed);
    this.operated = Operated.of(settings, wall, log);
    this.last = files.last();
  }

  /** The house as it stood when it was last closed, or killed. */
  static House open(Settings settings, Log log, Time time, SecureRandom random) throws IOException {
    House house = new House(settings, log, time, random);
    for (HouseTable table : house.files.open()) {
      house.dealer.resume(table);
      table.expect(time.steady().instant());
      house.tables.put(table.number(), table);
      house.dealIfComplete(table);
    }
    house.people.expire();
    house.forgetStrangers();
    return house;
  }

  Limits limits() {
    return settings.limits();
  }

  /** What the house has to give, and who takes how much of it. */
  Budget budget() {
    return budget;
  }

  /** Those who think for somebody, so that nobody else waits for it. */
  Thinking thinking(Person person) {
    return thinkers.of(person.id());
  }

  Log log() {
    return log;
  }

  SecureRandom random() {
    return random;
  }

  TableTalk talk() {
    return talk;
  }

  <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  // What an operator sees and steers.

  Operated operated() {
    return operated;
  }

  /** By the clock of what is dated. */
  Instant now() {
    return wall.instant();
  }

  Set<Visit> visits() {
    return visits;
  }

  List<HouseTable> tables() {
    return List.copyOf(tables.values());
  }

  Thinkers thinkers() {
    return thinkers;
  }

  /** Whom somebody means by a name, the fingerprint of a key, or a return code. */
  Optional<Person> meant(String who) {
    String id = who.startsWith("SHA256:") ? "key:" + who : who;
    if (id.matches("(key|guest):[!-~]+")) {
      return Optional.of(locked(() -> people.known(id).orElse(new Person(id, ""))));
    }
    return locked(() -> people.named(who).or(() -> people.known(People.guest(who))));
  }

  // People.

  /**
   * Somebody comes in.
   *
   * @param id the fingerprint of the key that was proven; empty for a guest
   * @param suggested what they would like to be called
   * @param from the address they come from
   */
  Visit come(Wire wire, String id, String suggested, String from, Share share) {
    return locked(
        () -> {
          Optional<String> code = id.isEmpty() ? Optional.of(people.code()) : Optional.empty();
          Person person = people.come(code.map(People::guest).orElse(id), suggested, share.name());
          Visit visit = new Visit(this, wire, person, code, from, share);
          visits.add(visit);
          String key = id.isEmpty() ? "none" : id;
          log.note("came", "address", from, "name", person.name(), "key", key);
          invite(person);
          if (closed) {
            visit.end(SAY.say("closed"));
          }
          return visit;
        });
  }

  void go(Visit visit) {
    locked(
        () -> {
          visits.remove(visit);
          forget(visit.person());
          return true;
        });
  }

  /** A name that is not kept is free again when whoever has it is here no more. */
  private void forget(Person person) {
    if (isHere(person.id()) || people.known(person.id()).isPresent()) {
      return;
    }
    people.go(person.id());
    bind(new SeatOwner.Invited(person.id(), person.name()), new SeatOwner.Free(person.name()));
  }

  /** Those who were invited, whose names were not kept and who are not here, are nobody's. */
  private void forgetStrangers() {
    tables.values().stream()
        .flatMap(table -> table.places().values().stream())
        .toList()
        .forEach(
            place -> {
              if (place instanceof SeatOwner.Invited(String id, String name)) {
                forget(new Person(id, name));
              }
            });
  }

  /** Whose a seat is to be that is called so is settled: it is this person. */
  private void invite(Person person) {
    bind(new SeatOwner.Free(person.name()), new SeatOwner.Invited(person.id(), person.name()));
  }

  private void bind(SeatOwner before, SeatOwner after) {
    for (HouseTable table : tables.values()) {
      Map<Seat, SeatOwner> changes = new LinkedHashMap<>();
      table
          .places()
          .forEach((seat, place) -> changes.put(seat, place.equals(before) ? after : place));
      if (!changes.equals(table.places())) {
        put(table, changes);
        table.waiting().forEach(Visit::wake);
      }
    }
  }

  private boolean isHere(String id) {
    return visits.stream().anyMatch(visit -> visit.person().id().equals(id));
  }

  /** Whether somebody is here, or has a seat. */
  private boolean isUsed(String id) {
    return isHere(id) || tables.values().stream().anyMatch(table -> table.seatOf(id).isPresent());
  }

  /** A guest is who that code says, if there is such a guest. */
  Optional<Person> back(Visit visit, String code) {
    return locked(
        () -> {
          Person before = visit.person();
          Optional<Person> known = people.known(People.guest(code));
          known.ifPresent(
              person -> {
                people.come(person.id(), person.name(), visit.share().name());
                visit.recognize(person);
                forget(before);
              });
          return known;
        });
  }

  /** Somebody is called otherwise from now on, unless they sit somewhere; why not, if so. */
  Optional<String> rename(Person person, String name) {
    return locked(
        () -> {
          if (seatsOf(person) > 0) {
            return Optional.of(SAY.say("name-fixed"));
          }
          Person renamed = new Person(person.id(), name);
          Optional<String> objection = people.rename(renamed);
          if (objection.isEmpty()) {
            visits.stream()
                .filter(visit -> visit.person().equals(person))
                .forEach(visit -> visit.rename(renamed));
            invite(renamed);
          }
          return objection;
        });
  }

  /** At how many tables that are not over somebody has a seat. */
  private long seatsOf(Person person) {
    return unfinished(table -> table.seatOf(person.id()).isPresent());
  }

  /** How many tables that are not over somebody sits at, or has set for others or for bots. */
  private long tablesOf(Person person) {
    return unfinished(table -> table.seatOf(person.id()).isPresent() || table.isSetBy(person.id()));
  }

  private long unfinished(Predicate<HouseTable> which) {
    return tables.values().stream()
        .filter(t -> !t.isFinished() && !t.isShut() && which.test(t))
        .count();
  }

  // The tables.

  /** The table of that number, also one that has been put away. */
  Optional<HouseTable> table(String number) {
    return table(number, Thinking.AT_ONCE);
  }

  /**
   * The table of that number.
   *
   * @param thinking plays again what has been put away
   */
  Optional<HouseTable> table(String number, Thinking thinking) {
    if (!number.matches("[0-9]{1,9}")) {
      return Optional.empty();
    }
    int which = Integer.parseInt(number);
    return Optional.ofNullable(tables.get(which))
        .or(
            () -> {
              Optional<HouseTable> away = files.away(which);
              return away.flatMap(table -> recalled(table, thinking));
            });
  }

  private Optional<HouseTable> recalled(HouseTable table, Thinking thinking) {
    try {
      return Optional.of(
          thinking
              .think(
                  () -> {
                    dealer.recall(table);
                    return table;
                  },
                  () -> {})
              .result());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  /** Whether a table is still set, or being played at. */
  boolean isSet(HouseTable table) {
    return tables.containsValue(table);
  }

  /** Those that are not over, and the latest of those that are, as this person sees them. */
  List<TableListing> list(Person person) {
    return locked(() -> tables.values().stream().map(table -> listed(table, person)).toList());
  }

  /** A table as somebody sees it who has nothing to do with it. */
  TableListing listed(HouseTable table) {
    return listed(table, new Person("", ""));
  }

  /** A table as this person sees it. */
  TableListing listed(HouseTable table, Person person) {
    List<String> seats = new ArrayList<>();
    table
        .places()
        .forEach((seat, place) -> seats.add(seat + ": " + who(table, seat, place, person)));
    Optional<String> line =
        table.isFinished()
            ? Optional.of("watch ")
            : table.freeFor(person, "").isPresent()
                    || (!table.isShut() && table.seatOf(person.id()).isPresent())
                ? Optional.of("sit ")
                : table.table().map(_ -> "watch ");
    return new TableListing(
        table.number(),
        table.title().id(),
        table.standing(),
        String.join(", ", seats) + table.over().map(t -> Circumstances.of(t.match())).orElse(""),
        line.map(word -> word + table.number()));
  }

  private String who(HouseTable table, Seat seat, SeatOwner place, Person viewer) {
    return switch (place) {
      case SeatOwner.Bot(String level) -> "bot:" + level;
      case SeatOwner.Free(String invited) when invited.isEmpty() -> SAY.say("free");
      case SeatOwner.Free(String invited) -> SAY.say("invited", invited);
      case SeatOwner.Invited(String id, String name) ->
          SAY.say("invited", people.of(id).map(Person::name).orElse(name));
      case SeatOwner.Held(String id) ->
          (isUnnamed(table, id, viewer) ? SAY.say("somebody") : people.name(id))
              + (table.isHere(seat) || table.isFinished() ? "" : SAY.say("away"))
              + (table.isPlayedByBot(seat) ? SAY.say("bot-plays") : "");
    };
  }

  /** While they play in silence, nobody who has a seat reads the name of another. */
  private static boolean isUnnamed(HouseTable table, String id, Person viewer) {
    return table.table().isPresent()
        && table.silence().isPresent()
        && table.seatOf(viewer.id()).isPresent()
        && !id.equals(viewer.id());
  }

  /**
   * Sets a table and takes the maker's seat at it.
   *
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots sit where nobody was said to
   */
  Reply make(Visit visit, Title<?, ?, ?> title, List<String> words, boolean alone) {
    return switch (TableRequest.read(visit.person(), title, operated.files(), words, alone)) {
      case TableRequest.Unclear(String why) -> Reply.refused(why);
      case TableRequest.Clear wish -> locked(() -> make(visit, title, wish));
    };
  }

  private Reply make(Visit visit, Title<?, ?, ?> title, TableRequest.Clear wish) {
    if (operated.isDraining()) {
      return Reply.refused(SAY.say("draining"));
    }
    Person maker = visit.person();
    Share share = visit.share();
    Optional<Limit> reached = reached(maker, share);
    if (reached.isPresent()) {
      return tooMany(visit, reached.get());
    }
    HouseTable table = new HouseTable(last + 1, title, wish.options(), invited(wish.places()));
    table.setBy(maker.id(), share.name());
    Optional<String> objection =
        dealer
            .objection(table)
            .or(() -> people.keep(maker))
            .or(() -> files.write(table, table.places()));
    if (objection.isPresent()) {
      return Reply.refused(objection.get());
    }
    last++;
    table.expect(clock.instant());
    tables.put(table.number(), table);
    log.note("made", "table", table.number(), "game", title.id(), "by", maker.name());
    dealIfComplete(table);
    return Reply.at(table);
  }

  /** What stands in the way of one more table. */
  private Optional<Limit> reached(Person maker, Share share) {
    if (tablesOf(maker) >= limits().of(Limit.TABLES)) {
      return Optional.of(Limit.TABLES);
    }
    if (unfinished(table -> table.isSetFrom(share.name())) >= limits().of(Limit.TABLES_EACH)) {
      return Optional.of(Limit.TABLES_EACH);
    }
    if (unfinished(_ -> true) >= limits().of(Limit.TABLES_ALL)) {
      return Optional.of(Limit.TABLES_ALL);
    }
    return share.take(Limit.MAKING_EACH) ? Optional.empty() : Optional.of(Limit.MAKING_EACH);
  }

  private Reply tooMany(Visit visit, Limit limit) {
    visit.reached(limit);
    return Reply.refused(SAY.say("too-many." + limit.word(), limits().of(limit)));
  }

  /** Those who are known by the names that were said, and nobody else, are invited. */
  private Map<Seat, SeatOwner> invited(Map<Seat, SeatOwner> places) {
    Map<Seat, SeatOwner> bound = new LinkedHashMap<>(places);
    bound.replaceAll(
        (_, place) ->
            place instanceof SeatOwner.Free(String name)
                ? people
                    .named(name)
                    .<SeatOwner>map(p -> new SeatOwner.Invited(p.id(), name))
                    .orElse(place)
                : place);
    return bound;
  }

  /** That seats are for names which nobody has yet, a line each. */
  List<String> unknown(HouseTable table) {
    return locked(
        () ->
            table.places().entrySet().stream()
                .flatMap(
                    e ->
                        e.getValue() instanceof SeatOwner.Free(String name) && !name.isEmpty()
                            ? Stream.of(SAY.say("nobody-yet", name, e.getKey()))
                            : Stream.empty())
                .toList());
  }

  /**
   * Takes a seat, or goes back to one's own.
   *
   * @param name which; any if empty
   */
  Reply sit(Visit visit, HouseTable table, String name) {
    return locked(
        () -> {
          Person person = visit.person();
          if (table.isShut()) {
            return shut(table);
          }
          Optional<Seat> own = table.seatOf(person.id());
          if (own.isPresent()) {
            boolean other = !name.isEmpty() && !own.get().name().equals(name);
            return other ? Reply.refused(SAY.say("one-seat")) : Reply.at(table);
          }
          if (table.isFinished()) {
            return Reply.refused(SAY.say("finished", table.number()));
          }
          if (!isSet(table)) {
            return Reply.refused(SAY.say("deserted", table.number()));
          }
          if (operated.isDraining() && table.table().isEmpty()) {
            return Reply.refused(SAY.say("draining"));
          }
          if (!table.isSetBy(person.id()) && tablesOf(person) >= limits().of(Limit.TABLES)) {
            return tooMany(visit, Limit.TABLES);
          }
          return table
              .freeFor(person, name)
              .map(seat -> sit(person, table, seat))
              .orElseGet(() -> Reply.refused(SAY.say("no-seat", table.number())));
        });
  }

  private Reply sit(Person person, HouseTable table, Seat seat) {
    Optional<String> objection =
        people.keep(person).or(() -> put(table, Map.of(seat, new SeatOwner.Held(person.id()))));
    if (objection.isPresent()) {
      return Reply.refused(objection.get());
    }
    table.sendOff(person);
    table.away().put(seat, clock.instant());
    log.note("sits", "table", table.number(), "seat", seat, "name", person.name());
    table.table().ifPresent(t -> t.note(new Control.Handed(seat, new Player.Human())));
    dealIfComplete(table);
    return Reply.at(table);
  }

  /**
   * Goes on to the next table of those who have played at one; whoever asks first sets it, with the
   * others invited to the seats they had.
   */
  Reply rematch(Visit visit, HouseTable table) {
    return locked(
        () -> {
          Person person = visit.person();
          Optional<HouseTable> next = table.next().filter(this::isSet);
          if (next.isPresent()) {
            return sit(visit, next.get(), "");
          }
          if (table.seatOf(person.id()).isEmpty()) {
            return Reply.refused(SAY.say("no-rematch", table.number()));
          }
          Map<Seat, SeatOwner> places = new LinkedHashMap<>();
          table.places().forEach((seat, place) -> places.put(seat, again(person, place)));
          Reply set = make(visit, table.title(), new TableRequest.Clear(table.options(), places));
          set.table()
              .ifPresent(
                  other -> {
                    table.next(other);
                    table.tell(SAY.say("rematch", person.name(), other.number()));
                  });
          return set;
        });
  }

  private SeatOwner again(Person person, SeatOwner place) {
    return place instanceof SeatOwner.Held(String id) && !id.equals(person.id())
        ? new SeatOwner.Invited(id, people.name(id))
        : place;
  }

  /** Seats are somebody else's from now on; why not, if so. */
  private Optional<String> put(HouseTable table, Map<Seat, SeatOwner> changes) {
    Map<Seat, SeatOwner> places = new LinkedHashMap<>(table.places());
    places.putAll(changes);
    Optional<String> objection = files.write(table, places);
    if (objection.isEmpty()) {
      table.places().putAll(changes);
    }
    return objection;
  }

  private void dealIfComplete(HouseTable table) {
    boolean waits = table.table().isEmpty() && table.isComplete() && !table.isShut();
    if (waits && dealer.deal(table)) {
      table.expect(clock.instant());
      table.waiting().forEach(Visit::wake);
    }
  }

  /** Why nobody gets at a table. */
  static Reply shut(HouseTable table) {
    boolean newer = table.standing() == HouseTable.Standing.NEWER;
    return Reply.refused(SAY.say(newer ? "newer" : "unreadable", table.number()));
  }

  /** Gives a seat up; what is being played there waits for others. */
  Reply leave(Person person, HouseTable table) {
    return locked(
        () -> {
          Optional<Seat> seat = table.seatOf(person.id());
          if (seat.isEmpty() || table.isFinished()) {
            return Reply.refused(SAY.say("not-seated", table.number()));
          }
          if (table.isShut()) {
            return shut(table);
          }
          Optional<String> objection = free(table, seat.get());
          if (objection.isPresent()) {
            return Reply.refused(objection.get());
          }
          log.note("leaves", "table", table.number(), "seat", seat.get(), "name", person.name());
          table.sendOff(person);
          table.tell(SAY.say("left", called(table, person), seat.get()));
          return Reply.said(SAY.say("you-left", table.number()));
        });
  }

  /** A seat is anybody's; a table at which nobody has a seat and nothing was dealt goes. */
  private Optional<String> free(HouseTable table, Seat seat) {
    Optional<String> objection = put(table, Map.of(seat, new SeatOwner.Free("")));
    if (objection.isEmpty()) {
      table.away().remove(seat);
      if (table.table().isEmpty() && table.isForsaken()) {
        tables.remove(table.number());
        files.remove(table);
      }
    }
    return objection;
  }

  // At a table.

  /** Somebody sits down at a table or begins to watch; whoever sat there for them before goes. */
  void enter(TableConsole console, HouseTable table) {
    locked(
        () -> {
          Person person = console.visit().person();
          table.sendOff(person);
          table.here().stream()
              .filter(other -> !other.visit().person().equals(person))
              .forEach(
                  other -> other.seat().ifPresent(seat -> console.tell(sits(table, other, seat))));
          table.here().add(console);
          console.seat().ifPresent(seat -> back(table, seat, person));
          Dealer.bound(table).forEach(console::tell);
          table.talk().forEach(console::tell);
          return true;
        });
  }

  private static void back(HouseTable table, Seat seat, Person person) {
    boolean was = table.away().remove(seat) != null;
    table.offered().remove(seat);
    takeBack(table, seat);
    if (was) {
      table.tellOthers(seat, SAY.say("is-back", called(table, person), seat));
    }
  }

  /** Whoever is here plays their own seat, as soon as that can be written down. */
  private static void takeBack(HouseTable table, Seat seat) {
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      table
          .table()
          .filter(t -> t.trouble().isEmpty() && !t.isFull())
          .ifPresent(t -> t.note(new Control.Handed(seat, new Player.Human())));
    }
  }

  /** What somebody is called at a table: a name could say what nobody may say there. */
  private static String called(HouseTable table, Person person) {
    return table.silence().isPresent() ? SAY.say("somebody") : person.name();
  }

  private static String sits(HouseTable table, TableConsole console, Seat seat) {
    return SAY.say("is-back", called(table, console.visit().person()), seat);
  }

  void leaveFor(TableConsole console, HouseTable table) {
    locked(
        () -> {
          table.here().remove(console);
          console
              .seat()
              .filter(seat -> !table.isHere(seat) && !table.isFinished())
              .filter(seat -> table.places().get(seat) instanceof SeatOwner.Held)
              .ifPresent(
                  seat -> {
                    table.away().put(seat, clock.instant());
                    String name = called(table, console.visit().person());
                    table.tellOthers(seat, SAY.say("is-away", name, seat));
                  });
          return true;
        });
  }

  /** A seat whose player has been away for long enough, and in which no bot plays. */
  Optional<Seat> gone(HouseTable table) {
    return table.gone(clock.instant().minus(limits().time(Limit.PATIENCE)));
  }

  // Time.

  /** What is to be done from time to time. */
  void tick() {
    Instant now = clock.instant();
    boolean renewed = operated.notices().refresh();
    boolean changed =
        locked(
            () -> {
              people.day(LocalDate.ofInstant(now, ZoneOffset.UTC));
              List.copyOf(tables.values()).forEach(table -> tick(table, now));
              putAway(now);
              List<String> before = listed;
              listed = tables.values().stream().map(table -> listed(table).text()).toList();
              return !listed.equals(before);
            });
    tables.values().forEach(this::retry);
    for (Visit visit : visits) {
      if (visit.silence(now).compareTo(limits().time(Limit.IDLE)) > 0) {
        visit.end(SAY.say("idle", limits().time(Limit.IDLE).toMinutes()));
      } else if ((changed || renewed) && !visit.isPlaying()) {
        visit.wake();
      }
    }
  }

  /** A table at which nothing could be written goes on when that is possible again. */
  private void retry(HouseTable table) {
    if (table.table().filter(t -> t.trouble().isPresent() && t.retry()).isPresent()) {
      log.note("room-again", "table", table.number());
      table.tell(SAY.say("room-again"));
    }
  }

  private void tick(HouseTable table, Instant now) {
    dealIfComplete(table);
    if (table.isFinished() || table.isShut()) {
      return;
    }
    table.here().forEach(console -> console.seat().ifPresent(seat -> takeBack(table, seat)));
    if (table.table().isPresent() && table.isAttended()) {
      gone(table)
          .filter(table.offered()::add)
          .ifPresent(seat -> table.tell(SAY.say("offer", seat), c -> c.seat().isPresent()));
    }
    if (table.standing() == HouseTable.Standing.ADJOURNED) {
      return;
    }
    if (table.table().isEmpty()) {
      // Who waits for others in the house is not gone.
      visits.forEach(v -> table.seatOf(v.person().id()).ifPresent(s -> table.away().put(s, now)));
    }
    Instant since = now.minus(limits().time(Limit.HOLD));
    for (Map.Entry<Seat, Instant> away : Map.copyOf(table.away()).entrySet()) {
      if (away.getValue().isBefore(since) && free(table, away.getKey()).isEmpty()) {
        log.note("freed", "table", table.number(), "seat", away.getKey());
      }
    }
  }

  /** Puts older matches away that are over, and those that everybody has given up. */
  private void putAway(Instant now) {
    List<HouseTable> over = tables.values().stream().filter(HouseTable::isFinished).toList();
    List<HouseTable> older = over.subList(0, Math.max(0, over.size() - LISTED));
    Instant since = now.minus(limits().time(Limit.HOLD));
    for (HouseTable table : List.copyOf(tables.values())) {
      boolean deserted =
          !table.isShut() && table.deserted(now).filter(when -> when.isBefore(since)).isPresent();
      if (deserted || (older.contains(table) && table.here().isEmpty())) {
        tables.remove(table.number());
        files.putAway(table);
        log.note("put-away", "table", table.number());
        table.table().ifPresent(House::giveBack);
      }
    }
  }

  private static void giveBack(Table<?, ?, ?> match) {
    Store store = match.store();
    match.keep(Store.nowhere());
    store.close();
  }

  /** Sends everybody home, and gives the journals back. */
  void close(Duration patience) {
    locked(
        () -> {
          closed = true;
          return true;
        });
    // Whoever leaves is no longer among the visits before having been told everything.
    List<Visit> here = List.copyOf(visits);
    here.forEach(visit -> visit.end(SAY.say("closed")));
    long until = System.nanoTime() + patience.toNanos();
    for (Visit visit : here) {
      visit.await(Math.max(1, TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime())));
    }
    thinkers.close();
    tables.values().stream().flatMap(t -> t.table().stream()).forEach(t -> t.store().close());
  }
}
