package lethe.app.session;

import lethe.app.page.Pager;
import lethe.engine.core.Seat;

/** What a session's screen shows. */
public sealed interface Page {
  /** The table. */
  record Table() implements Page {}

  /** Nothing of the table, until this seat alone looks at the screen. */
  record Curtain(Seat seat) implements Page {}

  /**
   * Nothing of the table, until somebody asks to look at what can be seen only for a while; and
   * when it has been seen, until there is something else on the table.
   */
  record Covered() implements Page {}

  /** The table, for as long as it can be seen. */
  record Minute() implements Page {}

  /** A text, a screen at a time. */
  record Text(Pager reading) implements Page {}
}
