package lethe.app.ssh;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.Main;

/** A server in a process of its own, started as the launcher starts it. */
record ServerProcess(Process process, int port, Path data) implements AutoCloseable {
  static ServerProcess start(Path data, List<String> options) throws IOException {
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx------"));
    return start(List.of(), data, options);
  }

  /**
   * Starts a server through another command.
   *
   * @param runner the command that runs the server's command; empty to start it directly
   */
  static ServerProcess start(List<String> runner, Path data, List<String> options)
      throws IOException {
    List<String> words = new ArrayList<>(runner);
    words.addAll(
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Xms44m",
            "-Xmn32m",
            "-XX:SurvivorRatio=7",
            "-XX:TargetSurvivorRatio=90",
            "-XX:ReservedCodeCacheSize=200m",
            "-XX:MetaspaceSize=64m",
            "-XX:MinHeapFreeRatio=15",
            "-XX:MaxHeapFreeRatio=30",
            "-Xmx384m",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName(),
            "serve",
            "--login-names",
            "--port",
            "0",
            "--data",
            data.toString()));
    words.addAll(options);
    Process process = new ProcessBuilder(words).redirectError(data.resolve("log").toFile()).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    String line = out.readLine();
    if (line == null) {
      throw new AssertionError(Files.readString(data.resolve("log")));
    }
    int port = Integer.parseInt(line.replaceAll(".*port (\\d+).*", "$1"));
    return new ServerProcess(process, port, data);
  }

  String log() throws IOException {
    return Files.readString(data.resolve("log"));
  }

  /** Prints and returns the resident memory of the process, in megabytes. */
  long printResidentMegabytes(String label) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + process.pid() + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        long megabytes = Long.parseLong(line.replaceAll("\\D+", "")) / 1024;
        System.out.printf(Locale.ROOT, "%s: %d MB resident%n", label, megabytes);
        return megabytes;
      }
    }
    throw new AssertionError("/proc reports no resident memory");
  }

  /** Kills the process and waits until it has ended. */
  void kill() {
    process.destroyForcibly();
    awaitExit(process);
  }

  /**
   * Waits until a process ends. {@link Process#onExit} would need a thread of the common pool,
   * which other tests may occupy.
   */
  static void awaitExit(Process process) {
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
    awaitExit(process);
  }
}
