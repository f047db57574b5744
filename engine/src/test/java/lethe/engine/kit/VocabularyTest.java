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
    assertThat(LANES.joinedWords()).isEqualTo("far-left, left");
  }

  @Test
  void wordsAreCaseInsensitiveAndMustBeComplete() {
    assertThat(LANES.byWord("Far-Left")).hasValue(Lane.FAR_LEFT);
    assertThat(LANES.byWord("far")).isEmpty();
  }

  @Test
  void aUniquePrefixIdentifiesAWord() {
    assertThat(PERILS.byPrefix("Pa")).hasValue(3);
    assertThat(PERILS.byPrefix("per")).hasValue(1);
    assertThat(PERILS.byPrefix("p")).isEmpty();
    assertThat(PERILS.byPrefix("pausing")).isEmpty();
  }

  @Test
  void aCompleteWordIsPreferredToAnAbbreviation() {
    Vocabulary<Integer> spellings =
        new Vocabulary<>(List.of(1, 2), List.of("steep peril", "steep"));
    assertThat(spellings.byPrefix("Steep")).hasValue(2);
    assertThat(spellings.byPrefix("stee")).isEmpty();
  }

  @Test
  void everyPartMayBeAbbreviatedAndTheLastPartsOmitted() {
    assertThat(PERILS.byPrefix("st pe")).hasValue(2);
    assertThat(PERILS.byPrefix("s")).hasValue(2);
    assertThat(PERILS.byPrefix("peril steep")).isEmpty();
  }
}
