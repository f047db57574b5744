package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the container image: its configuration, and a server that is started from it. */
class ContainerImageIT {
  private static final int PORT = 2222;

  /** The variable of {@code compose.yml} that makes the server answer its health check. */
  private static final String METRICS_VARIABLE = "LETHE_SERVE_METRICS=0.0.0.0:9222";

  private static final Pattern HEALTH_CHECK = Pattern.compile("(?m)^ +test:\n((?: +- .*\n)+)");

  private static final Duration START_TIMEOUT = Duration.ofMinutes(1);

  /** The exit code of a server that SIGTERM has stopped. */
  private static final int TERMINATED = 143;

  @TempDir Path home;

  private BuildahContainer container;

  @Test
  void theImageRunsAServerThatKeepsItsDataInTheVolume() throws Exception {
    Path archive = PackagedArchive.packageFile(".tar.gz");
    try (BuildahContainer built = BuildahContainer.build(archive)) {
      container = built;
      LaunchedServer.generateKey(home.resolve("key"));
      verifyConfiguration();
      verifyUser();
      playFirstMove();
      verifyVolume();
      continueAfterRestart();
    }
  }

  private void verifyConfiguration() {
    assertThat(container.configuration("user {{.OCIv1.Config.User}}"))
        .containsExactly("user lethe");
    assertThat(container.configuration("ports {{.OCIv1.Config.ExposedPorts}}"))
        .containsExactly("ports map[" + PORT + "/tcp:{}]");
    assertThat(container.configuration("volumes {{.OCIv1.Config.Volumes}}"))
        .containsExactly("volumes map[/data:{}]");
  }

  /** The image's user can write to two folders, but not to the program or the system. */
  private void verifyUser() {
    assertThat(container.run("id", "-un")).isEqualTo("lethe\n");
    assertThat(container.run("stat", "--format=%n %U %a", "/data", "/keys"))
        .isEqualTo("/data lethe 700\n/keys lethe 700\n");
    assertThat(
            container.run(
                "sh", "-c", "find /bin/ /etc /lib/ /opt /usr -writable ! -type l 2>/dev/null; :"))
        .as("files that the user can change")
        .isEmpty();
    assertThat(container.run("lethe", "games")).contains("ta-se");
  }

  private void playFirstMove() throws IOException {
    Path log = home.resolve("first.log");
    Process server = startServer(log);
    assertThat(Files.readString(Path.of("/proc/" + container.javaProcess().pid() + "/status")))
        .contains("Uid:\t" + container.run("id", "-u").strip() + "\t", "CapEff:\t0000000000000000");
    assertThat(outputOf("", "who")).contains("identified by your key");
    // The highest chip is legal whether red or blue has opened the round.
    assertThat(outputOf("put 8 in 1\nquit\n", "play", "ta-se")).contains("Red puts 8 in cup 1.");
    assertThat(outputOf("", "tables")).contains("ta-se");
    assertThat(container.run("lethe", "admin", "list", "--data", "/data"))
        .contains("ready", "table 1  ta-se  running");
    stop(server, log);
  }

  /** The database is in the volume and was closed, and the image was not changed. */
  private void verifyVolume() throws IOException {
    assertThat(container.run("ls", "/data").lines())
        .contains("lethe.db", "host_key")
        .doesNotContain("lethe.db-wal", "control");
    assertThat(container.filesInImage("/data")).isEmpty();
  }

  private void continueAfterRestart() throws IOException {
    Path log = home.resolve("second.log");
    Process server = startServer(log);
    assertThat(outputOf("quit\nquit\n", "sit", "1"))
        .contains("Red, your side, has 1, 2, 3, 4, 5, 6 and 7.");
    stop(server, log);
  }

  /** Starts the server and waits until the health check of {@code compose.yml} succeeds. */
  private Process startServer(Path log) throws IOException {
    Process server = container.start(log, METRICS_VARIABLE);
    String[] healthCheck = healthCheck();
    long deadline = System.nanoTime() + START_TIMEOUT.toNanos();
    while (server.isAlive() && System.nanoTime() < deadline) {
      if (container.tryRun(healthCheck).exitCode() == 0) {
        return server;
      }
      LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
    }
    throw new AssertionError("the server is not ready:\n" + ProgramProcess.readFile(log));
  }

  private static String[] healthCheck() throws IOException {
    String compose = DocumentationPages.text("app/src/image/compose.yml");
    assertThat(compose).contains(METRICS_VARIABLE.replace("=", ": "));
    Matcher test = HEALTH_CHECK.matcher(compose);
    assertThat(test.find()).isTrue();
    List<String> words = test.group(1).lines().map(line -> line.replaceFirst("^ +- ", "")).toList();
    assertThat(words.getFirst()).isEqualTo("CMD");
    return words.stream().skip(1).toArray(String[]::new);
  }

  /** Stops the server as a container engine does, and checks that it shuts down cleanly. */
  private void stop(Process server, Path log) {
    container.javaProcess().destroy();
    assertThat(ProgramProcess.awaitExit(server))
        .as(ProgramProcess.readFile(log))
        .isEqualTo(TERMINATED);
    assertThat(ProgramProcess.readFile(log))
        .contains("event=stopped")
        .doesNotContain("level=error", "event=failed");
  }

  /** Runs a command over SSH with this input, checks that it succeeds, and returns its output. */
  private String outputOf(String input, String... command) throws IOException {
    Path inputFile = Files.writeString(home.resolve("input"), input);
    Path outputFile = home.resolve("output");
    List<String> ssh = LaunchedServer.keyCommand(PORT, home.resolve("key"), "anna");
    ssh.addAll(List.of(command));
    Process client =
        new ProcessBuilder(container.inNetwork(ssh))
            .redirectInput(inputFile.toFile())
            .redirectErrorStream(true)
            .redirectOutput(outputFile.toFile())
            .start();
    int exit = ProgramProcess.awaitExit(client);
    assertThat(exit).as(ProgramProcess.readFile(outputFile)).isZero();
    return ProgramProcess.readFile(outputFile);
  }
}
