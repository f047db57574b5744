package lethe.app.ssh;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.Input;
import lethe.app.session.Sheet;
import lethe.app.terminal.Console;

/**
 * Plain lines over a connection. Out of a pipe lines are read only when this seat is asked, so that
 * a file of moves plays against others who take their time.
 */
final class WireConsole implements Console {
  private static final Size PAPER = new Size(Size.USUAL.columns(), 1_000);
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);
  private static final String ALTERNATE = "\u001b[?1049h";
  private static final String USUAL = "\u001b[?1049l";
  private static final String CLEAR = "\u001b[H\u001b[2J";

  private final Wire wire;
  private final Typing typing;
  private final BooleanSupplier unasked;
  private final boolean cleared;
  private boolean waited = true;
  private String shown = "";
  private long due;

  /**
   * A console.
   *
   * @param unasked whether nothing is to be said by this person now
   * @param cleared whether every screen is cleared away by the next, where that can be done
   */
  WireConsole(Wire wire, Typing typing, BooleanSupplier unasked, boolean cleared) {
    this.wire = wire;
    this.typing = typing;
    this.unasked = unasked;
    this.cleared = cleared && wire.hasTerminal();
    if (this.cleared) {
      wire.send(ALTERNATE);
    }
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
  public boolean isGuarded() {
    return cleared;
  }

  @Override
  public <C, O, V> Input<C, O, V> read(Sheet sheet) {
    if (!size().equals(sheet.size())) {
      return new Input.Resized<>(size());
    }
    show(sheet);
    if (!wire.hasTerminal() && unasked.getAsBoolean()) {
      waited = true;
      return wire.keyboard().call() == Keyboard.ENDED ? new Input.Ended<>() : new Input.Woken<>();
    }
    if (waited) {
      // What is on the sheet may be older than the answer that it is this person's turn.
      waited = false;
      return new Input.Woken<>();
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
      case Typing.Heard.TooLong() -> {
        shown = "";
        yield new Input.Line<>("x".repeat(10_000));
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
    Frame lines = wire.look().ascii() ? frame.ascii() : frame;
    String screen = String.join("\n", lines.lines()) + "\n" + sheet.prompt();
    if (screen.equals(shown)) {
      return;
    }
    String before = cleared ? CLEAR : shown.isEmpty() ? "" : "\n";
    wire.send(before + screen + (wire.hasTerminal() ? typing.unfinished() : ""));
    shown = screen;
  }

  @Override
  public void close() {
    wire.send(cleared ? USUAL : "");
  }
}
