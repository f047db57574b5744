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

/** Tests {@code lethe join}, which connects a user to the server's socket as an sshd would. */
class JoinIT {
  @TempDir Path home;

  private static final String KEY =
      "AAAAC3NzaC1lZDI1NTE5AAAAIJ8oGhBXzLyFkVmL8J8yXw0tG3dYl5rkv5T8e3mXnq0a";

  @Test
  void joinConnectsAUserWhomSshdHasAuthenticated() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Path door = home.resolve("door");
    Path proven = Files.writeString(home.resolve("proven"), "publickey ssh-ed25519 " + KEY + "\n");
    try (LaunchedServer server = LaunchedServer.open(program, "--socket", door.toString())) {
      assertThat(server.port()).isPositive();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(door)))
          .isEqualTo("rw-------");
      assertThat(
              program
                  .with("SSH_ORIGINAL_COMMAND", "who")
                  .run("join", "--socket", door.toString(), "--name", "anna")
                  .done())
          .isEqualTo("You are anna, a guest.\n");
      assertThat(
              program
                  .with("SSH_ORIGINAL_COMMAND", "who")
                  .with("SSH_USER_AUTH", proven.toString())
                  .run("join", "--socket", door.toString(), "--name", "ben")
                  .done())
          .isEqualTo("You are ben, known by your key.\n");
      ProgramProcess.RunResult wrong =
          program.with("SSH_ORIGINAL_COMMAND", "fly").run("join", "--socket", door.toString());
      assertThat(wrong.exit()).isEqualTo(ExitCodes.USAGE_ERROR);
      assertThat(
              program
                  .with("SSH_ORIGINAL_COMMAND", "play eurydice")
                  .fed("concede\nconcede\nquit\n", "join", "--socket", door.toString())
                  .done())
          .contains("orpheus> concede", "(journal 1)");
    }
    assertThat(door).doesNotExist();
    assertThat(program.run("join", "--socket", door.toString()).failed(ExitCodes.INVALID_INPUT))
        .contains("no server has its socket there");
  }

  /** The terminal is restored whether the server is killed or the client program ends. */
  @Test
  void theTerminalIsRestoredWhenServerOrClientDies() throws IOException {
    Path door = home.resolve("door");
    try (LaunchedServer server =
            LaunchedServer.open(ProgramProcess.in(home), "--socket", door.toString());
        Tmux tmux = Tmux.open(Files.createDirectories(home.resolve("room")), 80, 24)) {
      tmux.record();
      String join = "./lethe join --name anna --socket " + door;
      for (String signal : List.of("INT", "TERM", "")) {
        tmux.enter("clear; " + join);
        tmux.until("Welcome to Lethe, anna");
        if (signal.isEmpty()) {
          server.kill();
        } else {
          tmux.signal(signal);
        }
        String left = tmux.until(screen -> screen.stripTrailing().endsWith("%"));
        assertThat(left).doesNotContain("Welcome");
        assertThat(tmux.isAlternate()).isFalse();
        tmux.until(_ -> tmux.modes().isEmpty());
      }
    }
  }

  @Test
  void joinUsesTheFullScreenInATerminal() throws IOException {
    Path door = home.resolve("door");
    try (LaunchedServer server =
            LaunchedServer.open(ProgramProcess.in(home), "--socket", door.toString());
        Tmux tmux = Tmux.open(Files.createDirectories(home.resolve("room")), 80, 24)) {
      assertThat(server.port()).isPositive();
      tmux.enter("./lethe join --socket " + door + " --name anna");
      tmux.until("Welcome to Lethe, anna");
      tmux.enter("play ta-se");
      tmux.until("[Enter]");
      tmux.press("Enter");
      tmux.until("round 1 of 6");
      tmux.resize(100, 30);
      tmux.until("round 1 of 6");
      tmux.enter("quit");
      tmux.until("your seat is held");
      assertThat(tmux.isAlternate()).isTrue();
      tmux.enter("quit");
      tmux.until(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(tmux.isAlternate()).isFalse();
    }
  }
}
