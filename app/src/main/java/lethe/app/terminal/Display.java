package lethe.app.terminal;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.input.KeyStroke;
import com.googlecode.lanterna.screen.AbstractScreen;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Map;
import lethe.app.frame.Size;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.page.DesktopAlert;

/**
 * A Lanterna screen that shows windows on a terminal and sends only changes. It does not read keys.
 * Thread-safe.
 */
final class Display extends AbstractScreen {
  /** Switches to the alternate screen and turns on bracketed paste. */
  private static final String ENTER = Ansi.ALTERNATE + "\u001b[?2004h";

  /** Turns on reports of clicks, in the format that supports wide windows. */
  private static final String CLICKS = "\u001b[?1000h\u001b[?1006h";

  private static final String NO_CLICKS = "\u001b[?1006l\u001b[?1000l";

  private static final String FOCUS = "\u001b[?1004h";

  private static final String NO_FOCUS = "\u001b[?1004l";

  private static final String LEAVE =
      NO_FOCUS + "\u001b[?2004l\u001b[?1006l\u001b[?1000l\u001b[?25h" + Ansi.NORMAL;

  private static final String SAVE_TITLE = "\u001b[22;2t";

  /** Restores the window title; terminals that have not saved one use their default. */
  private static final String RESTORE_TITLE = "\u001b]2;\u0007\u001b[23;2t";

  private final OutputStream output;
  private final ScreenDiffWriter writer = new ScreenDiffWriter();
  private Theme theme;
  private boolean mouse;
  private final boolean setsTitle;
  private DesktopAlert alert = DesktopAlert.OFF;

  /** Whether the front buffer has the contents of the terminal. */
  private boolean contentsKnown;

  private String title = "";
  private boolean entered;
  private boolean closed;

  Display(OutputStream output, Size size, Appearance appearance) {
    super(new TerminalSize(size.columns(), size.rows()), CellCharacter.BLANK);
    this.output = output;
    this.theme = appearance.theme();
    this.mouse = appearance.mouse();
    this.setsTitle = appearance.setsTitle();
  }

  /** Changes the colors and the reports of clicks. The next {@link #show} redraws everything. */
  synchronized void setAppearance(Appearance appearance) {
    theme = appearance.theme();
    clear();
    mouse = appearance.mouse();
    if (entered) {
      contentsKnown = false;
      write(mouse ? CLICKS : NO_CLICKS);
    }
  }

  /**
   * Takes over the terminal, unless the display has been closed. Can be called again after another
   * program has used the terminal.
   */
  @Override
  public synchronized void startScreen() {
    if (closed) {
      return;
    }
    boolean savesTitle = setsTitle && !entered;
    entered = true;
    contentsKnown = false;
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
  @Override
  public synchronized void stopScreen() {
    if (entered) {
      entered = false;
      write(
          writer.erase(getTerminalSize().getRows()).takeOutput()
              + (setsTitle ? RESTORE_TITLE : "")
              + LEAVE);
    }
  }

  /** Prints a line on the normal screen, unless this display has taken over the terminal. */
  synchronized void printOnNormalScreen(String line) {
    if (!entered) {
      write(line + "\r\n");
    }
  }

  /** Restores the terminal permanently. */
  @Override
  public synchronized void close() {
    stopScreen();
    closed = true;
  }

  /** Restores a terminal that another display had taken over. */
  static void restoreTerminal(OutputStream output, Size size) {
    Display display = new Display(output, size, Appearance.of(Map.of(), true));
    display.entered = true;
    display.close();
  }

  synchronized void resize(Size newSize) {
    addResizeRequest(new TerminalSize(newSize.columns(), newSize.rows()));
    doResizeIfNecessary();
    invalidate();
  }

  /** Discards the recorded contents of the terminal; the next drawing is complete. */
  synchronized void invalidate() {
    contentsKnown = false;
  }

  synchronized void bell() {
    if (entered) {
      write("\u0007");
    }
  }

  /**
   * Sets the method of sending desktop notifications. If they are on, the terminal is asked to
   * report focus changes, so that notifications are sent only when needed.
   */
  synchronized void setAlert(DesktopAlert method) {
    boolean toggled = (method == DesktopAlert.OFF) != (alert == DesktopAlert.OFF);
    alert = method;
    if (entered && toggled) {
      write(method == DesktopAlert.OFF ? NO_FOCUS : FOCUS);
    }
  }

  /**
   * Sends a desktop notification if notifications are on. Replaces semicolons, which separate the
   * fields of a notification, and all characters other than printable ASCII.
   */
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

  /** Sets the window title, which must be ASCII, if the terminal can restore its title. */
  synchronized void setTitle(String newTitle) {
    if (entered && setsTitle && !newTitle.equals(title)) {
      title = newTitle;
      write("\u001b]2;" + newTitle + "\u0007");
    }
  }

  /**
   * Copies text to the clipboard (OSC 52). Does nothing on terminals whose title cannot be
   * restored; other terminals without support ignore it.
   */
  synchronized void copyToClipboard(String text) {
    if (entered && setsTitle) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      write("\u001b]52;c;" + Base64.getEncoder().encodeToString(bytes) + "\u0007");
    }
  }

  /** Shows a window if the display has taken over the terminal. */
  synchronized void show(WindowLayout layout) {
    if (entered) {
      CellCharacter.draw(layout.frame(), theme, getBackBuffer());
      setCursorPosition(new TerminalPosition(layout.column(), layout.row()));
      refresh(RefreshType.AUTOMATIC);
    }
  }

  /** Sends the changes to the terminal; everything if its contents are not known. */
  @Override
  public synchronized void refresh(RefreshType type) {
    if (type == RefreshType.COMPLETE || !contentsKnown) {
      writer.erase(getTerminalSize().getRows());
      getFrontBuffer().setAll(CellCharacter.BLANK);
      contentsKnown = true;
    }
    TerminalPosition cursor = getCursorPosition();
    String changes =
        writer
            .draw(getFrontBuffer(), getBackBuffer())
            .positionCursor(cursor.getColumn(), cursor.getRow())
            .takeOutput();
    if (!changes.isEmpty()) {
      write(changes);
    }
  }

  @Override
  public KeyStroke pollInput() {
    throw new UnsupportedOperationException();
  }

  @Override
  public KeyStroke readInput() {
    throw new UnsupportedOperationException();
  }

  /** Writes text in one piece and flushes it. */
  private void write(String text) {
    try {
      output.write(text.getBytes(StandardCharsets.UTF_8));
      output.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
