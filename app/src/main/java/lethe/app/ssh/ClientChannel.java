package lethe.app.ssh;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.lobby.RemoteTerminal;
import lethe.app.page.Console;
import lethe.app.server.base.SafeText;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.FullScreenConsole;
import lethe.app.terminal.InputQueue;
import lethe.app.terminal.LineConsole;
import lethe.app.terminal.PipeConsole;
import lethe.app.terminal.Tty;
import org.jspecify.annotations.Nullable;

/** The connection of an admitted user, over SSH or a local socket. */
final class ClientChannel implements RemoteTerminal, Tty {
  /** The maximum average number of bytes read per second, which is also the size of a burst. */
  private static final int BYTES_PER_SECOND = 32_768;

  private static final int MAX_SCREEN_BYTES = 1 << 16;

  private final String connectionId;
  private final InputQueue input;
  private final OutputStream out;
  private final boolean interactive;
  private final boolean dumb;
  private final Appearance appearance;
  private final String command;
  private final RenderQuota renderQuota;
  private final IntConsumer exitHandler;
  private volatile Size size = Size.DEFAULT;
  private volatile @Nullable PipeConsole pipeConsole;

  /**
   * Creates a connection.
   *
   * @param connectionId the id of the connection in the log
   * @param environment the client's environment variables
   * @param interactive whether the client has a terminal rather than a pipe
   * @param command the command given when connecting; empty if none
   * @param renderQuota limits the rate and the size of screens
   * @param exitHandler closes the connection with an exit code
   */
  ClientChannel(
      String connectionId,
      InputQueue input,
      OutputStream out,
      Map<String, String> environment,
      boolean interactive,
      String command,
      RenderQuota renderQuota,
      IntConsumer exitHandler) {
    this.connectionId = connectionId;
    this.input = input;
    this.out = out;
    this.interactive = interactive;
    this.dumb = Appearance.isDumb(environment);
    this.appearance = appearance(environment).withAnimation(false);
    this.command = command;
    this.renderQuota = renderQuota;
    this.exitHandler = exitHandler;
  }

  /**
   * Returns the appearance for a client. Assumes Unicode if the client sends no locale, as nearly
   * all terminals support it.
   */
  private static Appearance appearance(Map<String, String> environment) {
    boolean hasNoLocale = Appearance.locale(environment).isEmpty();
    Appearance appearance = Appearance.of(environment, false);
    return hasNoLocale && !Appearance.isDumb(environment) ? appearance.withUnicode() : appearance;
  }

  /** Starts a thread that reads the input from a stream. */
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
  public String connectionId() {
    return connectionId;
  }

  @Override
  public InputQueue input() {
    return input;
  }

  @Override
  public boolean isRemote() {
    return true;
  }

  @Override
  public boolean isInteractive() {
    return interactive;
  }

  @Override
  public boolean hasFullScreen() {
    return interactive && !dumb;
  }

  @Override
  public OptionalInt unexecutedLineCount() {
    return pipeConsole == null ? OptionalInt.empty() : pipeConsole.unexecutedLineCount();
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
      // Without a buffer, a large screen would be sent in pieces that each count against the quota.
      OutputStream bufferedOutput = new BufferedOutputStream(output(), MAX_SCREEN_BYTES);
      PipeConsole console =
          PipeConsole.remote(
              input,
              new PrintStream(bufferedOutput, false, charset()),
              appearance,
              maxLength,
              ClientChannel::sanitize);
      pipeConsole = console;
      return console;
    }
    return hasFullScreen()
        ? new FullScreenConsole(this, appearance, true)
        : LineConsole.printOnly(this, appearance);
  }

  /** Removes invisible characters and replaces characters that are not one column wide. */
  private static String sanitize(String line) {
    return line.codePoints()
        .mapToObj(Character::toString)
        .map(c -> c.equals(" ") ? c : SafeText.sanitize("x" + c, 8).substring(1))
        .collect(Collectors.joining());
  }

  @Override
  public Size size() {
    return size;
  }

  /**
   * Sets the window size, limited by the render quota. If either number is not positive, sets the
   * default size.
   */
  void setSize(int columns, int rows) {
    boolean unspecified = columns <= 0 || rows <= 0;
    size = unspecified ? Size.DEFAULT : renderQuota.clamp(columns, rows);
  }

  /** Changes the window size as {@link #setSize} does, and informs the console. */
  void resize(int columns, int rows) {
    setSize(columns, rows);
    input.signal(InputQueue.Item.RESIZED);
  }

  @Override
  public void print(List<String> lines) {
    StringBuilder text = new StringBuilder();
    for (String line : lines) {
      Text message = appearance.ascii() ? Text.plain(line).ascii() : Text.plain(line);
      List<Text> wrappedLines =
          interactive ? message.wrapped(Math.max(20, size.columns())) : List.of(message);
      wrappedLines.forEach(part -> text.append(part.text()).append('\n'));
    }
    if (!text.isEmpty()) {
      send(text.toString());
    }
  }

  private void send(String text) {
    String lines = interactive ? text.replace("\n", "\r\n") : text;
    send(lines.getBytes(charset()));
  }

  private Charset charset() {
    return appearance.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
  }

  /**
   * Sends bytes as soon as the render quota permits. Does nothing if the client has disconnected;
   * hangs up if sending fails.
   */
  private void send(byte[] bytes) {
    if (input.isHungUp()) {
      return;
    }
    renderQuota.acquire();
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
    exitHandler.accept(code);
  }

  @Override
  public void hangUp() {
    input.hangUp();
  }

  /** Does nothing: the next console continues with the same input. */
  @Override
  public void close() {}
}
