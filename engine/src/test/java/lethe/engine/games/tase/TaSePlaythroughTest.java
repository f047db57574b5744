package lethe.engine.games.tase;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class TaSePlaythroughTest {
  @Test
  void aMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "match.golden", TaSe::open);
  }

  @Test
  void aRoundWithOpenCupsAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "open-cups.golden", TaSe::open);
  }
}
