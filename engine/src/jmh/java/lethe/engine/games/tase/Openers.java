package lethe.engine.games.tase;

import java.util.List;
import java.util.stream.Stream;
import lethe.engine.core.Rng;

/** Seeds under which red, and blue, opens the first round, so that a pick decides it everywhere. */
final class Openers {
  private Openers() {}

  static List<Rng> streams() {
    return List.of(stream(0), stream(1));
  }

  private static Rng stream(int opener) {
    return Stream.iterate(1L, seed -> seed + 1)
        .map(Rng::new)
        .filter(rng -> rng.below(2).value() == opener)
        .findFirst()
        .orElseThrow();
  }
}
