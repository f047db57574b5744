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
 * Measures {@link PlainTaSe} before and after each iteration, each time for half the length of the
 * iteration, and reports how many times slower a ply of the benchmark is, averaged over the
 * iterations so far.
 */
public final class PlainTaSeProfiler implements InternalProfiler {
  private static final int GAMES = 500;

  private final FastRandom rng = new FastRandom(0x1E7E);
  private final Playout plain = new PlainTaSe();
  private double speedBefore;
  private double benchmarkSpeeds;
  private double plainSpeeds;

  @Override
  public String getDescription() {
    return "how many times slower a ply is than in Ta-Se with plain arrays";
  }

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    speedBefore = pliesPerSecond(iteration);
  }

  @Override
  @SuppressWarnings("rawtypes") // required by JMH's signature
  public Collection<? extends Result> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    if (iteration.getType() == IterationType.WARMUP) {
      return List.of();
    }
    benchmarkSpeeds += result.getSecondaryResults().get("plies").getScore();
    plainSpeeds += (speedBefore + pliesPerSecond(iteration)) / 2;
    return List.of(
        new ScalarResult("timesPlain", plainSpeeds / benchmarkSpeeds, "", AggregationPolicy.AVG));
  }

  private double pliesPerSecond(IterationParams iteration) {
    long duration = iteration.getTime().convertTo(TimeUnit.NANOSECONDS) / 2;
    long start = System.nanoTime();
    long plies = 0;
    long elapsed = 0;
    while (elapsed < duration) {
      plies += plain.play(rng, GAMES).plies();
      elapsed = System.nanoTime() - start;
    }
    return plies * 1e9 / elapsed;
  }
}
