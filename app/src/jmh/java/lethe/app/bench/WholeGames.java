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
 * Random whole games, on one thread, at every {@link Level}; with as many seats as usual. Before
 * anything is measured, each level has to play the same games as the others. Each is measured
 * beside Ta-Se in plain arrays in the same process, back and forth, which is what counts on a
 * machine that is not quiet. What is thrown away fits into the cache, as in any JVM that is told to
 * collect often.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 25, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 20, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmn16m"})
@State(Scope.Thread)
public class WholeGames {
  private static final int SAME = 200;

  /** The title's word. */
  @Param({"ta-se", "robots", "eurydice", "ravens"})
  public String title;

  /** How much of the engine the games go through. */
  @Param public Level level;

  private final Picks picks = new Picks(0x1E7E);
  private Playout playout;

  /** What is counted beside the time. */
  @State(Scope.Thread)
  @AuxCounters
  public static class Plies {
    /** Of all games together. */
    public long plies;
  }

  /** Makes sure that this level plays the same games as every other. */
  @Setup
  public void compare(Blackhole seen) {
    Title<?, ?, ?> played = Titles.named(title).orElseThrow();
    playout = level.playout(played, seen::consume);
    Tally tally = playout.play(new Picks(1), SAME);
    Tally same = Level.CONTRACT.playout(played, seen::consume).play(new Picks(1), SAME);
    System.out.println(title + ", " + level + ": " + tally);
    if (!tally.equals(same)) {
      throw new IllegalStateException(level + " plays other games: " + tally + ", not " + same);
    }
    if (title.equals(TaSe.NAME) && !tally.equals(new PlainTaSe().play(new Picks(1), SAME))) {
      throw new IllegalStateException("plain arrays play other games");
    }
  }

  /** One game, to its end. */
  @Benchmark
  public Tally game(Plies plies) {
    Tally tally = playout.play(picks);
    plies.plies += tally.plies();
    return tally;
  }
}
