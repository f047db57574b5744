package lethe.engine.games.sample;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class SamplePlaythroughTest {
  @Test
  void aMatchAgreesWithItsRecord() throws IOException {
    Playthrough.check(getClass(), "match.golden", Sample::open);
  }
}
