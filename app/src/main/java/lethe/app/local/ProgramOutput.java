package lethe.app.local;

import java.io.Console;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntSupplier;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.menu.UserSettings;
import lethe.app.savedgame.ErrorMessages;
import lethe.app.terminal.Appearance;
import lethe.app.terminal.LocalTty;
import lethe.app.text.Escapes;
import lethe.app.text.Launcher;
import lethe.engine.core.InputError;
import lethe.engine.core.Numbers;

/**
 * The output streams of the program.
 *
 * @param out the stream for the requested output
 * @param err the stream for all other messages
 * @param appearance the current appearance
 * @param appearanceFor computes the appearance from settings
 */
public record ProgramOutput(
    PrintStream out,
    PrintStream err,
    Appearance appearance,
    Function<UserSettings, Appearance> appearanceFor) {
  /** The streams of {@link #redirect}; not bound while the program runs on its own. */
  private static final ScopedValue<Streams> REDIRECTION = ScopedValue.newInstance();

  /** The environment that determines the appearance of redirected output. */
  private static final Map<String, String> UTF_8_LOCALE = Map.of("LC_ALL", "C.UTF-8");

  private record Streams(OutputStream out, OutputStream err) {}

  /** Creates outputs whose appearance does not depend on settings. */
  public ProgramOutput(PrintStream out, PrintStream err, Appearance appearance) {
    this(out, err, appearance, _ -> appearance);
  }

  /** Returns standard output and standard error, or the streams of {@link #redirect}. */
  public static ProgramOutput of(boolean ascii) {
    boolean redirected = REDIRECTION.isBound();
    Appearance appearance =
        Appearance.of(redirected ? UTF_8_LOCALE : Launcher.environment(), ascii);
    Charset charset = appearance.ascii() ? StandardCharsets.US_ASCII : StandardCharsets.UTF_8;
    return new ProgramOutput(
        escapingStream(redirected ? REDIRECTION.get().out() : StandardStream.OUT, charset),
        escapingStream(redirected ? REDIRECTION.get().err() : StandardStream.ERR, charset),
        appearance);
  }

  /**
   * Runs a command within another program, such as a test, and returns its exit code. {@link #of}
   * returns these streams while the command runs in this thread; they receive UTF-8 in any locale.
   */
  public static int redirect(OutputStream out, OutputStream err, IntSupplier command) {
    return ScopedValue.where(REDIRECTION, new Streams(out, err)).call(command::getAsInt);
  }

  /**
   * Returns a stream that escapes control characters in text, so that external text cannot control
   * the terminal, and characters that the charset cannot represent. Intended control sequences are
   * written as bytes.
   */
  private static PrintStream escapingStream(OutputStream stream, Charset charset) {
    boolean ascii = charset.equals(StandardCharsets.US_ASCII);
    return new PrintStream(stream, true, charset) {
      @Override
      public void print(String text) {
        String escaped = Escapes.forMultipleLines(String.valueOf(text));
        super.print(ascii ? Escapes.forAscii(escaped) : escaped);
      }
    };
  }

  /** Replaces the last line of standard error, which must be a terminal. */
  public void showProgress(String line) {
    err.writeBytes(("\r\u001b[K" + Escapes.forSingleLine(line)).getBytes(err.charset()));
    err.flush();
  }

  /** Returns these outputs with the appearance for other settings. */
  public ProgramOutput withSettings(UserSettings settings) {
    return new ProgramOutput(out, err, appearanceFor.apply(settings), appearanceFor);
  }

  /** Returns whether both input and output are a terminal. */
  public static boolean isInteractive() {
    return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
  }

  /**
   * Returns whether the terminal can be opened. In a container, the terminal of the host may have
   * no device name.
   */
  public static boolean canOpenTerminal() {
    Path input = Path.of("/proc/self/fd/0");
    try {
      return !Files.isSymbolicLink(input) || Files.exists(Files.readSymbolicLink(input));
    } catch (IOException e) {
      return true;
    }
  }

  /**
   * Returns the width of text as {@link #textColumns} does; empty unless both input and output are
   * a terminal.
   */
  public OptionalInt columnsIfInteractive() {
    return isInteractive() ? OptionalInt.of(textColumns()) : OptionalInt.empty();
  }

  /**
   * Returns the width of text that is wrapped even in a pipe: the variable {@code COLUMNS} if it is
   * a positive number, otherwise the width of the terminal, otherwise the default width.
   */
  public static int textColumns() {
    return Numbers.parseInt(System.getenv().getOrDefault("COLUMNS", ""))
        .filter(columns -> columns > 0)
        .orElseGet(
            () ->
                isInteractive() && canOpenTerminal()
                    ? LocalTty.terminalSize().columns()
                    : Size.DEFAULT.columns());
  }

  /** Prints lines, wrapped at 80 columns. */
  public void print(List<Text> lines) {
    Text.wrapped(lines, 80).forEach(line -> print(Frame.of(List.of(line))));
  }

  public void print(Frame frame) {
    (appearance.ascii() ? frame.ascii() : frame).lines().forEach(out::println);
  }

  /** Prints the errors in a file on {@link #err}, and returns the exit code. */
  public int printErrors(Path file, List<InputError> errors) {
    out.flush();
    ErrorMessages.format(file.toString(), errors).forEach(err::println);
    return ExitCodes.FAILURE;
  }

  /**
   * Returns whether writing to {@link #out} has failed, for example because its reader has closed
   * it, so that the rest need not be written.
   */
  public boolean isBroken() {
    return out.checkError();
  }
}
