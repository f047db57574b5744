package lethe.app.bench;

import java.util.stream.LongStream;
import lethe.app.titles.Title;
import lethe.engine.core.Rng;
import lethe.engine.games.tase.TaSe;

/** Chooses the seeds of the games. */
final class DealSeeds {
  private static final int MANY = 1000;

  private DealSeeds() {}

  /**
   * Returns the seeds for a title. In Ta-Se, chance decides only who opens, so two seeds suffice.
   * The first lets red open, so that a pick means the same as in plain arrays.
   */
  static long[] of(Title<?, ?, ?> title) {
    return title.id().equals(TaSe.NAME)
        ? new long[] {opened(0), opened(1)}
        : LongStream.rangeClosed(1, MANY).toArray();
  }

  private static long opened(int seat) {
    return LongStream.iterate(1, seed -> seed + 1)
        .filter(seed -> new Rng(seed).nextInt(2).value() == seat)
        .findFirst()
        .orElseThrow();
  }
}
