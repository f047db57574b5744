package lethe.app.bench;

import java.util.stream.LongStream;
import lethe.app.titles.Title;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.TaSe;

/** The seeds of the games that are played. */
final class DealSeeds {
  private static final int COUNT = 1000;

  private DealSeeds() {}

  /**
   * Returns the seeds for a title. In Ta-Se, the seed determines only which seat opens, so two
   * seeds suffice. With the first seed, red opens, as with the first pick in {@link PlainTaSe}.
   */
  static long[] of(Title<?, ?, ?> title) {
    return title.id().equals(TaSe.NAME)
        ? new long[] {seedWithOpener(0), seedWithOpener(1)}
        : LongStream.rangeClosed(1, COUNT).toArray();
  }

  private static long seedWithOpener(int seat) {
    return LongStream.iterate(1, seed -> seed + 1)
        .filter(seed -> new Rng(seed).nextInt(2).value() == seat)
        .findFirst()
        .orElseThrow();
  }
}
