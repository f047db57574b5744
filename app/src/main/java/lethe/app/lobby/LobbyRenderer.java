package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.event.DailyDeal;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.server.account.Account;
import lethe.app.server.session.AccountSetting;
import lethe.app.server.table.TableListing;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Draws the lobby. */
final class LobbyRenderer {
  /** Column at which the text of a row begins, after its number or name. */
  private static final int TEXT_COLUMN = 14;

  private static final int NARROW_TEXT_COLUMN = 12;

  private static final String WATER_PATTERN = "~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~~ ~~  ~ ";

  /** Width in columns below which rows are abbreviated. */
  private static final int MIN_TABLE_COLUMNS = 60;

  /** Maximum number of lines below the tables; half as many in a short window. */
  private static final int MAX_LINES_BELOW = 4;

  /** Height in rows below which blank lines are omitted. */
  private static final int MIN_SPACED_ROWS = 16;

  /** Minimum number of tables that must be visible before anything is drawn above the games. */
  private static final int MIN_TABLES = 3;

  private static final List<Text> HELP =
      ServerCommands.help(ServerCommands.LOBBY, "lobby").stream().map(Text::plain).toList();

  /** The command lines that every lobby offers for completion. */
  private static final List<String> COMMANDS = commands();

  private LobbyRenderer() {}

  private static List<String> commands() {
    List<String> games = Titles.ALL.stream().map(Title::id).toList();
    List<String> deals = DailyDeal.ALL.stream().map(DailyDeal::name).toList();
    List<String> settings = Stream.of(AccountSetting.values()).map(AccountSetting::id).toList();
    Map<String, List<String>> values = Map.of("GAME", games, "DEAL", deals, "SETTING", settings);
    return ServerCommands.LOBBY.entries().stream()
        .flatMap(command -> command.form().completions(values).stream())
        .distinct()
        .toList();
  }

  /** Returns the screen for a view of the lobby: a full screen or plain lines. */
  static Screen screen(LobbyView view, List<Text> messages, List<Text> log, Size size) {
    return view.fullScreen()
        ? fullScreen(view, messages, log, size)
        : messageScreen(view, messages, size);
  }

  /** Returns whether a message fits below the tables. */
  static boolean fitsBelow(List<Text> messages, Size size) {
    int max = size.rows() < MIN_SPACED_ROWS ? MAX_LINES_BELOW / 2 : MAX_LINES_BELOW;
    return Text.wrapped(messages, size.columns()).size() <= max;
  }

  /** Returns only the message, for terminals without screen control. */
  private static Screen messageScreen(LobbyView view, List<Text> messages, Size size) {
    return withCompletions(view, size, Frame.of(Text.wrapped(messages, size.columns())));
  }

  /** Returns the full screen: the games, the tables and the message, which is never truncated. */
  private static Screen fullScreen(LobbyView view, List<Text> messages, List<Text> log, Size size) {
    List<Text> lines = Text.wrapped(messages, size.columns());
    boolean isSpaced = size.rows() >= MIN_SPACED_ROWS;
    boolean hasGap = isSpaced && !lines.isEmpty();
    Frame below =
        Frame.of(
            Stream.concat(hasGap ? Stream.of(Text.EMPTY) : Stream.of(), lines.stream()).toList());
    int freeRows = size.rows() - (isSpaced ? 2 : 1) - below.size().rows();
    List<Row> rows = rows(view, size, Math.max(1, freeRows));
    Sketch sketch = new Sketch(new Size(size.columns(), rows.size()));
    List<Screen.HotSpot> hotSpots = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      Row row = rows.get(y);
      row.draw(sketch, y, size.columns());
      if (!row.commands().isEmpty()) {
        hotSpots.add(row.hotSpot(y, size.columns()));
      }
    }
    return withCompletions(view, size, sketch.frame().stackedOn(below))
        .withHotSpots(hotSpots)
        .withLog(log);
  }

  /** Returns at most {@code max} rows. Rows that can be chosen take precedence over headings. */
  private static List<Row> rows(LobbyView view, Size size, int max) {
    boolean isNarrow = size.columns() < MIN_TABLE_COLUMNS;
    List<Row> games = Titles.ALL.stream().map(title -> gameRow(title, isNarrow)).toList();
    List<Row> tables =
        view.tables().isEmpty()
            ? textRows(List.of(Text.faint(LobbyMessages.MESSAGES.format("no-tables"))), size)
            : TableOrder.sorted(view.tables()).stream()
                .map(table -> tableRow(table, size.columns()))
                .toList();
    int freeRows = max - games.size() - Math.min(MIN_TABLES, tables.size());
    List<Row> rows = new ArrayList<>();
    for (List<Row> section : List.of(titleRows(view), noticeRows(view, size), waterRows(size))) {
      if (rows.size() + section.size() < freeRows) {
        rows.addAll(section);
      }
    }
    rows.addAll(games);
    for (String command : List.of("daily", "results")) {
      if (rows.size() + 2 + Math.min(MIN_TABLES, tables.size()) <= max) {
        rows.add(commandRow(command));
      }
    }
    if (rows.size() + 1 + Math.min(MIN_TABLES, tables.size()) <= max) {
      rows.add(Row.plain(Text.EMPTY));
    }
    int tableRows = Math.max(1, max - rows.size());
    boolean allFit = tables.size() <= tableRows;
    rows.addAll(allFit ? tables : tables.subList(0, tableRows - 1));
    if (!allFit) {
      String hint = LobbyMessages.MESSAGES.format("lobby.more", tables.size() - tableRows + 1);
      rows.add(Row.plain(Text.faint(hint)));
    }
    return rows.subList(0, Math.min(rows.size(), max));
  }

  private static List<Row> titleRows(LobbyView view) {
    return List.of(
        Row.plain(
            Text.bright(LobbyMessages.MESSAGES.format("lobby.header", view.account().name()))));
  }

  private static List<Row> waterRows(Size size) {
    String water = WATER_PATTERN.repeat(1 + size.columns() / WATER_PATTERN.length());
    return List.of(Row.plain(Text.faint(water.substring(0, size.columns()))));
  }

  private static List<Row> noticeRows(LobbyView view, Size size) {
    return textRows(view.notices().stream().map(Text::bright).toList(), size);
  }

  /** Returns whether the message of the day fits on the screen together with a greeting. */
  static boolean showsNotice(LobbyView view, Size size) {
    List<Row> notices = noticeRows(view, size);
    return rows(view, size, Math.max(1, size.rows() - 3)).containsAll(notices);
  }

  private static List<Row> textRows(List<Text> lines, Size size) {
    return Text.wrapped(lines, size.columns()).stream().map(Row::plain).toList();
  }

  private static Screen withCompletions(LobbyView view, Size size, Frame frame) {
    return Screen.plain(Screen.Kind.TABLE, size, frame, prompt(view.account()))
        .withLines(completions(view), true)
        .withHelp(HELP);
  }

  private static String prompt(Account account) {
    return account.name() + "> ";
  }

  /** Returns the command lines to offer for completion. */
  private static List<String> completions(LobbyView view) {
    Stream<String> tableCommands =
        view.tables().stream().flatMap(table -> LobbyMessages.actionCommand(table).stream());
    return Stream.of(COMMANDS.stream(), tableCommands, friendCommands(view))
        .flatMap(lines -> lines)
        .toList();
  }

  /**
   * Returns the command lines that concern friends, including invitations to the user's own tables.
   */
  private static Stream<String> friendCommands(LobbyView view) {
    List<String> invitations =
        view.tables().stream()
            .filter(table -> table.relation() == TableListing.Relation.MINE)
            .map(table -> "invite " + table.number())
            .toList();
    return view.friends().stream()
        .flatMap(
            name ->
                Stream.concat(Stream.of("who", "friends drop"), invitations.stream())
                    .map(command -> command + " " + name));
  }

  private static Row gameRow(Title<?, ?, ?> title, boolean isNarrow) {
    int max = title.seats().max();
    List<String> lines =
        Stream.of("play", "make", "rules", "results")
            .filter(word -> max > 1 || !word.equals("make"))
            .map(word -> word + " " + title.id())
            .toList();
    String seatCount = title.seats().min() == max ? "" + max : title.seats().min() + "-" + max;
    String description =
        LobbyMessages.MESSAGES.format(
            max > 1 ? "lobby.game" : "lobby.solo", title.name(), seatCount);
    return new Row(
        title.id(),
        Text.plain(isNarrow ? title.name() : description),
        List.of(description, title.summary()),
        lines);
  }

  /** Returns the row of a command that opens a page. */
  private static Row commandRow(String command) {
    String description = LobbyMessages.MESSAGES.format("lobby.description." + command);
    return new Row(
        command,
        Text.plain(LobbyMessages.MESSAGES.format("lobby." + command)),
        List.of(description),
        command.equals("daily") ? dealCommands() : List.of(command));
  }

  /** Returns the commands about daily deals and events. */
  private static List<String> dealCommands() {
    Stream<String> playCommands = DailyDeal.ALL.stream().map(daily -> "daily " + daily.name());
    return Stream.of(Stream.of("daily"), playCommands, Stream.of("events"))
        .flatMap(commands -> commands)
        .toList();
  }

  private static Row tableRow(TableListing table, int columns) {
    String description = LobbyMessages.describe(table);
    return new Row(
        String.format(Locale.ROOT, "%3d%s", table.number(), LobbyMessages.turnMark(table))
            .stripTrailing(),
        Text.plain(LobbyMessages.describe(table, columns - textColumn(columns))),
        List.of(
            description.replaceAll(" +", " "),
            LobbyMessages.MESSAGES.format(hintKey(table), table.number())),
        LobbyMessages.actionCommand(table).stream().toList());
  }

  /** Returns the column at which the text of a row with a name begins. */
  private static int textColumn(int columns) {
    return columns < MIN_TABLE_COLUMNS ? NARROW_TEXT_COLUMN : TEXT_COLUMN;
  }

  private static String hintKey(TableListing table) {
    return table.isYourTurn() ? "lobby.table.turn" : "lobby.table";
  }

  /**
   * One row of the screen.
   *
   * @param name the name by which the row is selected; empty for plain text
   * @param details the description shown when the row is selected
   * @param commands the commands that the row offers, the most likely one first
   */
  private record Row(String name, Text text, List<String> details, List<String> commands) {
    static Row plain(Text line) {
      return new Row("", line, List.of(), List.of());
    }

    /** Returns the column at which the text begins. */
    private int firstColumn(int columns) {
      return name.isEmpty() ? 0 : textColumn(columns);
    }

    /** Draws the row; text that does not fit ends with an ellipsis. */
    void draw(Sketch sketch, int y, int columns) {
      int column = firstColumn(columns);
      int width = Math.max(1, columns - column);
      String content = text.text();
      String visible = content.length() <= width ? content : content.substring(0, width - 1) + "…";
      sketch.text(2, y, name, Style.BRIGHT);
      sketch.text(column, y, visible, text.style());
    }

    /**
     * Returns the selectable place of the row. Its name identifies the row even if other rows are
     * inserted above it or its mark changes.
     */
    Screen.HotSpot hotSpot(int y, int columns) {
      int width = Math.min(columns, firstColumn(columns) + 1 + text.text().length()) - 1;
      List<Text> messages = details.stream().map(Text::plain).toList();
      return new Screen.HotSpot(
          Area.of(1, y, width, 1), messages, commands, name.replace("*", "").strip());
    }
  }
}
