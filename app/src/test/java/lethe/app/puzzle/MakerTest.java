package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.titles.tase.TaSeTitle;
import org.junit.jupiter.api.Test;

/** Puzzles are made the same by whoever makes them. */
class MakerTest {
  private static List<String> made(long seed) {
    return Maker.of(TaSeTitle.TITLE).orElseThrow().made(2, seed).toList();
  }

  @Test
  void theSameSeedMakesTheSameFiles() {
    assertThat(made(5)).isEqualTo(made(5)).isNotEqualTo(made(6)).hasSize(2);
  }
}
