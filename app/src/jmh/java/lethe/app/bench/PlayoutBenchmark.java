package lethe.app.bench;

import java.util.concurrent.TimeUnit;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.games.tase.TaSe;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * Plays random games on one thread, at every {@link EngineLayer}, with the default number of seats.
 * Before the measurement, verifies that all layers play the same games. Measurements alternate with
 * {@link PlainTaSe} in one process, so that the ratio is meaningful even on a busy machine. The
 * young generation is small enough for the CPU cache, so garbage is collected often.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 25, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 20, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmn16m"})
@State(Scope.Thread)
public class PlayoutBenchmark {
  private static final int COMPARED_GAMES = 200;

  /** The title's identifier. */
  @Param({"ta-se", "robots", "eurydice", "ravens"})
  public String title;

  /** The part of the engine to measure. */
  @Param public EngineLayer layer;

  private final FastRandom rng = new FastRandom(0x1E7E);
  private Playout playout;

  /** Counters that JMH reports in addition to the time. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Plies {
    /** The number of plies of all games. */
    public long plies;
  }

  /**
   * Creates the playout, and verifies that it plays the same games as {@link EngineLayer#CONTRACT}
   * and, for Ta-Se, as {@link PlainTaSe}.
   */
  @Setup
  public void prepare(Blackhole blackhole) {
    Title<?, ?, ?> benchmarkedTitle = Titles.byName(title).orElseThrow();
    playout = layer.playout(benchmarkedTitle, blackhole::consume);
    PlayoutTotals totals = playout.play(new FastRandom(1), COMPARED_GAMES);
    PlayoutTotals expected =
        EngineLayer.CONTRACT
            .playout(benchmarkedTitle, blackhole::consume)
            .play(new FastRandom(1), COMPARED_GAMES);
    System.out.println(title + ", " + layer + ": " + totals);
    if (!totals.equals(expected)) {
      throw new IllegalStateException(
          layer + " plays other games: " + totals + ", not " + expected);
    }
    if (title.equals(TaSe.NAME)
        && !totals.equals(new PlainTaSe().play(new FastRandom(1), COMPARED_GAMES))) {
      throw new IllegalStateException("plain arrays play other games");
    }
  }

  /** Plays one game to its end. */
  @Benchmark
  public PlayoutTotals game(Plies plies) {
    PlayoutTotals totals = playout.play(rng);
    plies.plies += totals.plies();
    return totals;
  }
}
