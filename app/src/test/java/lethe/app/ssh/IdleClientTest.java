package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lethe.app.server.base.Limit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that clients without input are disconnected, and that input postpones this. */
@Timeout(120)
class IdleClientTest {
  @TempDir Path data;

  private final ManualClock clock = new ManualClock();

  private void advanceTime(SshEndpoint server, Duration time) {
    server.gameServer().tick();
    clock.forward(time);
    server.gameServer().tick();
  }

  @Test
  void clientsWithoutInputAreDisconnected() {
    ServerConfig config =
        TestServers.withLimits(
            data, limits -> limits.with(Limit.IDLE_TIMEOUT, Duration.ofMinutes(10)));
    try (SshEndpoint server = TestServers.open(config, clock);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal();
        ClientTerminal pipe = ben.pipe("");
        ClientTerminal lobby = cleo.lineTerminal()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      red.until("ben now plays blue.");
      lobby.until("cleo> ");
      pipe.until("> ");
      advanceTime(server, Duration.ofMinutes(9));
      blue.type("look");
      blue.until("look");
      blue.until("blue> ");
      advanceTime(server, Duration.ofMinutes(2));
      for (ClientTerminal terminal : List.of(red, pipe, lobby)) {
        terminal.until("you typed nothing for 10 minutes");
        assertThat(terminal.awaitExit()).isZero();
      }
      blue.until("anna (red) is away. The seat is held.");
      advanceTime(server, Duration.ofMinutes(9));
      blue.until("you typed nothing for 10 minutes");
    }
  }
}
