package lethe.app.bench;

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
 * A profiler that plays Ta-Se with plain arrays before and after each iteration, for as long as the
 * iteration in total, and reports how many times slower a ply of the benchmark is, averaged over
 * the iterations so far.
 */
public final class PlainTaSeProfiler implements InternalProfiler {
  private static final int GAMES = 500;

  private final FastRandom picks = new FastRandom(0x1E7E);
  private final Playout plain = new PlainTaSe();
  private double before;
  private double speeds;
  private double speedsBeside;

  @Override
  public String getDescription() {
    return "how many times as long a ply takes as one of Ta-Se in plain arrays";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = pliesASecond(iteration);
  }

  @Override
  @SuppressWarnings("rawtypes") // required by JMH's signature
  public Collection<? extends Result> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (iteration.getType() == IterationType.WARMUP) {
      return List.of();
    }
    speeds += result.getSecondaryResults().get("plies").getScore();
    speedsBeside += (before + pliesASecond(iteration)) / 2;
    return List.of(
        new ScalarResult("timesPlain", speedsBeside / speeds, "", AggregationPolicy.AVG));
  }

  private double pliesASecond(IterationParams iteration) {
    long nanos = iteration.getTime().convertTo(TimeUnit.NANOSECONDS) / 2;
    long start = System.nanoTime();
    long plies = 0;
    long spent = 0;
    while (spent < nanos) {
      plies += plain.play(picks, GAMES).plies();
      spent = System.nanoTime() - start;
    }
    return plies * 1e9 / spent;
  }
}
