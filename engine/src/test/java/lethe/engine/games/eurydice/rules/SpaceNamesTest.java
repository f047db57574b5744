package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpaceNamesTest {
  @ParameterizedTest
  @ValueSource(strings = {"left", "l", "middle", "mid", "right"})
  void aPrefixOfALaneNameIsRecognized(String word) {
    assertThat(SpaceNames.isLanePrefix(word)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pay", "roll", "lefts", "iddle"})
  void otherWordsAreNotLanePrefixes(String word) {
    assertThat(SpaceNames.isLanePrefix(word)).isFalse();
  }

  @Test
  void normalizedWordsHaveNoApostrophesOrCapitals() {
    assertThat(SpaceNames.normalize("Heroes' ")).isEqualTo("heroes");
    assertThat(SpaceNames.normalize("HALF-way")).isEqualTo("half-way");
  }
}
