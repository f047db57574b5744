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

/** The connection of an admitted user, over SSH or a local socket. */
final class Wire {
  private final Keyboard keyboard;
  private final OutputStream out;
  private final boolean terminal;
  private final boolean dumb;
  private final Appearance look;
  private final String line;
  private final RenderQuota renderQuota;
  private final IntConsumer exit;
  private volatile Size size = Size.USUAL;
  private volatile OptionalInt unread = OptionalInt.empty();

  /**
   * Creates a connection.
   *
   * @param environment the client's environment variables
   * @param terminal whether the client has a terminal rather than a pipe
   * @param line the command given when connecting; empty if none
   * @param renderQuota limits the number and size of screens
   * @param exit closes the connection with an exit code
   */
  Wire(
      Keyboard keyboard,
      OutputStream out,
      Map<String, String> environment,
      boolean terminal,
      String line,
      RenderQuota renderQuota,
      IntConsumer exit) {
    this.keyboard = keyboard;
    this.out = out;
    this.terminal = terminal;
    this.dumb = Appearance.dumb(environment);
    this.look = look(environment).moving(false);
    this.line = line;
    this.renderQuota = renderQuota;
    this.exit = exit;
  }

  /**
   * Returns how to draw for a client. Assumes Unicode if the client sends no locale, as nearly all
   * terminals support it.
   */
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

  /** Returns whether the terminal supports full screens. */
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

  /** Sets the window size. A size that is not positive means the default size. */
  void resize(int columns, int rows) {
    boolean silent = columns <= 0 || rows <= 0;
    size = silent ? Size.USUAL : renderQuota.clamp(columns, rows);
    keyboard.resized();
  }

  /** Prints lines; at a terminal they are wrapped at its width. */
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

  /** Sends a text completely. Marks the connection as gone if that fails. */
  void send(String text) {
    String lines = terminal ? text.replace("\n", "\r\n") : text;
    Charset charset = look.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    send(lines.getBytes(charset));
  }

  private void send(byte[] bytes) {
    if (keyboard.isGone()) {
      return;
    }
    renderQuota.await();
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      keyboard.hangUp();
    }
  }

  /** Returns a stream for consoles that produce bytes themselves. */
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
