package lethe.app.session;

import java.util.Optional;
import lethe.engine.core.Seat;

/** What a match page shows of its table. */
public sealed interface Mode {
  /** Everything that the viewer may see. */
  record Table() implements Mode {}

  /** Nothing, until this seat alone is looking at the screen. */
  record Curtain(Seat seat) implements Mode {}

  /**
   * Nothing, until somebody asks to look at cards that are shown for a limited time; and after
   * that, until something else is on the table.
   */
  record Covered() implements Mode {}

  /**
   * Everything, for a limited time.
   *
   * @param asked the part that a listener has asked for; the whole table if it is empty, and
   *     nothing if no text is present
   */
  record Minute(Optional<String> asked) implements Mode {
    /** Creates a mode in which a part is read out. */
    static Minute of(String part) {
      return new Minute(Optional.of(part));
    }

    /** Creates a mode in which nothing is read out again. */
    static Minute quiet() {
      return new Minute(Optional.empty());
    }
  }
}
