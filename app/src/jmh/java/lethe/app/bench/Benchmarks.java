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
 * Runs the benchmarks named by the arguments: {@code wire}, {@code start}, {@code frames}, {@code
 * games}, {@code env}; without names, all of them. Arguments from the first one with a hyphen are
 * passed to JMH, as in {@code games -f 3}.
 */
public final class Benchmarks {
  private static final List<String> ALL = List.of("wire", "start", "frames", "games", "env");

  private Benchmarks() {}

  public static void main(String[] args)
      throws IOException, RunnerException, CommandLineOptionException {
    List<String> arguments = List.of(args);
    List<String> names =
        arguments.stream().takeWhile(argument -> !argument.startsWith("-")).toList();
    String[] jmhArguments =
        arguments.subList(names.size(), arguments.size()).toArray(String[]::new);
    for (String name : names.isEmpty() ? ALL : names) {
      System.out.println();
      switch (name) {
        case "wire" -> BytesPerMoveReport.run();
        case "start" -> StartupBenchmark.run();
        case "frames" -> new Runner(optionsFor(FrameBenchmark.class, jmhArguments).build()).run();
        case "games" ->
            new Runner(
                    optionsFor(PlayoutBenchmark.class, jmhArguments)
                        .addProfiler(PlainTaSeProfiler.class)
                        .build())
                .run();
        case "env" -> EnvironmentBenchmark.run();
        default ->
            throw new IllegalArgumentException(
                "there is no benchmark \"" + name + "\"; expected some of: " + ALL);
      }
    }
  }

  private static OptionsBuilder optionsFor(Class<?> benchmark, String... jmhArguments)
      throws CommandLineOptionException {
    OptionsBuilder options = new OptionsBuilder();
    options.parent(new CommandLineOptions(jmhArguments)).include(benchmark.getName() + "\\.");
    return options;
  }
}
