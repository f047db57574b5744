package lethe.engine.core;

import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * What is true of all that reaches a viewer's eyes; see {@link LawSubject#shown}. The other laws
 * look at no more than the game, and need not be tried again with a screen before it.
 */
public interface ShownLaws<S, C, O, V> extends LawSubject<S, C, O, V> {
  @Test
  default void nobodyCanTellTheTruthFromItsTwins() {
    for (Table<S, C, O, V> table : Table.all(this)) {
      List<C> universe = table.universe();
      table.everyMoment(() -> new Twins<>(this, universe));
    }
  }

  @Test
  default void whatShowedNothingHiddenCanBeUndone() {
    everyMoment(() -> new Undoing<>(this));
  }
}
