package lethe.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Assumptions;

/**
 * Runs a server in a process of its own, to which OpenSSH's client connects.
 *
 * @param data the server's data folder
 */
record LaunchedServer(Process process, int port, Path data) implements AutoCloseable {
  private static final List<String> PLAIN =
      List.of(
          "-F", "/dev/null",
          "-o", "StrictHostKeyChecking=no",
          "-o", "UserKnownHostsFile=/dev/null",
          "-o", "LogLevel=ERROR",
          "-o", "IdentitiesOnly=yes");

  /** Starts a server on a free port, or skips the test if there is no client on this machine. */
  static LaunchedServer open(ProgramProcess program, String... more) {
    Assumptions.assumeTrue(ProgramProcess.isThere("ssh"), "there is no ssh here");
    Path data = program.home().resolve("server");
    List<String> words =
        new ArrayList<>(List.of("serve", "--login-names", "--port", "0", "--data", "" + data));
    words.addAll(List.of(more));
    try {
      Process process =
          program
              .builder(words.toArray(String[]::new))
              .redirectError(
                  ProcessBuilder.Redirect.appendTo(program.home().resolve("server.log").toFile()))
              .start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String line = out.readLine();
      if (line == null) {
        throw new AssertionError(ProgramProcess.text(program.home().resolve("server.log")));
      }
      return at(line, process, data);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the running server whose first line of output is given. */
  static LaunchedServer at(String line, Process process, Path data) {
    return new LaunchedServer(
        process, Integer.parseInt(line.replaceAll(".*port (\\d+).*", "$1")), data);
  }

  /** Returns the command line with which a guest connects. */
  String ssh(String name, String... more) {
    return String.join(" ", words(name, more));
  }

  List<String> words(String name, String... more) {
    List<String> words = new ArrayList<>(List.of("ssh"));
    words.addAll(PLAIN);
    words.addAll(List.of("-o", "PubkeyAuthentication=no", "-p", "" + port));
    words.addAll(List.of(name + "@127.0.0.1"));
    words.addAll(List.of(more));
    return words;
  }

  /** Returns the command line with which a user connects with a key. */
  List<String> keyed(Path key, String name, String... more) {
    return keyed(port, key, name, more);
  }

  /**
   * Returns the command line with which a user connects with a key to any server on this machine.
   */
  static List<String> keyed(int port, Path key, String name, String... more) {
    List<String> words = new ArrayList<>(List.of("ssh"));
    words.addAll(PLAIN);
    words.addAll(List.of("-i", key.toString(), "-p", "" + port, name + "@127.0.0.1"));
    words.addAll(List.of(more));
    return words;
  }

  /** Returns a copy of a table's journal in its present state. */
  Path journal(int table) {
    return new StoredData(data).copy(table);
  }

  void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    process.destroy();
    ProgramProcess.exit(process);
  }
}
