package lethe.engine.core;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The laws of everything that a viewer's screen shows; see {@link GameUnderTest#shown}. The other
 * laws examine only the game, and need not be repeated for its screens.
 */
public interface ShownLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void noViewerCanTellTheTrueStateFromItsTwins() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(() -> new TwinLaw<>(this, universe));
    }
  }

  @Test
  default void onlyPliesThatRevealNothingCanBeTakenBack() {
    everyMoment(() -> new UndoLaw<>(this));
  }
}
