package lethe.app.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Measures the time from the start of a process to the last byte of its first screen, on a
 * pseudo-terminal of 80x24. Runs the commands in turn, with {@link EmptyProgram} for comparison.
 * Requires script(1) of Linux.
 */
final class StartupBenchmark {
  private static final int RUNS = 15;

  /** The pause in the output after which a screen is considered complete, in milliseconds. */
  private static final int QUIET_MILLIS = 80;

  /** The maximum time to wait for the first byte, in milliseconds. */
  private static final int MAX_MILLIS = 4000;

  private static final List<String> SCRIPT = List.of("game ta-se", "seed 4711", "blue: put 1 in 1");

  private static final List<String> TITLES = List.of("ta-se", "robots", "ravens", "eurydice");

  private StartupBenchmark() {}

  /**
   * The measurements of one start of a process.
   *
   * @param nanos the time from the start to the last byte, in nanoseconds
   * @param memory the peak memory, in kB; 0 if the process had already ended
   */
  private record Start(long nanos, long memory) {}

  /** Measures all commands and prints one row for each. */
  static void run() throws IOException {
    Path dataFolder = Files.createTempDirectory("lethe-start");
    build();
    Path script = Files.write(dataFolder.resolve("script"), SCRIPT);
    Map<String, String> commands = commands();
    commands.put("lethe run SCRIPT", Path.of("lethe").toAbsolutePath() + " run " + script);
    Map<String, List<Start>> starts = new LinkedHashMap<>();
    for (int run = 0; run <= RUNS; run++) {
      for (Map.Entry<String, String> command : commands.entrySet()) {
        Start start = measureStart(dataFolder, command.getValue());
        if (run > 0) {
          starts.computeIfAbsent(command.getKey(), _ -> new ArrayList<>()).add(start);
        }
      }
    }
    double emptyProgramNanos = median(starts.values().iterator().next()).nanos();
    System.out.printf(Locale.ROOT, "%-20s %8s %8s %8s%n", "start", "ms", "times", "MB");
    starts.forEach(
        (command, commandStarts) -> {
          Start median = median(commandStarts);
          System.out.printf(
              Locale.ROOT,
              "%-20s %8.0f %8.1f %8s%n",
              command,
              median.nanos() / 1e6,
              median.nanos() / emptyProgramNanos,
              median.memory() == 0 ? "" : median.memory() / 1024);
        });
  }

  /** Runs the program once, because its start script builds it if necessary. */
  private static void build() throws IOException {
    int exit =
        new ProcessBuilder("./lethe", "--version").inheritIO().start().onExit().join().exitValue();
    if (exit != 0) {
      throw new IllegalStateException("the program could not be built");
    }
  }

  private static Map<String, String> commands() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classes =
        Path.of(EmptyProgram.class.getProtectionDomain().getCodeSource().getLocation().getPath())
            .toString();
    String lethe = Path.of("lethe").toAbsolutePath().toString();
    Map<String, String> commands = new LinkedHashMap<>();
    commands.put(
        "empty program",
        String.join(
            " ",
            List.of(
                java,
                "-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto -cp",
                classes,
                EmptyProgram.class.getName())));
    commands.put("lethe", lethe);
    TITLES.forEach(title -> commands.put("lethe play " + title, lethe + " play " + title));
    commands.put("lethe games", lethe + " games");
    commands.put("lethe rules ta-se", lethe + " rules ta-se");
    return commands;
  }

  private static Start median(List<Start> starts) {
    return starts.stream()
        .sorted((a, b) -> Long.compare(a.nanos(), b.nanos()))
        .toList()
        .get(starts.size() / 2);
  }

  /**
   * Starts a command through a shell, which prints its process id and is then replaced by the
   * command. The time is measured from the line with the process id.
   */
  private static Start measureStart(Path dataFolder, String command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            "script", "-qec", "stty cols 80 rows 24 -echo; echo $$; exec " + command, "/dev/null");
    builder.environment().put("XDG_DATA_HOME", dataFolder.toString());
    builder.environment().put("TERM", "xterm-256color");
    Process process = builder.start();
    try (InputStream output = new BufferedInputStream(process.getInputStream())) {
      String pid = readLine(output);
      long startTime = System.nanoTime();
      long lastOutputTime = startTime;
      byte[] bytes = new byte[1 << 16];
      CompletableFuture<Integer> pendingRead = readAsync(output, bytes);
      while (hasArrived(pendingRead, lastOutputTime == startTime ? MAX_MILLIS : QUIET_MILLIS)) {
        lastOutputTime = System.nanoTime();
        pendingRead = readAsync(output, bytes);
      }
      return new Start(lastOutputTime - startTime, peakMemory(pid));
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  private static String readLine(InputStream in) throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    while (c != '\n' && c >= 0) {
      line.append((char) c);
      c = in.read();
    }
    return line.toString().strip();
  }

  private static CompletableFuture<Integer> readAsync(InputStream in, byte[] bytes) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            return in.read(bytes);
          } catch (IOException e) {
            return -1;
          }
        });
  }

  private static boolean hasArrived(CompletableFuture<Integer> pendingRead, int millis) {
    try {
      return pendingRead.get(millis, TimeUnit.MILLISECONDS) > 0;
    } catch (TimeoutException e) {
      return false;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static long peakMemory(String pid) {
    Path status = Path.of("/proc", pid, "status");
    try {
      return Files.exists(status)
          ? Files.readAllLines(status).stream()
              .filter(line -> line.startsWith("VmHWM:"))
              .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
              .findFirst()
              .orElse(0)
          : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
