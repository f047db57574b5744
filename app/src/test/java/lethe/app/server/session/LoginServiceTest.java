package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.account.Login;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
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

/** Tests adding keys to an account, and revoking keys and return codes. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class LoginServiceTest {
  private static final String WRONG_CODE = "aaaa-bbbb-cccc-dddd";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private TestServer.TestClient laptop;

  @BeforeEach
  void open() {
    open(TestLimits.GENEROUS);
  }

  private void open(Limits limits) {
    server = new TestServer(data, databaseKind, limits);
    anna = server.connectClient("key:anna", "anna");
    laptop = server.connectClient("key:laptop", "laptop");
  }

  private LoginService logins() {
    return server.gameServer.loginService();
  }

  private static String secretOf(LoginService.SecretResult result) {
    return switch (result) {
      case LoginService.SecretResult.Issued(String secret) -> secret;
      case LoginService.SecretResult.Rejected refused -> throw new AssertionError(refused);
    };
  }

  private String newPairingCode(TestServer.TestClient client) {
    return secretOf(logins().newPairingCode(client.session()));
  }

  private Optional<ErrorCode> redeem(TestServer.TestClient client, String code) {
    return logins().redeemPairingCode(client.session(), code).map(Rejection::code);
  }

  private Optional<ErrorCode> remove(TestServer.TestClient client, String login) {
    return logins().removeLogin(client.account(), login).map(Rejection::code);
  }

  private List<String> loginIds(TestServer.TestClient client) {
    return logins().logins(client.account()).stream().map(Login::id).toList();
  }

  private TestServer.TestClient connectGuest(String code, String name) {
    return server.connectClient(SessionRegistry.returnCodeLogin(code), name);
  }

  private ServerTable createTable(TestServer.TestClient client) {
    return server.createTable(
        client.session(), TestServer.held(client.session()), TestServer.free());
  }

  @Test
  void anAddedKeyGivesAccessToTheAccountAndItsSeats() {
    ServerTable table = createTable(anna);
    String code = newPairingCode(anna);
    assertThat(redeem(laptop, code.toUpperCase(Locale.ROOT))).isEmpty();
    assertThat(laptop.account()).isEqualTo(anna.account());
    assertThat(table.seatOf(laptop.account().id())).isPresent();
    assertThat(loginIds(anna))
        .containsExactly("key:anna", "key:laptop")
        .isEqualTo(loginIds(laptop));
    assertThat(redeem(laptop, code)).contains(ServerRejectionCode.UNKNOWN_PAIRING_CODE);
    assertThat(server.log())
        .contains("event=key-added name=anna key=key:laptop")
        .doesNotContain(code);
    server.close();
    open();
    assertThat(laptop.account()).isEqualTo(anna.account());
    assertThat(server.table(1).seatOf(laptop.account().id())).isPresent();
  }

  @Test
  void aGuestWithAnAddedKeyCanRemoveTheReturnCode() {
    TestServer.TestClient guest = connectGuest("code", "gus");
    createTable(guest);
    assertThat(redeem(laptop, newPairingCode(guest))).isEmpty();
    assertThat(laptop.account().name()).isEqualTo("gus");
    String returnCode = SessionRegistry.returnCodeLogin("code");
    assertThat(loginIds(laptop)).containsExactly(returnCode, "key:laptop");
    assertThat(remove(laptop, returnCode)).isEmpty();
    assertThat(guest.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    assertThat(server.gameServer.sessions().useReturnCode(anna.session(), "code")).isEmpty();
    assertThat(laptop.account().name()).isEqualTo("gus");
    assertThat(remove(laptop, "key:laptop")).contains(ServerRejectionCode.LAST_LOGIN);
  }

  /** The account that issued the pairing code keeps its name. */
  @Test
  void theFormerAccountOfAKeyIsMerged() {
    TestServer.TestClient cleo = server.connectClient("key:cleo", "cleo");
    ServerTable finished =
        server.createTable(
            laptop.session(),
            TestServer.held(laptop.session()),
            SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    TestServer.concede(finished);
    ServerTable inviting =
        server.createTable(
            cleo.session(), TestServer.held(cleo.session()), new SeatOwner.Free("laptop"));
    assertThat(redeem(laptop, newPairingCode(anna))).isEmpty();
    assertThat(laptop.account()).isEqualTo(anna.account());
    assertThat(finished.seatOf(anna.account().id())).isPresent();
    assertThat(inviting.seatOwners().bySeat().values())
        .contains(new SeatOwner.Invited(anna.account().id(), "anna"));
    assertThat(server.gameServer.seatService().leave(cleo.account(), inviting)).isEmpty();
    assertThat(server.gameServer.sessions().rename(cleo.session(), "laptop")).isEmpty();
    assertThat(new StoredData(data, databaseKind).accountNames())
        .containsExactlyInAnyOrder("anna", "laptop");
    // As after a crash of the server before it saved the table.
    new StoredData(data, databaseKind)
        .update("update seats set owner = ? where owner_kind = 'held'", "key:laptop");
    server.close();
    open();
    assertThat(laptop.account().name()).isEqualTo("anna");
    assertThat(server.table(1).seatOf(anna.account().id())).isPresent();
  }

  @Test
  void keysOfAccountsWithSeatsCannotBeMoved() {
    ServerTable table = createTable(laptop);
    String code = newPairingCode(anna);
    assertThat(redeem(laptop, code)).contains(ServerRejectionCode.STILL_PLAYING);
    assertThat(laptop.account().name()).isEqualTo("laptop");
    assertThat(server.gameServer.seatService().leave(laptop.account(), table)).isEmpty();
    assertThat(redeem(laptop, code)).isEmpty();
  }

  @Test
  void pairingCodesOfTheSameAccountAreRejected() {
    assertThat(redeem(laptop, newPairingCode(anna))).isEmpty();
    assertThat(redeem(laptop, newPairingCode(anna))).contains(ServerRejectionCode.OWN_PAIRING_CODE);
  }

  @Test
  void aGuestCannotRedeemAPairingCode() {
    assertThat(redeem(connectGuest("code", "gus"), newPairingCode(anna)))
        .contains(ServerRejectionCode.NO_KEY);
  }

  @Test
  void theLastKeyOfAnAccountCannotBeRemoved() {
    createTable(anna);
    assertThat(remove(anna, "key:anna")).contains(ServerRejectionCode.LAST_LOGIN);
  }

  @Test
  void aRemovedKeyLosesItsAccountImmediately() {
    ServerTable table = createTable(anna);
    assertThat(redeem(laptop, newPairingCode(anna))).isEmpty();
    server.enter(anna, table);
    anna.session().moveTo(1);
    assertThat(remove(laptop, "key:anna")).isEmpty();
    assertThat(anna.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    TestServer.TestClient newClient = server.connectClient("key:anna", "anna");
    assertThat(newClient.account().name()).isEqualTo("anna-2");
    assertThat(table.seatOf(newClient.account().id())).isEmpty();
    assertThat(table.seatOf(laptop.account().id())).isPresent();
    server.close();
    open();
    assertThat(anna.account().name()).isEqualTo("anna-2");
    assertThat(laptop.account().name()).isEqualTo("anna");
  }

  /**
   * Sessions that used the earlier code are disconnected, except the one that requested the new
   * code.
   */
  @Test
  void aNewReturnCodeRevokesTheEarlierOne() {
    TestServer.TestClient guest = connectGuest("code", "gus");
    createTable(guest);
    TestServer.TestClient thief = server.connectClient("key:eve", "eve");
    SessionRegistry sessions = server.gameServer.sessions();
    assertThat(sessions.useReturnCode(thief.session(), "code")).contains(guest.account());
    String code = secretOf(logins().newReturnCode(guest.session()));
    assertThat(thief.disconnectReasons).isNotEmpty();
    assertThat(guest.disconnectReasons).isEmpty();
    assertThat(sessions.useReturnCode(laptop.session(), "code")).isEmpty();
    assertThat(sessions.useReturnCode(laptop.session(), code)).contains(guest.account());
    assertThat(server.log()).doesNotContain(code);
  }

  /** Wrong pairing codes and return codes count together. */
  @Test
  void theNumberOfWrongCodesFromAnAddressIsLimited() {
    server.close();
    open(TestLimits.GENEROUS.with(Limit.FAILED_LOGINS_PER_ADDRESS, 20));
    String code = newPairingCode(anna);
    for (int i = 0; i < 3; i++) {
      assertThat(redeem(laptop, WRONG_CODE)).contains(ServerRejectionCode.UNKNOWN_PAIRING_CODE);
    }
    assertThat(redeem(laptop, code)).contains(ServerRejectionCode.FAILED_LOGINS_PER_ADDRESS);
    assertThat(logins().checkWrongGuessLimit(laptop.session()).map(Rejection::code))
        .contains(ServerRejectionCode.FAILED_LOGINS_PER_ADDRESS);
    assertThat(server.log())
        .contains(
            "event=wrong-code address=127.0.0.1 name=laptop", "limit=failed-logins-per-address")
        .doesNotContain(WRONG_CODE)
        .doesNotContain(code);
  }
}
