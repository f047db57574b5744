package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the Debian package in a minimal Debian system, where systemd starts the server. */
@Tag("long")
class SystemdUnitIT {
  private static final int PORT = 2222;

  /** The client's option to try to connect every second, at most 60 times. */
  private static final List<String> RETRY_OPTIONS = List.of("-o", "ConnectionAttempts=60");

  @TempDir Path home;

  private DebianContainer debian;

  @Test
  void theDebianPackageRunsTheServerUnderSystemdUntilItIsRemoved() throws Exception {
    Path packageFile = PackagedArchive.packageFile(".deb");
    try (DebianContainer booted = DebianContainer.boot();
        Tmux anna = Tmux.open(Files.createDirectories(home.resolve("anna")), 80, 24)) {
      debian = booted;
      debian.copy(packageFile, "/root/lethe.deb");
      LaunchedServer.generateKey(home.resolve("key"));
      installPackage();
      verifyUnit();
      startAsDynamicUser();
      playFirstMove(anna);
      crashServer(anna);
      upgradePackage();
      stopAfterLastMatch(anna);
      removeAndReinstallPackage();
    }
  }

  private List<String> sshCommand(String... remoteCommand) {
    List<String> command = LaunchedServer.keyCommand(PORT, home.resolve("key"), "anna");
    command.addAll(RETRY_OPTIONS);
    command.addAll(List.of(remoteCommand));
    return debian.inNetwork(command);
  }

  /** Runs a command over SSH with this input, checks that it succeeds, and returns its output. */
  private String outputOf(String input, String... command) throws IOException {
    Path inputFile = Files.writeString(home.resolve("input"), input);
    Path outputFile = home.resolve("output");
    Process ssh =
        new ProcessBuilder(sshCommand(command))
            .redirectInput(inputFile.toFile())
            .redirectErrorStream(true)
            .redirectOutput(outputFile.toFile())
            .start();
    int exit = ProgramProcess.awaitExit(ssh);
    assertThat(exit).as("%s\n%s", ProgramProcess.readFile(outputFile), journal()).isZero();
    return ProgramProcess.readFile(outputFile);
  }

  private String journal() {
    return debian.tryRun("journalctl", "--no-pager", "--unit=lethe").out();
  }

  private String unitProperty(String property) {
    return debian.unitProperty("lethe", property);
  }

  /** Installs the package: all dependencies are present, and the server is not enabled. */
  private void installPackage() {
    debian.run("dpkg", "--install", "/root/lethe.deb");
    assertThat(unitProperty("LoadState")).isEqualTo("loaded");
    assertThat(unitProperty("UnitFileState")).isEqualTo("disabled");
    assertThat(unitProperty("ActiveState")).isEqualTo("inactive");
  }

  private void verifyUnit() {
    assertThat(debian.run("systemd-analyze", "verify", "lethe.service")).isEmpty();
    // The maximum exposure is 100; lower values are better.
    debian.run("systemd-analyze", "security", "--no-pager", "--threshold=20", "lethe.service");
  }

  private void startAsDynamicUser() throws IOException {
    debian.run("systemctl", "enable", "--now", "lethe");
    assertThat(outputOf("", "who")).contains("identified by your key");
    assertThat(Integer.parseInt(unitProperty("UID")))
        .as("a user of its own")
        .isBetween(61184, 65519);
    assertThat(debian.run("cat", "/proc/" + unitProperty("MainPID") + "/status"))
        .contains(
            "Uid:\t" + unitProperty("UID") + "\t",
            "CapEff:\t0000000000000000",
            "CapBnd:\t0000000000000000",
            "NoNewPrivs:\t1",
            "Seccomp:\t2");
    assertThat(debian.run("cat", "/proc/" + unitProperty("MainPID") + "/mountinfo"))
        .as("the rest of the file system is read-only")
        .containsPattern("(?m)^\\d+ \\d+ \\S+ \\S+ / ro,");
    assertThat(debian.run("stat", "--dereference", "--format=%a", "/var/lib/lethe", "/run/lethe"))
        .isEqualTo("700\n700\n");
  }

  private void playFirstMove(Tmux anna) {
    anna.enter(String.join(" ", sshCommand("-t", "play", "ta-se")));
    anna.waitFor(screen -> screen.contains("Your turn") || screen.contains("You open the round"));
    // The highest chip is legal whether red or blue has opened the round.
    anna.enter("put 8 in 1");
    anna.waitFor(SystemdUnitIT::hasMoved);
  }

  private static boolean hasMoved(String screen) {
    return screen.contains("(6) (7)  ·  ");
  }

  private void assertTableExists() throws IOException {
    assertThat(outputOf("quit\nquit\n", "sit", "1"))
        .contains("Red, your side, has 1, 2, 3, 4, 5, 6 and 7.");
  }

  private void crashServer(Tmux anna) throws IOException {
    String previousPid = unitProperty("MainPID");
    debian.run("sh", "-c", "kill -9 " + previousPid);
    anna.waitFor("closed by remote host");
    assertTableExists();
    assertThat(unitProperty("NRestarts")).isEqualTo("1");
    assertThat(unitProperty("MainPID")).isNotEqualTo(previousPid);
  }

  private void upgradePackage() throws IOException {
    String previousPid = unitProperty("MainPID");
    debian.run("sh", "-c", "echo 'name = changed' >>/etc/lethe/lethe.conf");
    debian.run("dpkg", "--install", "/root/lethe.deb");
    assertThat(unitProperty("MainPID")).isNotEqualTo(previousPid);
    assertThat(debian.run("cat", "/etc/lethe/lethe.conf")).contains("name = changed");
    assertTableExists();
  }

  private void stopAfterLastMatch(Tmux anna) throws IOException {
    anna.enter("clear; " + String.join(" ", sshCommand("-t", "sit", "1")));
    anna.waitFor(SystemdUnitIT::hasMoved);
    Process stop = debian.start(home.resolve("stopped"), "systemctl", "stop", "lethe");
    anna.waitFor("Running matches continue.");
    assertThat(stop.isAlive()).isTrue();
    anna.enter("/adjourn");
    anna.waitFor("your seat is held");
    assertThat(ProgramProcess.awaitExit(stop))
        .as(ProgramProcess.readFile(home.resolve("stopped")))
        .isZero();
    assertThat(unitProperty("ActiveState")).isEqualTo("inactive");
    assertThat(unitProperty("Result")).as(journal()).isEqualTo("success");
  }

  /**
   * Removes the package while the server is running and installs it again. The table still exists.
   */
  private void removeAndReinstallPackage() throws IOException {
    debian.run("systemctl", "start", "lethe");
    assertTableExists();
    debian.run("dpkg", "--remove", "lethe");
    assertThat(unitProperty("LoadState")).isEqualTo("not-found");
    assertThat(unitProperty("ActiveState")).isEqualTo("inactive");
    debian.run("dpkg", "--purge", "lethe");
    assertThat(debian.run("find", "/etc", "/usr", "/run", "-xdev", "-name", "*lethe*")).isEmpty();
    debian.run("dpkg", "--install", "/root/lethe.deb");
    debian.run("systemctl", "start", "lethe");
    assertTableExists();
  }
}
