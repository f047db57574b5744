package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import lethe.app.server.ServerPair;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.account.Account;
import lethe.app.server.account.Ban;
import lethe.app.server.account.StoredItem;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.Rejection;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the export and deletion of what a server stores about an account. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class PersonalDataServiceTest {
  private static final String ANNA_LOGIN = "key:SHA256:anna-of-this-test";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private ServerTable table;

  @BeforeEach
  void startMatch() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
    anna = server.connectClient(ANNA_LOGIN, "anna");
    ClientSession ben = server.connect("ben");
    table =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.held(ben));
    server.gameServer.sessions().friends().add(ben, "anna");
    server.gameServer.sessions().friends().add(anna.session(), "ben");
    server.gameServer.sessions().friends().mute(ben, "anna");
    server
        .gameServer
        .sessions()
        .friends()
        .changeSetting(anna.session(), AccountSetting.ARRIVALS, "off");
  }

  private PersonalDataService personalData() {
    return server.gameServer.personalData();
  }

  private StoredData storedData() {
    return new StoredData(data, databaseKind);
  }

  /** Returns all rows that contain a text, from the tables with data about accounts. */
  private List<String> rowsWith(String text) {
    return List.of(
            "select id || name || address from accounts",
            "select id || account from logins",
            "select account || friend from friends",
            "select account || muted from mutes",
            "select account || name || line from chat_messages",
            "select account || value from account_settings",
            "select host || host_address || creator from tables",
            "select owner || name from seats",
            "select account || name from seat_history",
            "select account || name from attempts",
            "select account || name || partner from enrollments",
            "select subject || account from rating_accounts",
            "select target || name from bans",
            "select host || host_address from events")
        .stream()
        .flatMap(query -> storedData().strings(query).stream())
        .filter(row -> row.contains(text))
        .toList();
  }

  /** Lets Anna say something in the lobby, and waits until it has been stored. */
  private void chat() {
    server.gameServer.sessions().lobbyChat().say(anna.session(), "hello");
    ServerPair.await(() -> !storedData().strings("select line from chat_messages").isEmpty());
  }

  @Test
  void theExportContainsAccountDataButNoMatches() throws IOException {
    chat();
    List<StoredItem> items = personalData().export(anna.account());
    assertThat(items)
        .extracting(StoredItem::kind)
        .contains("account", "login", "setting", "friend", "hosted-table", "seat", "chat");
    assertThat(items)
        .filteredOn(item -> item.kind().equals("friend"))
        .singleElement()
        .hasToString("StoredItem[kind=friend, fields={name=ben}]");
    assertThat(items.toString()).doesNotContain("seed");
    assertThat(personalData().export(new Account("key:unknown", "x"))).isEmpty();
  }

  @Test
  void anAccountAtAnUnfinishedTableIsNotDeleted() {
    assertThat(personalData().delete(anna.account(), Optional.empty()))
        .map(Rejection::code)
        .contains(ServerRejectionCode.ACCOUNT_IN_USE);
    assertThat(rowsWith("anna")).isNotEmpty();
  }

  @Test
  void onlyMatchesRemainOfADeletedAccount() {
    chat();
    String journal = finishMatch();
    assertThat(rowsWith("anna")).isNotEmpty();
    assertThat(personalData().delete(anna.account(), Optional.of(anna.session()))).isEmpty();
    assertThat(rowsWith("anna")).isEmpty();
    assertThat(anna.disconnectReasons).isEmpty();
    assertThat(storedData().journal(1)).isEqualTo(journal);
    // Changes that the server stores later do not bring the account back.
    server.gameServer.tick();
    assertThat(table.seatOf(ANNA_LOGIN)).isEmpty();
    assertThat(rowsWith("anna")).isEmpty();
    assertThat(personalData().delete(anna.account(), Optional.empty()))
        .map(Rejection::code)
        .contains(ServerRejectionCode.UNKNOWN_ACCOUNT);
  }

  @Test
  void aBanOfADeletedAccountRemainsWithoutItsName() throws IOException {
    server.gameServer.bans().add(new Ban(ANNA_LOGIN, "anna", Optional.empty()));
    var _ = finishMatch();
    assertThat(personalData().delete(anna.account(), Optional.empty())).isEmpty();
    assertThat(server.gameServer.bans().active())
        .containsExactly(new Ban(ANNA_LOGIN, "", Optional.empty()));
    assertThat(storedData().strings("select name from bans")).containsExactly("");
  }

  /** Finishes the match and returns its journal. */
  private String finishMatch() {
    TestServer.concede(table);
    server.gameServer.tick();
    return storedData().journal(1);
  }

  @Test
  void addressesOfUnusedAccountsAndArchivedTablesAreCleared() {
    var _ = finishMatch();
    assertThat(rowsWith("127.0.0.1")).isNotEmpty();
    storedData().update("update tables set archived = 1");
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    personalData().clearAddresses(today.plusDays(7));
    assertThat(storedData().strings("select address from accounts")).contains("127.0.0.1");
    assertThat(storedData().strings("select host_address from tables")).containsExactly("");
    personalData().clearAddresses(today.plusDays(8));
    assertThat(rowsWith("127.0.0.1")).isEmpty();
  }
}
