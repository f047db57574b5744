package lethe.app.terminal;

import java.io.PrintWriter;
import java.util.function.IntSupplier;
import lethe.app.frame.Frame;

/**
 * Prints frames line by line, or on the alternate screen with each frame replacing the previous
 * one.
 */
final class LineDisplay {
  private final PrintWriter out;
  private final IntSupplier rows;
  private final Appearance look;
  private boolean clearsScreens;
  private boolean entered;
  private boolean closed;

  /**
   * Creates a display that has not taken over the terminal yet and clears no screens.
   *
   * @param rows returns the current number of rows
   */
  LineDisplay(PrintWriter out, IntSupplier rows, Appearance appearance) {
    this.out = out;
    this.rows = rows;
    this.look = appearance;
  }

  /**
   * Sets whether every frame is erased when the next is shown. If so, frames are drawn on the
   * alternate screen.
   */
  synchronized void setClearsScreens(boolean clears) {
    if (clears != clearsScreens) {
      boolean active = entered;
      leave();
      clearsScreens = clears;
      if (active) {
        enter();
      }
    }
  }

  /** Takes over the terminal, unless the display has been closed. */
  synchronized void enter() {
    entered = !closed;
    if (entered && clearsScreens) {
      out.print(Ansi.ALTERNATE);
      out.flush();
    }
  }

  /**
   * Restores the terminal and stops drawing. Erases the drawing first, for terminals with a single
   * screen.
   */
  synchronized void leave() {
    if (entered && clearsScreens) {
      out.print(Ansi.erased(rows.getAsInt()) + Ansi.NORMAL);
      out.flush();
    }
    entered = false;
  }

  /** Restores the terminal permanently. */
  synchronized void close() {
    leave();
    closed = true;
  }

  /**
   * Prints lines below the current contents.
   *
   * @param afresh whether the lines answer an input, so that earlier output may be erased
   */
  synchronized void print(Frame lines, boolean afresh) {
    if (!entered) {
      return;
    }
    if (clearsScreens && afresh) {
      out.print(Ansi.erased(rows.getAsInt()));
    }
    (look.ascii() ? lines.ascii() : lines).lines().forEach(out::println);
    out.flush();
  }

  /**
   * Draws a frame.
   *
   * @param over whether to draw over a similar frame without erasing it first
   */
  synchronized void show(Frame frame, boolean over) {
    if (!entered) {
      return;
    }
    if (clearsScreens) {
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
