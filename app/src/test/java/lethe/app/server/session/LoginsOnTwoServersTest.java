package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.ServerPair;
import lethe.app.server.TestServer;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests changes of the keys of an account that is used on two servers. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LoginsOnTwoServersTest {
  @TempDir Path data;

  @AutoClose private ServerPair servers;

  @BeforeEach
  void open() {
    servers = ServerPair.open(data);
  }

  /** A session on the other server gets access to the seats of the key's new account. */
  @Test
  void addingAndRemovingAKeyTakesEffectOnBothServers() {
    TestServer one = servers.one();
    TestServer two = servers.two();
    ClientSession anna = one.connect("anna");
    TestServer.TestClient benOnOne = one.connectClient("key:ben", "ben");
    TestServer.TestClient ben = two.connectClient("key:ben", "ben");
    ServerTable table = one.createTable(anna, TestServer.held(anna), TestServer.free());
    LoginService.SecretResult issued = one.gameServer.loginService().newPairingCode(anna);
    String code = ((LoginService.SecretResult.Issued) issued).secret();
    two.gameServer.tick();
    assertThat(two.gameServer.loginService().redeemPairingCode(ben.session(), code)).isEmpty();
    assertThat(ben.account()).isEqualTo(anna.account());
    one.gameServer.tick();
    assertThat(benOnOne.account()).isEqualTo(anna.account());
    assertThat(table.seatOf(benOnOne.account().id())).isPresent();
    benOnOne.session().moveTo(table.number());
    assertThat(one.gameServer.loginService().removeLogin(anna.account(), "key:ben")).isEmpty();
    assertThat(benOnOne.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    two.gameServer.tick();
    two.gameServer.tick();
    assertThat(ben.disconnectReasons).containsExactly(new DisconnectReason.LoginChanged());
    assertThat(two.connect("ben").account().name()).isEqualTo("ben");
    assertThat(one.log() + two.log()).doesNotContain("event=failed").doesNotContain(code);
  }
}
