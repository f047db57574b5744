package lethe.app.fullscreen;

import lethe.app.page.PageEvent;

/** An effect of a key beyond the input line and the selection. */
public sealed interface Deed {
  /** A line was entered. */
  record Enter(String line) implements Deed {}

  /** The next or previous item is requested. */
  record Turn(PageEvent.PageTurn turn) implements Deed {}

  /** The overlay is to be closed. */
  record Back() implements Deed {}

  /** The person wants to leave. */
  record Leave() implements Deed {}

  /** The program is to be suspended. */
  record Suspend() implements Deed {}

  /** The screen is to be redrawn. */
  record Redraw() implements Deed {}
}
