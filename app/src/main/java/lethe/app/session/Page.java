package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;
import lethe.engine.core.Seat;

/** What a session's screen shows. */
public sealed interface Page {
  /** The table. */
  record Table() implements Page {}

  /** Nothing of the table, until this seat alone looks at the screen. */
  record Curtain(Seat seat) implements Page {}

  /** Nothing of the table, until somebody asks to look at what can be seen only for a while. */
  record Covered() implements Page {}

  /** The table, for as long as it can be seen. */
  record Minute() implements Page {}

  /**
   * A text, a screen at a time.
   *
   * @param from the first line that is shown
   */
  record Reading(List<Text> lines, int from) implements Page {}
}
