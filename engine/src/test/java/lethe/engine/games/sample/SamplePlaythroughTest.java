package lethe.engine.games.sample;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class SamplePlaythroughTest {
  @Test
  void aMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.check(getClass(), "match.golden", Sample::open);
  }
}
