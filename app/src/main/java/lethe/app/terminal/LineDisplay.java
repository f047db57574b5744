package lethe.app.terminal;

import java.io.PrintWriter;
import java.util.function.IntSupplier;
import lethe.app.frame.Frame;

/**
 * Frames in lines, one below the other, or each in the place of the one before: then on the
 * alternate screen.
 */
final class LineDisplay {
  private final PrintWriter out;
  private final IntSupplier rows;
  private final Appearance look;
  private final boolean cleared;
  private boolean entered;
  private boolean closed;

  /**
   * A display that has not taken the terminal over yet.
   *
   * @param rows how many the terminal has now
   * @param cleared whether every frame is cleared away by the next
   */
  LineDisplay(PrintWriter out, IntSupplier rows, Appearance look, boolean cleared) {
    this.out = out;
    this.rows = rows;
    this.look = look;
    this.cleared = cleared;
  }

  /** Takes the terminal over; never again once it was closed. */
  synchronized void enter() {
    entered = !closed;
    if (entered && cleared) {
      out.print(Ansi.ALTERNATE);
      out.flush();
    }
  }

  /**
   * Gives it back, and nothing is drawn meanwhile. What was drawn is erased first, for terminals
   * that have one screen only.
   */
  synchronized void leave() {
    if (entered && cleared) {
      out.print(Ansi.erased(rows.getAsInt()) + Ansi.NORMAL);
      out.flush();
    }
    entered = false;
  }

  /** Gives it back for good. */
  synchronized void close() {
    leave();
    closed = true;
  }

  /**
   * Says these lines below what stands there.
   *
   * @param afresh whether they answer a line, so that what was said before may go
   */
  synchronized void say(Frame lines, boolean afresh) {
    if (!entered) {
      return;
    }
    if (cleared && afresh) {
      out.print(Ansi.erased(rows.getAsInt()));
    }
    (look.ascii() ? lines.ascii() : lines).lines().forEach(out::println);
    out.flush();
  }

  /**
   * Draws a frame.
   *
   * @param over whether it goes over one that looks nearly the same, without clearing it away first
   */
  synchronized void show(Frame frame, boolean over) {
    if (!entered) {
      return;
    }
    if (cleared) {
      out.print(over ? "\u001b[H" : Ansi.erased(rows.getAsInt()));
    }
    Frame lines = look.ascii() ? frame.ascii() : frame;
    for (int row = 0; row < lines.size().rows(); row++) {
      out.print(look.color() ? Ansi.line(lines, row) : lines.lines().get(row));
      out.println(over ? "\u001b[K" : "");
    }
    out.print(over ? "\u001b[J" : "");
    out.flush();
  }
}
