package lethe.engine.games.nothing;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class NothingPlaythroughTest {
  @Test
  void aMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "match.golden", Nothing::open);
  }
}
