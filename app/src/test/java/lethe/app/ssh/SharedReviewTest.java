package lethe.app.ssh;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the analysis of a single move in a shared review of a finished match. */
@Timeout(120)
class SharedReviewTest {
  private static final String F2 = "\u001bOQ";

  @TempDir Path data;

  @Test
  void spectatorsCannotJudgeAMoveByCommandOrKey() {
    try (SshEndpoint server =
            TestServers.open(TestServers.settings(data), new ByteArrayOutputStream());
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        ClientTerminal red = anna.lineTerminal()) {
      red.type("play ta-se");
      // A bot may open the round, and may be slow.
      red.until(all -> all.contains("You open the round") || all.contains("Your turn"));
      red.type("put 8 in 1");
      red.until("Red puts 8 in cup 1.");
      red.type("concede");
      red.type("concede");
      red.until("(table 1)");
      try (ClientTerminal terminal = anna.terminal("dumb", 120, 40, "review 1")) {
        terminal.until("as spectator, you lead)> ");
        terminal.type("judge");
        terminal.until("Choose a seat first");
        terminal.type("as referee");
        terminal.type("2");
        terminal.until("(2 of ");
        terminal.type("judge");
        terminal.until("Moment 2, round 1");
      }
      try (ClientTerminal terminal = anna.terminal("xterm", 120, 40, "review 1")) {
        // The session that was just closed may still lead the review.
        terminal.until("as spectator");
        terminal.send(F2);
        terminal.until("Choose a seat first");
      }
    }
  }
}
