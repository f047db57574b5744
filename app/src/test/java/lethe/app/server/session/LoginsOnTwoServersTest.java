package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that servers on one database agree on the keys of an account. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LoginsOnTwoServersTest {
  private static final Limits LIMITS = TestLimits.GENEROUS;

  @TempDir Path data;

  private TestServer one;
  private TestServer two;

  @BeforeEach
  void open() {
    one = new TestServer(data, DatabaseKind.POSTGRES, LIMITS);
    two = new TestServer(data, DatabaseKind.POSTGRES, LIMITS);
  }

  @AfterEach
  void close() {
    one.close();
    two.close();
  }

  /** Seats held on another server pass to the account that the key now belongs to. */
  @Test
  void anAddedOrRemovedKeyIsKnownToTheOtherServer() {
    ClientSession anna = one.connect("anna");
    TestServer.TestClient benHere = one.listen("key:ben", "ben");
    TestServer.TestClient ben = two.listen("key:ben", "ben");
    ServerTable table = one.createTable(anna, TestServer.held(anna), TestServer.free());
    LoginService.SecretResult issued = one.gameServer.logins().newPairingCode(anna);
    String code = ((LoginService.SecretResult.Issued) issued).secret();
    two.gameServer.tick();
    assertThat(two.gameServer.logins().redeemPairingCode(ben.session(), code)).isEmpty();
    assertThat(ben.account()).isEqualTo(anna.account());
    one.gameServer.tick();
    assertThat(benHere.account()).isEqualTo(anna.account());
    assertThat(table.seatOf(benHere.account().id())).isPresent();
    benHere.session().moveTo(table.number());
    assertThat(one.gameServer.logins().removeLogin(anna.account(), "key:ben")).isEmpty();
    assertThat(benHere.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    two.gameServer.tick();
    assertThat(ben.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    assertThat(two.connect("ben").account().name()).isEqualTo("ben");
    assertThat(one.log() + two.log()).doesNotContain("event=failed").doesNotContain(code);
  }
}
