package lethe.app.terminal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import lethe.app.frame.Frame;
import lethe.app.fullscreen.LineEditor;

/**
 * Prints frames and messages line by line, with the input line below. Frames and messages are
 * buffered until the input line is shown or finished, or the display is left. Methods may be called
 * from any thread.
 */
final class LineDisplay {
  /** How a display uses its terminal. */
  enum Mode {
    /** Prints only; for terminals without control sequences. */
    PRINTING,
    /** Prints everything below the previous output. */
    SCROLLING,
    /** Uses the alternate screen and erases each frame before the next is shown. */
    CLEARED
  }

  private static final String BRACKETED_PASTE = "\u001b[?2004h";
  private static final String NO_BRACKETED_PASTE = "\u001b[?2004l";
  private static final String NEW_ROW = "\r\n";

  private final Tty tty;
  private final Appearance appearance;
  private Mode mode;
  private final PromptRow promptRow;

  /** Text that has not been sent. */
  private final StringBuilder output = new StringBuilder();

  private boolean entered;
  private boolean closed;

  /** Creates a display that has not taken over the terminal yet. */
  LineDisplay(Tty tty, Appearance appearance, Mode mode) {
    this.tty = tty;
    this.appearance = appearance;
    this.mode = mode;
    this.promptRow = new PromptRow(mode != Mode.PRINTING);
  }

  /** Changes the mode; a display that has taken over the terminal moves to the other screen. */
  synchronized void setMode(Mode newMode) {
    if (newMode != mode) {
      boolean active = entered;
      leave();
      mode = newMode;
      if (active) {
        enter();
      }
    }
  }

  /** Takes over the terminal, unless the display has been closed. */
  synchronized void enter() {
    entered = !closed;
    if (entered && mode != Mode.PRINTING) {
      output.append(mode == Mode.CLEARED ? Ansi.ALTERNATE : "").append(BRACKETED_PASTE);
      send();
    }
  }

  /**
   * Restores the terminal and stops drawing. In the mode {@code CLEARED}, erases the drawing first,
   * for terminals with a single screen.
   */
  synchronized void leave() {
    if (entered) {
      output.append(promptRow.finish());
      if (mode == Mode.CLEARED) {
        output.append(Ansi.eraseSequence(tty.size().rows())).append(Ansi.NORMAL);
      }
      output.append(mode == Mode.PRINTING ? "" : NO_BRACKETED_PASTE);
      send();
    }
    entered = false;
  }

  /** Restores the terminal permanently. */
  synchronized void close() {
    leave();
    closed = true;
  }

  /** Prints a line on the normal screen after {@link #leave}, unless the display is closed. */
  synchronized void printOnNormalScreen(String line) {
    if (!closed) {
      output.append(line).append(NEW_ROW);
      send();
    }
  }

  /**
   * Prints lines in place of the input line.
   *
   * @param isComplete whether earlier output may be erased, because the lines repeat what is needed
   */
  synchronized void print(Frame lines, boolean isComplete) {
    boolean erases = mode == Mode.CLEARED && isComplete;
    if (erases || lines.size().rows() > 0) {
      output.append(promptRow.erase()).append(erases ? Ansi.eraseSequence(tty.size().rows()) : "");
      ascii(lines).lines().forEach(line -> output.append(line).append(NEW_ROW));
    }
  }

  /** Prints a message in place of the input line. */
  synchronized void print(String message) {
    output.append(promptRow.erase()).append(message).append(NEW_ROW);
  }

  /**
   * Draws a frame in place of the input line.
   *
   * @param overwrites whether to draw over a similar frame without erasing it first; ignored if
   *     frames are not erased
   */
  synchronized void show(Frame frame, boolean overwrites) {
    output.append(promptRow.erase());
    boolean replaces = mode == Mode.CLEARED && overwrites;
    if (mode == Mode.CLEARED) {
      output.append(overwrites ? "\u001b[H" : Ansi.eraseSequence(tty.size().rows()));
    }
    Frame lines = ascii(frame);
    for (int row = 0; row < lines.size().rows(); row++) {
      output.append(appearance.color() ? Ansi.line(lines, row) : lines.lines().get(row));
      output.append(replaces ? "\u001b[K" : "").append(NEW_ROW);
    }
    output.append(replaces ? "\u001b[J" : "");
  }

  private Frame ascii(Frame frame) {
    return appearance.ascii() ? frame.ascii() : frame;
  }

  /**
   * Shows the input line and sends all text.
   *
   * @param allowed whether the line is a command that is currently allowed
   * @param list words to list below the line; empty for none
   */
  synchronized void showInput(String prompt, LineEditor editor, boolean allowed, String list) {
    boolean green = allowed && appearance.color() && mode != Mode.PRINTING;
    output.append(promptRow.show(prompt, editor, tty.size().columns(), green, list));
    send();
  }

  /** Moves below the input line. */
  synchronized void finishInput() {
    output.append(promptRow.finish());
    send();
  }

  private void send() {
    Charset charset = appearance.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    byte[] bytes = output.toString().getBytes(charset);
    output.setLength(0);
    if (bytes.length == 0 || closed) {
      return;
    }
    try {
      tty.output().write(bytes);
      tty.output().flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
