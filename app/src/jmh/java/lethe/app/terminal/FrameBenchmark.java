package lethe.app.terminal;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Size;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.titles.Titles;
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

/**
 * Measures drawing the full screen at 80x24 after a ply, from the match to the bytes for the
 * terminal; for comparison, also measures appending the same number of letters one by one.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Fork(
    value = 1,
    jvmArgsAppend = {"-XX:+UseSerialGC"})
@State(Scope.Thread)
public class FrameBenchmark {
  /** The title's identifier. */
  @Param({"ta-se", "robots", "eurydice", "ravens"})
  public String title;

  private MatchLayouts<?, ?, ?> match;
  private WindowLayout before;
  private int moment;
  private final char[] letters = new char[Size.DEFAULT.columns()];

  @Setup
  public void open() {
    match = MatchLayouts.of(Titles.byName(title).orElseThrow());
    before = match.layout(0);
    Arrays.fill(letters, 'x');
  }

  /** Returns the bytes that change a terminal from one moment of the match to the next. */
  @Benchmark
  public String frame() {
    moment = (moment + 1) % match.moments();
    WindowLayout after = match.layout(moment);
    String sent = MatchLayouts.change(before, after);
    before = after;
    return sent;
  }

  /** Returns as many letters as a screen has cells. */
  @Benchmark
  public String letters() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < Size.DEFAULT.rows(); row++) {
      for (char letter : letters) {
        text.append(letter);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
