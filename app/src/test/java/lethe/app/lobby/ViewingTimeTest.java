package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.Titles;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the minute for which spectators of a server see the cards is shared and is not granted
 * again. Each look uses up at least five seconds.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ViewingTimeTest {
  private static final String CARDS = "--/\\/--";
  private static final String EXPIRED = "does not show the cards.";

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  private ServerTable startMatch() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    return TestServer.tableOf(
        server.requestTable(
            anna,
            Titles.byName("robots").orElseThrow(),
            TestServer.held(anna),
            TestServer.held(ben)));
  }

  private List<String> viewingEntries() {
    return new StoredData(data)
        .journal(1)
        .lines()
        .filter(line -> line.startsWith("* shown"))
        .toList();
  }

  /** Has a user look at the cards, and asserts how many seconds were left. */
  private void assertCardsShownFor(String name, String command, int seconds) {
    assertThat(TestLobby.unwrap(lobby.visit(name).keepingNoOutput().type("", "quit").run(command)))
        .contains("for %d seconds. Press Enter".formatted(seconds))
        .contains(CARDS);
  }

  private void assertNoCardsShown(TestLobby.Visit visit) {
    assertThat(TestLobby.unwrap(visit.type("", "quit").run("watch 1")))
        .contains(EXPIRED)
        .doesNotContain(CARDS);
  }

  @Test
  void spectatorsShareOneMinuteAcrossConnectionsNamesAndARestart() {
    startMatch();
    assertCardsShownFor("cleo", "watch 1", 60);
    assertCardsShownFor("cleo", "watch 1", 55);
    assertCardsShownFor("dora", "watch 1", 50);
    assertThat(viewingEntries())
        .hasSize(3)
        .allMatch(line -> line.matches("\\* shown @[0-9a-f]{12}"));
    assertThat(Set.copyOf(viewingEntries())).hasSize(2);
    server.close();
    open();
    for (int seconds = 45; seconds > 0; seconds -= 5) {
      assertCardsShownFor("cleo", "watch 1", seconds);
    }
    assertNoCardsShown(lobby.visit("cleo").keepingNoOutput());
    assertNoCardsShown(lobby.visit("emil").keepingNoOutput());
    assertThat(viewingEntries()).hasSize(12);
  }

  @Test
  void aSpectatorWhoSitsDownGetsTheRemainingTime() {
    ServerTable table = startMatch();
    assertCardsShownFor("cleo", "watch 1", 60);
    assertCardsShownFor("cleo", "watch 1", 55);
    assertThat(server.gameServer.seatService().leave(server.connect("ben").account(), table))
        .isEmpty();
    assertCardsShownFor("cleo", "sit 1", 50);
    assertCardsShownFor("ben", "watch 1", 50);
  }

  /** Such a terminal may be recorded, so the cards could be read again later. */
  @Test
  void aSpectatorWhoseTerminalKeepsItsOutputSeesNoCards() {
    startMatch();
    assertNoCardsShown(lobby.visit("cleo").withoutScreen());
    assertThat(viewingEntries()).isEmpty();
  }
}
