package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.house.Person;
import lethe.app.house.TableListing;
import lethe.app.page.Screen;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** What the lobby looks like. */
final class LobbySheet {
  /** Where the words of a row begin, behind its number or name. */
  private static final int WORDS = 12;

  private static final String WATER = "~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~~ ~~  ~ ";

  private LobbySheet() {}

  /** Plain lines: what was said, and nothing that nobody asked for. */
  static Screen lines(
      Person person, List<TableListing> tables, List<Text> said, List<String> words, Size size) {
    return Screen.plain(Screen.Kind.TABLE, size, Frame.of(said), prompt(person))
        .offering(all(tables, words), true);
  }

  /** The whole screen: the games, the tables, and what was said. */
  static Screen whole(
      Person person,
      List<String> notices,
      List<TableListing> tables,
      List<Text> said,
      List<Text> log,
      List<String> words,
      Size size) {
    List<Row> rows = new ArrayList<>();
    rows.add(Row.head(Sentences.SAY.say("lobby.head", person.name())));
    rows.add(Row.head(WATER.repeat(1 + size.columns() / WATER.length())));
    notices.forEach(line -> rows.add(Row.notice(line)));
    Titles.ALL.forEach(title -> rows.add(game(title)));
    rows.add(Row.head(""));
    List<Text> below = Text.wrapped(said, size.columns());
    int room = Math.max(1, size.rows() - rows.size() - below.size() - 3);
    List<Row> latest = tables.reversed().stream().map(LobbySheet::table).toList();
    boolean all = latest.size() <= room;
    rows.addAll(all ? latest : latest.subList(0, room - 1));
    if (!all) {
      rows.add(Row.head(Sentences.SAY.say("lobby.more", latest.size() - room + 1)));
    }
    if (tables.isEmpty()) {
      rows.add(Row.head(Sentences.SAY.say("no-tables")));
    }
    int seen = Math.min(rows.size(), Math.max(1, size.rows() - below.size() - 3));
    Sketch sketch = new Sketch(new Size(size.columns(), seen));
    List<Screen.Place> places = new ArrayList<>();
    for (int y = 0; y < seen; y++) {
      Row row = rows.get(y);
      row.draw(sketch, y);
      if (!row.lines().isEmpty()) {
        places.add(
            new Screen.Place(
                Area.of(1, y, Math.min(size.columns(), 3 + WORDS + row.about().length()) - 1, 1),
                List.of(Text.plain(row.what())),
                row.lines()));
      }
    }
    Frame frame = sketch.frame().above(Frame.of(List.of(Text.EMPTY)), Frame.of(below));
    return Screen.plain(Screen.Kind.TABLE, size, frame, prompt(person))
        .offering(all(tables, words), true)
        .pointing(places)
        .telling(log);
  }

  private static String prompt(Person person) {
    return person.name() + "> ";
  }

  /** Everything that makes sense to type here. */
  private static List<String> all(List<TableListing> tables, List<String> words) {
    Stream<String> games =
        Titles.ALL.stream()
            .flatMap(
                title -> Stream.of("rules", "make", "play").map(word -> word + " " + title.id()));
    return Stream.of(
            words.stream(), games, tables.stream().flatMap(table -> Sentences.way(table).stream()))
        .flatMap(lines -> lines)
        .toList();
  }

  private static Row game(Title<?, ?, ?> title) {
    int most = title.seats().most();
    List<String> lines =
        Stream.of("play", "make", "rules")
            .filter(word -> most > 1 || !word.equals("make"))
            .map(word -> word + " " + title.id())
            .toList();
    String size = title.seats().fewest() == most ? "" + most : title.seats().fewest() + "-" + most;
    return new Row(
        title.id(),
        Sentences.SAY.say(most > 1 ? "lobby.game" : "lobby.alone", title.name(), size),
        title.summary(),
        lines);
  }

  private static Row table(TableListing table) {
    return new Row(
        String.format(Locale.ROOT, "%3d", table.number()),
        Sentences.about(table),
        Sentences.SAY.say("lobby.table", table.number()),
        Sentences.way(table).stream().toList());
  }

  /**
   * One row.
   *
   * @param what is told of it to whoever points at it
   * @param lines what can be done with it, the likeliest first
   */
  private record Row(String name, String about, String what, List<String> lines, Style style) {
    Row(String name, String about, String what, List<String> lines) {
      this(name, about, what, lines, Style.PLAIN);
    }

    static Row head(String text) {
      return new Row("", text, "", List.of(), Style.FAINT);
    }

    static Row notice(String text) {
      return new Row("", text, "", List.of(), Style.BRIGHT);
    }

    void draw(Sketch sketch, int y) {
      boolean head = name.isEmpty();
      sketch.text(2, y, name, Style.BRIGHT);
      sketch.text(head ? 0 : 2 + WORDS, y, about, y == 0 ? Style.BRIGHT : style);
    }
  }
}
