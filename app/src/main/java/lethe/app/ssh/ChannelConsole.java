package lethe.app.ssh;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.page.SpokenScreens;
import lethe.app.terminal.SecondTimer;

/**
 * A console over a pipe, which describes changes as text. Reads lines only when input is expected,
 * so that a file of moves can be played against slow opponents.
 */
final class ChannelConsole implements Console {
  private static final Size UNBOUNDED = new Size(Size.DEFAULT.columns(), Size.UNLIMITED_ROWS);

  private final ClientChannel channel;
  private final PipedLines lines;
  private final SecondTimer seconds = new SecondTimer();
  private final SpokenScreens speech = new SpokenScreens();

  /**
   * Whether this console has ended because the input has ended and the remaining lines would have
   * to wait for other players.
   */
  private boolean over;

  /** The prompt before the expected line; empty if none has been shown. */
  private String prompt = "";

  /**
   * Creates a console.
   *
   * @param maxLineLength the maximum length of a line in characters
   */
  ChannelConsole(ClientChannel channel, int maxLineLength) {
    this.channel = channel;
    this.lines = new PipedLines(channel.input(), maxLineLength);
  }

  @Override
  public Size size() {
    return UNBOUNDED;
  }

  @Override
  public void wake() {
    channel.input().wake();
  }

  @Override
  public PageEvent read(Screen screen) {
    seconds.setCounting(screen.timed());
    // The time since the last screen is counted before anything is drawn.
    if (seconds.hasElapsed()) {
      return new PageEvent.SecondPassed();
    }
    show(screen);
    if (over) {
      return new PageEvent.InputEnded();
    }
    if (!screen.expectsInput()) {
      // A command that is currently allowed is executed. Any other line waits until input is
      // expected.
      Optional<String> line =
          screen.lines().isEmpty() ? Optional.empty() : lines.takeIf(screen.preview()::isAllowed);
      line.ifPresent(this::answered);
      if (line.isPresent()) {
        return new PageEvent.LineEntered(line.get());
      }
      boolean last = channel.input().isComplete() && !channel.input().hasSignal();
      return last && !screen.lasting() ? ended() : called();
    }
    return switch (lines.next(seconds.nanosLeft())) {
      case PipedLines.LineResult.Line(String line) -> {
        answered(line);
        yield new PageEvent.LineEntered(line);
      }
      case PipedLines.LineResult.Woken(), PipedLines.LineResult.TimedOut() ->
          new PageEvent.Changed();
      case PipedLines.LineResult.Ended() -> {
        channel.send("\n");
        yield new PageEvent.InputEnded();
      }
    };
  }

  private PageEvent called() {
    channel.input().awaitSignalOrLine();
    channel.input().pollWake();
    return channel.input().isHungUp() ? new PageEvent.InputEnded() : new PageEvent.Changed();
  }

  /**
   * Ends the console: the input has ended, and the remaining lines would have to wait for other
   * players.
   */
  private PageEvent ended() {
    over = true;
    channel.stopReading(lines.drain());
    channel.send("\n");
    return new PageEvent.InputEnded();
  }

  /** Echoes a line, so that the transcript looks the same as at a terminal. */
  private void answered(String line) {
    channel.send(line + "\n");
    prompt = "";
    speech.startReply();
  }

  private void show(Screen screen) {
    Frame next = speech.next(screen);
    List<String> text = (channel.appearance().ascii() ? next.ascii() : next).lines();
    if (!text.isEmpty() || !prompt.equals(screen.prompt())) {
      String all = String.join("\n", text) + (text.isEmpty() ? "" : "\n") + screen.prompt();
      channel.send((prompt.isEmpty() ? "" : "\n") + all);
      prompt = screen.prompt();
    }
  }

  @Override
  public boolean isSpoken() {
    return true;
  }

  @Override
  public boolean isPaced() {
    return true;
  }

  @Override
  public void close() {}
}
