package lethe.app.ssh;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Text;
import lethe.app.play.Loop;
import lethe.app.play.Table;
import lethe.app.terminal.Console;
import lethe.app.terminal.FullConsole;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/** Somebody on one connection, from the door to the door: in the lobby or at a table. */
final class Visit implements Runnable {
  private static final List<String> WORDS =
      List.of(
          "help", "games", "tables", "rules", "make", "play", "sit", "watch", "leave", "name",
          "back", "journal", "who", "quit");

  private final House house;
  private final Wire wire;
  private final Typing typing;
  private final Bucket lines;
  private final Bucket talk = new Bucket(0.5, 5);
  private final CountDownLatch over = new CountDownLatch(1);

  /** What brings a guest back; shown once, when there is something to come back to. */
  private Optional<String> code;

  private volatile Person person;
  private volatile Instant touched = Instant.MAX;
  private volatile Optional<String> farewell = Optional.empty();

  /** Where the person sits now, if at a table. */
  private volatile Optional<TableConsole> sitting = Optional.empty();

  private boolean leaves;

  /**
   * A visit.
   *
   * @param id the fingerprint of the key that was proven; empty for a guest
   * @param suggested what they would like to be called
   */
  Visit(House house, Wire wire, String id, String suggested) {
    this.house = house;
    this.wire = wire;
    this.typing = new Typing(wire, house.limits().lineLength());
    this.lines = new Bucket(house.limits().lines(), house.limits().lines());
    this.code = id.isEmpty() ? Optional.of(house.code()) : Optional.empty();
    this.person = house.come(this, code.map(People::guest).orElse(id), suggested);
  }

  House house() {
    return house;
  }

  Person person() {
    return person;
  }

  /** How long no key has been pressed, as far as was seen when this was last asked. */
  Duration silence(Instant now) {
    if (wire.keyboard().wasTouched()) {
      touched = now;
    }
    return Duration.between(touched, now);
  }

  /** Something may have changed. */
  void wake() {
    wire.keyboard().wake();
    sitting.ifPresent(TableConsole::wake);
  }

  /** Sends the person home. */
  void end(String why) {
    farewell = Optional.of(why);
    wake();
  }

  boolean isEnding() {
    return farewell.isPresent();
  }

  /** Waits until the person has gone. */
  void await(long millis) {
    try {
      over.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void run() {
    int exit = Reply.FAILED;
    try {
      exit = wire.line().isBlank() ? lobby() : command(wire.line());
    } catch (RuntimeException e) {
      house.log().failed("visit", e);
      wire.send(House.SAY.say("failed") + "\n");
    } finally {
      house.go(this);
      farewell.ifPresent(why -> wire.send("\n" + why + "\n"));
      wire.exit(exit);
      wire.keyboard().hangUp();
      house.log().note("left", "name", person.name(), "exit", exit);
      over.countDown();
    }
  }

  private int lobby() {
    say(House.SAY.say("welcome", person.name()).lines().toList());
    int exit = Reply.DONE;
    while (!leaves && !isEnding()) {
      String prompt = person.name() + "> ";
      wire.send(prompt + typing.unfinished());
      switch (typing.line(prompt, completions(), 0)) {
        case Typing.Heard.Line(String line) -> {
          echo(line);
          exit = command(line);
        }
        case Typing.Heard.TooLong() -> say(List.of(tooLong()));
        case Typing.Heard.Woken() -> wire.send(wire.hasTerminal() ? "\r\u001b[K" : "\n");
        case Typing.Heard.Late() -> {}
        case Typing.Heard.Ended() -> leaves = true;
      }
    }
    return wire.hasTerminal() ? Reply.DONE : exit;
  }

  private List<String> completions() {
    List<String> all = new ArrayList<>(WORDS);
    for (Title<?, ?, ?> title : Titles.ALL) {
      List.of("rules", "make", "play").forEach(word -> all.add(word + " " + title.id()));
    }
    return all;
  }

  private void echo(String line) {
    if (!wire.hasTerminal()) {
      wire.send(line + "\n");
    }
  }

  /** Why a line is not heard, if it is not; a line from a file waits instead. */
  Optional<String> refusal(String line) {
    if (line.length() > house.limits().lineLength()) {
      return Optional.of(tooLong());
    }
    if (!wire.hasTerminal()) {
      lines.await();
      return Optional.empty();
    }
    return lines.take()
        ? Optional.empty()
        : Optional.of(House.SAY.say("too-fast", house.limits().lines()));
  }

  boolean maySay() {
    return talk.take();
  }

  private String tooLong() {
    return House.SAY.say("too-long", house.limits().lineLength());
  }

  private int command(String line) {
    Optional<String> refusal = refusal(line);
    if (refusal.isPresent()) {
      say(List.of(refusal.get()));
      return Reply.WRONG_USAGE;
    }
    List<String> words = Arrays.asList(Clean.line(line, 2_000).split("\\s+"));
    Reply reply = reply(words.getFirst(), words.subList(1, words.size()));
    say(reply.lines());
    reply.table().ifPresent(this::visit);
    return reply.exit();
  }

  private Reply reply(String said, List<String> rest) {
    String word = said.toLowerCase(Locale.ROOT);
    List<String> meant = WORDS.stream().filter(w -> w.startsWith(word)).toList();
    String first = rest.isEmpty() ? "" : rest.getFirst();
    if (word.isEmpty()) {
      return Reply.said(List.of());
    }
    if (word.equals("?")) {
      return Reply.said(House.SAY.say("help").lines().toList());
    }
    if (meant.size() != 1 && !WORDS.contains(word)) {
      return Reply.refused(House.SAY.say("unknown", Clean.line(said, 40)));
    }
    return switch (WORDS.contains(word) ? word : meant.getFirst()) {
      case "games" -> Reply.said(games());
      case "tables" -> Reply.said(house.list());
      case "rules" -> title(first, title -> Reply.said(title.help().lines().toList()));
      case "make" ->
          title(first, title -> house.make(person, title, rest.subList(1, rest.size()), false));
      case "play" ->
          title(first, title -> house.make(person, title, rest.subList(1, rest.size()), true));
      case "sit" ->
          table(first, table -> house.sit(person, table, rest.size() > 1 ? rest.get(1) : ""));
      case "watch" -> table(first, this::watch);
      case "leave" -> table(first, table -> house.leave(person, table));
      case "journal" -> table(first, house::journal);
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "who" -> Reply.said(House.SAY.say("you-are", person.name(), kind()));
      case "quit" -> {
        leaves = true;
        yield Reply.said(List.of());
      }
      default -> Reply.said(House.SAY.say("help").lines().toList());
    };
  }

  private String kind() {
    return House.SAY.say(person.isGuest() ? "a-guest" : "a-key");
  }

  private static List<String> games() {
    List<String> lines = new ArrayList<>();
    for (Title<?, ?, ?> title : Titles.ALL) {
      Seats seats = title.seats();
      String size =
          seats.fewest() == seats.most() ? "" + seats.most() : seats.fewest() + "-" + seats.most();
      lines.add(
          String.format(
              Locale.ROOT, "%-10s %-32s %-4s %s", title.id(), title.name(), size, title.summary()));
    }
    return lines;
  }

  private interface OfTitle {
    Reply reply(Title<?, ?, ?> title);
  }

  private interface OfTable {
    Reply reply(HouseTable table);
  }

  private static Reply title(String name, OfTitle then) {
    return Titles.named(name)
        .map(then::reply)
        .orElseGet(
            () -> Reply.refused(House.SAY.say("which-game", Clean.line(name, 40), Titles.names())));
  }

  private Reply table(String number, OfTable then) {
    return house
        .table(number)
        .map(then::reply)
        .orElseGet(() -> Reply.refused(House.SAY.say("which-table", Clean.line(number, 40))));
  }

  private Reply watch(HouseTable table) {
    if (table.seatOf(person.id()).isPresent() && !table.isFinished()) {
      return Reply.refused(House.SAY.say("no-watching", table.number()));
    }
    return table.table().isPresent()
        ? Reply.at(table)
        : Reply.refused(House.SAY.say("not-begun", table.number()));
  }

  private Reply name(String name) {
    if (!Clean.isName(name)) {
      return Reply.refused(House.SAY.say("bad-name"));
    }
    Optional<Person> renamed = house.rename(person, name);
    if (renamed.isEmpty()) {
      return Reply.refused(
          House.SAY.say(house.isSeated(person) ? "name-fixed" : "name-taken", name));
    }
    person = renamed.get();
    return Reply.said(House.SAY.say("you-are", name, kind()));
  }

  private Reply back(String said, List<String> rest) {
    if (!lines.take()) {
      return Reply.refused(House.SAY.say("too-fast", house.limits().lines()));
    }
    Optional<Person> known = house.back(person, said);
    if (known.isEmpty()) {
      return Reply.refused(House.SAY.say("no-such-code"));
    }
    person = known.get();
    code = Optional.empty();
    say(List.of(House.SAY.say("welcome-back", person.name())));
    return rest.size() > 1
        ? reply(rest.get(1), rest.subList(2, rest.size()))
        : Reply.said(List.of());
  }

  // At a table.

  private void visit(HouseTable table) {
    showCode(table);
    if (!awaits(table)) {
      return;
    }
    Table<?, ?, ?> match = table.table().orElseThrow();
    Optional<Seat> seat = table.isFinished() ? Optional.empty() : table.seatOf(person.id());
    TableConsole console = new TableConsole(console(table, seat), this, table, seat);
    sitting = Optional.of(console);
    house.enter(console, table);
    try (console) {
      Loop.run(match, console, seat.stream().toList(), new Rng(house.random().nextLong()), true);
    } finally {
      sitting = Optional.empty();
      house.leaveFor(console, table);
    }
    if (!isEnding()) {
      boolean held = seat.isPresent() && table.seatOf(person.id()).isPresent();
      say(
          List.of(
              House.SAY.say(
                  held && !table.isFinished() ? "left-held" : "left-table", table.number())));
    }
  }

  /** The whole terminal; plain lines where there is none, or one that can do nothing else. */
  private Console console(HouseTable table, Optional<Seat> seat) {
    boolean guarded = table.title().guarded();
    return wire.hasScreen()
        ? new FullConsole(new WireTty(wire), wire.look(), !guarded)
        : new WireConsole(wire, typing, () -> isUnasked(table, seat), guarded && wire.hasScreen());
  }

  private static boolean isUnasked(HouseTable table, Optional<Seat> seat) {
    return table
        .table()
        .map(t -> t.match().turn())
        .filter(turn -> !turn.isOver() && seat.filter(turn::awaits).isEmpty())
        .isPresent();
  }

  private void showCode(HouseTable table) {
    if (code.isPresent() && table.seatOf(person.id()).isPresent()) {
      say(List.of(House.SAY.say("code", code.get(), table.number())));
      code = Optional.empty();
      if (wire.hasTerminal()) {
        String prompt = House.SAY.say("enter");
        wire.send(prompt);
        Typing.Heard heard = typing.line(prompt, List.of(), 0);
        while (heard instanceof Typing.Heard.Woken && !isEnding()) {
          heard = typing.line(prompt, List.of(), 0);
        }
      }
    }
  }

  /** Waits until all seats are taken; false if the person does not wait for it. */
  private boolean awaits(HouseTable table) {
    String prompt = House.SAY.say("waiting", table.number());
    boolean told = false;
    while (table.table().isEmpty()) {
      if (isEnding() || house.table("" + table.number()).isEmpty()) {
        return false;
      }
      if (!told) {
        say(List.of(House.SAY.say("not-complete", table.number())));
        wire.send(wire.hasTerminal() ? prompt : "");
        told = true;
      }
      if (!wire.hasTerminal()) {
        if (wire.keyboard().call() == Keyboard.ENDED) {
          return false;
        }
        continue;
      }
      switch (typing.line(prompt, List.of("leave", "lobby"), 0)) {
        case Typing.Heard.Line(String line) when line.strip().equals("leave") -> {
          say(house.leave(person, table).lines());
          return false;
        }
        case Typing.Heard.Line(String line) when line.isBlank() -> told = false;
        case Typing.Heard.Line _, Typing.Heard.TooLong() -> {
          return false;
        }
        case Typing.Heard.Ended() -> {
          leaves = true;
          return false;
        }
        case Typing.Heard.Woken(), Typing.Heard.Late() -> {}
      }
    }
    return true;
  }

  private void say(List<String> lines) {
    int columns = wire.hasTerminal() ? wire.size().columns() : 80;
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      Text.plain(line)
          .wrapped(Math.max(20, columns))
          .forEach(l -> text.append(l.words()).append('\n'));
    }
    if (!text.isEmpty()) {
      wire.send(text.toString());
    }
  }
}
