package lethe.app.ssh;

import java.util.concurrent.TimeUnit;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.session.Frames;
import lethe.app.session.Input;
import lethe.app.session.Page;
import lethe.app.session.Session;
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
  private final boolean cleared;
  private String shown = "";
  private long due;

  /**
   * A console.
   *
   * @param cleared whether every screen is cleared away by the next, where that can be done
   */
  WireConsole(Wire wire, Typing typing, boolean cleared) {
    this.wire = wire;
    this.typing = typing;
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
  public <C, O, V> Input<C, O, V> read(Session<C, O, V> session) {
    if (!size().equals(session.size())) {
      return new Input.Resized<>(size());
    }
    show(session);
    if (waits(session)) {
      return wire.keyboard().call() == Keyboard.ENDED ? new Input.Ended<>() : new Input.Woken<>();
    }
    due = session.page() instanceof Page.Minute ? next() : 0;
    return switch (typing.line(Frames.prompt(session), session.legal(), due)) {
      case Typing.Heard.Line(String line) -> {
        if (!wire.hasTerminal()) {
          wire.send(line + "\n");
        }
        shown = "";
        yield new Input.Line<>(line);
      }
      case Typing.Heard.Long() -> {
        shown = "";
        yield new Input.Line<>("x".repeat(10_000));
      }
      case Typing.Heard.Woken() -> new Input.Woken<>();
      case Typing.Heard.Late() -> new Input.Elapsed<>();
      case Typing.Heard.Ended() -> {
        wire.send("\n");
        yield new Input.Ended<>();
      }
    };
  }

  private long next() {
    long now = System.nanoTime();
    return due == 0 || due < now - SECOND ? now + SECOND : due + SECOND;
  }

  /** Whether there is nothing to read now, though lines may be there already. */
  private boolean waits(Session<?, ?, ?> session) {
    return !wire.hasTerminal()
        && session.page() instanceof Page.Table
        && !session.sight().turn().isOver()
        && !session.sight().isAsked();
  }

  private void show(Session<?, ?, ?> session) {
    Frame frame = Frames.frame(session);
    Frame lines = wire.look().ascii() ? frame.ascii() : frame;
    String screen = String.join("\n", lines.lines()) + "\n" + Frames.prompt(session);
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
