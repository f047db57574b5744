package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import lethe.app.play.Commitment;
import lethe.app.play.Opened;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.save.JournalFile;
import lethe.app.save.Store;
import lethe.app.titles.Messages;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Checked;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Control;
import lethe.engine.core.Fault;
import lethe.engine.core.Header;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/**
 * All tables of one house and everybody who is there. Its lock is held only for what is quick:
 * nobody's line is written to under it.
 */
final class House {
  static final Messages SAY = Messages.of(House.class);

  private static final String TABLE = ".table";
  private static final String MATCH = ".lethe";

  private final Settings settings;
  private final Log log;
  private final InstantSource clock;
  private final SecureRandom random;
  private final Path folder;
  private final ReentrantLock lock = new ReentrantLock();
  private final People people;

  /** Read without the lock where a glance is enough. */
  private final NavigableMap<Integer, HouseTable> tables = new ConcurrentSkipListMap<>();

  private final Set<Visit> visits = ConcurrentHashMap.newKeySet();
  private volatile boolean closed;

  private House(Settings settings, Log log, InstantSource clock, SecureRandom random)
      throws IOException {
    this.random = random;
    this.settings = settings;
    this.log = log;
    this.clock = clock;
    this.folder = settings.data().resolve("tables");
    Files.createDirectories(
        folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    this.people = People.in(settings.data().resolve("people"), random);
  }

  /** The house as it stood when it was last closed, or killed. */
  static House open(Settings settings, Log log, InstantSource clock, SecureRandom random)
      throws IOException {
    House house = new House(settings, log, clock, random);
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(house.folder, "*" + TABLE)) {
      all.forEach(files::add);
    }
    for (Path file : files) {
      house.load(file);
    }
    return house;
  }

  Limits limits() {
    return settings.limits();
  }

  Log log() {
    return log;
  }

  SecureRandom random() {
    return random;
  }

  // People.

  /** Somebody comes in. */
  Person come(Visit visit, String id, String suggested) {
    return locked(
        () -> {
          visits.add(visit);
          Person person = people.come(id, suggested);
          if (closed) {
            visit.end(SAY.say("closed"));
          }
          return person;
        });
  }

  String code() {
    return locked(people::code);
  }

  void go(Visit visit) {
    locked(
        () -> {
          visits.remove(visit);
          if (visits.stream().noneMatch(v -> v.person().id().equals(visit.person().id()))) {
            people.go(visit.person());
          }
          return true;
        });
  }

  /** A guest is who that code says, if there is such a guest. */
  Optional<Person> back(Person now, String code) {
    return locked(
        () -> {
          Optional<Person> known = people.known(People.guest(code));
          known.ifPresent(_ -> people.go(now));
          return known;
        });
  }

  /** Somebody is called otherwise from now on, unless they sit somewhere. */
  Optional<Person> rename(Person person, String name) {
    return locked(
        () -> {
          if (people.isTaken(name, person.id()) || !seatedAt(person).isEmpty()) {
            return Optional.empty();
          }
          Person renamed = new Person(person.id(), name);
          people.keep(renamed);
          return Optional.of(renamed);
        });
  }

  boolean isSeated(Person person) {
    return locked(() -> !seatedAt(person).isEmpty());
  }

  private List<HouseTable> seatedAt(Person person) {
    return tables.values().stream()
        .filter(table -> !table.isFinished() && table.seatOf(person.id()).isPresent())
        .toList();
  }

  // The lobby.

  Optional<HouseTable> table(String number) {
    return number.matches("[0-9]{1,9}")
        ? Optional.ofNullable(tables.get(Integer.parseInt(number)))
        : Optional.empty();
  }

  /** A line a table: those that are not over, and the latest of those that are. */
  List<String> list() {
    return locked(
        () -> {
          List<HouseTable> over = tables.values().stream().filter(HouseTable::isFinished).toList();
          Collection<HouseTable> latest = over.subList(Math.max(0, over.size() - 10), over.size());
          List<String> lines = new ArrayList<>();
          for (HouseTable table : tables.values()) {
            if (!table.isFinished() || latest.contains(table)) {
              lines.add(line(table));
            }
          }
          return lines.isEmpty() ? List.of(SAY.say("no-tables")) : lines;
        });
  }

  private String line(HouseTable table) {
    List<String> seats = new ArrayList<>();
    table.places().forEach((seat, place) -> seats.add(seat + ": " + who(table, seat, place)));
    return String.format(
        Locale.ROOT,
        "%4d  %-9s %-10s %s",
        table.number(),
        table.title().id(),
        table.standing().name().toLowerCase(Locale.ROOT),
        String.join(", ", seats));
  }

  private String who(HouseTable table, Seat seat, Place place) {
    return switch (place) {
      case Place.Bot(String level) -> "bot:" + level;
      case Place.Free(String invited) when invited.isEmpty() -> SAY.say("free");
      case Place.Free(String invited) -> SAY.say("invited", invited);
      case Place.Held(String id) ->
          people.name(id)
              + (table.isHere(seat) || table.isFinished() ? "" : SAY.say("away"))
              + (table.isPlayedByBot(seat) ? SAY.say("bot-plays") : "");
    };
  }

  /**
   * Sets a table and takes the maker's seat at it.
   *
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots sit where nobody was said to
   */
  Reply make(Person maker, Title<?, ?, ?> title, List<String> words, boolean alone) {
    return locked(() -> made(maker, title, words, alone));
  }

  private Reply made(Person maker, Title<?, ?, ?> title, List<String> words, boolean alone) {
    if (seatedAt(maker).size() >= limits().tables()) {
      return Reply.refused(SAY.say("too-many-tables", limits().tables()));
    }
    Map<String, String> options = new TreeMap<>();
    Map<String, String> said = new LinkedHashMap<>();
    for (String word : words) {
      String[] sides = word.split("=", 2);
      if (sides.length < 2 || sides[1].isEmpty()) {
        return Reply.refused(SAY.say("no-choice", Clean.line(word, 40)));
      }
      boolean seat = title.seats().named(sides[0]).isPresent();
      if ((seat ? said : options).put(sides[0], sides[1]) != null) {
        return Reply.refused(SAY.say("said-twice", Clean.line(sides[0], 40)));
      }
    }
    if (title.open(Options.of(options)) instanceof Faulty<?>(List<Fault> faults)) {
      return Reply.refused(sentence(faults.getFirst()));
    }
    Seats seats = title.seats();
    int named =
        said.keySet().stream()
            .mapToInt(name -> seats.named(name).orElseThrow().index() + 1)
            .max()
            .orElse(0);
    int size =
        Math.max(
            seats.fewest() < seats.most() && named > 0 ? named : seats.usual(), seats.fewest());
    Map<Seat, Place> places = new LinkedHashMap<>();
    for (Seat seat : seats.table(size)) {
      String who = said.getOrDefault(seat.name(), "");
      Optional<Place> place = place(maker, title, who, alone);
      if (place.isEmpty()) {
        return Reply.refused(SAY.say("nobody", Clean.line(who, 40), Opened.levels(title)));
      }
      places.put(seat, place.get());
    }
    if (places.values().stream().filter(new Place.Held(maker.id())::equals).count() > 1) {
      return Reply.refused(SAY.say("one-seat"));
    }
    seatMaker(maker, places, said);
    int number = tables.isEmpty() ? 1 : tables.lastKey() + 1;
    HouseTable table = new HouseTable(number, title, Options.of(options), places);
    Optional<String> fault = fits(table);
    if (fault.isPresent()) {
      return Reply.refused(fault.get());
    }
    people.keep(maker);
    table.expect(clock.instant());
    write(table);
    tables.put(number, table);
    log.note("made", "table", number, "game", title.id(), "by", maker.name());
    dealIfComplete(table);
    return Reply.at(table);
  }

  /** What was said of a seat; empty where nothing was, until all others are known. */
  private static Optional<Place> place(
      Person maker, Title<?, ?, ?> title, String who, boolean alone) {
    return switch (who) {
      case "" -> Optional.of(alone ? new Place.Bot(level(title, "")) : new Place.Free(""));
      case "me", "human" -> Optional.of(new Place.Held(maker.id()));
      case "open", "anyone" -> Optional.of(new Place.Free(""));
      default ->
          who.equals("bot") || who.startsWith("bot:")
              ? Player.read(who)
                  .filter(Player.Machine.class::isInstance)
                  .map(player -> ((Player.Machine) player).level())
                  .filter(called -> title.level(called).isPresent())
                  .map(called -> new Place.Bot(level(title, called)))
              : Clean.isName(who) ? Optional.of(new Place.Free(who)) : Optional.empty();
    };
  }

  private static String level(Title<?, ?, ?> title, String called) {
    return title.level(called).orElseThrow().name();
  }

  /** The maker takes the first seat of which nothing was said, unless one was chosen. */
  private static void seatMaker(Person maker, Map<Seat, Place> places, Map<String, String> said) {
    if (!places.containsValue(new Place.Held(maker.id()))) {
      places.keySet().stream()
          .filter(seat -> !said.containsKey(seat.name()))
          .findFirst()
          .ifPresent(seat -> places.put(seat, new Place.Held(maker.id())));
    }
  }

  /** Whether the game can be played by so many with these options; else why not. */
  private Optional<String> fits(HouseTable table) {
    return switch (opened(table, 0)) {
      case Valid<Table<?, ?, ?>> _ -> Optional.empty();
      case Faulty<Table<?, ?, ?>>(List<Fault> faults) -> Optional.of(sentence(faults.getFirst()));
    };
  }

  private static String sentence(Fault fault) {
    return Clean.line(Titles.REASONS.say(fault.why(), fault.facts()), 300);
  }

  private Checked<Table<?, ?, ?>> opened(HouseTable table, long seed) {
    List<Seated> seated = new ArrayList<>();
    table
        .places()
        .forEach(
            (seat, place) ->
                seated.add(
                    new Seated(
                        seat,
                        place instanceof Place.Bot(String level)
                            ? new Player.Machine(level)
                            : new Player.Human())));
    String now = clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
    return Opened.of(
        table.title(), new Header(table.title().id(), table.options(), seed, now, seated));
  }

  /**
   * Takes a seat, or goes back to one's own.
   *
   * @param name which; any if empty
   */
  Reply sit(Person person, HouseTable table, String name) {
    return locked(
        () -> {
          Optional<Seat> own = table.seatOf(person.id());
          if (own.isPresent()) {
            boolean other = !name.isEmpty() && !own.get().name().equals(name);
            return other ? Reply.refused(SAY.say("one-seat")) : Reply.at(table);
          }
          if (table.isFinished()) {
            return Reply.refused(SAY.say("finished", table.number()));
          }
          if (seatedAt(person).size() >= limits().tables()) {
            return Reply.refused(SAY.say("too-many-tables", limits().tables()));
          }
          Optional<Seat> free =
              table.places().entrySet().stream()
                  .filter(e -> name.isEmpty() || e.getKey().name().equals(name))
                  .filter(
                      e ->
                          e.getValue() instanceof Place.Free(String invited)
                              && (invited.isEmpty() || invited.equals(person.name())))
                  .map(Map.Entry::getKey)
                  .findFirst();
          if (free.isEmpty()) {
            return Reply.refused(SAY.say("no-seat", table.number()));
          }
          people.keep(person);
          table.here().stream()
              .filter(console -> console.visit().person().id().equals(person.id()))
              .forEach(TableConsole::end);
          table.places().put(free.get(), new Place.Held(person.id()));
          table.away().put(free.get(), clock.instant());
          write(table);
          log.note("sits", "table", table.number(), "seat", free.get(), "name", person.name());
          table.table().ifPresent(t -> t.note(new Control.Handed(free.get(), new Player.Human())));
          dealIfComplete(table);
          return Reply.at(table);
        });
  }

  /** Gives a seat up; what is being played there waits for others. */
  Reply leave(Person person, HouseTable table) {
    return locked(
        () -> {
          Optional<Seat> seat = table.seatOf(person.id());
          if (seat.isEmpty() || table.isFinished()) {
            return Reply.refused(SAY.say("not-seated", table.number()));
          }
          table.places().put(seat.get(), new Place.Free(""));
          table.away().remove(seat.get());
          log.note("leaves", "table", table.number(), "seat", seat.get(), "name", person.name());
          if (table.isForsaken()) {
            remove(table);
          } else {
            write(table);
          }
          table.here().stream()
              .filter(console -> console.visit().person().id().equals(person.id()))
              .forEach(TableConsole::end);
          tellOthers(table, SAY.say("left", person.name(), seat.get()));
          return Reply.said(SAY.say("you-left", table.number()));
        });
  }

  /** A table that is nobody's any more goes, with whatever was played there. */
  private void remove(HouseTable table) {
    tables.remove(table.number());
    log.note("removed", "table", table.number());
    table.here().forEach(TableConsole::end);
    table.table().ifPresent(House::giveBack);
    try {
      Files.deleteIfExists(file(table, MATCH));
      Files.deleteIfExists(file(table, TABLE));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void giveBack(Table<?, ?, ?> match) {
    Store store = match.store();
    match.keep(Store.nowhere());
    store.close();
  }

  // Dealing.

  private void dealIfComplete(HouseTable table) {
    if (table.table().isEmpty() && table.isComplete()) {
      switch (dealt(table)) {
        case Valid<Table<?, ?, ?>>(Table<?, ?, ?> match) -> begin(table, match);
        case Faulty<Table<?, ?, ?>>(List<Fault> faults) ->
            throw new IllegalStateException(sentence(faults.getFirst()));
      }
    }
  }

  /** The seed comes from nobody; what binds it is on the disk before anybody sees a card. */
  private Checked<Table<?, ?, ?>> dealt(HouseTable table) {
    long seed = random.nextLong();
    Commitment commitment = Commitment.to(seed, random);
    return opened(table, seed)
        .then(
            match -> {
              match.note(new Control.Committed(commitment.hash(), commitment.nonce()));
              return JournalFile.create(file(table, MATCH), text(match), match.match().position())
                  .then(
                      store -> {
                        match.keep(store);
                        log.note("dealt", "table", table.number(), "commitment", commitment.hash());
                        return new Valid<>(match);
                      });
            });
  }

  private static <C, O, V> String text(Table<C, O, V> table) {
    return table.match().journal().text(table.game().notation());
  }

  private void begin(HouseTable table, Table<?, ?, ?> match) {
    table.deal(match);
    table.expect(clock.instant());
    match.host(
        limits().pace(),
        () -> !isFull(table),
        e -> log.failed("bot at table " + table.number(), e));
    visits.forEach(Visit::wake);
  }

  /** What the deal at a table was bound by. */
  static List<String> bound(HouseTable table) {
    return table
        .table()
        .flatMap(t -> Commitment.of(t.match()))
        .map(c -> List.of(SAY.say("bound", c.hash())))
        .orElse(List.of());
  }

  /** The seed and the nonce, once the match is over. */
  List<String> revealed(HouseTable table) {
    return table
        .table()
        .filter(t -> t.match().turn().isOver())
        .flatMap(
            t ->
                Commitment.of(t.match())
                    .map(
                        c ->
                            List.of(
                                SAY.say(
                                    "revealed",
                                    t.match().header().seed(),
                                    c.nonce(),
                                    table.number()))))
        .orElse(List.of());
  }

  /** A match that is over, as its journal has it. */
  Reply journal(HouseTable table) {
    return table
        .table()
        .filter(t -> t.match().turn().isOver())
        .map(t -> Reply.said(text(t).lines().toList()))
        .orElseGet(() -> Reply.refused(SAY.say("not-over", table.number())));
  }

  /** Whether no more moves are written down there. */
  boolean isFull(HouseTable table) {
    try {
      return !table.equals(tables.get(table.number()))
          || Files.size(file(table, MATCH)) >= limits().journal();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  // At a table.

  /** Somebody sits down at a table or begins to watch; whoever sat there for them before goes. */
  void enter(TableConsole console, HouseTable table) {
    locked(
        () -> {
          Person person = console.visit().person();
          table.here().stream()
              .filter(other -> other.visit().person().id().equals(person.id()))
              .forEach(TableConsole::end);
          table.here().add(console);
          console.seat().ifPresent(seat -> back(table, seat, person));
          bound(table).forEach(console::tell);
          return true;
        });
  }

  private void back(HouseTable table, Seat seat, Person person) {
    boolean was = table.away().remove(seat) != null;
    table.offered().remove(seat);
    if (table.isPlayedByBot(seat) && !table.isFinished()) {
      table.table().ifPresent(t -> t.note(new Control.Handed(seat, new Player.Human())));
    }
    if (was) {
      table.tell(SAY.say("is-back", person.name(), seat), other -> isOther(other, seat));
    }
  }

  void leaveFor(TableConsole console, HouseTable table) {
    locked(
        () -> {
          table.here().remove(console);
          console
              .seat()
              .filter(seat -> !table.isHere(seat) && !table.isFinished())
              .filter(seat -> table.places().get(seat) instanceof Place.Held)
              .ifPresent(
                  seat -> {
                    table.away().put(seat, clock.instant());
                    String name = console.visit().person().name();
                    table.tell(SAY.say("is-away", name, seat), other -> isOther(other, seat));
                  });
          return true;
        });
  }

  private static boolean isOther(TableConsole console, Seat seat) {
    return !console.seat().equals(Optional.of(seat));
  }

  private static void tellOthers(HouseTable table, String line) {
    table.tell(line, _ -> true);
  }

  /** What is typed at a table and meant for the house: it begins with a slash. */
  List<String> asked(TableConsole console, HouseTable table, String text) {
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    return switch (words[0].toLowerCase(Locale.ROOT)) {
      case "say" -> List.of(say(console, table, rest));
      case "who" -> locked(() -> who(table));
      case "bot" -> List.of(locked(() -> bot(console, table, rest)));
      case "adjourn" -> List.of(locked(() -> adjourn(console, table)));
      default -> SAY.say("help.table").lines().toList();
    };
  }

  private String say(TableConsole console, HouseTable table, String text) {
    String line = Clean.line(text, 200);
    Person person = console.visit().person();
    if (line.isEmpty()) {
      return SAY.say("say-what");
    }
    if (!console.visit().maySay()) {
      return SAY.say("too-much-talk");
    }
    if (console.seat().isEmpty()) {
      table.tell(SAY.say("watcher-says", person.name(), line), other -> other.seat().isEmpty());
      return "";
    }
    Optional<String> silence = table.silence();
    if (silence.isPresent()) {
      return silence.get();
    }
    tellOthers(table, SAY.say("says", person.name(), console.seat().get(), line));
    return "";
  }

  private List<String> who(HouseTable table) {
    List<String> lines = new ArrayList<>();
    lines.add(line(table).strip());
    List<String> watching =
        table.here().stream()
            .filter(console -> console.seat().isEmpty())
            .map(console -> console.visit().person().name())
            .toList();
    if (!watching.isEmpty()) {
      lines.add(SAY.say("watching", String.join(", ", watching)));
    }
    return lines;
  }

  /** A bot plays on for somebody who has been away long enough. */
  private String bot(TableConsole console, HouseTable table, String name) {
    Optional<Seat> gone = gone(table).filter(s -> name.isEmpty() || s.name().equals(name));
    if (console.seat().isEmpty() || table.isFinished()) {
      return SAY.say("not-seated", table.number());
    }
    if (gone.isEmpty()) {
      return SAY.say("nobody-gone", limits().patience().toSeconds());
    }
    String level = level(table.title(), "");
    table
        .table()
        .ifPresent(
            t -> {
              t.note(new Control.Handed(gone.get(), new Player.Machine(level)));
              t.proceed();
            });
    log.note("bot", "table", table.number(), "seat", gone.get());
    tellOthers(table, SAY.say("bot-takes", gone.get()));
    return "";
  }

  /** A seat whose player has been away for long enough, and in which no bot plays. */
  private Optional<Seat> gone(HouseTable table) {
    Instant since = clock.instant().minus(limits().patience());
    return table.places().keySet().stream()
        .filter(seat -> !table.isPlayedByBot(seat) && !table.isHere(seat))
        .filter(seat -> !table.away().getOrDefault(seat, Instant.MIN).isAfter(since))
        .findFirst();
  }

  private String adjourn(TableConsole console, HouseTable table) {
    if (console.seat().isEmpty() || table.isFinished()) {
      return SAY.say("not-seated", table.number());
    }
    boolean alone = table.here().stream().filter(other -> other.seat().isPresent()).count() == 1;
    if (!alone && gone(table).isEmpty()) {
      return SAY.say("nobody-gone", limits().patience().toSeconds());
    }
    table.table().ifPresent(t -> t.note(new Control.Adjourned()));
    log.note("adjourned", "table", table.number());
    table.here().forEach(TableConsole::end);
    return SAY.say("adjourned", table.number());
  }

  // Time.

  /** What is to be done from time to time. */
  void tick() {
    Instant now = clock.instant();
    locked(
        () -> {
          List.copyOf(tables.values()).forEach(table -> tick(table, now));
          return true;
        });
    for (Visit visit : visits) {
      if (visit.silence(now).compareTo(limits().idle()) > 0) {
        visit.end(SAY.say("idle", limits().idle().toMinutes()));
      }
    }
  }

  private void tick(HouseTable table, Instant now) {
    if (table.isFinished()) {
      return;
    }
    if (table.table().isPresent() && table.here().stream().anyMatch(c -> c.seat().isPresent())) {
      gone(table)
          .filter(table.offered()::add)
          .ifPresent(seat -> table.tell(SAY.say("offer", seat), other -> other.seat().isPresent()));
    }
    if (table.standing() == HouseTable.Standing.ADJOURNED) {
      return;
    }
    if (table.table().isEmpty()) {
      // Who waits for others in the house is not gone.
      visits.forEach(v -> table.seatOf(v.person().id()).ifPresent(s -> table.away().put(s, now)));
    }
    for (Map.Entry<Seat, Instant> gone : List.copyOf(table.away().entrySet())) {
      Duration since = Duration.between(gone.getValue(), now);
      if (since.compareTo(limits().hold()) > 0) {
        table.away().remove(gone.getKey());
        table.places().put(gone.getKey(), new Place.Free(""));
        log.note("freed", "table", table.number(), "seat", gone.getKey());
        write(table);
      }
    }
    if (table.isForsaken()) {
      remove(table);
    }
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
    tables.values().stream().flatMap(t -> t.table().stream()).forEach(t -> t.store().close());
  }

  int people() {
    return visits.size();
  }

  // On disk.

  private Path file(HouseTable table, String ending) {
    return folder.resolve(String.format(Locale.ROOT, "%06d%s", table.number(), ending));
  }

  private void write(HouseTable table) {
    StringBuilder text = new StringBuilder("game " + table.title().id() + "\n");
    table
        .options()
        .values()
        .forEach((k, v) -> text.append("option ").append(k).append(' ').append(v).append('\n'));
    table
        .places()
        .forEach(
            (seat, place) ->
                text.append("seat ").append(seat).append(' ').append(place.text()).append('\n'));
    try {
      Atomic.write(file(table, TABLE), text.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A table that cannot be read stays where it is, and is not offered. */
  private void load(Path file) throws IOException {
    String name = file.getFileName().toString();
    int number = Integer.parseInt(name.substring(0, name.length() - TABLE.length()));
    Optional<Title<?, ?, ?>> title = Optional.empty();
    Map<String, String> options = new TreeMap<>();
    Map<String, Place> places = new LinkedHashMap<>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      String[] words = line.split(" ", 3);
      switch (words[0]) {
        case "game" -> title = Titles.named(words[1]);
        case "option" -> options.put(words[1], words.length > 2 ? words[2] : "");
        case "seat" -> places.put(words[1], Place.read(words.length > 2 ? words[2] : "free"));
        default -> log.note("unreadable", "table", number);
      }
    }
    if (title.isEmpty()) {
      log.note("unreadable", "table", number);
      return;
    }
    Map<Seat, Place> seats = new LinkedHashMap<>();
    for (Map.Entry<String, Place> place : places.entrySet()) {
      title.get().seats().named(place.getKey()).ifPresent(s -> seats.put(s, place.getValue()));
    }
    HouseTable table = new HouseTable(number, title.get(), Options.of(options), seats);
    table.expect(clock.instant());
    tables.put(number, table);
    resume(table);
  }

  private void resume(HouseTable table) throws IOException {
    Path file = file(table, MATCH);
    if (Files.exists(file)) {
      switch (Saved.load(file)) {
        case Valid<Saved>(Saved saved) when Commitment.of(saved.table().match()).isPresent() ->
            resume(table, file, saved);
        case Valid<Saved> _ -> Files.delete(file);
        case Faulty<Saved>(List<Fault> faults) -> {
          if (Files.readString(file).contains("* commitment")) {
            log.note("unreadable", "table", table.number(), "line", faults.getFirst().line());
            tables.remove(table.number());
            return;
          }
          Files.delete(file);
        }
      }
    }
    dealIfComplete(table);
  }

  private void resume(HouseTable table, Path file, Saved saved) {
    int played = saved.table().match().position();
    switch (JournalFile.resume(file, saved.whole(), played)) {
      case Valid<Store>(Store store) -> {
        saved.table().keep(store);
        log.note("resumed", "table", table.number(), "entries", played, "torn", saved.torn());
        begin(table, saved.table());
      }
      case Faulty<Store> _ -> {
        log.note("unwritable", "table", table.number());
        tables.remove(table.number());
      }
    }
  }

  private <T> T locked(Supplier<T> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
