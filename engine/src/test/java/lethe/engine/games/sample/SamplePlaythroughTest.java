package lethe.engine.games.sample;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("titles")
class SamplePlaythroughTest {
  @Test
  void aMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "match.golden", Sample::open);
  }
}
