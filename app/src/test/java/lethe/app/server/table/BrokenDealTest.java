package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import lethe.app.play.Commitment;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.disk.HashFile;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a match stops when its deal is not the one bound by the hash that was shown. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class BrokenDealTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS);
  }

  private TestServer.TestClient anna;
  private ServerTable table;

  private void deal() {
    anna = server.connectClient("key:anna", "anna");
    SeatOwner bot = SeatOwner.Bot.defaultFor(TestServer.TA_SE);
    table = server.createTable(anna.session(), TestServer.held(anna.session()), bot);
    server.enter(anna, table);
  }

  private void replaceCommitment(Commitment other) {
    new StoredData(data, databaseKind)
        .update(
            "update entries set line = ? where line like '* commitment %'",
            "* commitment " + other.hash() + " " + other.nonce());
  }

  private void tickRepeatedly() {
    for (int i = 0; i < 20; i++) {
      server.gameServer.tick();
    }
  }

  private void assertStopped() {
    assertThat(table.status()).isEqualTo(TableStatus.BROKEN);
    assertThat(table.match()).isEmpty();
    assertThat(server.log()).contains("event=deal-broken table=1");
    assertThat(
            TestServer.rejectionCodeOf(
                server.gameServer.seatService().sit(server.connect("ben"), table, "")))
        .isEqualTo(ServerRejectionCode.SEED_MISMATCH);
  }

  @Test
  void matchesWithUnchangedDealsContinue() throws Exception {
    deal();
    tickRepeatedly();
    assertThat(table.status()).isEqualTo(TableStatus.RUNNING);
    String hash = Commitment.of(table.match().orElseThrow().match()).orElseThrow().hash();
    assertThat(HashFile.read(data.resolve(HashFile.FILE_NAME))).isEqualTo(Map.of("table 1", hash));
    server.close();
    open();
    assertThat(server.table(1).status()).isEqualTo(TableStatus.RUNNING);
  }

  @Test
  void aRunningMatchWithAReplacedCommitmentIsStopped() {
    deal();
    TestServer.TestClient spectator = server.connectClient("key:cleo", "cleo");
    server.enter(spectator, table);
    replaceCommitment(Commitment.to(4711, new SecureRandom()));
    tickRepeatedly();
    assertStopped();
    assertThat(List.of(anna.hasLeft, spectator.hasLeft)).containsExactly(true, true);
  }

  /** The new seed and commitment match each other, but players were shown another hash. */
  @Test
  void replacedDealsAreDetectedAfterARestart() {
    Assumptions.assumeTrue(
        databaseKind == DatabaseKind.SQLITE, "PostgreSQL stores encrypted seeds");
    deal();
    server.close();
    replaceCommitment(Commitment.to(4711, new SecureRandom()));
    new StoredData(data, databaseKind).update("update tables set seed = '4711'");
    open();
    table = server.table(1);
    assertStopped();
  }

  /** The deal of a real fork is not checked, and no hash of it is shown. */
  @Test
  void replacedDealsAreDetectedInMatchesMarkedAsForks() {
    Assumptions.assumeTrue(
        databaseKind == DatabaseKind.SQLITE, "PostgreSQL stores encrypted seeds");
    deal();
    server.close();
    replaceCommitment(Commitment.to(4711, new SecureRandom()));
    StoredData storedData = new StoredData(data, databaseKind);
    storedData.update("update tables set seed = '4711'");
    storedData.update(
        "insert into entries (table_number, position, id, line)"
            + " select 1, count(*), 'mark', ? from entries where table_number = 1",
        "* known fork");
    open();
    table = server.table(1);
    assertStopped();
  }

  @Test
  void aViolatedCommitmentIsDetectedWithoutTheHashFile() throws Exception {
    deal();
    server.close();
    Files.delete(data.resolve(HashFile.FILE_NAME));
    replaceCommitment(Commitment.to(4711, new SecureRandom()));
    open();
    table = server.table(1);
    assertStopped();
  }
}
