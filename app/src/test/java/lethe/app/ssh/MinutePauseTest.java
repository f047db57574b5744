package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.List;
import java.util.Set;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests over real sockets that the time for which spectators see the cards ends and is not granted
 * again.
 */
@Timeout(120)
class MinutePauseTest {
  private static final String COVERED = "for %d seconds. Press Enter";
  private static final String ENOUGH = "I have seen enough";
  private static final String NO_MORE = "no longer on this screen.";
  private static final String CARDS = "--/\\/--";

  @TempDir Path data;

  private List<String> shownEntries() throws IOException {
    return new StoredData(data)
        .journal(1)
        .lines()
        .filter(line -> line.startsWith("* shown"))
        .toList();
  }

  /** Watches the cards briefly after being told how many seconds are left, then leaves. */
  private static void glance(ClientTerminal line, String word, int left) {
    line.type(word);
    line.redraw();
    line.until(String.format(COVERED, left));
    line.send("\r");
    line.redraw();
    assertThat(line.until(ENOUGH)).contains(CARDS);
    line.type("quit");
    line.redraw();
    line.until("ou have left table 1");
  }

  private static void assertNoCardsShown(ClientTerminal line, String word) {
    line.type(word);
    line.redraw();
    assertThat(line.until(NO_MORE)).doesNotContain(CARDS);
    line.send("\r");
    line.redraw();
    assertThat(line.until(NO_MORE)).doesNotContain(CARDS);
    line.type("quit");
    line.redraw();
    line.until("ou have left table 1");
  }

  @Test
  void spectatorsShareOneMinuteAcrossConnectionsNamesAndARestart() throws Exception {
    KeyPair cleo = TestServers.key();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal axle = anna.pipe("make robots axle=me bolt=ben");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal bolt = ben.terminal()) {
      axle.until("type: ssh -t HOST back");
      bolt.sitAsGuest("sit 1");
      axle.until("for 60 seconds");
      try (SshTestClient first = SshTestClient.key(server.port(), "cleo", cleo);
          ClientTerminal line = first.terminal()) {
        glance(line, "watch 1", 60);
        glance(line, "watch 1", 55);
      }
      try (SshTestClient again = SshTestClient.key(server.port(), "cleo", cleo);
          ClientTerminal line = again.terminal()) {
        glance(line, "watch 1", 50);
      }
      try (SshTestClient other = SshTestClient.guest(server.port(), "dora");
          ClientTerminal line = other.terminal()) {
        glance(line, "watch 1", 45);
      }
    }
    assertThat(shownEntries()).hasSize(4).allMatch(line -> line.matches("\\* shown @[0-9a-f]{12}"));
    assertThat(Set.copyOf(shownEntries())).hasSize(2);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient again = SshTestClient.key(server.port(), "cleo", cleo);
        ClientTerminal line = again.terminal()) {
      for (int left = 40; left > 0; left -= 5) {
        glance(line, "watch 1", left);
      }
      assertNoCardsShown(line, "watch 1");
      try (SshTestClient other = SshTestClient.guest(server.port(), "emil");
          ClientTerminal pipe = other.terminal()) {
        assertNoCardsShown(pipe, "watch 1");
      }
    }
    assertThat(shownEntries()).hasSize(12);
  }

  @Test
  void aSpectatorWhoSitsDownGetsTheRemainingTime() throws Exception {
    KeyPair cleo = TestServers.key();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal axle = anna.pipe("make robots axle=me bolt=ben");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal bolt = ben.terminal();
        SshTestClient third = SshTestClient.key(server.port(), "cleo", cleo);
        ClientTerminal line = third.terminal()) {
      axle.until("type: ssh -t HOST back");
      bolt.sitAsGuest("sit 1");
      axle.until("for 60 seconds");
      // Wait, so that the message about the player who sat down does not come in between.
      bolt.until(String.format(COVERED, 60));
      glance(line, "watch 1", 60);
      glance(line, "watch 1", 55);
      bolt.type("quit");
      bolt.redraw();
      bolt.until("your seat is held");
      bolt.type("leave 1");
      bolt.redraw();
      bolt.until("given your seat");
      glance(line, "sit 1", 50);
      bolt.type("watch 1");
      bolt.redraw();
      bolt.until(String.format(COVERED, 50));
    }
  }

  /** A pipe may be recorded, and nobody vouches that the cards are not read there again. */
  @Test
  void aSpectatorWithoutATerminalSeesNoCards() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal axle = anna.pipe("make robots axle=me bolt=ben");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal bolt = ben.terminal();
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal watching = cleo.pipe("")) {
      axle.until("type: ssh -t HOST back");
      bolt.sitAsGuest("sit 1");
      axle.until("for 60 seconds");
      watching.send("watch 1\n");
      assertThat(watching.until(NO_MORE)).doesNotContain(CARDS);
      assertThat(shownEntries()).isEmpty();
    }
  }
}
