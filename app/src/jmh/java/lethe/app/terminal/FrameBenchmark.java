package lethe.app.terminal;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import lethe.app.frame.Size;
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
 * Measures the time to update a full screen of 80x24 after a ply, from the match to the output for
 * the terminal. For comparison, also measures appending as many characters as the screen has, one
 * by one.
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

  private MatchLayouts<?, ?, ?> layouts;
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final Display display = MatchLayouts.display(output);
  private int position;
  private final char[] characters = new char[Size.DEFAULT.columns()];

  @Setup
  public void prepare() {
    layouts = MatchLayouts.of(Titles.byName(title).orElseThrow());
    display.show(layouts.layout(0));
    Arrays.fill(characters, 'x');
  }

  /**
   * Updates a terminal from one position of the match to the next. Returns the size of the output.
   */
  @Benchmark
  public int frame() {
    position = (position + 1) % layouts.positionCount();
    output.reset();
    display.show(layouts.layout(position));
    return output.size();
  }

  /**
   * Appends as many characters as a screen has cells, one by one, with a line break after each row.
   */
  @Benchmark
  public String characters() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < Size.DEFAULT.rows(); row++) {
      for (char c : characters) {
        text.append(c);
      }
      text.append('\n');
    }
    return text.toString();
  }
}
