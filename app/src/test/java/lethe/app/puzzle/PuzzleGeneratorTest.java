package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that the generation of puzzles is reproducible. */
class PuzzleGeneratorTest {
  private static List<String> generate(Title<?, ?, ?> title, int count, long seed) {
    return PuzzleGenerator.of(title).orElseThrow().generate(count, seed).toList();
  }

  private static String firstIncludedPuzzle(Title<?, ?, ?> title) {
    return Resources.text(PuzzleCollection.class, PuzzleCollection.fileName(title, 1));
  }

  @Test
  void equalSeedsGenerateEqualFiles() {
    assertThat(generate(RobotsTitle.TITLE, 3, 5))
        .isEqualTo(generate(RobotsTitle.TITLE, 3, 5))
        .isNotEqualTo(generate(RobotsTitle.TITLE, 3, 6))
        .hasSize(3);
  }

  /** SCRIPTS.md lists the seeds of the included puzzles. */
  @Test
  void theFirstPuzzleOfNothingHumanIsReproducible() {
    assertThat(generate(RobotsTitle.TITLE, 1, 6))
        .containsExactly(firstIncludedPuzzle(RobotsTitle.TITLE));
  }

  @Test
  @Tag("long")
  void theFirstPuzzlesOfTheOtherGamesAreReproducible() {
    assertThat(generate(EurydiceTitle.TITLE, 1, 1))
        .containsExactly(firstIncludedPuzzle(EurydiceTitle.TITLE));
    assertThat(generate(TaSeTitle.TITLE, 1, 1))
        .containsExactly(firstIncludedPuzzle(TaSeTitle.TITLE));
    assertThat(generate(RavensTitle.TITLE, 1, 1))
        .containsExactly(firstIncludedPuzzle(RavensTitle.TITLE));
  }
}
