package lethe.engine.core;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The laws of the contents of a viewer's screen; see {@link GameUnderTest#screen}. The other laws
 * concern only the game and need not be checked again for its screens.
 */
public interface ScreenLaws<S, C, O, V> extends GameUnderTest<S, C, O, V> {
  @Test
  default void noViewerCanDistinguishTheTrueStateFromItsTwins() {
    for (LawTable<S, C, O, V> table : LawTable.all(this)) {
      List<C> candidates = table.candidateCommands();
      table.checkAtEveryMoment(() -> new TwinLaw<>(this, candidates));
    }
  }

  @Test
  default void onlyPliesThatRevealNothingCanBeTakenBack() {
    checkAtEveryMoment(() -> new UndoLaw<>(this));
  }
}
