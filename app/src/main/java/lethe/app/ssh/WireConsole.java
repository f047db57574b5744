package lethe.app.ssh;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.Sheet;
import lethe.app.session.Input;
import lethe.app.terminal.Seconds;

/**
 * Plain lines over a connection. Out of a pipe lines are read only when something is waited for, so
 * that a file of moves plays against others who take their time.
 */
final class WireConsole implements Console {
  private static final Size PAPER = new Size(Size.USUAL.columns(), 1_000);

  private final Wire wire;
  private final Typing typing;
  private final Seconds seconds = new Seconds();
  private String shown = "";

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
    seconds.count(sheet.kind() == Sheet.Kind.TIMED);
    // Time that has passed unseen is gone before anything is drawn.
    if (seconds.isOver()) {
      return new Input.Elapsed<>();
    }
    show(sheet);
    if (!wire.hasTerminal() && !sheet.asked()) {
      return wire.keyboard().call() == Keyboard.ENDED ? new Input.Ended<>() : new Input.Woken<>();
    }
    long late = seconds.isCounting() ? System.nanoTime() + seconds.left() : 0;
    return switch (typing.line(sheet.prompt(), sheet.lines(), late)) {
      case Typing.Heard.Line(String line) -> {
        if (!wire.hasTerminal()) {
          wire.send(line + "\n");
        }
        shown = "";
        yield new Input.Line<>(line);
      }
      case Typing.Heard.Woken(), Typing.Heard.Late() -> new Input.Woken<>();
      case Typing.Heard.Ended() -> {
        wire.send("\n");
        yield new Input.Ended<>();
      }
    };
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
  public boolean isPaced() {
    return !wire.hasTerminal();
  }

  @Override
  public void close() {}
}
