package lethe.engine.games.eurydice;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import lethe.engine.games.eurydice.rules.ShippedParts;
import org.junit.jupiter.api.Test;

class EurydicePlaythroughTest {
  @Test
  void aWonMatchAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(
        getClass(),
        "match.golden",
        options -> Eurydice.open(options, ShippedParts.BOARDS, ShippedParts.CARDS));
  }
}
