package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRefusal;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.ControlEntry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** A table ends as soon as everyone has left it, and counts in nobody's quota then. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EndedTablesTest {
  @Parameter DatabaseKind base;

  @TempDir Path data;

  private TestServer server;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data, base, Limits.DEFAULTS.with(Limit.TABLES, 1).with(Limit.MAKING_EACH, 600));
  }

  @AfterEach
  void close() {
    server.close();
  }

  private ServerTable againstABot(ClientSession maker) {
    return server.made(maker, TestServer.held(maker), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
  }

  @Test
  void aMatchThatItsOnlyPlayerLeavesEnds() {
    ClientSession anna = server.connect("anna");
    for (int i = 1; i <= 10; i++) {
      ServerTable table = againstABot(anna);
      assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
      assertThat(server.gameServer.tables()).isEmpty();
      assertThat(new StoredData(data, base).hasTable(i, true)).isTrue();
    }
    server.close();
    open();
    assertThat(server.gameServer.tables()).isEmpty();
    againstABot(server.connect("anna"));
  }

  @Test
  void aTableCountsTowardItsCreatorsLimitUntilTheLastPlayerLeaves() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table = server.made(anna, TestServer.held(anna), TestServer.free());
    TestServer.at(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(table.isHostedBy(ben.account())).isTrue();
    assertThat(TestServer.refusalOf(server.make(anna, TestServer.TA_SE, TestServer.held(anna))))
        .isEqualTo(ServerRefusal.TABLES);
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isEmpty();
    assertThat(server.gameServer.containsTable(table)).isFalse();
    againstABot(ben);
    againstABot(anna);
  }

  @Test
  void theCreatorIsKnownAfterARestart() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    ServerTable table = server.made(anna, TestServer.held(anna), TestServer.free());
    TestServer.at(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    server.close();
    open();
    ClientSession again = server.connect("anna");
    assertThat(TestServer.refusalOf(server.make(again, TestServer.TA_SE, TestServer.held(again))))
        .isEqualTo(ServerRefusal.TABLES);
    ClientSession last = server.connect("ben");
    assertThat(server.gameServer.seatService().leave(last.account(), server.table(1))).isEmpty();
    againstABot(again);
    againstABot(last);
  }

  @Test
  void spectatorsDoNotKeepATable() {
    ClientSession anna = server.connect("anna");
    ServerTable table = againstABot(anna);
    TestServer.Listener eyes = server.listen("key:cleo", "cleo");
    server.enter(eyes, table);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(eyes.ended).isTrue();
    assertThat(server.gameServer.containsTable(table)).isFalse();
  }

  @Test
  void aTableOfBotsIsEndedByItsHost() {
    ClientSession anna = server.connect("anna");
    SeatOwner bot = SeatOwner.Bot.defaultFor(TestServer.TA_SE);
    ServerTable table = server.made(anna, bot, bot);
    ClientSession ben = server.connect("ben");
    assertThat(server.gameServer.seatService().leave(ben.account(), table)).isPresent();
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    againstABot(anna);
  }

  @Test
  void aTableThatNobodyHasJoinedEndsWhenItsHostLeaves() {
    ClientSession anna = server.connect("anna");
    ServerTable table = server.made(anna, TestServer.held(anna), TestServer.free());
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(new StoredData(data, base).strings("select game from tables")).isEmpty();
    againstABot(anna);
  }

  @Test
  void aTableThatCannotBeEndedStaysAsItWas() {
    ClientSession anna = server.connect("anna");
    ServerTable table = againstABot(anna);
    server.disk.failWrites(1);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isPresent();
    assertThat(table.seatOf(anna.account().id())).isPresent();
    assertThat(server.gameServer.containsTable(table)).isTrue();
    server.disk.failWrites(0);
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isEmpty();
    assertThat(server.gameServer.containsTable(table)).isFalse();
  }

  @Test
  void aMatchThatIsOverStaysToBeWatched() {
    ClientSession anna = server.connect("anna");
    ServerTable table = againstABot(anna);
    var red = TestServer.TA_SE.seats().firstSeats(2).getFirst();
    assertThat(table.match().orElseThrow().addControlIfAllowed(new ControlEntry.Conceded(red)))
        .isEmpty();
    assertThat(server.gameServer.seatService().leave(anna.account(), table)).isPresent();
    assertThat(server.gameServer.containsTable(table)).isTrue();
  }
}
