package lethe.app.ssh;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.terminal.Appearance;

/** One connection of somebody who has been let in, whichever way they came. */
final class Wire {
  private final Keyboard keyboard;
  private final OutputStream out;
  private final boolean terminal;
  private final boolean dumb;
  private final Appearance look;
  private final String line;
  private final Screens screens;
  private final IntConsumer exit;
  private volatile Size size = Size.USUAL;
  private volatile OptionalInt unread = OptionalInt.empty();

  /**
   * A connection.
   *
   * @param environment what the client says of its surroundings
   * @param terminal whether there is a terminal at the other end, and not a pipe
   * @param line the command that came with it; empty if none did
   * @param screens how many are drawn, and how large
   * @param exit hangs up with an exit code
   */
  Wire(
      Keyboard keyboard,
      OutputStream out,
      Map<String, String> environment,
      boolean terminal,
      String line,
      Screens screens,
      IntConsumer exit) {
    this.keyboard = keyboard;
    this.out = out;
    this.terminal = terminal;
    this.dumb = Appearance.dumb(environment);
    this.look = look(environment).moving(false);
    this.line = line;
    this.screens = screens;
    this.exit = exit;
  }

  /** A client that says nothing of its letters has all of them, as nearly every one does. */
  private static Appearance look(Map<String, String> environment) {
    boolean silent =
        environment.keySet().stream().noneMatch(n -> n.equals("LANG") || n.startsWith("LC_"));
    Appearance said = Appearance.of(environment, false);
    return silent && !Appearance.dumb(environment) ? said.unicode() : said;
  }

  Keyboard keyboard() {
    return keyboard;
  }

  boolean hasTerminal() {
    return terminal;
  }

  /** Whether whole screens can be drawn there. */
  boolean hasScreen() {
    return terminal && !dumb;
  }

  /**
   * Nothing more is read, because other people come before it.
   *
   * @param lines how many lines were typed and are not executed
   */
  void leave(int lines) {
    unread = OptionalInt.of(lines);
  }

  /** How many lines were typed and are not executed, if the session ended before other people. */
  OptionalInt unread() {
    return unread;
  }

  Appearance look() {
    return look;
  }

  String line() {
    return line;
  }

  Size size() {
    return size;
  }

  /** The window has this size now; one that says nothing has a usual size. */
  void resize(int columns, int rows) {
    boolean silent = columns <= 0 || rows <= 0;
    size = silent ? Size.USUAL : screens.fitting(columns, rows);
    keyboard.resized();
  }

  /** Sends lines; at a terminal they are broken where it ends. */
  void print(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      Text said = look.ascii() ? Text.plain(line).ascii() : Text.plain(line);
      List<Text> broken = terminal ? said.wrapped(Math.max(20, size.columns())) : List.of(said);
      broken.forEach(part -> text.append(part.words()).append('\n'));
    }
    if (!text.isEmpty()) {
      send(text.toString());
    }
  }

  /** Sends a text, all of it at once; the line is dead if that cannot be done. */
  void send(String text) {
    String lines = terminal ? text.replace("\n", "\r\n") : text;
    Charset charset = look.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    send(lines.getBytes(charset));
  }

  private void send(byte[] bytes) {
    if (keyboard.isGone()) {
      return;
    }
    screens.await();
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      keyboard.hangUp();
    }
  }

  /** For a console that makes its own bytes. */
  OutputStream out() {
    return new OutputStream() {
      @Override
      public void write(int b) {
        send(new byte[] {(byte) b});
      }

      @Override
      public void write(byte[] bytes, int offset, int length) {
        send(Arrays.copyOfRange(bytes, offset, offset + length));
      }
    };
  }

  void exit(int code) {
    exit.accept(code);
  }
}
