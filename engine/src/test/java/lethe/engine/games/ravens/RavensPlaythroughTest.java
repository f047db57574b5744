package lethe.engine.games.ravens;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class RavensPlaythroughTest {
  @Test
  void aWonMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "match.golden", Ravens::open);
  }

  @Test
  void aMatchWithACustomDeckAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "own-deck.golden", Ravens::open);
  }
}
