package lethe.app.session;

import java.util.Optional;
import lethe.engine.core.Seat;

/** The extent to which a match page shows its table. */
public sealed interface TableVisibility {
  /** Everything that the viewer may see. */
  record Visible() implements TableVisibility {}

  /** Nothing, until this seat alone is looking at the screen. */
  record Curtain(Seat seat) implements TableVisibility {}

  /**
   * Nothing: before the player asks to see cards that are shown for a limited time, and after that
   * time until the table changes.
   */
  record Covered() implements TableVisibility {}

  /**
   * Everything, for a limited time.
   *
   * @param requestedPart the part to read out; a blank text stands for the entire table, and an
   *     empty {@code Optional} for nothing
   */
  record Timed(Optional<String> requestedPart) implements TableVisibility {
    /** Creates the visibility in which a part is read out. */
    static Timed of(String part) {
      return new Timed(Optional.of(part));
    }

    /** Creates the visibility in which nothing is read out. */
    static Timed quiet() {
      return new Timed(Optional.empty());
    }
  }
}
