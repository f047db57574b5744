package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import lethe.app.server.ServerPair;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableService;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the recipients of chat in the lobby and at tables, and who can read it later. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ChatTest {
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();
  private static final Seat BLUE = TestServer.TA_SE.seats().firstSeats(2).getLast();

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
  }

  private static TestServer.TestClient connectClient(TestServer server, String name) {
    return server.connectClient("key:" + name, name);
  }

  private static Notification messageByAnna(String line) {
    return new Notification.PlayerMessage("anna", RED, line);
  }

  private static TableService tables(TestServer server) {
    return server.gameServer.tableService();
  }

  @Test
  void lobbyChatReachesTheLobbyAndCanBeReadLater() {
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    LobbyChat chat = server.gameServer.sessions().lobbyChat();
    assertThat(chat.history()).isEmpty();
    chat.say(anna.session(), "who plays");
    Notification message = new Notification.ChatMessage("anna", "who plays");
    assertThat(ben.notifications).containsExactly(message);
    assertThat(anna.notifications).containsExactly(message);
    assertThat(chat.history()).containsExactly(message);
  }

  @Test
  void chatOfWaitingPlayersReachesOnlyWaitingPlayers() {
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    TestServer.TestClient cleo = connectClient(server, "cleo");
    ServerTable table =
        server.createTable(
            anna.session(), TestServer.held(anna.session()), new SeatOwner.Free("someone"));
    tables(server).startWaiting(anna.session(), table);
    tables(server).say(anna.session(), table, "soon");
    assertThat(anna.notifications).contains(messageByAnna("soon"));
    assertThat(tables(server).chatHistory(anna.session(), table))
        .containsExactly(messageByAnna("soon"));
    assertThat(ben.notifications).isEmpty();
    tables(server).say(cleo.session(), table, "no seat");
    assertThat(tables(server).chatHistory(cleo.session(), table)).isEmpty();
    assertThat(anna.notifications).doesNotContain(new Notification.ChatMessage("cleo", "no seat"));
    assertThat(server.gameServer.sessions().lobbyChat().history()).isEmpty();
  }

  private static ServerTable startMatch(
      TestServer server, TestServer.TestClient anna, TestServer.TestClient ben) {
    ServerTable table =
        server.createTable(
            anna.session(), TestServer.held(anna.session()), TestServer.held(ben.session()));
    server.enter(anna, table);
    server.enter(ben, table);
    return table;
  }

  /** A spectator who arrives later receives the recent chat of the players. */
  @Test
  void playerChatReachesTheWholeTableAndSpectatorChatOnlySpectators() {
    TestServer.TestClient anna = connectClient(server, "anna");
    TestServer.TestClient ben = connectClient(server, "ben");
    TestServer.TestClient cleo = connectClient(server, "cleo");
    TestServer.TestClient dora = connectClient(server, "dora");
    ServerTable table = startMatch(server, anna, ben);
    server.enter(cleo, table);
    tables(server).say(anna, table, "good evening");
    tables(server).say(cleo, table, "red will lose");
    Notification bySpectator = new Notification.ChatMessage("cleo", "red will lose");
    assertThat(ben.notifications)
        .contains(messageByAnna("good evening"))
        .doesNotContain(bySpectator);
    assertThat(anna.notifications).doesNotContain(bySpectator);
    assertThat(cleo.notifications).contains(messageByAnna("good evening"), bySpectator);
    server.enter(dora, table);
    assertThat(dora.notifications)
        .contains(messageByAnna("good evening"))
        .doesNotContain(bySpectator);
    assertThat(tables(server).chatHistory(ben, table))
        .containsExactly(messageByAnna("good evening"));
    assertThat(tables(server).chatHistory(dora, table))
        .containsExactly(messageByAnna("good evening"), bySpectator);
  }

  @Test
  void chatReachesAnotherServerAndCanBeReadThereLater() {
    try (ServerPair servers = ServerPair.open(data)) {
      assertChatIsShared(servers.one(), servers.two());
    }
  }

  @Test
  void recentChatCanBeReadOnAServerStartedLater() {
    try (TestServer one = new TestServer(data, DatabaseKind.POSTGRES, TestLimits.GENEROUS)) {
      TestServer.TestClient anna = connectClient(one, "anna");
      ServerTable table =
          one.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
      one.gameServer.sessions().lobbyChat().say(anna.session(), "who plays");
      tables(one).startWaiting(anna.session(), table);
      tables(one).say(anna.session(), table, "soon");
      StoredData stored = new StoredData(data, DatabaseKind.POSTGRES);
      ServerPair.await(
          () ->
              stored
                  .strings("select line from chat_messages order by table_number")
                  .equals(List.of("who plays", "soon")));
      try (TestServer two = new TestServer(data, DatabaseKind.POSTGRES, TestLimits.GENEROUS)) {
        assertThat(two.gameServer.sessions().lobbyChat().history())
            .containsExactly(new Notification.ChatMessage("anna", "who plays"));
        TestServer.TestClient ben = connectClient(two, "ben");
        TestServer.tableOf(two.gameServer.seatService().sit(ben.session(), two.table(1), ""));
        assertThat(tables(two).openMatch(two.table(1))).isEmpty();
        two.enter(ben, two.table(1));
        assertThat(ben.notifications).contains(messageByAnna("soon"));
      }
    }
  }

  private static void assertChatIsShared(TestServer one, TestServer two) {
    TestServer.TestClient anna = connectClient(one, "anna");
    TestServer.TestClient ben = connectClient(two, "ben");
    one.gameServer.sessions().lobbyChat().say(anna.session(), "who plays");
    Notification message = new Notification.ChatMessage("anna", "who plays");
    ServerPair.await(() -> ben.notifications.contains(message));
    assertThat(two.gameServer.sessions().lobbyChat().history()).contains(message);
    ServerTable table =
        one.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    tables(one).startWaiting(anna.session(), table);
    two.gameServer.tick();
    TestServer.tableOf(two.gameServer.seatService().sit(ben.session(), two.table(1), ""));
    one.gameServer.tick();
    assertThat(tables(two).openMatch(two.table(1))).isEmpty();
    assertThat(tables(one).openMatch(table)).isEmpty();
    two.enter(ben, two.table(1));
    one.enter(anna, table);
    tables(two).say(ben, two.table(1), "begun");
    Notification byBen = new Notification.PlayerMessage("ben", BLUE, "begun");
    ServerPair.await(() -> anna.notifications.contains(byBen));
    assertThat(tables(one).chatHistory(anna, table)).contains(byBen);
  }
}
