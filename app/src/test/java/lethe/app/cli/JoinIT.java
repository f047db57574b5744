package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code lethe join}, which sshd runs to connect a user to the server's socket. */
class JoinIT {
  @TempDir Path home;

  private static final String KEY =
      "AAAAC3NzaC1lZDI1NTE5AAAAIJ8oGhBXzLyFkVmL8J8yXw0tG3dYl5rkv5T8e3mXnq0a";

  /** Only the server's user can connect to the socket, which disappears with the server. */
  @Test
  void joinPassesTheUserAndCommandOfSshdToTheServer() throws IOException {
    ProgramProcess program = ProgramProcess.inHome(home);
    Path joinSocket = home.resolve("door");
    Path authInfo =
        Files.writeString(home.resolve("proven"), "publickey ssh-ed25519 " + KEY + "\n");
    try (LaunchedServer server = LaunchedServer.start(program, "--socket", joinSocket.toString())) {
      assertThat(server.port()).isPositive();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(joinSocket)))
          .isEqualTo("rw-------");
      assertThat(
              program
                  .withVariable("SSH_ORIGINAL_COMMAND", "who")
                  .run("join", "--socket", joinSocket.toString(), "--name", "anna")
                  .requireSuccess())
          .isEqualTo("You are anna, a guest.\n");
      assertThat(
              program
                  .withVariable("SSH_ORIGINAL_COMMAND", "who")
                  .withVariable("SSH_USER_AUTH", authInfo.toString())
                  .run("join", "--socket", joinSocket.toString(), "--name", "ben")
                  .requireSuccess())
          .isEqualTo("You are ben, identified by your key.\n");
      ProgramProcess.RunResult result =
          program
              .withVariable("SSH_ORIGINAL_COMMAND", "fly")
              .run("join", "--socket", joinSocket.toString());
      assertThat(result.exitCode()).isEqualTo(ExitCodes.USAGE_ERROR);
      assertThat(
              program
                  .withVariable("SSH_ORIGINAL_COMMAND", "play eurydice")
                  .runWithInput(
                      "concede\nconcede\nquit\n", "join", "--socket", joinSocket.toString())
                  .requireSuccess())
          .contains("orpheus> concede", "(table 1)");
    }
    assertThat(joinSocket).doesNotExist();
    assertThat(
            CommandRunner.run("join", "--socket", joinSocket.toString())
                .requireFailure(ExitCodes.FAILURE))
        .contains("there is no server with this socket");
  }

  @Test
  void theTerminalIsRestoredWhenTheClientOrServerEnds() throws IOException {
    Path joinSocket = home.resolve("door");
    try (LaunchedServer server =
            LaunchedServer.start(ProgramProcess.inHome(home), "--socket", joinSocket.toString());
        Tmux tmux = Tmux.open(Files.createDirectories(home.resolve("room")), 80, 24)) {
      tmux.startRecording();
      String joinCommand = "./lethe join --name anna --socket " + joinSocket;
      for (String signal : List.of("INT", "TERM", "")) {
        tmux.enter("clear; " + joinCommand);
        tmux.waitFor("Welcome to Lethe, anna");
        if (signal.isEmpty()) {
          server.kill();
        } else {
          tmux.signal(signal);
        }
        String shellScreen = tmux.waitFor(screen -> screen.stripTrailing().endsWith("%"));
        assertThat(shellScreen).doesNotContain("Welcome", "internal error");
        assertThat(shellScreen.contains("the connection to the server has ended"))
            .isEqualTo(signal.isEmpty());
        assertThat(tmux.isAlternate()).isFalse();
        tmux.waitFor(_ -> tmux.changedModes().isEmpty());
      }
    }
  }

  @Test
  void joinUsesTheFullScreenInATerminal() throws IOException {
    Path joinSocket = home.resolve("door");
    try (LaunchedServer server =
            LaunchedServer.start(ProgramProcess.inHome(home), "--socket", joinSocket.toString());
        Tmux tmux = Tmux.open(Files.createDirectories(home.resolve("room")), 80, 24)) {
      assertThat(server.port()).isPositive();
      tmux.enter("./lethe join --socket " + joinSocket + " --name anna");
      tmux.waitFor("Welcome to Lethe, anna");
      tmux.enter("play ta-se");
      tmux.waitFor("[Enter]");
      tmux.press("Enter");
      tmux.waitFor("round 1 of 6");
      tmux.resize(100, 30);
      tmux.waitFor("round 1 of 6");
      tmux.enter("quit");
      tmux.waitFor("your seat is held");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.enter("quit");
      tmux.waitFor("Disconnect? Your seats are held.");
      tmux.press("C-c");
      tmux.waitFor(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(tmux.isAlternate()).isFalse();
    }
  }
}
