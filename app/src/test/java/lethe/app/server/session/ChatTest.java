package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.ServerPair;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableService;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests whom chat in the lobby and at tables reaches, and who can read it later. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ChatTest {
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();
  private static final Seat BLUE = TestServer.TA_SE.seats().firstSeats(2).getLast();

  @TempDir Path data;

  private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private static TestServer.Listener listen(TestServer server, String name) {
    return server.listen("key:" + name, name);
  }

  private static Notification byAnna(String line) {
    return new Notification.PlayerMessage("anna", RED, line);
  }

  private static TableService tables(TestServer server) {
    return server.gameServer.tableService();
  }

  @Test
  void lobbyChatReachesTheLobbyAndCanBeReadLater() {
    TestServer.Listener anna = listen(server, "anna");
    TestServer.Listener ben = listen(server, "ben");
    LobbyChat chat = server.gameServer.sessions().lobbyChat();
    assertThat(chat.history()).isEmpty();
    chat.say(anna.presence(), "who plays");
    Notification message = new Notification.ChatMessage("anna", "who plays");
    assertThat(ben.told).containsExactly(message);
    assertThat(anna.told).containsExactly(message);
    assertThat(chat.history()).containsExactly(message);
  }

  @Test
  void chatOfWaitingPlayersReachesOnlyThoseWhoWait() {
    TestServer.Listener anna = listen(server, "anna");
    TestServer.Listener ben = listen(server, "ben");
    TestServer.Listener cleo = listen(server, "cleo");
    ServerTable table =
        server.made(
            anna.presence(), TestServer.held(anna.presence()), new SeatOwner.Free("someone"));
    tables(server).startWaiting(anna.presence(), table);
    tables(server).say(anna.presence(), table, "soon");
    assertThat(anna.told).contains(byAnna("soon"));
    assertThat(tables(server).chatHistory(anna.presence(), table)).containsExactly(byAnna("soon"));
    assertThat(ben.told).isEmpty();
    tables(server).say(cleo.presence(), table, "no seat");
    assertThat(tables(server).chatHistory(cleo.presence(), table)).isEmpty();
    assertThat(anna.told).doesNotContain(new Notification.ChatMessage("cleo", "no seat"));
    assertThat(server.gameServer.sessions().lobbyChat().history()).isEmpty();
  }

  private static ServerTable begun(
      TestServer server, TestServer.Listener anna, TestServer.Listener ben) {
    ServerTable table =
        server.made(
            anna.presence(), TestServer.held(anna.presence()), TestServer.held(ben.presence()));
    server.enter(anna, table);
    server.enter(ben, table);
    return table;
  }

  /** A spectator who begins to watch later receives what the players said before. */
  @Test
  void chatOfPlayersReachesAllAndChatOfSpectatorsOnlySpectators() {
    TestServer.Listener anna = listen(server, "anna");
    TestServer.Listener ben = listen(server, "ben");
    TestServer.Listener cleo = listen(server, "cleo");
    TestServer.Listener dora = listen(server, "dora");
    ServerTable table = begun(server, anna, ben);
    server.enter(cleo, table);
    tables(server).say(anna, table, "good evening");
    tables(server).say(cleo, table, "red will lose");
    Notification bySpectator = new Notification.ChatMessage("cleo", "red will lose");
    assertThat(ben.told).contains(byAnna("good evening")).doesNotContain(bySpectator);
    assertThat(anna.told).doesNotContain(bySpectator);
    assertThat(cleo.told).contains(byAnna("good evening"), bySpectator);
    server.enter(dora, table);
    assertThat(dora.told).contains(byAnna("good evening")).doesNotContain(bySpectator);
    assertThat(tables(server).chatHistory(ben, table)).containsExactly(byAnna("good evening"));
    assertThat(tables(server).chatHistory(dora, table))
        .containsExactly(byAnna("good evening"), bySpectator);
  }

  @Test
  void chatReachesAnotherServerAndCanBeReadThereLater() {
    try (ServerPair servers = ServerPair.open(data)) {
      assertChatIsShared(servers.one(), servers.two());
    }
  }

  private static void assertChatIsShared(TestServer one, TestServer two) {
    TestServer.Listener anna = listen(one, "anna");
    TestServer.Listener ben = listen(two, "ben");
    one.gameServer.sessions().lobbyChat().say(anna.presence(), "who plays");
    Notification message = new Notification.ChatMessage("anna", "who plays");
    ServerPair.await(() -> ben.told.contains(message));
    assertThat(two.gameServer.sessions().lobbyChat().history()).contains(message);
    ServerTable table =
        one.made(anna.presence(), TestServer.held(anna.presence()), TestServer.free());
    tables(one).startWaiting(anna.presence(), table);
    two.gameServer.tick();
    TestServer.at(two.gameServer.seatService().sit(ben.presence(), two.table(1), ""));
    one.gameServer.tick();
    assertThat(tables(two).openMatch(two.table(1))).isEmpty();
    assertThat(tables(one).openMatch(table)).isEmpty();
    two.enter(ben, two.table(1));
    one.enter(anna, table);
    tables(two).say(ben, two.table(1), "begun");
    Notification byBen = new Notification.PlayerMessage("ben", BLUE, "begun");
    ServerPair.await(() -> anna.told.contains(byBen));
    assertThat(tables(one).chatHistory(anna, table)).contains(byBen);
  }
}
