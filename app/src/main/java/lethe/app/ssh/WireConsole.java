package lethe.app.ssh;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;
import lethe.app.page.Speech;
import lethe.app.terminal.Seconds;

/**
 * Plain lines over a connection, which say in words what has changed. Out of a pipe lines are read
 * only when something is waited for, so that a file of moves plays against others who take their
 * time.
 */
final class WireConsole implements Console {
  private static final Size PAPER = new Size(Size.USUAL.columns(), 1_000);

  private final Wire wire;
  private final Typing typing;
  private final Seconds seconds = new Seconds();
  private final Speech speech = new Speech();

  /** What stands before the line that is typed now; nothing before anything was said. */
  private String prompt = "";

  /**
   * A console.
   *
   * @param longest how many characters a line may have
   */
  WireConsole(Wire wire, int longest) {
    this.wire = wire;
    this.typing = new Typing(wire, longest);
  }

  @Override
  public Size size() {
    return wire.hasTerminal() ? wire.size() : PAPER;
  }

  @Override
  public void wake() {
    wire.keyboard().wake();
  }

  @Override
  public Event read(Screen screen) {
    if (!size().equals(screen.size())) {
      return new Event.Resized(size());
    }
    seconds.count(screen.timed());
    // Time that has passed unseen is gone before anything is drawn.
    if (seconds.isOver()) {
      return new Event.Second();
    }
    show(screen);
    if (!wire.hasTerminal() && !screen.asked()) {
      return wire.keyboard().call() == Keyboard.ENDED ? new Event.Ended() : new Event.Changed();
    }
    long late = seconds.isCounting() ? System.nanoTime() + seconds.left() : 0;
    return switch (typing.line(screen.prompt(), screen.lines(), late)) {
      case Typing.Heard.Line(String line) -> {
        if (!wire.hasTerminal()) {
          wire.send(line + "\n");
        }
        prompt = "";
        speech.answered();
        yield new Event.Line(line);
      }
      case Typing.Heard.Woken(), Typing.Heard.Late() -> new Event.Changed();
      case Typing.Heard.Ended() -> {
        wire.send("\n");
        yield new Event.Ended();
      }
    };
  }

  private void show(Screen screen) {
    Frame said = speech.next(screen);
    List<String> lines = (wire.look().ascii() ? said.ascii() : said).lines();
    if (!lines.isEmpty() || !prompt.equals(screen.prompt())) {
      String text = String.join("\n", lines) + (lines.isEmpty() ? "" : "\n") + screen.prompt();
      wire.send(
          (prompt.isEmpty() ? "" : "\n") + text + (wire.hasTerminal() ? typing.unfinished() : ""));
      prompt = screen.prompt();
    }
  }

  @Override
  public boolean isSpoken() {
    return true;
  }

  @Override
  public boolean isPaced() {
    return !wire.hasTerminal();
  }

  @Override
  public void close() {}
}
