package lethe.app.fullscreen;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;
import lethe.app.text.Messages;

/**
 * The layout of a window: the screen, the log next to it if it fits, the input line, and the key
 * hints.
 *
 * @param frame the drawing, as large as the window
 * @param column the column of the cursor
 * @param row the row of the cursor
 */
public record WindowLayout(Frame frame, int column, int row) {
  static final Messages MESSAGES = Messages.of(WindowLayout.class);

  /** The minimum number of columns of the screen when the log is shown next to it. */
  private static final int MIN_SCREEN_COLUMNS = 84;

  private static final int MIN_LOG_COLUMNS = 28;
  private static final int MAX_LOG_COLUMNS = 48;

  /** The maximum number of rows in which help has no header. */
  private static final int MAX_ROWS_WITHOUT_HEADER = 5;

  /** The minimum size of a window; a smaller one shows only a message. */
  private static final Size MIN_SIZE = new Size(20, 5);

  /** Returns the size available to a screen, including the input line. */
  public static Size screenSize(Size window) {
    int log = logColumns(window);
    return new Size(
        Math.max(1, window.columns() - (log == 0 ? 0 : log + 1)), Math.max(1, window.rows() - 1));
  }

  /** Returns the window title, which indicates whether the program is waiting for the user. */
  public static String title(Screen screen) {
    return MESSAGES.format(screen.expectsInput() ? "title.your-turn" : "title");
  }

  /** Returns the window title while the user is being alerted. */
  public static String alertTitle() {
    return MESSAGES.format("title.other-waiting");
  }

  /** Returns the text of the desktop notification when it is the user's turn. */
  public static String alertText(String tableName) {
    return MESSAGES.format("desktop.turn", tableName);
  }

  /**
   * Returns the message for a user who suspends the program; empty unless the viewing time of the
   * screen is limited.
   */
  public static Optional<String> suspendNotice(Screen screen) {
    return screen.hasTimeLimit()
        ? Optional.of(MESSAGES.format("suspended.time-limit"))
        : Optional.empty();
  }

  /** Returns the message about characters that could not be typed; empty if there were none. */
  public static String droppedNotice(InputLine inputLine) {
    return switch (inputLine.droppedText()) {
      case NOTHING -> "";
      case CHARACTERS -> MESSAGES.format("dropped.characters");
      case EXCESS -> MESSAGES.format("dropped.rest", LineEditor.MAX_LENGTH);
    };
  }

  /** Returns the width of the log next to the screen; 0 if the window is too narrow for it. */
  private static int logColumns(Size window) {
    int available = window.columns() - MIN_SCREEN_COLUMNS - 1;
    return available < MIN_LOG_COLUMNS ? 0 : Math.min(MAX_LOG_COLUMNS, available);
  }

  /** Returns the screen at its position in the window, with its hot spots. */
  public static Screen place(Screen screen, Size window) {
    int columns = showsLog(screen) ? screenSize(window).columns() : window.columns();
    return ScreenPlacement.place(screen, new Size(columns, Math.max(1, window.rows() - 2)));
  }

  private static boolean showsLog(Screen screen) {
    return screen.kind() == Kind.TABLE || !screen.log().isEmpty();
  }

  public static WindowLayout of(InputState state, Screen screen, Size window) {
    return of(state, screen, visibleFrame(state, screen), window);
  }

  /**
   * Lays out the window with the given frame as the drawing of the screen, for example during an
   * animation. A window that is too small shows only a message.
   */
  public static WindowLayout of(InputState state, Screen screen, Frame visibleFrame, Size window) {
    if (!window.contains(MIN_SIZE)) {
      String message = MESSAGES.format("window-too-small", MIN_SIZE.columns(), MIN_SIZE.rows());
      Frame frame = Frame.of(Text.plain(message).wrapped(Math.max(1, window.columns())));
      return new WindowLayout(new Sketch(window).draw(0, 0, frame).frame(), 0, 0);
    }
    Size available = screenSize(window);
    int line = window.rows() - 2;
    Sketch sketch = new Sketch(window);
    int columns = showsLog(screen) ? available.columns() : window.columns();
    sketch.draw(0, 0, crop(visibleFrame, new Size(columns, line)));
    if (showsLog(screen) && available.columns() < window.columns()) {
      drawLogColumn(sketch, screen, available.columns(), window);
    }
    switch (state.overlay().content()) {
      case NOTHING -> {}
      case DESCRIPTION ->
          drawDescription(sketch, state, screen, new Size(available.columns(), line));
      case HELP ->
          drawHelp(
              sketch,
              state,
              screen,
              helpArea(screen, visibleFrame, new Size(available.columns(), line)));
      case LOG -> {
        if (!screen.hasTimeLimit()) {
          drawLog(sketch, state, screen, new Size(available.columns(), line));
        }
      }
    }
    int column = drawInputLine(sketch, state, screen, line, window.columns());
    String hints = KeyHints.text(state, screen, window.columns() - 1);
    sketch.text(0, window.rows() - 1, hints, Style.FAINT);
    return new WindowLayout(sketch.frame(), column, line);
  }

  /** Returns the drawing with the selection and its effect. */
  private static Frame visibleFrame(InputState state, Screen screen) {
    String line = state.line(screen);
    Frame frame = line.isEmpty() ? screen.frame() : screen.preview().preview(line);
    return state.editor().isEmpty()
        ? state
            .currentPlace(screen)
            .map(place -> TargetHighlight.highlight(frame, place.area()))
            .orElse(frame)
        : frame;
  }

  private static Frame crop(Frame frame, Size size) {
    return new Sketch(size).draw(0, 0, frame).frame();
  }

  /** Draws the log in its own column, latest entries at the bottom. */
  private static void drawLogColumn(Sketch sketch, Screen screen, int column, Size window) {
    int rows = window.rows() - 1;
    for (int row = 0; row < rows; row++) {
      sketch.put(column, row, new Cell('│', Style.FAINT));
    }
    sketch.text(column + 2, 0, MESSAGES.format("log.title"), Style.FAINT);
    List<Text> latest =
        screen.log().subList(Math.max(0, screen.log().size() - rows), screen.log().size());
    List<Text> lines = Text.wrapped(latest, window.columns() - column - 2);
    List<Text> last = lines.subList(Math.max(0, lines.size() - rows + 2), lines.size());
    for (int i = 0; i < last.size(); i++) {
      sketch.text(column + 2, 2 + i, last.get(i));
    }
  }

  /** Draws the log in place of the screen. */
  private static void drawLog(Sketch sketch, InputState state, Screen screen, Size available) {
    sketch.clear(Area.of(0, 0, available.columns(), available.rows()), Style.PLAIN);
    List<Text> lines = Text.wrapped(screen.log(), available.columns());
    if (lines.isEmpty()) {
      lines = Text.wrapped(List.of(Text.faint(MESSAGES.format("log.empty"))), available.columns());
    }
    int rows = Math.max(1, available.rows() - 2);
    int end =
        Math.clamp(
            lines.size() - state.overlay().scroll(), Math.min(rows, lines.size()), lines.size());
    List<Text> page = lines.subList(Math.max(0, end - rows), end);
    sketch.text(0, 0, MESSAGES.format("log.title"), Style.FAINT);
    for (int i = 0; i < page.size(); i++) {
      sketch.text(0, 2 + i, page.get(i));
    }
  }

  /**
   * Returns the area for help: in place of the screen, but below cards with a limited viewing time,
   * which must not be hidden.
   */
  private static Area helpArea(Screen screen, Frame visibleFrame, Size available) {
    int top = screen.hasTimeLimit() ? Math.min(visibleFrame.size().rows(), available.rows()) : 0;
    return Area.of(0, top, available.columns(), available.rows() - top);
  }

  /** Draws the help, without a header if there are only a few rows. */
  private static void drawHelp(Sketch sketch, InputState state, Screen screen, Area area) {
    int top = area.row();
    int rowCount = area.size().rows();
    sketch.clear(area, Style.PLAIN);
    List<Text> lines = Text.wrapped(screen.help(), area.size().columns());
    int headerRows = rowCount > MAX_ROWS_WITHOUT_HEADER ? 2 : 0;
    int rows = Math.max(0, rowCount - headerRows);
    int from = Math.clamp(state.overlay().scroll(), 0, Math.max(0, lines.size() - rows));
    if (headerRows > 0) {
      sketch.text(0, top, MESSAGES.format("help.title"), Style.FAINT);
    }
    for (int i = 0; i < Math.min(rows, lines.size() - from); i++) {
      sketch.text(0, top + headerRows + i, lines.get(from + i));
    }
  }

  /**
   * Draws a box that explains the selected place: at the bottom of the screen, or at the top if it
   * would hide the place.
   */
  private static void drawDescription(
      Sketch sketch, InputState state, Screen screen, Size available) {
    List<Text> description = state.currentPlace(screen).map(HotSpot::description).orElse(List.of());
    int columns = Math.min(available.columns(), Size.DEFAULT.columns());
    List<Text> lines = Text.wrapped(description, Math.max(1, columns - 4));
    int rows = Math.min(available.rows(), lines.size() + 2);
    boolean hidesPlace =
        state
            .pointedPlace()
            .filter(place -> place.area().row() >= available.rows() - rows)
            .isPresent();
    int top = hidesPlace ? 0 : available.rows() - rows;
    sketch.clear(Area.of(0, top, columns, rows), Style.PLAIN);
    sketch.box(0, top, new Size(columns, rows), Style.BRIGHT);
    for (int i = 0; i < Math.min(lines.size(), rows - 2); i++) {
      sketch.text(2, top + 1 + i, lines.get(i));
    }
  }

  /**
   * Returns the prompt; empty if help or the log covers a text, because Enter then closes them
   * instead of turning the page.
   */
  private static String visiblePrompt(InputState state, Screen screen) {
    Overlay.Content overlay = state.overlay().content();
    boolean isCovered = overlay == Overlay.Content.HELP || overlay == Overlay.Content.LOG;
    return isCovered && screen.kind() == Kind.TEXT ? "" : screen.prompt();
  }

  /** Draws the prompt and the input line. Returns the column of the cursor. */
  private static int drawInputLine(
      Sketch sketch, InputState state, Screen screen, int row, int columns) {
    String prompt = visiblePrompt(state, screen);
    String shortPrompt = prompt.substring(0, Math.min(prompt.length(), Math.max(0, columns - 12)));
    sketch.text(0, row, shortPrompt, screen.expectsInput() ? Style.BRIGHT : Style.FAINT);
    int available = columns - shortPrompt.length() - 1;
    LineEditor editor = state.editor();
    if (editor.isEmpty()) {
      // Brackets distinguish the suggestion from typed text on terminals without colors.
      String suggestion = state.chosenLine(screen).map(line -> "[" + line + "]").orElse("");
      sketch.text(shortPrompt.length(), row, suggestion, Style.FAINT);
      return shortPrompt.length();
    }
    int from = Math.max(0, editor.cursor() - available);
    Style style = screen.preview().isAllowed(editor.text()) ? Style.PLAIN.bolded() : Style.PLAIN;
    String visibleText =
        editor.text().substring(from, Math.min(editor.text().length(), from + available));
    sketch.text(shortPrompt.length(), row, visibleText, style);
    if (from > 0) {
      sketch.put(shortPrompt.length(), row, new Cell('<', Style.FAINT));
    }
    return shortPrompt.length() + editor.cursor() - from;
  }
}
