package lethe.app.ssh;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.page.Speech;
import lethe.app.terminal.Seconds;

/**
 * A console over a pipe, which describes changes in words. Reads lines only when input is expected,
 * so that a file of moves can be played against opponents who take their time.
 */
final class WireConsole implements Console {
  private static final Size PAPER = new Size(Size.USUAL.columns(), Size.ENDLESS);

  private final Wire wire;
  private final PipedLines lines;
  private final Seconds seconds = new Seconds();
  private final Speech speech = new Speech();

  /** Whether it has ended because nothing more can be typed that others do not come before. */
  private boolean over;

  /** What stands before the line that is waited for; nothing before anything was said. */
  private String prompt = "";

  /**
   * Creates a console.
   *
   * @param longest the maximum length of a line in characters
   */
  WireConsole(Wire wire, int longest) {
    this.wire = wire;
    this.lines = new PipedLines(wire.keyboard(), longest);
  }

  @Override
  public Size size() {
    return PAPER;
  }

  @Override
  public void wake() {
    wire.keyboard().wake();
  }

  @Override
  public Event read(Screen screen) {
    seconds.count(screen.timed());
    // Time that has passed since the last screen is counted before anything is drawn.
    if (seconds.isOver()) {
      return new Event.Second();
    }
    show(screen);
    if (over) {
      return new Event.Ended();
    }
    if (!screen.asked()) {
      // What can be done meanwhile is done; any other line is for what follows.
      Optional<String> line =
          screen.lines().isEmpty() ? Optional.empty() : lines.taken(screen.outlook()::can);
      line.ifPresent(this::answered);
      if (line.isPresent()) {
        return new Event.Line(line.get());
      }
      boolean last = wire.keyboard().isLast() && !wire.keyboard().isCalled();
      return last && !screen.lasting() ? ended() : called();
    }
    long late = seconds.isCounting() ? System.nanoTime() + seconds.left() : 0;
    return switch (lines.next(late)) {
      case PipedLines.Heard.Line(String line) -> {
        answered(line);
        yield new Event.Line(line);
      }
      case PipedLines.Heard.Woken(), PipedLines.Heard.Late() -> new Event.Changed();
      case PipedLines.Heard.Ended() -> {
        wire.send("\n");
        yield new Event.Ended();
      }
    };
  }

  private Event called() {
    return wire.keyboard().call() == Keyboard.ENDED ? new Event.Ended() : new Event.Changed();
  }

  /** Nothing more will be typed, and what was typed waits for other people. */
  private Event ended() {
    over = true;
    wire.leave(lines.rest());
    wire.send("\n");
    return new Event.Ended();
  }

  /** A line was typed: whoever reads on sees it, as they would at a terminal. */
  private void answered(String line) {
    wire.send(line + "\n");
    prompt = "";
    speech.answered();
  }

  private void show(Screen screen) {
    Frame said = speech.next(screen);
    List<String> text = (wire.look().ascii() ? said.ascii() : said).lines();
    if (!text.isEmpty() || !prompt.equals(screen.prompt())) {
      String all = String.join("\n", text) + (text.isEmpty() ? "" : "\n") + screen.prompt();
      wire.send((prompt.isEmpty() ? "" : "\n") + all);
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
