package lethe.app.ssh;

import java.util.List;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.Input;
import lethe.app.session.Sheet;
import lethe.app.terminal.Console;

/**
 * Plain lines over a connection. Out of a pipe lines are read only when something is waited for, so
 * that a file of moves plays against others who take their time.
 */
final class WireConsole implements Console {
  private static final Size PAPER = new Size(Size.USUAL.columns(), 1_000);
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final Wire wire;
  private final Typing typing;
  private String shown = "";
  private long due;

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
  public <C, O, V> Input<C, O, V> read(Sheet sheet) {
    if (!size().equals(sheet.size())) {
      return new Input.Resized<>(size());
    }
    show(sheet);
    if (!wire.hasTerminal() && !sheet.asked()) {
      return wire.keyboard().call() == Keyboard.ENDED ? new Input.Ended<>() : new Input.Woken<>();
    }
    due = sheet.kind() == Sheet.Kind.TIMED ? second() : 0;
    return switch (typing.line(sheet.prompt(), sheet.lines(), due)) {
      case Typing.Heard.Line(String line) -> {
        if (!wire.hasTerminal()) {
          wire.send(line + "\n");
        }
        shown = "";
        yield new Input.Line<>(line);
      }
      case Typing.Heard.Woken() -> new Input.Woken<>();
      case Typing.Heard.Late() -> {
        due += SECOND;
        yield new Input.Elapsed<>();
      }
      case Typing.Heard.Ended() -> {
        wire.send("\n");
        yield new Input.Ended<>();
      }
    };
  }

  /** When the second ends that is being counted; calls in between do not stretch it. */
  private long second() {
    return due == 0 ? System.nanoTime() + SECOND : due;
  }

  private void show(Sheet sheet) {
    Frame frame = sheet.frame();
    Frame ascii = wire.look().ascii() ? frame.ascii() : frame;
    List<String> lines = ascii.lines();
    String screen = String.join("\n", lines) + (lines.isEmpty() ? "" : "\n") + sheet.prompt();
    if (!screen.equals(shown)) {
      wire.send(
          (shown.isEmpty() ? "" : "\n") + screen + (wire.hasTerminal() ? typing.unfinished() : ""));
      shown = screen;
    }
  }

  @Override
  public void close() {}
}
