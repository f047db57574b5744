package lethe.engine.core;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The laws of everything that a viewer's screen shows; see {@link LawSubject#shown}. The other laws
 * examine only the game, and need not be repeated for its screens.
 */
public interface ShownLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  @Test
  default void noViewerCanTellTheTrueStateFromItsTwins() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(() -> new Twins<>(this, universe));
    }
  }

  @Test
  default void onlyPliesThatRevealNothingCanBeTakenBack() {
    everyMoment(() -> new Undoing<>(this));
  }
}
