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

/** Tests changes of the keys of an account that is used on two servers. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LoginsOnTwoServersTest {
  private static final Limits LIMITS = TestLimits.GENEROUS;

  @TempDir Path data;

  private TestServer firstServer;
  private TestServer two;

  @BeforeEach
  void open() {
    firstServer = new TestServer(data, DatabaseKind.POSTGRES, LIMITS);
    two = new TestServer(data, DatabaseKind.POSTGRES, LIMITS);
  }

  @AfterEach
  void close() {
    firstServer.close();
    two.close();
  }

  /** Seats held on another server are transferred to the new account of the key. */
  @Test
  void anAddedOrRemovedKeyIsKnownToTheOtherServer() {
    ClientSession anna = firstServer.connect("anna");
    TestServer.TestClient benHere = firstServer.listen("key:ben", "ben");
    TestServer.TestClient ben = two.listen("key:ben", "ben");
    ServerTable table = firstServer.createTable(anna, TestServer.held(anna), TestServer.free());
    LoginService.SecretResult issued = firstServer.gameServer.logins().newPairingCode(anna);
    String code = ((LoginService.SecretResult.Issued) issued).secret();
    two.gameServer.tick();
    assertThat(two.gameServer.logins().redeemPairingCode(ben.session(), code)).isEmpty();
    assertThat(ben.account()).isEqualTo(anna.account());
    firstServer.gameServer.tick();
    assertThat(benHere.account()).isEqualTo(anna.account());
    assertThat(table.seatOf(benHere.account().id())).isPresent();
    benHere.session().moveTo(table.number());
    assertThat(firstServer.gameServer.logins().removeLogin(anna.account(), "key:ben")).isEmpty();
    assertThat(benHere.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    two.gameServer.tick();
    assertThat(ben.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    assertThat(two.connect("ben").account().name()).isEqualTo("ben");
    assertThat(firstServer.log() + two.log()).doesNotContain("event=failed").doesNotContain(code);
  }
}
