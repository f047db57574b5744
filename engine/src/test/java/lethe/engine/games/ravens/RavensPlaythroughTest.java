package lethe.engine.games.ravens;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class RavensPlaythroughTest {
  @Test
  void aWonMatchAgreesWithItsRecord() throws IOException {
    Playthrough.check(getClass(), "match.golden", Ravens::open);
  }

  @Test
  void aMatchWithACustomDeckAgreesWithItsRecord() throws IOException {
    Playthrough.check(getClass(), "own-deck.golden", Ravens::open);
  }
}
