package lethe.engine.games.robots.rules;

import static lethe.engine.games.robots.rules.StateText.rules;
import static lethe.engine.games.robots.rules.TestStates.errors;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import lethe.engine.core.InputError;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.LayoutErrorCode;
import org.junit.jupiter.api.Test;

/** Tests the numbers of memory cards and short circuits. */
class ComponentsTest {
  @Test
  void thereAre64DistinctMemoryCards() {
    assertThat(new HashSet<>(Card.ALL)).hasSize(64);
    for (Feature feature : Feature.values()) {
      assertThat(Card.ALL.stream().filter(card -> card.has(feature))).hasSize(16);
    }
    for (Card card : Card.ALL) {
      assertThat(card.features()).containsExactly(card.number(), card.color(), card.type());
    }
  }

  @Test
  void thereAreSixShortCircuits() {
    assertThat(firstError("circuits=7"))
        .isEqualTo(layoutError(LayoutErrorCode.SHORT_CIRCUITS_OUT_OF_RANGE, "7", 6));
    assertThat(rules("circuits=6").initialState(1, new Rng(1)).grid().layout().memoryCardCount())
        .isEqualTo(10);
  }

  private InputError firstError(String option) {
    return errors(option).getFirst();
  }

  private InputError layoutError(LayoutErrorCode code, Object... arguments) {
    return InputError.inOption("circuits", 1, 1, code, arguments);
  }
}
