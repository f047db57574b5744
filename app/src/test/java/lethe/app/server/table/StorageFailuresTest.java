package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.TestServer;
import lethe.app.server.account.Ban;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.session.AccountSetting;
import lethe.app.server.session.Friends;
import lethe.app.server.session.LoginService;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a change that cannot be stored has no effect. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class StorageFailuresTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data, databaseKind, Limits.DEFAULTS.with(Limit.NAME_CHANGES_PER_ADDRESS, 600));
  }

  /**
   * Performs work while a table of the database has another name, so that it can neither be read
   * nor written.
   */
  private void withTableRenamed(String table, Runnable work) {
    StoredData storedData = new StoredData(data, databaseKind);
    storedData.alter("alter table " + table + " rename to elsewhere");
    work.run();
    storedData.alter("alter table elsewhere rename to " + table);
  }

  private static void assertStorageUnavailable(Optional<Rejection> refusal) {
    assertThat(refusal.map(Rejection::code)).contains(ServerRejectionCode.STORAGE_UNAVAILABLE);
  }

  @Test
  void aRenameThatCannotBeStoredHasNoEffect() {
    ClientSession anna = server.connect("anna");
    withTableRenamed(
        "accounts",
        () -> assertStorageUnavailable(server.gameServer.sessions().rename(anna, "mary")));
    assertThat(anna.account().name()).isEqualTo("anna");
    assertThat(server.gameServer.sessions().findAccount("mary")).isEmpty();
    ClientSession ben = server.connect("ben");
    assertThat(server.gameServer.sessions().rename(ben, "mary")).isEmpty();
    withTableRenamed(
        "accounts",
        () -> assertStorageUnavailable(server.gameServer.sessions().rename(ben, "ben")));
    assertThat(ben.account().name()).isEqualTo("mary");
    assertThat(server.gameServer.sessions().rename(anna, "ben")).isEmpty();
    assertThat(new StoredData(data, databaseKind).accountNames()).containsExactly("ben", "mary");
  }

  @Test
  void unstoredFriendsSettingsKeysAndBansHaveNoEffect() {
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    assertThat(server.gameServer.sessions().rename(anna, "anne")).isEmpty();
    assertThat(server.gameServer.sessions().rename(ben, "bert")).isEmpty();
    Friends friends = server.gameServer.sessions().friends();
    assertThat(friends.add(anna, "bert")).isEmpty();
    Ban ban = new Ban("key:eve", "eve", Optional.empty());
    withTableRenamed(
        "properties",
        () -> {
          assertStorageUnavailable(friends.add(ben, "anne"));
          assertStorageUnavailable(friends.remove(anna.account(), "bert"));
          assertStorageUnavailable(friends.changeSetting(anna, AccountSetting.HIDDEN, "on"));
          assertThat(server.gameServer.loginService().newReturnCode(anna))
              .isInstanceOf(LoginService.SecretResult.Rejected.class);
          assertThat(server.gameServer.loginService().newPairingCode(anna))
              .isInstanceOf(LoginService.SecretResult.Rejected.class);
          assertThatThrownBy(() -> server.gameServer.bans().add(ban))
              .hasMessageContaining("properties");
        });
    assertThat(friends.list(anna.account())).hasSize(1);
    assertThat(friends.list(ben.account())).isEmpty();
    assertThat(friends.setting(anna.account(), AccountSetting.HIDDEN)).isEqualTo("off");
    assertThat(server.gameServer.loginService().logins(anna.account())).hasSize(1);
    assertThat(server.gameServer.bans().active()).isEmpty();
  }
}
