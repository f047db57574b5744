package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.session.Friends.Friend;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests friend lists, and the visibility of online users. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class FriendsTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS);
  }

  private Friends friends() {
    return server.gameServer.sessions().friends();
  }

  private Optional<ErrorCode> addFriend(ClientSession session, String name) {
    return friends().add(session, name).map(Rejection::code);
  }

  private void rename(ClientSession session, String name) {
    assertThat(server.gameServer.sessions().rename(session, name)).isEmpty();
  }

  /** Connects a user whose account is registered. */
  private TestServer.TestClient connectRegistered(String name) {
    TestServer.TestClient client = server.connectClient("key:" + name, name);
    rename(client.session(), name + "-2");
    rename(client.session(), name);
    return client;
  }

  private static Friend absentFriend(String name) {
    return new Friend(name, Optional.empty());
  }

  private static Friend friendAt(String name, int table) {
    return new Friend(name, Optional.of(table));
  }

  @Test
  void messagesFromMutedUsersAreHidden() {
    TestServer.TestClient anna = connectRegistered("anna");
    TestServer.TestClient ben = connectRegistered("ben");
    Notification message = new Notification.ChatMessage("ben", "hello");
    assertThat(friends().mute(anna.session(), "ben")).isEmpty();
    assertThat(friends().mutedNames(anna.account())).containsExactly("ben");
    server.gameServer.sessions().lobbyChat().say(ben.session(), "hello");
    assertThat(anna.notifications).doesNotContain(message);
    assertThat(ben.notifications).contains(message);
    rename(ben.session(), "benno");
    assertThat(friends().isMuted(anna.account(), new Notification.ChatMessage("benno", "x")))
        .isTrue();
    assertThat(friends().unmute(anna.account(), "ben"))
        .map(Rejection::code)
        .contains(ServerRejectionCode.NOT_MUTED);
    assertThat(friends().unmute(anna.account(), "benno")).isEmpty();
    server.gameServer.sessions().lobbyChat().say(ben.session(), "again");
    assertThat(anna.notifications).contains(new Notification.ChatMessage("benno", "again"));
    assertThat(friends().mute(anna.session(), "anna"))
        .map(Rejection::code)
        .contains(ServerRejectionCode.SELF_MUTED);
  }

  @Test
  void aFriendIsListedUnderANewNameAfterARestart() {
    ClientSession anna = server.connect("anna");
    assertThat(addFriend(anna, "ben")).contains(ServerRejectionCode.UNKNOWN_ACCOUNT);
    ClientSession ben = connectRegistered("ben").session();
    assertThat(addFriend(ben, "ben")).contains(ServerRejectionCode.SELF_AS_FRIEND);
    assertThat(friends().list(anna.account())).isEmpty();
    assertThat(addFriend(anna, "ben")).isEmpty();
    assertThat(friends().remove(anna.account(), "zoe").map(Rejection::code))
        .contains(ServerRejectionCode.NOT_A_FRIEND);
    rename(ben, "cleo");
    server.gameServer.sessions().remove(ben);
    server.close();
    open();
    ClientSession secondSession = server.connect("anna");
    assertThat(friends().list(secondSession.account())).containsExactly(absentFriend("cleo"));
    ClientSession cleo = server.connect("ben");
    assertThat(cleo.account().name()).isEqualTo("cleo");
    assertThat(friends().list(cleo.account())).isEmpty();
    assertThat(friends().remove(secondSession.account(), "cleo")).isEmpty();
    assertThat(friends().list(secondSession.account())).isEmpty();
  }

  /** The surviving account gets the friends of the merged account, except itself. */
  @Test
  void mergedAccountsKeepTheirFriends() {
    ClientSession anna = connectRegistered("anna").session();
    ClientSession dora = connectRegistered("dora").session();
    connectRegistered("cleo");
    assertThat(addFriend(dora, "anna")).isEmpty();
    assertThat(addFriend(dora, "cleo")).isEmpty();
    LoginService logins = server.gameServer.loginService();
    String code =
        switch (logins.newPairingCode(anna)) {
          case LoginService.SecretResult.Issued issued -> issued.secret();
          case LoginService.SecretResult other -> throw new AssertionError(other);
        };
    assertThat(logins.redeemPairingCode(dora, code)).isEmpty();
    assertThat(friends().list(anna.account())).extracting(Friend::name).containsExactly("cleo");
  }

  @Test
  void arrivingFriendsAreAnnouncedOnce() {
    TestServer.TestClient anna = connectRegistered("anna");
    ClientSession ben = connectRegistered("ben").session();
    assertThat(addFriend(anna.session(), "ben")).isEmpty();
    server.gameServer.sessions().remove(ben);
    server.close();
    open();
    TestServer.TestClient waiting = server.connectClient("key:anna", "anna");
    server.gameServer.tick();
    TestServer.TestClient stranger = connectRegistered("aaron");
    ClientSession returned = server.connect("ben");
    server.gameServer.tick();
    assertThat(waiting.notifications).containsExactly(new Notification.FriendOnline("ben"));
    assertThat(stranger.notifications).isEmpty();
    assertThat(friends().onlineNames(waiting.account())).startsWith("ben").contains("aaron");
    server.gameServer.sessions().remove(returned);
    server.gameServer.tick();
    server.connect("ben");
    server.gameServer.tick();
    assertThat(waiting.notifications).hasSize(1);
  }

  private void sitAt(TestServer.TestClient client, String game) {
    Title<?, ?, ?> title = Titles.byName(game).orElseThrow();
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                client.session(),
                title,
                TestServer.held(client.session()),
                SeatOwner.Bot.defaultFor(title)));
    client.session().moveTo(table.number());
  }

  /** At a table where names are hidden, a friend's presence could reveal a player's identity. */
  @Test
  void friendsAtSilentTablesAppearOffline() {
    ClientSession anna = server.connect("anna");
    TestServer.TestClient ben = connectRegistered("ben");
    assertThat(addFriend(anna, "ben")).isEmpty();
    assertThat(friends().list(anna.account())).containsExactly(friendAt("ben", 0));
    sitAt(ben, "ta-se");
    assertThat(friends().list(anna.account())).containsExactly(friendAt("ben", 1));
    sitAt(ben, "ravens");
    assertThat(friends().list(anna.account())).containsExactly(absentFriend("ben"));
    assertThat(friends().onlineNames(anna.account())).doesNotContain("ben");
  }

  @Test
  void hiddenUsersAppearOfflineAndArrivalAnnouncementsCanBeTurnedOff() {
    TestServer.TestClient anna = connectRegistered("anna");
    ClientSession ben = connectRegistered("ben").session();
    ClientSession cleo = connectRegistered("cleo").session();
    assertThat(addFriend(anna.session(), "ben")).isEmpty();
    assertThat(addFriend(anna.session(), "cleo")).isEmpty();
    assertThat(friends().setting(ben.account(), AccountSetting.HIDDEN)).isEqualTo("off");
    assertThat(friends().changeSetting(ben, AccountSetting.HIDDEN, "on")).isEmpty();
    assertThat(friends().setting(ben.account(), AccountSetting.HIDDEN)).isEqualTo("on");
    assertThat(friends().setting(ben.account(), AccountSetting.ARRIVALS)).isEqualTo("on");
    assertThat(friends().changeSetting(anna.session(), AccountSetting.ARRIVALS, "off")).isEmpty();
    server.gameServer.tick();
    assertThat(anna.notifications).isEmpty();
    assertThat(friends().onlineNames(cleo.account())).contains("anna").doesNotContain("ben");
    assertThat(friends().list(anna.account()))
        .containsExactly(friendAt("cleo", 0), absentFriend("ben"));
  }

  @Test
  void guestsWithoutASeatCannotAddFriends() {
    connectRegistered("ben");
    ClientSession guest =
        server.connectClient(SessionRegistry.returnCodeLogin("code"), "guy").session();
    assertThat(addFriend(guest, "ben")).contains(ServerRejectionCode.NOT_REGISTERED);
  }
}
