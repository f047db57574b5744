package lethe.engine.games.tase;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class TaSePlaythroughTest {
  @Test
  void aMatchAgreesWithItsRecord() throws IOException {
    Playthrough.check(getClass(), "match.golden", TaSe::open);
  }

  @Test
  void aRoundWithOpenCupsAgreesWithItsRecord() throws IOException {
    Playthrough.check(getClass(), "open-cups.golden", TaSe::open);
  }
}
