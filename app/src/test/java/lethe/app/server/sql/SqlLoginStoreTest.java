package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import lethe.app.server.account.Account;
import lethe.app.server.account.AccountRecord;
import lethe.app.server.account.Login;
import lethe.app.server.account.TestAccounts;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the logins of accounts on each kind of database, with changes by another server. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SqlLoginStoreTest {
  private static final LocalDate DAY = LocalDate.of(2026, 1, 1);
  private static final String ANNA = "key:anna";
  private static final String BEN = "key:ben";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private SqlServerStore store;

  /** The store of another server, or the same store if servers cannot share a database. */
  private SqlServerStore otherServersStore;

  @BeforeEach
  void open() throws IOException {
    Log log =
        new Log(
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            InstantSource.system());
    store = databaseKind.store(data, log);
    otherServersStore = databaseKind == DatabaseKind.SQLITE ? store : databaseKind.store(data, log);
    assertThat(
            store.accounts().save(List.of(account(ANNA, "anna"), account(BEN, "ben")), List.of()))
        .isEqualTo(WriteResult.DONE);
  }

  @AfterEach
  void close() {
    otherServersStore.close();
    store.close();
  }

  private static AccountRecord account(String id, String name) {
    return TestAccounts.account(id, name, "192.0.2.7", DAY);
  }

  private static Login login(String id) {
    return TestAccounts.login(id, DAY);
  }

  /**
   * Returns the IDs of the logins as the other server reads them, indexed by the name of their
   * account.
   */
  private Map<String, List<String>> loginIdsByName() throws IOException {
    return otherServersStore.accounts().loadAll().stream()
        .collect(
            Collectors.toMap(
                AccountRecord::name, record -> record.logins().stream().map(Login::id).toList()));
  }

  private StoredData storedData() {
    return new StoredData(data, databaseKind);
  }

  @Test
  void aPairingCodeAddsOneKey() throws IOException {
    assertThat(store.logins().savePairingCode(ANNA, "w")).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.logins().pairingCodeOwner("w")).contains(ANNA);
    assertThat(otherServersStore.logins().redeemPairingCode("w", login("key:second"), "key:second"))
        .isEqualTo(WriteResult.DONE);
    assertThat(loginIdsByName()).containsEntry("anna", List.of(ANNA, "key:second"));
    assertThat(otherServersStore.logins().pairingCodeOwner("w")).isEmpty();
    assertThat(otherServersStore.logins().redeemPairingCode("w", login("key:third"), "key:third"))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(loginIdsByName()).containsEntry("anna", List.of(ANNA, "key:second"));
  }

  @Test
  void onlyTheLatestPairingCodeIsValidForTenMinutes() throws IOException {
    Instant start = Instant.now().minusSeconds(2);
    assertThat(store.logins().savePairingCode(ANNA, "first")).isEqualTo(WriteResult.DONE);
    assertThat(store.logins().savePairingCode(ANNA, "w")).isEqualTo(WriteResult.DONE);
    assertThat(store.logins().pairingCodeOwner("first")).isEmpty();
    Instant until =
        Instant.parse(storedData().strings("select valid_until from pairing_codes").getFirst());
    assertThat(until).isBetween(start.plusSeconds(600), Instant.now().plusSeconds(602));
    storedData()
        .update(
            "update pairing_codes set valid_until = ?", Instant.now().minusSeconds(5).toString());
    assertThat(store.logins().pairingCodeOwner("w")).isEmpty();
    assertThat(store.logins().redeemPairingCode("w", login("key:second"), "key:second"))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(store.logins().savePairingCode("key:nobody", "n")).isEqualTo(WriteResult.CONFLICT);
  }

  @Test
  void addingAKeyOfAnotherAccountMergesTheAccounts() throws IOException {
    store.logins().savePairingCode(BEN, "b");
    store.logins().redeemPairingCode("b", login("key:third"), "key:third");
    store.logins().savePairingCode(BEN, "left");
    store.logins().savePairingCode(ANNA, "w");
    assertThat(otherServersStore.logins().redeemPairingCode("w", login("key:third"), BEN))
        .isEqualTo(WriteResult.DONE);
    assertThat(loginIdsByName()).isEqualTo(Map.of("anna", List.of(ANNA, BEN, "key:third")));
    assertThat(otherServersStore.accounts().loadMergedIds()).containsEntry(BEN, ANNA);
    assertThat(store.logins().pairingCodeOwner("left")).isEmpty();
    assertThat(store.accounts().save(List.of(account("key:cleo", "ben")), List.of()))
        .isEqualTo(WriteResult.DONE);
  }

  /** The server that redeems the code does not know yet who owns the key. */
  @Test
  void aKeyMovedByAnotherServerIsNotMovedAgain() throws IOException {
    store.logins().savePairingCode(BEN, "b");
    otherServersStore.logins().redeemPairingCode("b", login("key:second"), "key:second");
    store.logins().savePairingCode(ANNA, "w");
    assertThat(store.logins().redeemPairingCode("w", login("key:second"), "key:second"))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(loginIdsByName())
        .isEqualTo(Map.of("anna", List.of(ANNA), "ben", List.of(BEN, "key:second")));
    assertThat(store.logins().pairingCodeOwner("w")).contains(ANNA);
  }

  @Test
  void concurrentRemovalsKeepOneLogin() throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 20; i++) {
        String second = "key:" + i;
        store.logins().savePairingCode(ANNA, "w" + i);
        assertThat(store.logins().redeemPairingCode("w" + i, login(second), second))
            .isEqualTo(WriteResult.DONE);
        String first =
            loginIdsByName().get("anna").stream()
                .filter(l -> !l.equals(second))
                .toList()
                .getFirst();
        Callable<WriteResult> firstRemoval = () -> store.logins().removeLogin(ANNA, first);
        Callable<WriteResult> secondRemoval =
            () -> otherServersStore.logins().removeLogin(ANNA, second);
        List<Future<WriteResult>> both = threads.invokeAll(List.of(firstRemoval, secondRemoval));
        assertThat(List.of(both.getFirst().get(), both.getLast().get()))
            .containsExactlyInAnyOrder(WriteResult.DONE, WriteResult.CONFLICT);
        assertThat(loginIdsByName().get("anna")).hasSize(1);
      }
    }
  }

  @Test
  void aNewReturnCodeReplacesTheEarlierOne() throws IOException {
    assertThat(store.logins().replaceReturnCode(ANNA, login("guest:1")))
        .isEqualTo(WriteResult.DONE);
    assertThat(store.logins().replaceReturnCode(ANNA, login("guest:2")))
        .isEqualTo(WriteResult.DONE);
    assertThat(loginIdsByName()).containsEntry("anna", List.of("guest:2", ANNA));
    assertThat(store.logins().replaceReturnCode(BEN, login("guest:2")))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(loginIdsByName()).containsEntry("ben", List.of(BEN));
  }

  /** A server that does not know of the removal yet records a use of the account. */
  @Test
  void aRemovedLoginIsNotRestoredByAnotherServer() throws IOException {
    store.logins().savePairingCode(ANNA, "w");
    store.logins().redeemPairingCode("w", login("key:second"), "key:second");
    AccountRecord oldRecord =
        otherServersStore.accounts().loadAll().stream()
            .filter(record -> record.name().equals("anna"))
            .findFirst()
            .get();
    store.logins().removeLogin(ANNA, "key:second");
    store.logins().savePairingCode(ANNA, "v");
    store.logins().redeemPairingCode("v", login("key:third"), "key:third");
    AccountRecord usedRecord =
        new AccountRecord(oldRecord.account(), "192.0.2.9", DAY.plusDays(1), oldRecord.logins());
    assertThat(otherServersStore.accounts().save(List.of(usedRecord), List.of()))
        .isEqualTo(WriteResult.DONE);
    assertThat(loginIdsByName()).containsEntry("anna", List.of(ANNA, "key:third"));
  }

  /** A server that does not know of the merge yet saves the merged account. */
  @Test
  void anAccountMergedIntoAnotherIsNotSavedAgain() throws IOException {
    store.logins().savePairingCode(ANNA, "w");
    store.logins().redeemPairingCode("w", login(BEN), BEN);
    assertThat(otherServersStore.accounts().save(List.of(account(BEN, "ben")), List.of()))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(loginIdsByName()).containsOnlyKeys("anna");
  }

  @Test
  void aKeyBelongsToOneAccount() throws IOException {
    AccountRecord thief =
        new AccountRecord(new Account("key:eve", "eve"), "192.0.2.8", DAY, List.of(login(ANNA)));
    assertThat(otherServersStore.accounts().save(List.of(thief), List.of()))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(loginIdsByName()).doesNotContainKey("eve");
  }
}
