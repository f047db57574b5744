package lethe.app.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.event.DailySeries;
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
import lethe.app.server.table.TableStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Draws the lobby. */
final class LobbyRenderer {
  /** The column at which the text of a menu item begins, after its name. */
  private static final int TEXT_COLUMN = 11;

  /** The column at which the text of a table begins, after its number. */
  private static final int TABLE_COLUMN = 8;

  private static final String WATER_PATTERN = "~~ ~  ~~~ ~ ~~   ~ ~~~  ~ ~~ ~ ~  ~~~ ~~  ~ ";

  /** The width, in columns, below which the items of the menu are abbreviated. */
  private static final int MIN_WIDE_COLUMNS = 60;

  /** The maximum number of lines below the tables; half as many in a short window. */
  private static final int MAX_LINES_BELOW_TABLES = 4;

  /** The height, in rows, below which blank lines are omitted. */
  private static final int MIN_SPACED_ROWS = 16;

  /**
   * The minimum number of visible tables, if there are that many. A heading is drawn above the menu
   * only if these tables fit as well.
   */
  private static final int MIN_VISIBLE_TABLES = 3;

  /** The number of chat lines that have precedence over headings. */
  private static final int MIN_CHAT_LINES = 3;

  /** The minimum number of columns on each side of the labels in the divider above the chat. */
  private static final int DIVIDER_MARGIN = 5;

  private static final List<Text> HELP =
      ServerCommands.help(ServerCommands.LOBBY, "lobby").stream().map(Text::plain).toList();

  /** The command lines that every lobby offers for completion. */
  private static final List<String> COMMANDS = commands();

  private LobbyRenderer() {}

  private static List<String> commands() {
    List<String> games = Titles.ALL.stream().map(Title::id).toList();
    List<String> deals = DailySeries.ALL.stream().map(DailySeries::name).toList();
    List<String> settings = Stream.of(AccountSetting.values()).map(AccountSetting::id).toList();
    Map<String, List<String>> values = Map.of("GAME", games, "DEAL", deals, "SETTING", settings);
    return ServerCommands.LOBBY.entries().stream()
        .flatMap(command -> command.form().completions(values).stream())
        .distinct()
        .toList();
  }

  /** Returns the screen for a view of the lobby: a full screen or plain lines. */
  static Screen screen(
      LobbyView view, LobbySection section, List<Text> messages, List<Text> log, Size size) {
    return view.fullScreen()
        ? fullScreen(view, section, messages, log, size)
        : messageScreen(view, messages, size);
  }

  /** Returns whether a message fits below the tables. */
  static boolean fitsBelowTables(List<Text> messages, Size size) {
    int max = size.rows() < MIN_SPACED_ROWS ? MAX_LINES_BELOW_TABLES / 2 : MAX_LINES_BELOW_TABLES;
    return Text.wrapped(messages, size.columns()).size() <= max;
  }

  /** Returns only the message, for terminals without screen control. */
  private static Screen messageScreen(LobbyView view, List<Text> messages, Size size) {
    return withCompletions(view, size, Frame.of(Text.wrapped(messages, size.columns())));
  }

  /** Returns the full screen. The message at its end is never truncated. */
  private static Screen fullScreen(
      LobbyView view, LobbySection section, List<Text> messages, List<Text> log, Size size) {
    List<Text> lines = Text.wrapped(messages, size.columns());
    boolean isSpaced = size.rows() >= MIN_SPACED_ROWS;
    boolean hasGap = isSpaced && !lines.isEmpty();
    Frame below =
        Frame.of(
            Stream.concat(hasGap ? Stream.of(Text.EMPTY) : Stream.of(), lines.stream()).toList());
    int freeRows = size.rows() - (isSpaced ? 2 : 1) - below.size().rows();
    List<Row> rows = rows(view, section, size, Math.max(1, freeRows));
    Sketch sketch = new Sketch(new Size(size.columns(), rows.size()));
    List<Screen.HotSpot> hotSpots = new ArrayList<>();
    for (int y = 0; y < rows.size(); y++) {
      hotSpots.addAll(rows.get(y).draw(sketch, y, size.columns()));
    }
    return withCompletions(view, size, sketch.frame().stackedOn(below))
        .withHotSpots(hotSpots)
        .withLog(log);
  }

  /** Returns whether the chat is part of a full screen. */
  static boolean showsChat(Size size) {
    return size.rows() >= MIN_SPACED_ROWS;
  }

  /**
   * Returns at most {@code max} rows. Rows that can be chosen take precedence over the chat, and
   * the chat over headings.
   */
  private static List<Row> rows(LobbyView view, LobbySection section, Size size, int max) {
    List<Row> menu = menuRows(section, size);
    List<Row> tables = tableRows(view, section, size);
    List<Row> chat = showsChat(size) ? chatRows(view, size) : List.of();
    int minTables = Math.min(MIN_VISIBLE_TABLES, tables.size());
    int minChat = Math.min(1 + MIN_CHAT_LINES, chat.size());
    int freeRows = max - menu.size() - minTables - minChat;
    List<Row> rows = new ArrayList<>();
    for (List<Row> heading : List.of(titleRows(view), noticeRows(view, size), waterRows(size))) {
      if (heading.size() < freeRows) {
        rows.addAll(heading);
        freeRows -= heading.size();
      }
    }
    rows.addAll(menu);
    if (freeRows > 0) {
      String label = LobbyMessages.MESSAGES.format("lobby.tables");
      rows.add(Row.plain(Text.faint(divider(label, "", size.columns()))));
      freeRows--;
    }
    int tableCount = Math.max(1, Math.min(tables.size(), minTables + Math.max(0, freeRows)));
    boolean allFit = tables.size() <= tableCount;
    rows.addAll(allFit ? tables : tables.subList(0, tableCount - 1));
    if (!allFit) {
      String hint = LobbyMessages.MESSAGES.format("lobby.more", tables.size() - tableCount + 1);
      rows.add(Row.plain(Text.faint(hint)));
    }
    int chatCount = Math.min(chat.size(), max - rows.size());
    if (chatCount > 1) {
      if (chatCount < max - rows.size()) {
        rows.add(Row.plain(Text.EMPTY));
      }
      rows.add(chat.getFirst());
      rows.addAll(chat.subList(chat.size() - chatCount + 1, chat.size()));
    }
    return rows.subList(0, Math.min(rows.size(), max));
  }

  /** Returns the rows of the open section of the menu. */
  private static List<Row> menuRows(LobbySection section, Size size) {
    if (section == LobbySection.MAIN) {
      return mainMenuRows(size);
    }
    List<Row> rows =
        new ArrayList<>(
            textRows(
                List.of(
                    Text.bright(LobbyMessages.MESSAGES.format("lobby.section." + section.word()))),
                size));
    boolean isNarrow = size.columns() < MIN_WIDE_COLUMNS;
    for (Title<?, ?, ?> title : section.games()) {
      rows.add(Row.of(gameItem(title, section.commands(title), isNarrow)));
    }
    rows.add(Row.of(menuItem(LobbySection.MAIN.word(), List.of(LobbySection.MAIN.word()), false)));
    return rows;
  }

  /** Returns the main menu in two columns; in a narrow window, without descriptions. */
  private static List<Row> mainMenuRows(Size size) {
    boolean isNarrow = size.columns() < MIN_WIDE_COLUMNS;
    List<Item> left =
        Stream.of("play", "quick", "make", "watch", "rules")
            .map(word -> menuItem(word, List.of(word), isNarrow))
            .toList();
    List<Item> right =
        List.of(
            menuItem("daily", dealCommands(), isNarrow),
            menuItem("events", List.of("events"), isNarrow),
            menuItem("waiting", List.of("waiting"), isNarrow),
            menuItem("results", List.of("results"), isNarrow),
            menuItem("who", List.of("who", "friends"), isNarrow));
    return IntStream.range(0, left.size())
        .mapToObj(i -> new Row(List.of(left.get(i), right.get(i))))
        .toList();
  }

  /** Returns the tables, or in the section for watching those that can be watched. */
  private static List<Row> tableRows(LobbyView view, LobbySection section, Size size) {
    boolean watches = section == LobbySection.WATCH;
    List<Row> rows =
        TableOrder.sorted(view.tables()).stream()
            .filter(table -> !watches || isWatchable(table))
            .map(table -> tableRow(table, size.columns()))
            .toList();
    String emptyKey = watches ? "lobby.nothing-to-watch" : "no-tables";
    return rows.isEmpty()
        ? textRows(List.of(Text.faint(LobbyMessages.MESSAGES.format(emptyKey))), size)
        : rows;
  }

  private static boolean isWatchable(TableListing table) {
    return table.status() == TableStatus.RUNNING
        && table.action().equals(Optional.of(TableListing.Action.WATCH));
  }

  /**
   * Returns a divider with the names of the users online, followed by the chat, oldest line first.
   */
  private static List<Row> chatRows(LobbyView view, Size size) {
    List<Text> lines =
        view.chat().isEmpty()
            ? List.of(Text.faint(LobbyMessages.MESSAGES.format("lobby.no-chat")))
            : Text.wrapped(view.chat().stream().map(Text::plain).toList(), size.columns());
    List<Row> rows = new ArrayList<>();
    rows.add(Row.plain(Text.faint(chatDivider(view, size.columns()))));
    lines.forEach(line -> rows.add(Row.plain(line)));
    return rows;
  }

  /** Returns the divider above the chat, with as many names of users online as fit. */
  private static String chatDivider(LobbyView view, int columns) {
    String label = LobbyMessages.MESSAGES.format("lobby.chat");
    List<String> names = view.onlineNames();
    String online = "";
    for (int count = names.size(); count >= 0; count--) {
      int others = names.size() - count + view.unregisteredCount();
      String nameList = String.join(", ", names.subList(0, count));
      online =
          count == 0
              ? LobbyMessages.MESSAGES.format(
                  others == 0 ? "lobby.online.none" : "lobby.online.count", others)
              : LobbyMessages.MESSAGES.format(
                  others == 0 ? "lobby.online" : "lobby.online.others", nameList, others);
      if (label.length() + online.length() + 2 * DIVIDER_MARGIN <= columns) {
        break;
      }
    }
    return divider(label, online, columns);
  }

  /**
   * Returns a horizontal divider with a label at each end; without the second one if it does not
   * fit.
   *
   * @param end the second label; may be empty
   */
  private static String divider(String label, String end, int columns) {
    String startPart = "── " + label + " ";
    String endPart = end.isEmpty() ? "" : " " + end + " ──";
    int filler = columns - startPart.length() - endPart.length();
    return filler > 0
        ? startPart + "─".repeat(filler) + endPart
        : (startPart + "─".repeat(columns)).substring(0, columns);
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
    return rows(view, LobbySection.MAIN, size, Math.max(1, size.rows() - 3)).containsAll(notices);
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
    Stream<String> sections =
        Stream.of(LobbySection.values()).filter(_ -> view.fullScreen()).map(LobbySection::word);
    return Stream.of(COMMANDS.stream(), sections, tableCommands, friendCommands(view))
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

  private static Item gameItem(Title<?, ?, ?> title, List<String> commands, boolean isNarrow) {
    int max = title.seats().max();
    String seatCount = title.seats().min() == max ? "" + max : title.seats().min() + "-" + max;
    String description =
        LobbyMessages.MESSAGES.format(
            max > 1 ? "lobby.game" : "lobby.solo", title.name(), seatCount);
    return new Item(
        title.id(),
        Text.plain(isNarrow ? title.name() : description),
        List.of(description, title.summary()),
        commands);
  }

  /** Returns the menu item that is selected by a word. */
  private static Item menuItem(String word, List<String> commands, boolean isNarrow) {
    return new Item(
        word,
        isNarrow ? Text.EMPTY : Text.plain(LobbyMessages.MESSAGES.format("lobby." + word)),
        List.of(LobbyMessages.MESSAGES.format("lobby.description." + word)),
        commands);
  }

  private static List<String> dealCommands() {
    Stream<String> playCommands = DailySeries.ALL.stream().map(daily -> "daily " + daily.name());
    return Stream.concat(Stream.of("daily"), playCommands).toList();
  }

  private static Row tableRow(TableListing table, int columns) {
    String description = LobbyMessages.describe(table);
    return Row.of(
        new Item(
            String.format(Locale.ROOT, "%3d", table.number()),
            Text.plain(LobbyMessages.describe(table, columns - TABLE_COLUMN)),
            List.of(
                description.replaceAll(" +", " "),
                LobbyMessages.MESSAGES.format(hintKey(table), table.number())),
            LobbyMessages.actionCommand(table).stream().toList()));
  }

  private static String hintKey(TableListing table) {
    return table.isYourTurn() ? "lobby.table.turn" : "lobby.table";
  }

  /**
   * One row of the screen, divided into columns of equal width.
   *
   * @param items the items from left to right
   */
  private record Row(List<Item> items) {
    static Row of(Item item) {
      return new Row(List.of(item));
    }

    static Row plain(Text line) {
      return of(new Item("", line, List.of(), List.of()));
    }

    /** Draws the row, and returns the places that can be selected. */
    List<Screen.HotSpot> draw(Sketch sketch, int y, int columns) {
      List<Screen.HotSpot> hotSpots = new ArrayList<>();
      int width = columns / items.size();
      for (int i = 0; i < items.size(); i++) {
        items.get(i).draw(sketch, i * width, y, width).ifPresent(hotSpots::add);
      }
      return hotSpots;
    }
  }

  /**
   * A line of text or an entry that can be selected.
   *
   * @param name the name by which the entry is selected; empty for plain text
   * @param details the description shown when the entry is selected
   * @param commands the commands that the entry offers, the most likely one first
   */
  private record Item(String name, Text text, List<String> details, List<String> commands) {
    /** Returns the offset at which the text begins. */
    private int textOffset() {
      return name.isEmpty() ? 0 : name.startsWith(" ") ? TABLE_COLUMN : TEXT_COLUMN;
    }

    /**
     * Draws the item; text that does not fit ends with an ellipsis. Returns the place at which the
     * item can be selected, if it offers commands. The place's name identifies the item even if
     * others are inserted above it.
     */
    Optional<Screen.HotSpot> draw(Sketch sketch, int column, int y, int columns) {
      int width = Math.max(1, columns - textOffset());
      String content = text.text();
      String visible = content.length() <= width ? content : content.substring(0, width - 1) + "…";
      sketch.text(column + (name.isEmpty() ? 0 : 2), y, name, Style.BRIGHT);
      sketch.text(column + textOffset(), y, visible, text.style());
      if (commands.isEmpty()) {
        return Optional.empty();
      }
      Area area = Area.of(column + 1, y, Math.min(columns - 1, textOffset() + visible.length()), 1);
      List<Text> description = details.stream().map(Text::plain).toList();
      return Optional.of(new Screen.HotSpot(area, description, commands, name.strip()));
    }
  }
}
