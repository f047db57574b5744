package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.app.words.Resources;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests that generating puzzles is reproducible. */
class PuzzleGeneratorTest {
  private static List<String> made(Title<?, ?, ?> title, int count, long seed) {
    return PuzzleGenerator.of(title).orElseThrow().generate(count, seed).toList();
  }

  private static String shipped(Title<?, ?, ?> title) {
    return Resources.text(PuzzleCollection.class, PuzzleCollection.name(title, 1));
  }

  @Test
  void theSameSeedMakesTheSameFiles() {
    assertThat(made(RobotsTitle.TITLE, 3, 5))
        .isEqualTo(made(RobotsTitle.TITLE, 3, 5))
        .isNotEqualTo(made(RobotsTitle.TITLE, 3, 6))
        .hasSize(3);
  }

  /** The seeds are listed in SCRIPTS.md. */
  @Test
  void theFirstPuzzleOfNothingHumanIsReproducible() {
    assertThat(made(RobotsTitle.TITLE, 1, 6)).containsExactly(shipped(RobotsTitle.TITLE));
  }

  @Test
  @Tag("long")
  void theFirstPuzzlesOfTheOtherGamesAreReproducible() {
    assertThat(made(EurydiceTitle.TITLE, 1, 1)).containsExactly(shipped(EurydiceTitle.TITLE));
    assertThat(made(TaSeTitle.TITLE, 1, 1)).containsExactly(shipped(TaSeTitle.TITLE));
    assertThat(made(RavensTitle.TITLE, 1, 1)).containsExactly(shipped(RavensTitle.TITLE));
  }
}
