package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the package on a minimal Debian, where systemd starts the server. */
@Tag("long")
class UnitIT {
  private static final int PORT = 2222;

  /** Option with which the client retries each second until the server accepts connections. */
  private static final List<String> PATIENT = List.of("-o", "ConnectionAttempts=60");

  @TempDir Path home;

  private DebianContainer debian;

  @Test
  void systemdStartsRestartsAndStopsTheServer() throws Exception {
    Path packed = PackagedArchive.packed(".deb");
    try (DebianContainer booted = DebianContainer.booted();
        Tmux anna = Tmux.open(Files.createDirectories(home.resolve("anna")), 80, 24)) {
      debian = booted;
      debian.copy(packed, "/root/lethe.deb");
      key();
      installs();
      theUnitIsSound();
      startsAsAUserOfItsOwn();
      sitsAndMoves(anna);
      restartsAfterACrash(anna);
      restartsAfterAnUpgrade();
      stopsAfterTheLastMatch(anna);
      keepsDataAfterRemoval();
    }
  }

  private void key() throws Exception {
    String file = home.resolve("key").toString();
    Process keygen =
        new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file).start();
    assertThat(ProgramProcess.exit(keygen)).isZero();
  }

  private List<String> ssh(String... more) {
    List<String> words = LaunchedServer.keyed(PORT, home.resolve("key"), "anna");
    words.addAll(PATIENT);
    words.addAll(List.of(more));
    return debian.inNetwork(words);
  }

  /** Returns the server's output for a command over SSH with this input. */
  private String output(String input, String... command) throws IOException {
    Path typed = Files.writeString(home.resolve("typed"), input);
    Path said = home.resolve("said");
    Process ssh =
        new ProcessBuilder(ssh(command))
            .redirectInput(typed.toFile())
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start();
    int exit = ProgramProcess.exit(ssh);
    assertThat(exit).as("%s\n%s", ProgramProcess.text(said), journal()).isZero();
    return ProgramProcess.text(said);
  }

  private String journal() {
    return debian.tryRun("journalctl", "--no-pager", "--unit=lethe").out();
  }

  private String unit(String property) {
    return debian.unit("lethe", property);
  }

  /** The package depends on nothing that is missing. The server is not enabled by installing it. */
  private void installs() {
    debian.run("dpkg", "--install", "/root/lethe.deb");
    assertThat(unit("LoadState")).isEqualTo("loaded");
    assertThat(unit("UnitFileState")).isEqualTo("disabled");
    assertThat(unit("ActiveState")).isEqualTo("inactive");
  }

  private void theUnitIsSound() {
    assertThat(debian.run("systemd-analyze", "verify", "lethe.service")).isEmpty();
    // The scale ends at 100, and lower is better.
    debian.run("systemd-analyze", "security", "--no-pager", "--threshold=20", "lethe.service");
  }

  private void startsAsAUserOfItsOwn() throws IOException {
    debian.run("systemctl", "enable", "--now", "lethe");
    assertThat(output("", "who")).contains("known by your key");
    assertThat(Integer.parseInt(unit("UID"))).as("a user of its own").isBetween(61184, 65519);
    assertThat(debian.run("cat", "/proc/" + unit("MainPID") + "/status"))
        .contains(
            "Uid:\t" + unit("UID") + "\t",
            "CapEff:\t0000000000000000",
            "CapBnd:\t0000000000000000",
            "NoNewPrivs:\t1",
            "Seccomp:\t2");
    assertThat(debian.run("cat", "/proc/" + unit("MainPID") + "/mountinfo"))
        .as("the rest of the file system is read-only")
        .containsPattern("(?m)^\\d+ \\d+ \\S+ \\S+ / ro,");
    assertThat(debian.run("stat", "--dereference", "--format=%a", "/var/lib/lethe", "/run/lethe"))
        .isEqualTo("700\n700\n");
  }

  private void sitsAndMoves(Tmux anna) {
    anna.enter(String.join(" ", ssh("-t", "play", "ta-se")));
    anna.until(screen -> screen.contains("Your turn") || screen.contains("You open the round"));
    // The highest chip can come first, even if blue has opened the round.
    anna.enter("put 8 in 1");
    anna.until(UnitIT::hasMoved);
  }

  private static boolean hasMoved(String screen) {
    return screen.contains("(6) (7)  ·  ");
  }

  private void assertTableIsThere() throws IOException {
    assertThat(output("quit\nquit\n", "sit", "1"))
        .contains("Red, which is you, has 1, 2, 3, 4, 5, 6 and 7.");
  }

  private void restartsAfterACrash(Tmux anna) throws IOException {
    String before = unit("MainPID");
    debian.run("sh", "-c", "kill -9 " + before);
    anna.until("closed by remote host");
    assertTableIsThere();
    assertThat(unit("NRestarts")).isEqualTo("1");
    assertThat(unit("MainPID")).isNotEqualTo(before);
  }

  private void restartsAfterAnUpgrade() throws IOException {
    String before = unit("MainPID");
    debian.run("dpkg", "--install", "/root/lethe.deb");
    assertThat(unit("MainPID")).isNotEqualTo(before);
    assertTableIsThere();
  }

  private void stopsAfterTheLastMatch(Tmux anna) throws IOException {
    anna.enter("clear; " + String.join(" ", ssh("-t", "sit", "1")));
    anna.until(UnitIT::hasMoved);
    Process stop = debian.start(home.resolve("stopped"), "systemctl", "stop", "lethe");
    anna.until("no match begins any more");
    assertThat(stop.isAlive()).isTrue();
    anna.enter("/adjourn");
    anna.until("your seat is held");
    assertThat(ProgramProcess.exit(stop)).as(ProgramProcess.text(home.resolve("stopped"))).isZero();
    assertThat(unit("ActiveState")).isEqualTo("inactive");
    assertThat(unit("Result")).as(journal()).isEqualTo("success");
  }

  /**
   * Removes the package while the server is running. After it is installed again, the table is
   * still there.
   */
  private void keepsDataAfterRemoval() throws IOException {
    debian.run("systemctl", "start", "lethe");
    assertTableIsThere();
    debian.run("dpkg", "--remove", "lethe");
    assertThat(unit("LoadState")).isEqualTo("not-found");
    assertThat(unit("ActiveState")).isEqualTo("inactive");
    debian.run("dpkg", "--purge", "lethe");
    assertThat(debian.run("find", "/etc", "/usr", "/run", "-xdev", "-name", "*lethe*")).isEmpty();
    debian.run("dpkg", "--install", "/root/lethe.deb");
    debian.run("systemctl", "start", "lethe");
    assertTableIsThere();
  }
}
