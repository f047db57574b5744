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
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.DesktopAlert;

/** Draws windows on a terminal and sends only what has changed. */
final class Display {
  /**
   * Switches to the alternate screen and turns on bracketed paste. Clicks are reported in the
   * format that supports wide windows.
   */
  private static final String ENTER = Ansi.ALTERNATE + "\u001b[?2004h";

  private static final String CLICKS = "\u001b[?1000h\u001b[?1006h";

  private static final String NO_CLICKS = "\u001b[?1006l\u001b[?1000l";

  private static final String FOCUS = "\u001b[?1004h";

  private static final String NO_FOCUS = "\u001b[?1004l";

  private static final String LEAVE =
      NO_FOCUS + "\u001b[?2004l\u001b[?1006l\u001b[?1000l\u001b[?25h" + Ansi.NORMAL;

  /** The sequence that saves the window title. */
  private static final String SAVE_TITLE = "\u001b[22;2t";

  /** Restores the window title; terminals that have not saved one use their default. */
  private static final String RESTORE_TITLE = "\u001b]2;\u0007\u001b[23;2t";

  private static final Frame EMPTY = Frame.of(List.of());

  private final OutputStream output;
  private final FrameDiffWriter writer = new FrameDiffWriter();
  private Size size;
  private boolean mouse;
  private final boolean setsTitle;
  private DesktopAlert alert = DesktopAlert.OFF;
  private Optional<WindowLayout> visibleLayout = Optional.empty();
  private String title = "";
  private boolean entered;
  private boolean closed;

  Display(OutputStream output, Size size, Appearance appearance) {
    this.output = output;
    this.size = size;
    this.mouse = appearance.mouse();
    this.setsTitle = appearance.setsTitle();
    writer.setColors(appearance.theme().colors());
  }

  /** Changes the appearance and redraws everything. */
  synchronized void setAppearance(Appearance appearance) {
    writer.setColors(appearance.theme().colors());
    mouse = appearance.mouse();
    if (entered) {
      visibleLayout = Optional.empty();
      write(mouse ? CLICKS : NO_CLICKS);
    }
  }

  /** Takes over the terminal, unless the display has been closed. */
  synchronized void enter() {
    if (closed) {
      return;
    }
    boolean savesTitle = setsTitle && !entered;
    entered = true;
    visibleLayout = Optional.empty();
    title = "";
    write(
        ENTER
            + (mouse ? CLICKS : "")
            + (alert == DesktopAlert.OFF ? "" : FOCUS)
            + (savesTitle ? SAVE_TITLE : ""));
  }

  /**
   * Restores the previous contents of the terminal and stops drawing. Erases the drawing first, for
   * terminals with a single screen.
   */
  synchronized void leave() {
    if (entered) {
      entered = false;
      write(writer.erase(size.rows()).takeOutput() + (setsTitle ? RESTORE_TITLE : "") + LEAVE);
    }
  }

  /** Prints a line on the normal screen. */
  synchronized void printOnMainScreen(String line) {
    if (!entered) {
      write(line + "\r\n");
    }
  }

  /** Restores the terminal permanently. */
  synchronized void close() {
    leave();
    closed = true;
  }

  /** Restores a terminal that another display had taken over. */
  static void restoreTerminal(OutputStream output, Size size) {
    Display display = new Display(output, size, Appearance.of(Map.of(), true));
    display.entered = true;
    display.close();
  }

  synchronized void resize(Size next) {
    size = next;
    invalidate();
  }

  /** Discards the recorded contents of the terminal. */
  synchronized void invalidate() {
    visibleLayout = Optional.empty();
  }

  synchronized void bell() {
    if (entered) {
      write("\u0007");
    }
  }

  /**
   * Sets the method of sending desktop notifications. The terminal is asked to report focus
   * changes, so that they are sent only when needed.
   */
  synchronized void setAlert(DesktopAlert method) {
    boolean toggled = (method == DesktopAlert.OFF) != (alert == DesktopAlert.OFF);
    alert = method;
    if (entered && toggled) {
      write(method == DesktopAlert.OFF ? NO_FOCUS : FOCUS);
    }
  }

  /** Sends a desktop notification, if they are on. */
  synchronized void notify(String text) {
    String ascii = text.replaceAll("[^ -~]", "?").replace(';', ',');
    String sequence =
        switch (alert) {
          case OFF -> "";
          case OSC9 -> "\u001b]9;" + ascii + "\u0007";
          case OSC777 -> "\u001b]777;notify;Lethe;" + ascii + "\u0007";
        };
    if (entered && !sequence.isEmpty()) {
      write(sequence);
    }
  }

  /** Sets the window title, in ASCII, if the terminal has one. */
  synchronized void setTitle(String next) {
    if (entered && setsTitle && !next.equals(title)) {
      title = next;
      write("\u001b]2;" + next + "\u0007");
    }
  }

  /** Copies text to the clipboard (OSC 52); terminals without support ignore it. */
  synchronized void copyToClipboard(String text) {
    if (entered && setsTitle) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      write("\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007");
    }
  }

  synchronized void show(WindowLayout layout) {
    if (!entered || visibleLayout.filter(layout::equals).isPresent()) {
      return;
    }
    if (visibleLayout.isEmpty()) {
      writer.erase(size.rows());
    }
    writer
        .draw(visibleLayout.map(WindowLayout::frame).orElse(EMPTY), layout.frame())
        .positionCursor(layout.column(), layout.row());
    visibleLayout = Optional.of(layout);
    write(writer.takeOutput());
  }

  /** Writes text in one piece. */
  private void write(String text) {
    try {
      output.write(text.getBytes(StandardCharsets.UTF_8));
      output.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
