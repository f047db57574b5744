package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.session.SessionRegistry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.Titles;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a restarted server continues its tables and matches. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class RestartTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
  }

  private TestServer.TestClient connectGuest(String code) {
    return server.connectClient(SessionRegistry.returnCodeLogin(code), "anna");
  }

  @Test
  void aRestartedServerContinuesItsTables() throws IOException {
    ClientSession anna = connectGuest("code").session();
    ServerTable played =
        TestServer.tableOf(
            server.requestTable(
                anna, Titles.byName("eurydice").orElseThrow(), TestServer.held(anna)));
    TestServer.play(played.match().orElseThrow(), 1);
    int position = played.match().orElseThrow().match().position();
    server.createTable(anna, TestServer.held(anna), TestServer.free());
    server.close();
    open();
    TestServer.TestClient other =
        server.connectClient(SessionRegistry.returnCodeLogin("other"), "x");
    assertThat(server.gameServer.sessions().useReturnCode(other.session(), "code")).isPresent();
    ServerTable table = server.table(1);
    assertThat(table.status()).isEqualTo(TableStatus.RUNNING);
    assertThat(table.seatOf(other.account().id())).isPresent();
    assertThat(server.table(2).status()).isEqualTo(TableStatus.OPEN);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    server.enter(other, table);
    Table<?, ?, ?> match = table.match().orElseThrow();
    assertThat(match.match().position()).isEqualTo(position);
    TestServer.play(match, 1);
    TestServer.concede(table);
    server.close();
    open();
    assertThat(server.table(1).isFinished()).isTrue();
    assertThat(LoadedMatch.load(new StoredData(data, databaseKind).copyJournal(1)))
        .isInstanceOf(Valid.class);
  }
}
