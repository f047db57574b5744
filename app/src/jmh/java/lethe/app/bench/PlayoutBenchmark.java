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
 * Plays random whole games on one thread, at every {@link EngineLayer}, with the default number of
 * seats. Before the measurement, each level must play the same games as the others. Each
 * measurement alternates in one process with Ta-Se in plain arrays; the ratio is meaningful even on
 * a busy machine. The young generation fits into the cache, so that garbage is collected often.
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
  private static final int SAME = 200;

  /** The title's identifier. */
  @Param({"ta-se", "robots", "eurydice", "ravens"})
  public String title;

  /** The part of the engine to measure. */
  @Param public EngineLayer layer;

  private final FastRandom picks = new FastRandom(0x1E7E);
  private Playout playout;

  /** Counters reported in addition to the time. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Plies {
    /** The number of plies of all games. */
    public long plies;
  }

  /** Checks that this level plays the same games as every other. */
  @Setup
  public void compare(Blackhole seen) {
    Title<?, ?, ?> played = Titles.byName(title).orElseThrow();
    playout = layer.playout(played, seen::consume);
    PlayoutTotals tally = playout.play(new FastRandom(1), SAME);
    PlayoutTotals same =
        EngineLayer.CONTRACT.playout(played, seen::consume).play(new FastRandom(1), SAME);
    System.out.println(title + ", " + layer + ": " + tally);
    if (!tally.equals(same)) {
      throw new IllegalStateException(layer + " plays other games: " + tally + ", not " + same);
    }
    if (title.equals(TaSe.NAME) && !tally.equals(new PlainTaSe().play(new FastRandom(1), SAME))) {
      throw new IllegalStateException("plain arrays play other games");
    }
  }

  /** Plays one game to its end. */
  @Benchmark
  public PlayoutTotals game(Plies plies) {
    PlayoutTotals tally = playout.play(picks);
    plies.plies += tally.plies();
    return tally;
  }
}
