package lethe.engine.games.tase;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.runner.IterationType;

/**
 * Plays with plain arrays before and after each iteration, as long as that takes together, and
 * gives the speed of the iterations so far as a part of theirs.
 */
public final class BesidePlain implements InternalProfiler {
  private static final int GAMES = 500;

  private final Picks picks = new Picks(0x1E7E);
  private final Playout plain = new PlainPlayout();
  private double before;
  private double speeds;
  private double speedsBeside;

  @Override
  public String getDescription() {
    return "speed as a part of that of plain arrays";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = gamesASecond(iteration);
  }

  @Override
  @SuppressWarnings("rawtypes") // so JMH has it
  public Collection<? extends Result> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (iteration.getType() == IterationType.WARMUP) {
      return List.of();
    }
    speeds += result.getPrimaryResult().getScore();
    speedsBeside += (before + gamesASecond(iteration)) / 2;
    return List.of(new ScalarResult("ofPlain", speeds / speedsBeside, "", AggregationPolicy.AVG));
  }

  private double gamesASecond(IterationParams iteration) {
    long nanos = iteration.getTime().convertTo(TimeUnit.NANOSECONDS) / 2;
    long start = System.nanoTime();
    long games = 0;
    long spent = 0;
    while (spent < nanos) {
      plain.play(picks, GAMES);
      games += GAMES;
      spent = System.nanoTime() - start;
    }
    return games * 1e9 / spent;
  }
}
