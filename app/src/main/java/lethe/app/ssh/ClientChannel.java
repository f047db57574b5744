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
final class ClientChannel {
  private final InputBuffer input;
  private final OutputStream out;
  private final boolean interactive;
  private final boolean dumb;
  private final Appearance appearance;
  private final String command;
  private final RenderQuota renderQuota;
  private final IntConsumer exit;
  private volatile Size size = Size.DEFAULT;
  private volatile OptionalInt unread = OptionalInt.empty();

  /**
   * Creates a connection.
   *
   * @param environment the client's environment variables
   * @param interactive whether the client has a terminal rather than a pipe
   * @param command the command given when connecting; empty if none
   * @param renderQuota limits the number and size of screens
   * @param exit closes the connection with an exit code
   */
  ClientChannel(
      InputBuffer input,
      OutputStream out,
      Map<String, String> environment,
      boolean interactive,
      String command,
      RenderQuota renderQuota,
      IntConsumer exit) {
    this.input = input;
    this.out = out;
    this.interactive = interactive;
    this.dumb = Appearance.isDumb(environment);
    this.appearance = appearance(environment).withAnimation(false);
    this.command = command;
    this.renderQuota = renderQuota;
    this.exit = exit;
  }

  /**
   * Returns how to draw for a client. Assumes Unicode if the client sends no locale, as nearly all
   * terminals support it.
   */
  private static Appearance appearance(Map<String, String> environment) {
    boolean hasNoLocale =
        environment.keySet().stream().noneMatch(n -> n.equals("LANG") || n.startsWith("LC_"));
    Appearance appearance = Appearance.of(environment, false);
    return hasNoLocale && !Appearance.isDumb(environment) ? appearance.unicode() : appearance;
  }

  InputBuffer input() {
    return input;
  }

  boolean isInteractive() {
    return interactive;
  }

  /** Returns whether the terminal supports full screens. */
  boolean hasFullScreen() {
    return interactive && !dumb;
  }

  /**
   * Stops reading, because the session would have to wait for other people.
   *
   * @param lines the number of lines that were typed and not executed
   */
  void stopReading(int lines) {
    unread = OptionalInt.of(lines);
  }

  /**
   * Returns the number of lines that were typed and not executed, if the session ended because it
   * would have had to wait for other people; empty otherwise.
   */
  OptionalInt unread() {
    return unread;
  }

  Appearance appearance() {
    return appearance;
  }

  String command() {
    return command;
  }

  Size size() {
    return size;
  }

  /** Sets the window size. A size that is not positive means the default size. */
  void resize(int columns, int rows) {
    boolean silent = columns <= 0 || rows <= 0;
    size = silent ? Size.DEFAULT : renderQuota.clamp(columns, rows);
    input.resized();
  }

  /** Prints lines; at a terminal they are wrapped at its width. */
  void print(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      Text said = appearance.ascii() ? Text.plain(line).ascii() : Text.plain(line);
      List<Text> broken = interactive ? said.wrapped(Math.max(20, size.columns())) : List.of(said);
      broken.forEach(part -> text.append(part.words()).append('\n'));
    }
    if (!text.isEmpty()) {
      send(text.toString());
    }
  }

  /** Sends a text completely. Marks the connection as gone if that fails. */
  void send(String text) {
    String lines = interactive ? text.replace("\n", "\r\n") : text;
    Charset charset = appearance.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    send(lines.getBytes(charset));
  }

  private void send(byte[] bytes) {
    if (input.isHungUp()) {
      return;
    }
    renderQuota.await();
    try {
      out.write(bytes);
      out.flush();
    } catch (IOException e) {
      input.hangUp();
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
