package lethe.engine.games.robots;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class RobotsPlaythroughTest {
  @Test
  void aMatchOfTwoPlayersAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "match.golden", Robots::open);
  }

  @Test
  void aMatchInTeamsAgreesWithItsGoldenFile() throws IOException {
    Playthrough.assertMatchesGoldenFile(getClass(), "teams.golden", Robots::open);
  }
}
