package lethe.engine.games.robots;

import java.io.IOException;
import lethe.engine.core.Playthrough;
import org.junit.jupiter.api.Test;

class RobotsPlaythroughTest {
  @Test
  void aMatchOfTwo() throws IOException {
    Playthrough.check(getClass(), "match.golden", Robots::open);
  }

  @Test
  void aRoundInTeams() throws IOException {
    Playthrough.check(getClass(), "teams.golden", Robots::open);
  }
}
