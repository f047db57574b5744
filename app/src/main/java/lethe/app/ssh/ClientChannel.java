package lethe.app.ssh;

import java.io.IOException;
import java.io.InputStream;
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
import lethe.app.lobby.RemoteTerminal;
import lethe.app.page.Console;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.Tty;

/** The connection of an admitted user, over SSH or a local socket. */
final class ClientChannel implements RemoteTerminal, Tty {
  /** Bytes read per second on average; also the size of a burst. */
  private static final int BYTES_PER_SECOND = 32_768;

  private final InputQueue input;
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
      InputQueue input,
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
   * Returns the appearance for a client. Assumes Unicode if the client sends no locale, as nearly
   * all terminals support it.
   */
  private static Appearance appearance(Map<String, String> environment) {
    boolean hasNoLocale =
        environment.keySet().stream().noneMatch(n -> n.equals("LANG") || n.startsWith("LC_"));
    Appearance appearance = Appearance.of(environment, false);
    return hasNoLocale && !Appearance.isDumb(environment) ? appearance.unicode() : appearance;
  }

  /** Starts reading the input from a stream. */
  void startReading(InputStream in) {
    Thread.ofVirtual().name("keyboard").start(() -> fillInput(in));
  }

  private void fillInput(InputStream in) {
    try {
      input.fill(in, BYTES_PER_SECOND);
    } catch (IOException e) {
      input.hangUp();
    }
  }

  @Override
  public InputQueue input() {
    return input;
  }

  @Override
  public boolean isInteractive() {
    return interactive;
  }

  @Override
  public boolean hasFullScreen() {
    return interactive && !dumb;
  }

  /**
   * Stops reading, because the session would have to wait for other users.
   *
   * @param lines the number of lines that were typed and not executed
   */
  void stopReading(int lines) {
    unread = OptionalInt.of(lines);
  }

  @Override
  public OptionalInt unread() {
    return unread;
  }

  Appearance appearance() {
    return appearance;
  }

  @Override
  public String command() {
    return command;
  }

  @Override
  public boolean pollActivity() {
    return input.pollActivity();
  }

  @Override
  public Console openConsole(int maxLength) {
    if (!interactive) {
      return new ChannelConsole(this, maxLength);
    }
    return hasFullScreen()
        ? new FullScreenConsole(this, appearance, true)
        : LineConsole.printing(this, appearance);
  }

  @Override
  public Size size() {
    return size;
  }

  /** Sets the window size before the first screen is drawn; not positive for the default size. */
  void setSize(int columns, int rows) {
    boolean unspecified = columns <= 0 || rows <= 0;
    size = unspecified ? Size.DEFAULT : renderQuota.clamp(columns, rows);
  }

  /** Changes the window size; not positive for the default size. */
  void resize(int columns, int rows) {
    setSize(columns, rows);
    input.signal(InputQueue.Item.RESIZED);
  }

  @Override
  public void print(List<String> lines) {
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

  @Override
  public OutputStream output() {
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

  @Override
  public void exit(int code) {
    exit.accept(code);
  }

  @Override
  public void hangUp() {
    input.hangUp();
  }

  /** Does nothing: the next console continues with the same input. */
  @Override
  public void close() {}
}
