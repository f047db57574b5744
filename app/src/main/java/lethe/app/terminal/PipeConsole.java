package lethe.app.terminal;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.SpokenScreens;

/**
 * A console on streams: reads lines, and prints screens or their changes as text. For pipes, files,
 * and terminals that cannot be opened.
 */
public final class PipeConsole implements Console {
  /** The maximum length of a local line, in characters; all commands are much shorter. */
  private static final int MAX_LOCAL_LINE = 10_000;

  private static final Size UNBOUNDED = new Size(Size.DEFAULT.columns(), Size.UNLIMITED_ROWS);

  private final InputQueue input;
  private final LineReader lines;
  private final PrintStream out;
  private final Appearance appearance;
  private final boolean echo;
  private final boolean spoken;
  private final boolean remote;
  private final SecondTimer timer = new SecondTimer();
  private final SpokenScreens speech = new SpokenScreens();

  /** The prompt before the expected line; empty if none has been printed. */
  private String prompt = "";

  private OptionalInt unexecutedLineCount = OptionalInt.empty();

  private PipeConsole(
      InputQueue input,
      LineReader lines,
      PrintStream out,
      Appearance appearance,
      boolean echo,
      boolean spoken,
      boolean remote) {
    this.input = input;
    this.lines = lines;
    this.out = out;
    this.appearance = appearance;
    this.echo = echo;
    this.spoken = spoken;
    this.remote = remote;
  }

  /**
   * Creates a console that takes one line after another, whether or not input is expected, and has
   * no time limits.
   *
   * @param echo whether to print the input as well, for readers who did not type it
   * @param spoken whether to describe changes as text instead of drawing the screen
   */
  public static PipeConsole local(
      InputQueue input, PrintStream out, Appearance appearance, boolean echo, boolean spoken) {
    LineReader lines = new LineReader(input, MAX_LOCAL_LINE, UnaryOperator.identity());
    return new PipeConsole(input, lines, out, appearance, echo, spoken, false);
  }

  /**
   * Creates a console for a user of a server, which describes changes as text. A line that is not
   * allowed waits until input is expected, so that a file of moves can be played against slow
   * opponents.
   *
   * @param maxLineLength the maximum length of a line in characters; of a longer line, one more
   *     character is read and the rest is discarded
   * @param sanitizer applied to each line
   */
  public static PipeConsole remote(
      InputQueue input,
      PrintStream out,
      Appearance appearance,
      int maxLineLength,
      UnaryOperator<String> sanitizer) {
    LineReader lines = new LineReader(input, maxLineLength, sanitizer);
    return new PipeConsole(input, lines, out, appearance, true, true, true);
  }

  /**
   * Returns the number of lines that were not executed, if the console has ended because its input
   * has ended and the lines would have had to wait for other players; empty otherwise.
   */
  public OptionalInt unexecutedLineCount() {
    return unexecutedLineCount;
  }

  @Override
  public Size size() {
    return UNBOUNDED;
  }

  @Override
  public void wake() {
    if (remote) {
      input.wake();
    }
  }

  @Override
  public boolean isSpoken() {
    return spoken;
  }

  @Override
  public boolean holdsLines() {
    return remote;
  }

  @Override
  public PageEvent showAndAwaitEvent(Screen screen) {
    timer.setCounting(remote && screen.hasTimeLimit());
    // Expired time must be handled before anything is printed.
    if (timer.pollSecond()) {
      return new PageEvent.SecondPassed();
    }
    show(screen);
    if (unexecutedLineCount.isPresent()) {
      return new PageEvent.InputEnded();
    }
    return remote && !screen.expectsInput() ? readAllowedLine(screen) : readLine();
  }

  private PageEvent readLine() {
    return switch (lines.next(timer.nanosLeft())) {
      case LineReader.LineResult.Line(String line) -> lineEntered(line);
      case LineReader.LineResult.Woken(), LineReader.LineResult.TimedOut() ->
          new PageEvent.TableChanged();
      case LineReader.LineResult.Ended() -> {
        endLine();
        prompt = remote ? prompt : "";
        yield new PageEvent.InputEnded();
      }
    };
  }

  private PageEvent lineEntered(String line) {
    if (echo) {
      out.print(line);
    }
    endLine();
    prompt = "";
    speech.forgetPreviousScreen();
    return out.checkError() ? new PageEvent.InputEnded() : new PageEvent.LineEntered(line);
  }

  /** Ends the line of an echoed input, so that a transcript looks the same as at a terminal. */
  private void endLine() {
    if (echo) {
      out.print("\n");
      out.flush();
    }
  }

  /**
   * Takes a line that is currently allowed. Any other line waits until input is expected; at the
   * end of the input, such lines are counted and the console ends.
   */
  private PageEvent readAllowedLine(Screen screen) {
    Optional<String> line =
        screen.lines().isEmpty() ? Optional.empty() : lines.takeIf(screen.preview()::isAllowed);
    if (line.isPresent()) {
      return lineEntered(line.get());
    }
    if (input.isComplete() && !input.hasSignal() && !screen.continuesWithoutInput()) {
      // The remaining lines would have to wait for other players.
      unexecutedLineCount = OptionalInt.of(lines.drain());
      endLine();
      return new PageEvent.InputEnded();
    }
    input.awaitSignalOrLine();
    input.pollWake();
    return input.isHungUp() ? new PageEvent.InputEnded() : new PageEvent.TableChanged();
  }

  private void show(Screen screen) {
    Frame frame = spoken ? speech.takeNewLines(screen) : screen.frame();
    List<String> text = (appearance.ascii() ? frame.ascii() : frame).lines();
    if (!text.isEmpty() || !prompt.equals(screen.prompt())) {
      StringBuilder output = new StringBuilder(prompt.isEmpty() ? "" : "\n");
      text.forEach(line -> output.append(line).append('\n'));
      out.print(output + screen.prompt());
      out.flush();
      prompt = screen.prompt();
    }
  }

  @Override
  public void close() {
    out.flush();
  }
}
