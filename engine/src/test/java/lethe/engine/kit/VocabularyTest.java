package lethe.engine.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class VocabularyTest {
  private enum Lane {
    FAR_LEFT,
    LEFT
  }

  private static final Vocabulary<Lane> LANES = Vocabulary.of(Lane.class);
  private static final Vocabulary<Integer> PERILS =
      new Vocabulary<>(List.of(1, 2, 3), List.of("peril", "steep peril", "pause"));

  @Test
  void aConstantIsWrittenWithHyphens() {
    assertThat(LANES.listed()).isEqualTo("far-left, left");
  }

  @Test
  void namesAreCaseInsensitiveAndMustBeComplete() {
    assertThat(LANES.named("Far-Left")).hasValue(Lane.FAR_LEFT);
    assertThat(LANES.named("far")).isEmpty();
  }

  @Test
  void aUniquePrefixIsEnough() {
    assertThat(PERILS.beginning("Pa")).hasValue(3);
    assertThat(PERILS.beginning("per")).hasValue(1);
    assertThat(PERILS.beginning("p")).isEmpty();
    assertThat(PERILS.beginning("pausing")).isEmpty();
  }

  @Test
  void aCompleteWordWinsOverLongerOnesThatBeginWithIt() {
    Vocabulary<Integer> ways = new Vocabulary<>(List.of(1, 2), List.of("steep peril", "steep"));
    assertThat(ways.beginning("Steep")).hasValue(2);
    assertThat(ways.beginning("stee")).isEmpty();
  }

  @Test
  void everyPartMayBeAbbreviatedAndTheLastPartsOmitted() {
    assertThat(PERILS.beginning("st pe")).hasValue(2);
    assertThat(PERILS.beginning("s")).hasValue(2);
    assertThat(PERILS.beginning("peril steep")).isEmpty();
  }
}
