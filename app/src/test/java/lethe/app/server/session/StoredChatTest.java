package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ChatStore;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableService;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that chat can be read after a restart, by the same users as before, but only for a day. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class StoredChatTest {
  private static final Title<?, ?, ?> RAVENS = Titles.byName("ravens").orElseThrow();
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();
  private static final Notification IN_LOBBY = new Notification.ChatMessage("anna", "who plays");
  private static final Notification BY_PLAYER =
      new Notification.PlayerMessage("anna", RED, "good evening");
  private static final Notification BY_SPECTATOR =
      new Notification.ChatMessage("cleo", "red will lose");

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private volatile Instant now = Instant.now();

  @AutoClose private TestServer server;

  private TestServer.TestClient anna;
  private TestServer.TestClient ben;
  private TestServer.TestClient cleo;

  @BeforeEach
  void open() {
    server =
        new TestServer(data, databaseKind, TestLimits.GENEROUS, new Clocks(() -> now, () -> now));
    anna = connectClient("anna");
    ben = connectClient("ben");
    cleo = connectClient("cleo");
  }

  private TestServer.TestClient connectClient(String name) {
    return server.connectClient("key:" + name, name);
  }

  private void restart() {
    server.close();
    open();
  }

  private TableService tables() {
    return server.gameServer.tableService();
  }

  private LobbyChat lobbyChat() {
    return server.gameServer.sessions().lobbyChat();
  }

  private ServerTable startMatch(Title<?, ?, ?> title) {
    return TestServer.tableOf(
        server.requestTable(
            anna.session(),
            title,
            TestServer.held(anna.session()),
            TestServer.held(ben.session())));
  }

  /** Anna speaks in the lobby and as a player, Cleo as a spectator of the same match. */
  private void chat() {
    lobbyChat().say(anna.session(), "who plays");
    ServerTable table = startMatch(TestServer.TA_SE);
    server.enter(anna, table);
    server.enter(cleo, table);
    tables().say(anna, table, "good evening");
    tables().say(cleo, table, "red will lose");
  }

  /** Lets Ben and Cleo go to table 1, whose match is unloaded after a restart. */
  private ServerTable enterAsBenAndCleo() {
    ServerTable table = server.table(1);
    assertThat(tables().openMatch(table)).isEmpty();
    server.enter(ben, table);
    server.enter(cleo, table);
    return table;
  }

  private List<String> storedLines() {
    return new StoredData(data, databaseKind).strings("select line from chat_messages");
  }

  @Test
  void chatCanBeReadAfterARestart() {
    chat();
    restart();
    assertThat(lobbyChat().history()).containsExactly(IN_LOBBY);
    ServerTable table = enterAsBenAndCleo();
    assertThat(ben.notifications).contains(BY_PLAYER).doesNotContain(BY_SPECTATOR);
    assertThat(cleo.notifications).contains(BY_PLAYER).doesNotContain(BY_SPECTATOR);
    assertThat(tables().chatHistory(ben, table)).containsExactly(BY_PLAYER);
    assertThat(tables().chatHistory(cleo, table)).containsExactly(BY_PLAYER, BY_SPECTATOR);
    tables().say(ben, table, "hello");
    restart();
    assertThat(tables().chatHistory(cleo, enterAsBenAndCleo()))
        .hasSize(3)
        .startsWith(BY_PLAYER, BY_SPECTATOR);
  }

  @Test
  void expiredChatIsDeletedByARunningServer() {
    chat();
    now = now.plus(ChatStore.RETENTION);
    server.gameServer.tick();
    assertThat(lobbyChat().history()).containsExactly(IN_LOBBY);
    assertThat(tables().chatHistory(cleo, server.table(1)))
        .containsExactly(BY_PLAYER, BY_SPECTATOR);
    now = now.plus(Duration.ofHours(1));
    server.gameServer.tick();
    assertThat(lobbyChat().history()).isEmpty();
    assertThat(tables().chatHistory(cleo, server.table(1))).isEmpty();
    server.close();
    assertThat(storedLines()).isEmpty();
  }

  @Test
  void expiredChatIsNotShownAfterARestart() {
    chat();
    server.close();
    Instant sent = now.minus(ChatStore.RETENTION).minusSeconds(2).truncatedTo(ChronoUnit.SECONDS);
    new StoredData(data, databaseKind).update("update chat_messages set sent = ?", sent);
    open();
    assertThat(storedLines()).hasSize(3);
    assertThat(lobbyChat().history()).isEmpty();
    assertThat(tables().chatHistory(cleo, enterAsBenAndCleo())).isEmpty();
  }

  @Test
  void mutedUsersStayMutedAfterARestart() {
    chat();
    server.gameServer.sessions().friends().mute(ben.session(), "anna");
    restart();
    assertThat(lobbyChat().history())
        .isNotEmpty()
        .allMatch(
            message -> server.gameServer.sessions().friends().isMuted(ben.account(), message));
  }

  /** What players said while they waited for the match could convey a hint during it. */
  @Test
  void chatBeforeASilentMatchIsNotShownAfterARestart() {
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(), RAVENS, TestServer.held(anna.session()), TestServer.free()));
    tables().startWaiting(anna.session(), table);
    tables().say(anna.session(), table, "soon");
    TestServer.tableOf(server.gameServer.seatService().sit(ben.session(), table, ""));
    restart();
    assertThat(storedLines()).containsExactly("soon");
    table = enterAsBenAndCleo();
    assertThat(ben.notifications).noneMatch(Notification.PlayerMessage.class::isInstance);
    assertThat(tables().chatHistory(ben, table)).isEmpty();
  }

  @Test
  void chatOfADeletedAccountCannotBeRead() {
    chat();
    TestServer.concede(server.table(1));
    server.gameServer.tick();
    assertThat(server.gameServer.personalData().delete(anna.account(), Optional.empty())).isEmpty();
    assertThat(lobbyChat().history()).isEmpty();
    assertThat(tables().chatHistory(cleo, server.table(1))).containsExactly(BY_SPECTATOR);
  }
}
