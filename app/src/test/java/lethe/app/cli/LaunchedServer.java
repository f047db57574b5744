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
 * A server in a separate process, to which OpenSSH's client connects.
 *
 * @param data the server's data folder
 */
record LaunchedServer(Process process, int port, Path data) implements AutoCloseable {
  private static final List<String> SSH_OPTIONS =
      List.of(
          "-F", "/dev/null",
          "-o", "StrictHostKeyChecking=no",
          "-o", "UserKnownHostsFile=/dev/null",
          "-o", "LogLevel=ERROR",
          "-o", "IdentitiesOnly=yes");

  /** Starts a server on a free port. Skips the test if OpenSSH's client is not installed. */
  static LaunchedServer start(ProgramProcess program, String... options) {
    Assumptions.assumeTrue(ProgramProcess.isInstalled("ssh"), "there is no ssh here");
    Path data = program.home().resolve("server");
    List<String> arguments =
        new ArrayList<>(List.of("serve", "--login-names", "--port", "0", "--data", "" + data));
    arguments.addAll(List.of(options));
    try {
      Process process =
          program
              .processBuilder(arguments.toArray(String[]::new))
              .redirectError(
                  ProcessBuilder.Redirect.appendTo(program.home().resolve("server.log").toFile()))
              .start();
      BufferedReader out =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      String line = out.readLine();
      if (line == null) {
        throw new AssertionError(ProgramProcess.readFile(program.home().resolve("server.log")));
      }
      return fromStartupLine(line, process, data);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a running server, given the first line of its output. */
  static LaunchedServer fromStartupLine(String line, Process process, Path data) {
    return new LaunchedServer(
        process, Integer.parseInt(line.replaceAll(".*port (\\d+).*", "$1")), data);
  }

  /** Connects Anna as a guest in a terminal, and starts a match of Ta-Se against a bot. */
  void startMatch(Tmux terminal) {
    terminal.enter(guestCommandLine("anna"));
    terminal.waitFor("Welcome to Lethe, anna");
    terminal.enter("play ta-se");
    terminal.waitFor("[Enter]");
    terminal.press("Enter");
    terminal.waitFor("round 1 of 6");
  }

  /** Returns the shell command that connects a guest, as one line. */
  String guestCommandLine(String name, String... remoteCommand) {
    return String.join(" ", guestCommand(name, remoteCommand));
  }

  /** Returns the command that connects a guest. */
  List<String> guestCommand(String name, String... remoteCommand) {
    List<String> command = new ArrayList<>(List.of("ssh"));
    command.addAll(SSH_OPTIONS);
    command.addAll(List.of("-o", "PubkeyAuthentication=no", "-p", "" + port));
    command.addAll(List.of(name + "@127.0.0.1"));
    command.addAll(List.of(remoteCommand));
    return command;
  }

  /** Returns the command that connects a user with a key. */
  List<String> keyCommand(Path key, String name, String... remoteCommand) {
    return keyCommand(port, key, name, remoteCommand);
  }

  /**
   * Returns the command that connects a user with a key to the server on a port of this machine.
   */
  static List<String> keyCommand(int port, Path key, String name, String... remoteCommand) {
    List<String> command = new ArrayList<>(List.of("ssh"));
    command.addAll(SSH_OPTIONS);
    command.addAll(List.of("-i", key.toString(), "-p", "" + port, name + "@127.0.0.1"));
    command.addAll(List.of(remoteCommand));
    return command;
  }

  /** Creates a key without a passphrase, with which a user can log in. */
  static void generateKey(Path key) throws IOException {
    Process keygen =
        new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key.toString())
            .start();
    if (ProgramProcess.awaitExit(keygen) != 0) {
      throw new AssertionError("ssh-keygen failed");
    }
  }

  /** Returns the path of a copy of a table's current journal. */
  Path journal(int table) {
    return new StoredData(data).copyJournal(table);
  }

  void kill() {
    process.destroyForcibly();
    ProgramProcess.awaitExit(process);
  }

  @Override
  public void close() {
    process.destroy();
    ProgramProcess.awaitExit(process);
  }
}
