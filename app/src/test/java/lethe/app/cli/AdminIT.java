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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the administration of a running server from a shell on the same machine. */
@Order(1)
class AdminIT {
  @TempDir Path home;

  private Path createFolder(String name) throws IOException {
    return Files.createDirectories(home.resolve(name));
  }

  private ProgramProcess.RunResult admin(String... arguments) {
    List<String> command = new ArrayList<>(List.of("admin", arguments[0]));
    command.addAll(List.of("--data", home.resolve("server").toString()));
    command.addAll(List.of(arguments).subList(1, arguments.length));
    return CommandRunner.run(command.toArray(String[]::new));
  }

  private ProgramProcess.RunResult checkServer(String... arguments) {
    return CommandRunner.run(
        concat(
            List.of("serve", "--check", "--data", home.resolve("server").toString()), arguments));
  }

  @Test
  void theOperatorListsNotifiesBansAndKicksPlayers() throws IOException {
    try (LaunchedServer server =
            LaunchedServer.start(
                ProgramProcess.inHome(home), "--socket", home.resolve("door").toString());
        Tmux anna = Tmux.open(createFolder("anna"), 80, 24)) {
      server.startMatch(anna);
      assertThat(admin("list").requireSuccess())
          .matches(
              """
              server \\S+ {2}0.1.0 {2}ready {2}1 connection {2}since \\S+Z
              anna {2}\\(guest:[0-9a-f]{32}\\) {2}from 127.0.0.1 {2}on \\S+ {2}table 1 {2}since \\S+Z
              table 1 {2}ta-se {2}running {2}red: anna, blue: bot:fading {2}since \\S+Z
              """);
      assertThat(admin("list", "--json").lines().get(1))
          .startsWith("{\"is\":\"person\",\"name\":\"anna\",\"id\":\"guest:")
          .contains("\"address\":\"127.0.0.1\"", "\"table\":1,\"since\":\"");
      assertThat(admin("notice", "The", "server", "closes", "at", "ten.").requireSuccess())
          .isEmpty();
      anna.waitFor("Message from the operator: The server closes at ten.");
      assertThat(admin("ban", "192.0.2.0/24", "for", "12h").requireSuccess())
          .matches("192.0.2.0/24 {2}until \\S+Z\n");
      assertThat(admin("bans").requireSuccess()).startsWith("192.0.2.0/24  until ");
      assertThat(admin("unban", "192.0.2.0/24").requireSuccess()).isEmpty();
      assertThat(admin("bans").requireSuccess()).isEmpty();
      assertThat(admin("ban", "anna", "12h").requireFailure(ExitCodes.USAGE_ERROR))
          .contains("for TIME");
      assertThat(admin("ban", "anna", "for", "ever").requireFailure(ExitCodes.USAGE_ERROR))
          .contains("a number and s, m, h or d");
      assertThat(admin("kick", "ben").requireFailure(ExitCodes.FAILURE))
          .contains("matches nothing");
      assertThat(admin("kick", "anna").requireSuccess()).isEqualTo("disconnected: 1 connection\n");
      anna.waitFor("An operator of the server has disconnected you. Your seats are held.");
      assertThat(anna.isAlternate()).isFalse();
      assertThat(admin("ban", "127.0.0.1").requireSuccess()).isEqualTo("127.0.0.1\n");
      anna.enter("clear; " + server.guestCommandLine("anna"));
      anna.waitFor(screen -> screen.replace("\n", "").contains("You are banned from this server."));
      assertThat(admin("ban", "192.0.2.9").requireSuccess()).isEqualTo("192.0.2.9\n");
      ProgramProcess sshdSession =
          ProgramProcess.inHome(home)
              .withVariable("SSH_CONNECTION", "192.0.2.9 50123 192.0.2.1 22")
              .withVariable("SSH_ORIGINAL_COMMAND", "who");
      assertThat(sshdSession.run("join", "--socket", home.resolve("door").toString()).out())
          .isEqualTo("\nYou are banned from this server.\n");
    }
    assertThat(admin("list").requireFailure(ExitCodes.FAILURE)).contains("no running server");
  }

  @Test
  void stoppingTheServerRestoresTheClientsTerminal() throws IOException {
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home));
        Tmux anna = Tmux.open(createFolder("anna"), 80, 24)) {
      anna.enter(server.guestCommandLine("anna"));
      anna.waitFor("Welcome to Lethe, anna");
      assertThat(anna.isAlternate()).isTrue();
      assertThat(admin("stop").requireSuccess()).isEmpty();
      assertThat(ProgramProcess.awaitExit(server.process())).isZero();
      anna.waitFor("The server is closing.");
      assertThat(anna.isAlternate()).isFalse();
    }
  }

  @Test
  void aDrainingServerClosesWhenTheLastMatchIsAdjourned() throws IOException {
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home));
        Tmux anna = Tmux.open(createFolder("anna"), 80, 24);
        Tmux operator = Tmux.open(createFolder("operator"), 80, 24)) {
      server.startMatch(anna);
      operator.enter("./lethe admin drain --data " + home.resolve("server"));
      operator.waitFor("running matches: 1");
      anna.waitFor("Running matches continue.");
      anna.enter("/adjourn");
      anna.waitFor("The server is closing.");
      operator.waitFor(screen -> screen.stripTrailing().endsWith("\n%"));
      assertThat(ProgramProcess.awaitExit(server.process())).isZero();
    }
  }

  @Test
  void aDrainingServerClosesWhenTheTimeLimitExpires() throws IOException {
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home));
        Tmux anna = Tmux.open(createFolder("anna"), 80, 24)) {
      server.startMatch(anna);
      assertThat(admin("drain", "--within", "1s").requireSuccess())
          .isEqualTo("running matches: 1\n");
      assertThat(ProgramProcess.awaitExit(server.process())).isZero();
      anna.waitFor("The server is closing.");
    }
  }

  @Test
  void twoServersCannotShareADataFolder() {
    try (LaunchedServer server = LaunchedServer.start(ProgramProcess.inHome(home))) {
      ProgramProcess.RunResult second =
          CommandRunner.run("serve", "--port", "0", "--data", server.data().toString());
      assertThat(second.requireFailure(ExitCodes.FAILURE))
          .contains("the server cannot start: another server uses ");
    }
  }

  @Test
  void serveCheckReportsAnErrorInAContentFile() throws IOException {
    Path deck = createFolder("files/ravens/deck").resolve("bad.tsv");
    Files.writeString(deck, "nothing\n");
    ProgramProcess.RunResult result = checkServer("--files", home.resolve("files").toString());
    assertThat(result.exitCode()).isEqualTo(ExitCodes.FAILURE);
    assertThat(result.err()).startsWith("ravens/deck/bad.tsv:1:1: ");
  }

  @Test
  void serveCheckDescribesTheConfiguration() throws IOException {
    assertThat(
            checkServer(
                    "--files",
                    createFolder("files").toString(),
                    "--metrics",
                    "127.0.0.1:9222",
                    "--proxy-from",
                    "192.0.2.0/24")
                .requireSuccess())
        .contains(
            "lethe admin controls the server through ",
            "/metrics, /livez and /readyz are served at 127.0.0.1:9222",
            "Connections from 192.0.2.0/24 must begin with a PROXY protocol header");
  }

  @ParameterizedTest
  @ValueSource(strings = {"serve", "serve --check"})
  void serveRejectsInvalidFilesWithAndWithoutCheck(String line) {
    List<String> command =
        Stream.concat(
                Stream.of(line.split(" ")), Stream.of("--data", home.resolve("server").toString()))
            .toList();
    String socket = "/tmp/" + "s".repeat(103);
    assertThat(
            CommandRunner.run(
                    concat(
                        command,
                        "--files",
                        "none",
                        "--notice",
                        "no-notice",
                        "--hook",
                        "/",
                        "--keys",
                        "/dev/zero",
                        "--host-key",
                        "/dev/null",
                        "--socket",
                        socket))
                .requireFailure(ExitCodes.FAILURE))
        .contains(
            "none is not a folder",
            "no-notice: there is no such file",
            "/ is not a program",
            "/dev/zero is not a regular file",
            "/dev/null is not a regular file",
            socket,
            "has 108 bytes");
    assertThat(
            CommandRunner.run(concat(command, "--password-file", "/dev/zero"))
                .requireFailure(ExitCodes.FAILURE))
        .contains("/dev/zero is not a regular file");
  }

  private static String[] concat(List<String> prefix, String... arguments) {
    return Stream.concat(prefix.stream(), Stream.of(arguments)).toArray(String[]::new);
  }

  /** The check does not change the modes of the files. */
  @Test
  void serveCheckReportsWhetherOtherUsersCanOpenTheFiles() throws IOException {
    Path data = createFolder("q?");
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwxr-xr-x"));
    Path file = Files.createFile(data.resolve("lethe.db"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(CommandRunner.run("serve", "--check", "--data", data.toString()).requireSuccess())
        .contains(
            "Other users can open " + data + " (mode rwxr-xr-x)",
            "Other users can open " + file + " (mode rw-r--r--)")
        .doesNotContain("Only this user can open that folder");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
        .isEqualTo("rw-r--r--");
    Files.setPosixFilePermissions(data, PosixFilePermissions.fromString("rwx------"));
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertThat(CommandRunner.run("serve", "--check", "--data", data.toString()).requireSuccess())
        .contains("Only this user can open that folder and the server's files in it.")
        .doesNotContain("Other users can open");
  }
}
