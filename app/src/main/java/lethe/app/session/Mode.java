package lethe.app.session;

import lethe.engine.core.Seat;

/** What a session shows of its table. */
public sealed interface Mode {
  /** All that the eyes at the screen may see. */
  record Table() implements Mode {}

  /** Nothing, until this seat alone looks at the screen. */
  record Curtain(Seat seat) implements Mode {}

  /**
   * Nothing, until somebody asks to look at what can be seen only for a while; and when it has been
   * seen, until there is something else on the table.
   */
  record Covered() implements Mode {}

  /**
   * Everything, for as long as it can be seen.
   *
   * @param part what of it somebody who hears it has asked for; all of it if it is empty
   */
  record Minute(String part) implements Mode {}
}
