package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.engine.core.ControlEntry;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that spectators with a delay learn nothing early, neither of the match nor from chat. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DelayedSpectatorsTest {
  private static final int DELAY_ENTRIES = 5;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private ServerTable table;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    anna = server.connectClient("key:anna", "anna");
    table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                TestServer.TA_SE,
                TableSettings.DEFAULTS.with("watch", "" + DELAY_ENTRIES).orElseThrow(),
                TestServer.held(anna.session()),
                TestServer.held(server.connect("ben"))));
    server.enter(anna, table);
  }

  @Test
  void spectatorsSeeADelayedMatchUntilItEnds() {
    Table<?, ?, ?> match = table.match().orElseThrow();
    try (MatchFeed spectator = server.gameServer.tableService().openFeed(table, Optional.empty());
        MatchFeed player = server.gameServer.tableService().openFeed(table, anna.seat())) {
      for (int i = 0; i < 2 * DELAY_ENTRIES; i++) {
        TestServer.play(match, 1);
        int position = match.match().position();
        assertThat(player.match().match().position()).isEqualTo(position);
        assertThat(spectator.match().match().position())
            .isEqualTo(Math.max(0, position - DELAY_ENTRIES));
      }
      TestServer.concede(table);
      assertThat(spectator.match().match().position()).isEqualTo(match.match().position());
    }
  }

  @Test
  void privateMarksDoNotShortenTheDelay() {
    Table<?, ?, ?> match = table.match().orElseThrow();
    try (MatchFeed spectator = server.gameServer.tableService().openFeed(table, Optional.empty())) {
      TestServer.play(match, 2 * DELAY_ENTRIES);
      int before = spectator.match().match().position();
      match.addControl(new ControlEntry.Marked(match.match().seats().getFirst(), "cup 1", "5"));
      assertThat(spectator.match().match().position()).isEqualTo(before);
      TestServer.play(match, 1);
      assertThat(spectator.match().match().position()).isEqualTo(before + 1);
    }
  }

  @Test
  void spectatorsCannotReadThePlayersChat() {
    TestServer.TestClient cleo = server.connectClient("key:cleo", "cleo");
    server.enter(cleo, table);
    server.gameServer.tableService().say(anna, table, "a secret");
    assertThat(cleo.notifications).noneMatch(Notification.PlayerMessage.class::isInstance);
    assertThat(server.gameServer.tableService().chatHistory(cleo, table)).isEmpty();
    assertThat(server.gameServer.tableService().chatHistory(anna, table)).hasSize(1);
  }
}
