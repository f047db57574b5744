package lethe.app.session;

import java.util.Optional;
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
   * @param asked what of it somebody who hears it has asked for, all of it if that is empty;
   *     nothing where something else was typed
   */
  record Minute(Optional<String> asked) implements Mode {
    /** All of it is said. */
    static Minute of(String part) {
      return new Minute(Optional.of(part));
    }

    /** Nothing of it is said again. */
    static Minute quiet() {
      return new Minute(Optional.empty());
    }
  }
}
