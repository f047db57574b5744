package lethe.app.bench;

import java.io.IOException;
import java.util.List;
import lethe.app.terminal.BytesPerMoveReport;
import lethe.app.terminal.FrameBenchmark;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Runs the benchmarks named by the arguments, or all: {@code wire}, {@code start}, {@code frames},
 * {@code games}. The arguments from the first one on that begins with a hyphen are passed to JMH,
 * as in {@code games -f 3}.
 */
public final class Benchmarks {
  private static final List<String> ALL = List.of("wire", "start", "frames", "games");

  private Benchmarks() {}

  public static void main(String[] args)
      throws IOException, RunnerException, CommandLineOptionException {
    List<String> words = List.of(args);
    List<String> named = words.stream().takeWhile(word -> !word.startsWith("-")).toList();
    String[] rest = words.subList(named.size(), words.size()).toArray(String[]::new);
    for (String what : named.isEmpty() ? ALL : named) {
      System.out.println();
      switch (what) {
        case "wire" -> BytesPerMoveReport.print();
        case "start" -> StartupBenchmark.print();
        case "frames" -> new Runner(jmh(FrameBenchmark.class, rest).build()).run();
        case "games" ->
            new Runner(
                    jmh(PlayoutBenchmark.class, rest).addProfiler(PlainTaSeProfiler.class).build())
                .run();
        default ->
            throw new IllegalArgumentException(
                "nothing called \"" + what + "\" is measured; expected some of: " + ALL);
      }
    }
  }

  private static OptionsBuilder jmh(Class<?> benchmark, String... rest)
      throws CommandLineOptionException {
    OptionsBuilder options = new OptionsBuilder();
    options.parent(new CommandLineOptions(rest)).include(benchmark.getName() + "\\.");
    return options;
  }
}
