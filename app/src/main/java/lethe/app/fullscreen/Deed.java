package lethe.app.fullscreen;

import lethe.app.page.Event;

/** What a key wants done outside of what is typed and pointed at. */
public sealed interface Deed {
  /** This line was entered. */
  record Enter(String line) implements Deed {}

  /** The next of something is wanted, or one before. */
  record Turn(Event.Turn turn) implements Deed {}

  /** What lies open is to be closed. */
  record Back() implements Deed {}

  /** The person wants to leave. */
  record Leave() implements Deed {}

  /** The program is to stand aside until it is called back. */
  record Suspend() implements Deed {}

  /** Everything is to be drawn anew. */
  record Redraw() implements Deed {}
}
