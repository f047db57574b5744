package lethe.app.fullscreen;

import lethe.app.page.PageEvent;

/** An effect of a key beyond the input line and the selection. */
public sealed interface KeyAction {
  /** A line was entered. */
  record EnterLine(String line) implements KeyAction {}

  /** The next or previous item is requested. */
  record TurnPage(PageEvent.PageTurn turn) implements KeyAction {}

  /** The overlay is to be closed. */
  record CloseOverlay() implements KeyAction {}

  /** The person wants to leave. */
  record LeavePage() implements KeyAction {}

  /** The program is to be suspended. */
  record Suspend() implements KeyAction {}

  /** The screen is to be redrawn. */
  record Redraw() implements KeyAction {}
}
