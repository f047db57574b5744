package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a server behind the sshd of this machine, configured as in the operator's documentation.
 */
@Tag("long")
class SshdIT {
  private static final Path SSHD = Path.of("/usr/sbin/sshd");
  private static final String LISTENING_MESSAGE = "Server listening";

  @TempDir Path home;

  private Process sshd;
  private int port;

  @BeforeEach
  void startSshd() throws Exception {
    assumeTrue(Files.isExecutable(SSHD), "there is no sshd here");
    // If run as root, sshd requires a folder that the system creates when it boots.
    assumeTrue(
        Files.isDirectory(Path.of("/run/sshd")) || !"root".equals(System.getProperty("user.name")),
        "sshd has no privilege separation folder");
    generateKey("host");
    generateKey("anna");
    Path config = Files.writeString(home.resolve("sshd_config"), config());
    sshd =
        new ProcessBuilder(SSHD.toString(), "-D", "-e", "-f", config.toString())
            .redirectErrorStream(true)
            .start();
    BufferedReader output = sshd.inputReader();
    StringBuilder lines = new StringBuilder();
    for (String line = output.readLine(); ; line = output.readLine()) {
      lines.append(line).append('\n');
      assertThat(line).as(lines.toString()).isNotNull();
      if (line.contains(LISTENING_MESSAGE)) {
        return;
      }
    }
  }

  @AfterEach
  void stopSshd() {
    if (sshd != null) {
      sshd.destroy();
    }
  }

  private void generateKey(String name) throws IOException, InterruptedException {
    String file = home.resolve(name).toString();
    Process keygen =
        new ProcessBuilder("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file).start();
    assertThat(keygen.waitFor()).isZero();
  }

  private Path joinSocket() {
    return home.resolve("door");
  }

  private String config() throws IOException {
    try (ServerSocket serverSocket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = serverSocket.getLocalPort();
    }
    String lethe =
        ProgramProcess.startCommand("join").stream()
            .map(word -> "'" + word + "'")
            .collect(Collectors.joining(" "));
    return """
    ListenAddress 127.0.0.1:%d
    HostKey %s/host
    PidFile none
    AuthorizedKeysFile %s/anna.pub
    StrictModes no
    UsePAM no
    PermitRootLogin yes
    PasswordAuthentication no
    ExposeAuthInfo yes
    ForceCommand %s join --name anna --socket %s
    DisableForwarding yes
    """
        .formatted(port, home, home, lethe, joinSocket());
  }

  private List<String> sshCommand(String... remoteCommand) {
    List<String> command =
        new ArrayList<>(List.of("ssh", "-F", "/dev/null", "-i", home.resolve("anna").toString()));
    for (String option :
        List.of(
            "StrictHostKeyChecking=no",
            "UserKnownHostsFile=/dev/null",
            "LogLevel=ERROR",
            "IdentitiesOnly=yes")) {
      command.addAll(List.of("-o", option));
    }
    command.addAll(List.of("-p", "" + port, System.getProperty("user.name") + "@127.0.0.1"));
    command.addAll(List.of(remoteCommand));
    return command;
  }

  @Test
  void theKeyVerifiedBySshdIdentifiesThePlayer() throws Exception {
    try (LaunchedServer server =
        LaunchedServer.start(ProgramProcess.inHome(home), "--socket", joinSocket().toString())) {
      assertThat(server.port()).isPositive();
      Process who = new ProcessBuilder(sshCommand("who")).redirectErrorStream(true).start();
      who.getOutputStream().close();
      assertThat(who.inputReader().lines())
          .containsExactly("You are anna, identified by your key.");
      assertThat(who.waitFor()).isZero();
    }
  }

  @Test
  void aMatchIsShownOnTheFullScreen() throws IOException {
    try (LaunchedServer server =
            LaunchedServer.start(ProgramProcess.inHome(home), "--socket", joinSocket().toString());
        Tmux tmux = Tmux.open(Files.createDirectories(home.resolve("room")), 80, 24)) {
      assertThat(server.port()).isPositive();
      tmux.enter(String.join(" ", sshCommand()));
      tmux.waitFor("Welcome to Lethe, anna");
      tmux.enter("play ta-se");
      tmux.waitFor("round 1 of 6");
      tmux.enter("quit");
      tmux.waitFor("your seat is held");
      tmux.enter("quit");
      tmux.waitFor("Disconnect? Your seats are held.");
      tmux.enter("quit");
      tmux.waitFor(screen -> screen.stripTrailing().endsWith("%"));
      assertThat(tmux.isAlternate()).isFalse();
    }
  }
}
