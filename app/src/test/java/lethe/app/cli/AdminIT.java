package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import lethe.app.local.ExitCodes;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the administration of a running server from a shell on the same machine. */
@Order(1)
class AdminIT {
  @TempDir Path home;

  private Path folder(String name) throws IOException {
    return Files.createDirectories(home.resolve(name));
  }

  private ProgramProcess.RunResult admin(String... words) {
    List<String> line = new ArrayList<>(List.of("admin", words[0]));
    line.addAll(List.of("--data", home.resolve("server").toString()));
    line.addAll(List.of(words).subList(1, words.length));
    return ProgramProcess.in(home).run(line.toArray(String[]::new));
  }

  @Test
  void theOperatorListsNotifiesBansAndKicksPlayers() throws IOException {
    try (LaunchedServer server =
            LaunchedServer.open(
                ProgramProcess.in(home), "--socket", home.resolve("door").toString());
        Tmux anna = Tmux.open(folder("anna"), 80, 24)) {
      anna.enter(server.ssh("anna"));
      anna.until("Welcome to Lethe, anna");
      anna.enter("play ta-se");
      anna.until("[Enter]");
      anna.press("Enter");
      anna.until("round 1 of 6");
      assertThat(admin("list").done())
          .matches(
              """
              anna {2}\\(guest:[0-9a-f]{32}\\) {2}from 127.0.0.1 {2}table 1 {2}since \\S+Z
              table 1 {2}ta-se {2}running {2}red: anna, blue: bot:fading {2}since \\S+Z
              """);
      assertThat(admin("list", "--json").lines().getFirst())
          .startsWith("{\"is\":\"person\",\"name\":\"anna\",\"id\":\"guest:")
          .contains("\"address\":\"127.0.0.1\",\"table\":1,\"since\":\"");
      assertThat(admin("notice", "The", "server", "closes", "at", "ten.").done()).isEmpty();
      anna.until("To everybody: The server closes at ten.");
      assertThat(admin("ban", "192.0.2.0/24", "for", "12h").done())
          .matches("192.0.2.0/24 {2}until \\S+Z\n");
      assertThat(admin("bans").done()).startsWith("192.0.2.0/24  until ");
      assertThat(admin("unban", "192.0.2.0/24").done()).isEmpty();
      assertThat(admin("bans").done()).isEmpty();
      assertThat(admin("ban", "anna", "12h").failed(ExitCodes.USAGE_ERROR)).contains("for TIME");
      assertThat(admin("ban", "anna", "for", "ever").failed(ExitCodes.USAGE_ERROR))
          .contains("a number and s, m, h or d");
      assertThat(admin("kick", "ben").failed(ExitCodes.INVALID_INPUT))
          .contains("nobody here is meant");
      assertThat(admin("kick", "anna").done()).isEqualTo("sent home: 1 lines\n");
      anna.until("An operator of the server has disconnected you. Your seats are held.");
      assertThat(anna.isAlternate()).isFalse();
      assertThat(admin("ban", "127.0.0.1").done()).isEqualTo("127.0.0.1\n");
      anna.enter("clear; " + server.ssh("anna"));
      anna.until(screen -> screen.replace("\n", "").contains("You are banned from this server."));
      assertThat(admin("ban", "192.0.2.9").done()).isEqualTo("192.0.2.9\n");
      ProgramProcess handed =
          ProgramProcess.in(home)
              .with("SSH_CONNECTION", "192.0.2.9 50123 192.0.2.1 22")
              .with("SSH_ORIGINAL_COMMAND", "who");
      assertThat(handed.run("join", "--socket", home.resolve("door").toString()).out())
          .isEqualTo("\nYou are banned from this server.\n");
    }
    assertThat(admin("list").failed(ExitCodes.INVALID_INPUT)).contains("no running server");
  }

  @Test
  void stoppingTheServerRestoresEveryTerminal() throws IOException {
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home));
        Tmux anna = Tmux.open(folder("anna"), 80, 24)) {
      anna.enter(server.ssh("anna"));
      anna.until("Welcome to Lethe, anna");
      assertThat(anna.isAlternate()).isTrue();
      assertThat(admin("stop").done()).isEmpty();
      assertThat(ProgramProcess.exit(server.process())).isZero();
      anna.until("The server closes.");
      assertThat(anna.isAlternate()).isFalse();
    }
  }

  @Test
  void aDrainingServerClosesWhenTheLastMatchIsLeft() throws IOException {
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home));
        Tmux anna = Tmux.open(folder("anna"), 80, 24);
        Tmux operator = Tmux.open(folder("operator"), 80, 24)) {
      anna.enter(server.ssh("anna"));
      anna.until("Welcome to Lethe, anna");
      anna.enter("play ta-se");
      anna.until("[Enter]");
      anna.press("Enter");
      anna.until("round 1 of 6");
      operator.enter("./lethe admin drain --data " + home.resolve("server"));
      operator.until("matches still being played: 1");
      anna.until("no match begins any more");
      anna.enter("/adjourn");
      anna.until("The server closes.");
      operator.until(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(ProgramProcess.exit(server.process())).isZero();
    }
  }

  @Test
  void aDrainingServerClosesWhenItsTimeLimitExpires() throws IOException {
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home));
        Tmux anna = Tmux.open(folder("anna"), 80, 24)) {
      anna.enter(server.ssh("anna"));
      anna.until("Welcome to Lethe, anna");
      anna.enter("play ta-se");
      anna.until("[Enter]");
      anna.press("Enter");
      anna.until("round 1 of 6");
      assertThat(admin("drain", "--within", "1s").done())
          .isEqualTo("matches still being played: 1\n");
      assertThat(ProgramProcess.exit(server.process())).isZero();
      anna.until("The server closes.");
    }
  }

  @Test
  void twoServersCannotShareADataFolder() {
    try (LaunchedServer server = LaunchedServer.open(ProgramProcess.in(home))) {
      ProgramProcess.RunResult second =
          ProgramProcess.in(home).run("serve", "--port", "0", "--data", server.data().toString());
      assertThat(second.failed(ExitCodes.INVALID_INPUT))
          .contains("the server cannot start: another server keeps its tables in ");
    }
  }

  @Test
  void theCheckReportsTheConfigurationAndItsErrors() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Path bad = Files.createDirectories(home.resolve("files/ravens/deck")).resolve("bad.tsv");
    Files.writeString(bad, "nothing\n");
    ProgramProcess.RunResult wrong = program.run("serve", "--check", "--files", "files");
    assertThat(wrong.exit()).isEqualTo(ExitCodes.INVALID_INPUT);
    assertThat(wrong.err()).startsWith("ravens/deck/bad.tsv:1:1: ");
    Files.delete(bad);
    assertThat(
            program
                .run(
                    "serve",
                    "--check",
                    "--files",
                    "files",
                    "--metrics",
                    "127.0.0.1:9222",
                    "--proxy-from",
                    "192.0.2.0/24")
                .done())
        .contains(
            "lethe admin controls it at ",
            "/metrics and /health are served at 127.0.0.1:9222",
            "Connections from 192.0.2.0/24 must begin with the PROXY protocol");
    assertThat(program.run("serve", "--metrics", "9222").failed(ExitCodes.USAGE_ERROR))
        .contains("expected ADDRESS:PORT");
    assertThat(program.run("serve", "--proxy-from", "example").failed(ExitCodes.USAGE_ERROR))
        .contains("not the address of a proxy");
    for (List<String> way : List.of(List.of("serve"), List.of("serve", "--check"))) {
      assertThat(program.run(words(way, "--files", "none")).failed(ExitCodes.INVALID_INPUT))
          .contains("none is not a folder");
      assertThat(program.run(words(way, "--notice", "none")).failed(ExitCodes.INVALID_INPUT))
          .contains("none: there is no such file");
      assertThat(program.run(words(way, "--hook", "/")).failed(ExitCodes.INVALID_INPUT))
          .contains("/ is not a program");
      assertThat(program.run(words(way, "--keys", "/dev/zero")).failed(ExitCodes.INVALID_INPUT))
          .contains("/dev/zero is not a regular file");
      assertThat(
              program
                  .run(words(way, "--password-file", "/dev/zero"))
                  .failed(ExitCodes.INVALID_INPUT))
          .contains("/dev/zero is not a regular file");
      assertThat(program.run(words(way, "--host-key", "/dev/zero")).failed(ExitCodes.INVALID_INPUT))
          .contains("/dev/zero is not a regular file");
      String path = "/tmp/" + "s".repeat(103);
      assertThat(program.run(words(way, "--socket", path)).failed(ExitCodes.INVALID_INPUT))
          .contains(path, "has 108 bytes");
    }
    assertThat(program.run("serve", "--log", "loud").failed(ExitCodes.USAGE_ERROR))
        .contains("loud");
  }

  private static String[] words(List<String> first, String... more) {
    return Stream.concat(first.stream(), Stream.of(more)).toArray(String[]::new);
  }

  /** The check reports the file modes that it finds, and does not change them. */
  @Test
  void theCheckReportsWhetherOtherUsersCanOpenTheFiles() throws IOException {
    ProgramProcess program = ProgramProcess.in(home);
    Path data = Files.createDirectories(home.resolve("q?"));
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path file = Files.createFile(data.resolve("lethe.db"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(program.run("serve", "--check", "--data", "q?").done())
        .contains(
            "Other users can open " + data + " (mode rwxr-xr-x)",
            "Other users can open " + file + " (mode rw-r--r--)")
        .doesNotContain("Only this user can open that folder");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--r--");
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx------"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(program.run("serve", "--check", "--data", "q?").done())
        .contains("Only this user can open that folder and the server's files in it.")
        .doesNotContain("Other users can open");
  }
}
