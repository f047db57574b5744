package lethe.app.fullscreen;

import lethe.app.page.PageEvent;

/** An effect of a key beyond the input line and the selection. */
public sealed interface KeyAction {
  /** A line was entered. */
  record EnterLine(String line) implements KeyAction {}

  /** The next or previous item is requested. */
  record TurnPage(PageEvent.PageTurn turn) implements KeyAction {}

  /** Closes the overlay. */
  record CloseOverlay() implements KeyAction {}

  /** The user wants to leave. */
  record LeavePage() implements KeyAction {}

  /** Suspends the program. */
  record Suspend() implements KeyAction {}

  /** Redraws the screen. */
  record Redraw() implements KeyAction {}
}
