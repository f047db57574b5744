package lethe.app.ssh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Sheet;
import lethe.app.session.Input;
import lethe.app.terminal.Pages;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
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

  private final Visit visit;
  private final House house;
  private final Wire wire;

  /** What was answered last, and all that was. */
  private List<Text> said = List.of();

  private final List<Text> log = new ArrayList<>();
  private boolean leaves;

  Lobby(Visit visit) {
    this.visit = visit;
    this.house = visit.house();
    this.wire = visit.wire();
  }

  /** Until the person leaves; the exit code, which is the last answer's for a file of lines. */
  int run() {
    String welcome = wire.hasScreen() ? "welcome.whole" : "welcome";
    List<String> greeting = new ArrayList<>();
    if (!wire.hasScreen() && wire.hasTerminal()) {
      greeting.addAll(house.operated().notices().lines());
    }
    greeting.add(House.SAY.say(welcome, visit.person().name()));
    say(greeting);
    int exit = Reply.DONE;
    while (!leaves) {
      switch (visit.hear(sheet(visit.size()))) {
        case Input.Line<?, ?, ?>(String line) -> exit = take(line);
        case Input.Ended<?, ?, ?> _ -> leaves = true;
        default -> {
          List<String> told = visit.told();
          if (!told.isEmpty()) {
            say(told);
          }
        }
      }
    }
    return wire.hasTerminal() ? Reply.DONE : exit;
  }

  private int take(String line) {
    Reply reply = reply(line);
    say(reply.lines());
    if (!wire.hasScreen() && reply.table().isPresent()) {
      wire.print(reply.lines());
    }
    if (wire.hasScreen() && Text.wrapped(said, visit.size().columns()).size() > SHORT) {
      Pages.read(said, visit::size, visit::hear);
      say(List.of());
    }
    reply.table().ifPresent(table -> say(visit.sit(table)));
    return reply.exit();
  }

  private void say(List<String> lines) {
    said = lines.stream().map(Text::plain).toList();
    log.addAll(said);
    log.subList(0, Math.max(0, log.size() - LOG)).clear();
  }

  private Sheet sheet(Size size) {
    List<TableListing> tables = house.list(visit.person());
    return wire.hasScreen()
        ? LobbySheet.whole(
            visit.person(), house.operated().notices().lines(), tables, said, log, WORDS, size)
        : LobbySheet.lines(
            visit.person(),
            tables,
            wire.hasTerminal() ? Text.wrapped(said, size.columns()) : said,
            WORDS,
            size);
  }

  /** What the house answers to a line. */
  Reply reply(String line) {
    Optional<String> refusal = visit.refusal(line);
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
      return Reply.refused(House.SAY.say("unknown", Clean.line(said, 40)));
    }
    Person person = visit.person();
    return switch (WORDS.contains(word) ? word : meant.getFirst()) {
      case "games" -> Reply.said(games());
      case "tables" -> tables();
      case "rules" -> title(first, title -> Reply.said(title.help().lines().toList()));
      case "make" ->
          title(first, title -> house.make(visit, title, rest.subList(1, rest.size()), false));
      case "play" ->
          title(first, title -> house.make(visit, title, rest.subList(1, rest.size()), true));
      case "sit" ->
          table(first, table -> house.sit(visit, table, rest.size() > 1 ? rest.get(1) : ""));
      case "watch" -> table(first, this::watch);
      case "leave" -> table(first, table -> house.leave(person, table));
      case "journal" -> table(first, Dealer::journal);
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "who" -> Reply.said(House.SAY.say("you-are", person.name(), kind()));
      case "quit" -> {
        leaves = true;
        yield Reply.said(List.of());
      }
      default -> help();
    };
  }

  private Reply help() {
    List<String> lines = new ArrayList<>(House.SAY.say("help").lines().toList());
    lines.addAll(house.operated().files().told());
    return Reply.said(lines);
  }

  private String kind() {
    return House.SAY.say(visit.person().isGuest() ? "a-guest" : "a-key");
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
    List<String> lines = house.list(visit.person()).stream().map(TableListing::text).toList();
    return Reply.said(lines.isEmpty() ? List.of(House.SAY.say("no-tables")) : lines);
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
        .table(number, house.thinking(visit.person()))
        .map(then::reply)
        .orElseGet(() -> Reply.refused(House.SAY.say("which-table", Clean.line(number, 40))));
  }

  private Reply watch(HouseTable table) {
    if (table.isShut()) {
      return House.shut(table);
    }
    if (table.seatOf(visit.person().id()).isPresent() && !table.isFinished()) {
      return Reply.refused(House.SAY.say("no-watching", table.number()));
    }
    return table.table().isPresent()
        ? Reply.at(table)
        : Reply.refused(House.SAY.say("not-begun", table.number()));
  }

  private Reply name(String name) {
    if (!Names.isName(name)) {
      return Reply.refused(House.SAY.say("bad-name"));
    }
    if (!visit.mayRename()) {
      return Reply.refused(House.SAY.say("renamed-too-often"));
    }
    return house
        .rename(visit.person(), name)
        .map(Reply::refused)
        .orElseGet(() -> Reply.said(House.SAY.say("you-are", name, kind())));
  }

  private Reply back(String code, List<String> rest) {
    if (!visit.mayGuess()) {
      return Reply.refused(House.SAY.say("too-fast", house.limits().of(Limit.LINES)));
    }
    if (house.back(visit, code).isEmpty()) {
      return Reply.refused(House.SAY.say("no-such-code"));
    }
    Reply welcome = Reply.said(House.SAY.say("welcome-back", visit.person().name()));
    return rest.size() > 1
        ? welcome.then(reply(rest.get(1), rest.subList(2, rest.size())))
        : welcome;
  }
}
