package lethe.engine.games.eurydice;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import lethe.engine.games.eurydice.rules.Drawn;
import org.junit.jupiter.api.Test;

class EurydicePlaythroughTest {
  @Test
  void aWonMatchAgreesWithItsRecord() throws IOException {
    Playthrough.check(
        getClass(), "match.golden", options -> Eurydice.open(options, Drawn.BOARDS, Drawn.CARDS));
  }
}
