package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.house.Clean;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.house.Person;
import lethe.app.house.SeatAssignment;
import lethe.app.house.Seating;
import lethe.app.house.TableListing;
import lethe.app.house.disk.OwnFiles;
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seats;

/** Where everybody comes in: what can be asked of the house, and what it answers. */
final class Lobby {
  static final List<String> WORDS =
      List.of(
          "help", "games", "tables", "rules", "make", "play", "sit", "watch", "leave", "name",
          "back", "journal", "who", "quit");

  /** What is not longer than this is said below the tables; what is longer is a page. */
  private static final int SHORT = 4;

  /** How much of what was said can be scrolled back to. */
  private static final int LOG = 200;

  private final Visitor visitor;
  private final House house;
  private final RemoteTerminal terminal;
  private final OwnFiles files;
  private final TableRoom room;

  /** What was answered last, and all that was. */
  private List<Text> said = List.of();

  private final List<Text> log = new ArrayList<>();
  private boolean leaves;

  /**
   * A lobby.
   *
   * @param files what options of games may name
   * @param room where somebody goes from here who sits down
   */
  Lobby(Visitor visitor, OwnFiles files, TableRoom room) {
    this.visitor = visitor;
    this.house = visitor.house();
    this.terminal = visitor.terminal();
    this.files = files;
    this.room = room;
  }

  /** Until the person leaves; the exit code, which is the last answer's for a file of lines. */
  int run() {
    String welcome = terminal.hasScreen() ? "welcome.whole" : "welcome";
    List<String> greeting = new ArrayList<>();
    if (!terminal.hasScreen() && terminal.hasTerminal()) {
      greeting.addAll(house.notices().lines());
    }
    greeting.add(SAY.say(welcome, visitor.person().name()));
    say(greeting);
    int exit = Reply.DONE;
    while (!leaves) {
      switch (visitor.hear(screen(visitor.size()))) {
        case Event.Line(String line) -> exit = take(line);
        case Event.Ended _ -> leaves = true;
        default -> {
          List<String> told = visitor.told();
          if (!told.isEmpty()) {
            say(told);
          }
        }
      }
    }
    return terminal.hasTerminal() ? Reply.DONE : exit;
  }

  private int take(String line) {
    Reply reply = reply(line);
    say(reply.lines());
    if (!terminal.hasScreen() && reply.table().isPresent()) {
      terminal.print(reply.lines());
    }
    if (terminal.hasScreen() && Text.wrapped(said, visitor.size().columns()).size() > SHORT) {
      visitor.read(said);
      say(List.of());
    }
    if (reply.table().isPresent()) {
      say(go(reply));
    }
    return reply.exit();
  }

  /** Goes where an answer leads; what to say when the person is back from there. */
  List<String> go(Reply reply) {
    return reply.table().map(room::sit).orElse(List.of());
  }

  private void say(List<String> lines) {
    said = lines.stream().map(Text::plain).toList();
    log.addAll(said);
    log.subList(0, Math.max(0, log.size() - LOG)).clear();
  }

  private Screen screen(Size size) {
    List<TableListing> tables = house.list(visitor.person());
    return terminal.hasScreen()
        ? LobbySheet.whole(
            visitor.person(), house.notices().lines(), tables, said, log, WORDS, size)
        : LobbySheet.lines(
            visitor.person(),
            tables,
            terminal.hasTerminal() ? Text.wrapped(said, size.columns()) : said,
            WORDS,
            size);
  }

  /** What the house answers to a line. */
  Reply reply(String line) {
    Optional<String> refusal = visitor.refusal(line);
    if (refusal.isPresent()) {
      return Reply.refused(refusal.get());
    }
    List<String> words = Arrays.asList(Clean.line(line, 2_000).split("\\s+"));
    return reply(words.getFirst(), words.subList(1, words.size()));
  }

  private Reply reply(String said, List<String> rest) {
    String word = said.toLowerCase(Locale.ROOT);
    List<String> meant = WORDS.stream().filter(w -> w.startsWith(word)).toList();
    String first = rest.isEmpty() ? "" : rest.getFirst();
    if (word.isEmpty()) {
      return Reply.said(List.of());
    }
    if (word.equals("?")) {
      return help();
    }
    if (meant.size() != 1 && !WORDS.contains(word)) {
      return Reply.refused(SAY.say("unknown", Clean.line(said, 40)));
    }
    Person person = visitor.person();
    return switch (WORDS.contains(word) ? word : meant.getFirst()) {
      case "games" -> Reply.said(games());
      case "tables" -> tables();
      case "rules" -> title(first, title -> Reply.said(title.help().lines().toList()));
      case "make" -> title(first, title -> make(title, rest.subList(1, rest.size()), false));
      case "play" -> title(first, title -> make(title, rest.subList(1, rest.size()), true));
      case "sit" -> table(first, table -> sit(table, rest.size() > 1 ? rest.get(1) : ""));
      case "watch" -> table(first, this::watch);
      case "leave" -> table(first, this::leave);
      case "journal" -> table(first, Lobby::journal);
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "who" -> Reply.said(SAY.say("you-are", person.name(), kind()));
      case "quit" -> {
        leaves = true;
        yield Reply.said(List.of());
      }
      default -> help();
    };
  }

  private Reply help() {
    List<String> lines = new ArrayList<>(SAY.say("help").lines().toList());
    files.choices().stream()
        .map(c -> SAY.say("own-files", c.game(), c.option(), c.names()))
        .forEach(lines::add);
    return Reply.said(lines);
  }

  private String kind() {
    return SAY.say(visitor.person().isGuest() ? "a-guest" : "a-key");
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

  private Reply tables() {
    List<String> lines = house.list(visitor.person()).stream().map(Sentences::line).toList();
    return Reply.said(lines.isEmpty() ? List.of(SAY.say("no-tables")) : lines);
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
            () -> Reply.refused(SAY.say("which-game", Clean.line(name, 40), Titles.names())));
  }

  private Reply table(String number, OfTable then) {
    return house
        .table(number, house.thinking(visitor.person()))
        .map(then::reply)
        .orElseGet(() -> Reply.refused(SAY.say("which-table", Clean.line(number, 40))));
  }

  private Reply watch(HouseTable table) {
    if (table.isShut()) {
      return Reply.refused(SeatAssignment.shut(table));
    }
    if (table.seatOf(visitor.person().id()).isPresent() && !table.isFinished()) {
      return Reply.refused(SAY.say("no-watching", table.number()));
    }
    return table.match().isPresent()
        ? Reply.at(table)
        : Reply.refused(SAY.say("not-begun", table.number()));
  }

  /**
   * Sets a table.
   *
   * @param words options and seats, as {@code key=value}
   * @param alone whether bots sit where nobody was said to
   */
  private Reply make(Title<?, ?, ?> title, List<String> words, boolean alone) {
    return switch (TableRequest.read(visitor.person(), title, files, house.names(), words, alone)) {
      case TableRequest.Unclear(String why) -> Reply.refused(why);
      case TableRequest.Clear(Options options, Seating seating) ->
          Reply.of(house.seats().make(visitor.presence(), title, options, seating));
    };
  }

  private Reply sit(HouseTable table, String seat) {
    return Reply.of(house.seats().sit(visitor.presence(), table, seat));
  }

  private Reply leave(HouseTable table) {
    return house
        .seats()
        .leave(visitor.person(), table)
        .map(Reply::refused)
        .orElseGet(() -> Reply.said(SAY.say("you-left", table.number())));
  }

  /** A match that is over, as its journal has it. */
  private static Reply journal(HouseTable table) {
    return table
        .over()
        .map(match -> Reply.said(text(match).lines().toList()))
        .orElseGet(() -> Reply.refused(SAY.say("not-over", table.number())));
  }

  private static <C, O, V> String text(Table<C, O, V> match) {
    return match.match().journal().text(match.game().notation());
  }

  private Reply name(String name) {
    if (!house.names().isName(name)) {
      return Reply.refused(SAY.say("bad-name"));
    }
    return visitor
        .presence()
        .renaming()
        .or(() -> house.rename(visitor.person(), name))
        .map(Reply::refused)
        .orElseGet(() -> Reply.said(SAY.say("you-are", name, kind())));
  }

  private Reply back(String code, List<String> rest) {
    Optional<Rejection> guess = visitor.presence().guess();
    if (guess.isPresent()) {
      return Reply.refused(guess.get());
    }
    if (visitor.back(code).isEmpty()) {
      return Reply.refused(SAY.say("no-such-code"));
    }
    Reply welcome = Reply.said(SAY.say("welcome-back", visitor.person().name()));
    return rest.size() > 1
        ? welcome.then(reply(rest.get(1), rest.subList(2, rest.size())))
        : welcome;
  }
}
