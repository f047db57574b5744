package lethe.app.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.fullscreen.Layout;
import lethe.app.page.Alert;

/** Draws windows on a terminal: only what has changed, and nothing where nothing has. */
final class Display {
  /** The other screen, and pastes in one piece; clicks in a form that wide windows can have. */
  private static final String ENTER = Ansi.ALTERNATE + "\u001b[?2004h";

  private static final String CLICKS = "\u001b[?1000h\u001b[?1006h";

  private static final String NO_CLICKS = "\u001b[?1006l\u001b[?1000l";

  private static final String FOCUS = "\u001b[?1004h";

  private static final String NO_FOCUS = "\u001b[?1004l";

  private static final String LEAVE =
      NO_FOCUS + "\u001b[?2004l\u001b[?1006l\u001b[?1000l\u001b[?25h" + Ansi.NORMAL;

  /** Keeps the title that the terminal has. */
  private static final String KEEP_TITLE = "\u001b[22;2t";

  /** Puts it back; who has kept none falls back on its usual one. */
  private static final String OLD_TITLE = "\u001b]2;\u0007\u001b[23;2t";

  private static final Frame NOTHING = Frame.of(List.of());

  private final OutputStream output;
  private final Strokes strokes = new Strokes();
  private Size size;
  private boolean mouse;
  private final boolean titled;
  private Alert alert = Alert.OFF;
  private Optional<Layout> shown = Optional.empty();
  private String title = "";
  private boolean entered;
  private boolean closed;

  Display(OutputStream output, Size size, Appearance look) {
    this.output = output;
    this.size = size;
    this.mouse = look.mouse();
    this.titled = look.titled();
    strokes.color(look.theme().colors());
  }

  /** From now on everything looks like this, and is drawn anew. */
  synchronized void appear(Appearance look) {
    strokes.color(look.theme().colors());
    mouse = look.mouse();
    if (entered) {
      shown = Optional.empty();
      write(mouse ? CLICKS : NO_CLICKS);
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
    write(
        ENTER
            + (mouse ? CLICKS : "")
            + (alert == Alert.OFF ? "" : FOCUS)
            + (keeps ? KEEP_TITLE : ""));
  }

  /**
   * Gives it back; what stood there before stands there again, and nothing is drawn meanwhile. What
   * was drawn is erased first, for terminals that have one screen only.
   */
  synchronized void leave() {
    if (entered) {
      entered = false;
      write(strokes.erase(size.rows()).taken() + (titled ? OLD_TITLE : "") + LEAVE);
    }
  }

  /** Says a line on the screen that was there before. */
  synchronized void tell(String line) {
    if (!entered) {
      write(line + "\r\n");
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

  synchronized void resize(Size next) {
    size = next;
    forget();
  }

  /** From now on nothing is believed to be on the terminal. */
  synchronized void forget() {
    shown = Optional.empty();
  }

  synchronized void bell() {
    if (entered) {
      write("\u0007");
    }
  }

  /** From now on the desktop is asked so; for that, the terminal says whether it is in front. */
  synchronized void alert(Alert how) {
    boolean turned = (how == Alert.OFF) != (alert == Alert.OFF);
    alert = how;
    if (entered && turned) {
      write(how == Alert.OFF ? NO_FOCUS : FOCUS);
    }
  }

  /** Says something on the desktop, if that is wanted. */
  synchronized void notify(String text) {
    String plain = text.replaceAll("[^ -~]", "?").replace(';', ',');
    String asked =
        switch (alert) {
          case OFF -> "";
          case OSC9 -> "\u001b]9;" + plain + "\u0007";
          case OSC777 -> "\u001b]777;notify;Lethe;" + plain + "\u0007";
        };
    if (entered && !asked.isEmpty()) {
      write(asked);
    }
  }

  /** Gives the window this title, in ASCII, where there are titles. */
  synchronized void title(String next) {
    if (entered && titled && !next.equals(title)) {
      title = next;
      write("\u001b]2;" + next + "\u0007");
    }
  }

  /** Has a text be where one pastes from; a terminal that does not allow that takes no notice. */
  synchronized void copy(String text) {
    if (entered && titled) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      write("\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007");
    }
  }

  synchronized void show(Layout window) {
    if (!entered || shown.filter(window::equals).isPresent()) {
      return;
    }
    if (shown.isEmpty()) {
      strokes.erase(size.rows());
    }
    strokes
        .draw(shown.map(Layout::frame).orElse(NOTHING), window.frame())
        .goTo(window.column(), window.row());
    shown = Optional.of(window);
    write(strokes.taken());
  }

  /** In one piece. */
  private void write(String text) {
    try {
      output.write(text.getBytes(StandardCharsets.UTF_8));
      output.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
