package lethe.app.lobby;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.house.Answer;
import lethe.app.house.Clean;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.house.Person;
import lethe.app.house.SeatAssignment;
import lethe.app.house.Seating;
import lethe.app.house.disk.OwnFiles;
import lethe.app.play.Table;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.app.words.Messages;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seats;

/** What can be asked of the house in the lobby, and what it answers. */
final class LobbyRequests {
  static final List<String> WORDS =
      List.of(
          "help", "games", "tables", "rules", "make", "play", "sit", "watch", "leave", "name",
          "back", "keys", "journal", "review", "results", "who", "quit");

  private final Visitor visitor;
  private final House house;
  private final OwnFiles files;
  private final Messages say;

  /**
   * Requests of this person.
   *
   * @param files what options of games may name
   */
  LobbyRequests(Visitor visitor, OwnFiles files) {
    this.visitor = visitor;
    this.house = visitor.house();
    this.files = files;
    this.say = visitor.say();
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
      return Reply.refused(say.say("unknown", Clean.line(said, 40)));
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
      case "journal" -> table(first, this::journal);
      case "review" -> table(first, this::review);
      case "results" -> results(first);
      case "name" -> name(first);
      case "back" -> back(first, rest);
      case "keys" -> new KeyRequests(visitor).reply(first, rest.size() > 1 ? rest.get(1) : "");
      case "who" -> Reply.said(say.say("you-are", person.name(), kind()));
      case "quit" -> Reply.QUIT;
      default -> help();
    };
  }

  private Reply help() {
    List<String> lines = new ArrayList<>(say.say("help").lines().toList());
    files.choices().stream()
        .map(c -> say.say("own-files", c.game(), c.option(), c.names()))
        .forEach(lines::add);
    return Reply.said(lines);
  }

  private String kind() {
    return say.say(visitor.presence().isGuest() ? "a-guest" : "a-key");
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
    return Reply.said(lines.isEmpty() ? List.of(say.say("no-tables")) : lines);
  }

  private Reply refused(Rejection why) {
    return Reply.refused(Sentences.say(why, say));
  }

  /** As the house answers to somebody who wants to go to a table. */
  private Reply at(Answer answer) {
    return switch (answer) {
      case Answer.At(HouseTable table) -> Reply.at(table);
      case Answer.Refused(Rejection why) -> refused(why);
    };
  }

  private interface OfTitle {
    Reply reply(Title<?, ?, ?> title);
  }

  private interface OfTable {
    Reply reply(HouseTable table);
  }

  private Reply title(String name, OfTitle then) {
    return Titles.named(name)
        .map(then::reply)
        .orElseGet(
            () ->
                Reply.refused(
                    name.isEmpty()
                        ? say.say("which-game.none", Titles.names())
                        : say.say("which-game", Clean.line(name, 40), Titles.names())));
  }

  private Reply table(String number, OfTable then) {
    return house
        .table(number, house.thinking(visitor.person()))
        .map(then::reply)
        .orElseGet(
            () ->
                Reply.refused(
                    say.say(
                        number.isEmpty() ? "which-table.none" : "which-table",
                        Clean.line(number, 40))));
  }

  private Reply watch(HouseTable table) {
    if (table.isShut()) {
      return refused(SeatAssignment.shut(table));
    }
    if (table.seatOf(visitor.person().id()).isPresent() && !table.isFinished()) {
      return Reply.refused(say.say("no-watching", table.number()));
    }
    return table.isDealt() ? Reply.at(table) : Reply.refused(say.say("not-begun", table.number()));
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
          at(house.seats().make(visitor.presence(), title, options, seating));
    };
  }

  private Reply sit(HouseTable table, String seat) {
    return at(house.seats().sit(visitor.presence(), table, seat));
  }

  private Reply leave(HouseTable table) {
    return house
        .seats()
        .leave(visitor.person(), table)
        .map(this::refused)
        .orElseGet(() -> Reply.said(say.say("you-left", table.number())));
  }

  /** A match that is over, as its journal has it. */
  private Reply journal(HouseTable table) {
    return table
        .over()
        .map(match -> Reply.said(text(match).lines().toList()))
        .orElseGet(() -> Reply.refused(say.say("not-over", table.number())));
  }

  private Reply review(HouseTable table) {
    return table.over().isPresent()
        ? Reply.reviewing(table)
        : Reply.refused(say.say("not-over", table.number()));
  }

  private static <C, O, V> String text(Table<C, O, V> match) {
    return match.match().journal().text(match.game().notation());
  }

  private Reply results(String game) {
    OwnResults own = new OwnResults(visitor);
    return game.isEmpty() ? own.all() : title(game, own::of);
  }

  private Reply name(String name) {
    if (!house.names().isName(name)) {
      return Reply.refused(say.say("bad-name"));
    }
    return visitor
        .presence()
        .renaming()
        .or(() -> house.visitors().rename(visitor.person(), name))
        .map(this::refused)
        .orElseGet(() -> Reply.said(say.say("you-are", name, kind())));
  }

  private Reply back(String code, List<String> rest) {
    Optional<Rejection> guess =
        visitor.presence().guess().or(() -> house.keys().guess(visitor.presence()));
    if (guess.isPresent()) {
      return refused(guess.get());
    }
    if (visitor.back(code).isEmpty()) {
      house.keys().wrong(visitor.presence());
      return Reply.refused(say.say("no-such-code"));
    }
    Reply welcome = Reply.said(say.say("welcome-back", visitor.person().name()));
    return rest.size() > 1
        ? welcome.then(reply(rest.get(1), rest.subList(2, rest.size())))
        : welcome;
  }
}
