package lethe.engine.games.tase;

import java.util.concurrent.TimeUnit;
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
 * Random whole games of Ta-Se, six rounds, on one thread, at every {@link Level}. Before anything
 * is measured, each level has to play the same games to the last ply. With {@code -prof
 * lethe.engine.games.tase.BesidePlain} every level is also measured against plain arrays in the
 * same process, back and forth, which is what counts on a machine that is not quiet.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 15, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 25, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(value = 3, jvmArgsAppend = "-XX:+UseSerialGC")
@State(Scope.Thread)
public class WholeGames {
  /** What the first 100,000 games from one seed come to. */
  private static final Tally SAME = new Tally(100_000, 9_416_710, 9_298_129, 860_976, 862_138);

  /** How much of the engine the games go through. */
  @Param public Level level;

  private final Picks picks = new Picks(0x1E7E);
  private Playout playout;

  /** Makes sure that this level plays the same games as every other. */
  @Setup
  public void compare(Blackhole seen) {
    playout = level.playout(seen::consume);
    Tally tally = playout.play(new Picks(1), SAME.games());
    System.out.println(level + ": " + tally);
    if (!tally.equals(SAME)) {
      throw new IllegalStateException(level + " plays other games: " + tally);
    }
  }

  /** One game, from the draw of the opener to the last cup. */
  @Benchmark
  public Tally game() {
    return playout.play(picks);
  }
}
