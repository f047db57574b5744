package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the shared review of a finished match. */
@Timeout(120)
class ReviewTest {
  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  /** Plays five moves, then concedes. */
  private void playMatch(SshEndpoint server) {
    try (SshTestClient anna =
            SshTestClient.withKey(server.port(), "red-one", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "blue-one", TestServers.newKey());
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.lineTerminal()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("Round 1 begins");
      blue.until("blue> ");
      TestServers.play(TestServers.match(server, 1), 5, red, blue);
      red.type("concede");
      red.type("concede");
      red.until("(table 1)");
      // Otherwise the review may begin before the outcome is in the journal.
      TestServers.match(server, 1).playBots();
    }
  }

  private SshEndpoint server;

  @BeforeEach
  void openServer() {
    server = TestServers.open(TestServers.settings(data), log);
  }

  @Test
  void aFollowerCanMoveAwayReturnAndTakeTheLead() {
    try (SshEndpoint open = server;
        SshTestClient anna = SshTestClient.withKey(open.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(open.port(), "ben", TestServers.newKey());
        ClientTerminal first = anna.lineTerminal();
        ClientTerminal second = ben.lineTerminal()) {
      playMatch(open);
      first.type("review 1");
      first.until("as spectator, you lead)> ");
      second.type("review 1");
      second.until("as spectator, with anna)> ");
      first.type("4");
      second.until("(4 of ");
      second.type("6");
      second.until(
          "You cannot go further than anna has gone. To lead the review yourself, type lead.");
      second.type("as referee");
      second.until("You can see hidden cards only after anna has looked at them");
      second.type("2");
      second.until("as spectator; anna is at 4: follow)> ");
      first.type("5");
      second.until("(2 of ");
      second.until("anna is at 5: follow)> ");
      second.type("follow");
      second.until("(5 of ");
      second.type("/say is this where it turned?");
      first.until("ben: is this where it turned?");
      second.type("lead");
      second.until("you lead)> ");
      first.until("with ben)> ");
      second.type("as referee");
      second.type("last");
      first.until("with ben)> ");
      first.type("as referee");
      first.until("as referee, with ben)> ");
      second.type("quit");
      second.until("You have left the review of table 1.");
      first.until("you lead)> ");
    }
    assertThat(log.toString(StandardCharsets.UTF_8)).doesNotContain("event=failed");
  }
}
