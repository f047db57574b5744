package lethe.app.terminal;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.ansi.ANSITerminal;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Style;
import lethe.app.fullscreen.Layout;

/** Draws windows on a terminal: only what has changed, and nothing where nothing has. */
final class Display {
  /** The other screen, and pastes in one piece; clicks in a form that wide windows can have. */
  private static final String ENTER = Ansi.ALTERNATE + "\u001b[?2004h";

  private static final String CLICKS = "\u001b[?1000h\u001b[?1006h";

  private static final String NO_CLICKS = "\u001b[?1006l\u001b[?1000l";

  private static final String LEAVE =
      "\u001b[?2004l\u001b[?1006l\u001b[?1000l\u001b[?25h" + Ansi.NORMAL;

  /** Keeps the title that the terminal has. */
  private static final String KEEP_TITLE = "\u001b[22;2t";

  /** Puts it back; who has kept none falls back on its usual one. */
  private static final String OLD_TITLE = "\u001b]2;\u0007\u001b[23;2t";

  private static final Frame NOTHING = Frame.of(List.of());

  private final Canvas canvas;
  private Map<Ink, TextColor> colors;
  private boolean mouse;
  private final boolean titled;
  private Optional<Layout> shown = Optional.empty();
  private String title = "";
  private boolean entered;
  private boolean closed;

  /** How letters look that are put there next. */
  private Style pen = Style.PLAIN;

  Display(OutputStream output, Size size, Appearance look) {
    this.colors = look.theme().colors();
    this.mouse = look.mouse();
    this.titled = look.titled();
    this.canvas = new Canvas(output, size);
  }

  /** From now on everything looks like this, and is drawn anew. */
  synchronized void appear(Appearance look) {
    colors = look.theme().colors();
    mouse = look.mouse();
    if (entered) {
      shown = Optional.empty();
      doing(
          () -> {
            canvas.write(mouse ? CLICKS : NO_CLICKS);
            canvas.flush();
          });
    }
  }

  /** Takes the terminal over; never again once it was closed. */
  synchronized void enter() {
    if (closed) {
      return;
    }
    boolean keeps = titled && !entered;
    entered = true;
    shown = Optional.empty();
    title = "";
    doing(
        () -> {
          canvas.write(ENTER + (mouse ? CLICKS : "") + (keeps ? KEEP_TITLE : ""));
          canvas.flush();
        });
  }

  /**
   * Gives it back; what stood there before stands there again, and nothing is drawn meanwhile. What
   * was drawn is erased first, for terminals that have one screen only.
   */
  synchronized void leave() {
    if (entered) {
      entered = false;
      doing(
          () -> {
            canvas.resetColorAndSGR();
            canvas.clearScreen();
            canvas.write((titled ? OLD_TITLE : "") + LEAVE);
            canvas.flush();
          });
    }
  }

  /** Gives it back for good. */
  synchronized void close() {
    leave();
    closed = true;
  }

  /** Gives a terminal back that another display had taken over. */
  static void abandon(OutputStream output, Size size) {
    Display other = new Display(output, size, Appearance.of(Map.of(), true));
    other.entered = true;
    other.close();
  }

  synchronized void resize(Size size) {
    canvas.resize(size);
    forget();
  }

  /** From now on nothing is believed to be on the terminal. */
  synchronized void forget() {
    shown = Optional.empty();
  }

  synchronized void bell() {
    if (entered) {
      doing(
          () -> {
            canvas.write("\u0007");
            canvas.flush();
          });
    }
  }

  /** Gives the window this title, in ASCII, where there are titles. */
  synchronized void title(String next) {
    if (entered && titled && !next.equals(title)) {
      title = next;
      doing(
          () -> {
            canvas.write("\u001b]2;" + next + "\u0007");
            canvas.flush();
          });
    }
  }

  synchronized void show(Layout window) {
    if (entered && shown.filter(window::equals).isEmpty()) {
      boolean anew = shown.isEmpty();
      Frame before = shown.map(Layout::frame).orElse(NOTHING);
      shown = Optional.of(window);
      doing(() -> draw(window, before, anew));
    }
  }

  private void draw(Layout window, Frame before, boolean anew) throws IOException {
    if (anew) {
      canvas.resetColorAndSGR();
      canvas.clearScreen();
      pen = Style.PLAIN;
    }
    Frame frame = window.frame();
    int row = -1;
    int column = -1;
    for (int y = 0; y < frame.size().rows(); y++) {
      for (int x = 0; x < frame.size().columns(); x++) {
        Cell cell = frame.at(x, y);
        if (!cell.equals(anew ? Cell.BLANK : before.at(x, y))) {
          if (y != row || x != column) {
            canvas.setCursorPosition(x, y);
          }
          dip(cell.style());
          canvas.putString(String.valueOf(visible(cell.glyph())));
          row = y;
          column = isNarrow(cell.glyph()) ? x + 1 : -1;
        }
      }
    }
    canvas.setCursorPosition(window.column(), window.row());
    canvas.flush();
  }

  /** From now on letters look like this. */
  private void dip(Style style) throws IOException {
    if (style.equals(pen)) {
      return;
    }
    canvas.resetColorAndSGR();
    if (style.bold() || style.ink() == Ink.BRIGHT) {
      canvas.enableSGR(SGR.BOLD);
    }
    if (style.reverse()) {
      canvas.enableSGR(SGR.REVERSE);
    }
    TextColor color = colors.getOrDefault(style.ink(), TextColor.ANSI.DEFAULT);
    if (!color.equals(TextColor.ANSI.DEFAULT)) {
      canvas.setForegroundColor(color);
    }
    pen = style;
  }

  /** Nothing in a frame can be more to the terminal than a letter. */
  private static char visible(char glyph) {
    return Character.isISOControl(glyph) ? '?' : glyph;
  }

  /** Whether every terminal moves on by one column after this. */
  private static boolean isNarrow(char glyph) {
    return glyph < '\u0300' || (glyph >= '\u2010' && glyph < '\u2800');
  }

  private interface Doing {
    void run() throws IOException;
  }

  private void doing(Doing what) {
    try {
      what.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A terminal that knows its size, and to which a whole window goes in one piece. */
  private static final class Canvas extends ANSITerminal {
    private static final int ROOM = 1 << 14;
    private Size size;

    Canvas(OutputStream output, Size size) {
      super(
          InputStream.nullInputStream(),
          new BufferedOutputStream(output, ROOM),
          StandardCharsets.UTF_8);
      this.size = size;
    }

    synchronized void resize(Size next) {
      size = next;
    }

    void write(String sequence) throws IOException {
      writeToTerminal(sequence.getBytes(StandardCharsets.US_ASCII));
    }

    /** In place, so that nothing of it goes where one can scroll back to. */
    @Override
    public void clearScreen() throws IOException {
      write(Ansi.erased(size.rows()));
    }

    @Override
    protected TerminalSize findTerminalSize() {
      return new TerminalSize(size.columns(), size.rows());
    }

    @Override
    public void putString(String glyph) throws IOException {
      writeToTerminal(glyph.getBytes(StandardCharsets.UTF_8));
    }
  }
}
