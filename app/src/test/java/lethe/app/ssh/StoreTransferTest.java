package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.util.List;
import java.util.Optional;
import lethe.app.operate.AdminService;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoreTransfer;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests moving a server's data to a shared database and back, and restoring it from a backup, in
 * the middle of its matches.
 */
@Timeout(120)
class StoreTransferTest {
  @TempDir Path data;

  /** The data folder of the server whose data is moved. */
  private Path folder;

  /** A data folder to which the data is moved back. */
  private Path otherFolder;

  private ClusterConfig clusterConfig;

  @BeforeEach
  void makeFolders() throws IOException {
    folder = Files.createDirectory(data.resolve("alone"));
    otherFolder = Files.createDirectory(data.resolve("again"));
    clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
  }

  private static String nextMove(SshEndpoint server) {
    Table<?, ?, ?> match = TestServers.match(server, 1);
    return switch (match.match().turn()) {
      case Turn.Awaits(List<Seat> seats) ->
          TestServers.firstLegal(match, seats.getFirst()).orElseThrow();
      default -> throw new AssertionError("the match is over");
    };
  }

  /** Returns the rows of the database tables that this test fills, without seeds. */
  private static List<List<String>> rows(StoredData storedData) {
    return List.of(
        storedData.strings("select id || name || address || last_used from accounts order by id"),
        storedData.strings("select id || account || added || last_used from logins order by id"),
        storedData.strings("select merged_id || account from account_merges order by merged_id"),
        storedData.strings("select account || friend from friends order by account, friend"),
        storedData.strings(
            "select account || name || value from account_settings order by account"),
        storedData.strings(
            "select target || name || coalesce(valid_until, '-') from bans order by target"),
        storedData.strings(
            "select number || game || host || archived || header from tables order by number"),
        storedData.strings(
            "select table_number || name || value from table_options order by table_number, name"),
        storedData.strings(
            "select table_number || seat || owner_kind || owner from seats"
                + " order by table_number, position"),
        storedData.strings(
            "select table_number || '.' || position || account || name || seat || line || sent"
                + " from chat_messages order by position"),
        storedData.strings(
            "select table_number || '.' || id || line from entries order by table_number, position"));
  }

  @Test
  void dataIsMovedBothWaysAndMatchesContinue() throws Exception {
    KeyPair key = TestServers.newKey();
    String ban = "192.0.2.0/24";
    try (SshEndpoint server = TestServers.open(TestServers.settings(folder));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", key);
        SshTestClient otherClient =
            SshTestClient.withKey(server.port(), "other", TestServers.newKey())) {
      anna.run("play eurydice", "up left\n");
      anna.run("make ta-se open-cups=on", "");
      try (SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey())) {
        ben.run("name ben", "");
      }
      anna.run("friends add ben", "");
      anna.run("settings arrivals off", "");
      anna.run("say hello", "");
      String pairingCode =
          anna.run("keys add", "").replaceAll("(?s)The code word is ([^.]*)\\..*", "$1");
      otherClient.run("keys join " + pairingCode, "");
      new AdminService(server).ban(ban, Optional.empty());
      assertThatThrownBy(() -> StoreTransferService.transfer(folder, clusterConfig, false))
          .hasMessageContaining("another server uses");
    }
    StoredData before = new StoredData(folder);
    List<List<String>> rows = rows(before);
    String journal = before.journal(1);
    String writtenAt = before.strings("select written from entries order by position").getFirst();
    assertThat(rows).noneMatch(List::isEmpty);
    StoreTransfer.TransferCounts counts =
        StoreTransferService.transfer(folder, clusterConfig, false);
    assertThat(counts).isEqualTo(new StoreTransfer.TransferCounts(2, 2, rows.getLast().size()));
    StoredData there = new StoredData(data, DatabaseKind.POSTGRES);
    assertThat(rows(there)).isEqualTo(rows);
    assertThat(there.journal(1)).isEqualTo(journal);
    assertThat(there.strings("select seed from tables where number = 1"))
        .isNotEmpty()
        .allMatch(seed -> seed.startsWith("sealed "));
    assertThat(there.strings("select written from entries order by position").getFirst())
        .startsWith(writtenAt.substring(0, 10));
    assertThat(folder.resolve("lethe.db")).doesNotExist();
    assertThat(folder.resolve("lethe.db.moved")).exists();
    try (SshEndpoint server = TestServers.open(TestServers.settings(folder).with(clusterConfig));
        SshTestClient anna = SshTestClient.withKey(server.port(), "x", key)) {
      assertThat(anna.run("sit 1", nextMove(server) + "\n")).contains("orpheus> ");
      assertThat(new AdminService(server).bans()).hasSize(1);
      server.gameServer().tick();
      assertThatThrownBy(() -> StoreTransferService.transfer(otherFolder, clusterConfig, true))
          .hasMessageContaining("a server is running on one of these databases");
    }
    String later = there.journal(1);
    assertThat(later).startsWith(journal).isNotEqualTo(journal);
    rows = rows(there);
    StoreTransferService.transfer(otherFolder, clusterConfig, true);
    assertThat(rows(new StoredData(otherFolder))).isEqualTo(rows);
    assertThat(new StoredData(otherFolder).journal(1)).isEqualTo(later);
    try (SshEndpoint server = TestServers.open(TestServers.settings(otherFolder));
        SshTestClient anna = SshTestClient.withKey(server.port(), "x", key)) {
      assertThat(anna.run("who", "")).startsWith("You are anna,");
      assertThat(anna.run("sit 1", nextMove(server) + "\n")).contains("orpheus> ");
    }
    assertThat(new StoredData(otherFolder).journal(1)).startsWith(later).isNotEqualTo(later);
  }

  @Test
  void dataIsNotMovedIntoADatabaseWithData() throws Exception {
    assertThatThrownBy(() -> StoreTransferService.transfer(folder, clusterConfig, false))
        .hasMessageContaining("lethe.db does not exist");
    for (ClusterConfig config : List.of(ClusterConfig.NONE, clusterConfig)) {
      try (SshEndpoint server = TestServers.open(TestServers.settings(folder).with(config));
          SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
        anna.run("make ta-se", "");
      }
    }
    List<List<String>> here = rows(new StoredData(folder));
    List<List<String>> there = rows(new StoredData(data, DatabaseKind.POSTGRES));
    assertThatThrownBy(() -> StoreTransferService.transfer(folder, clusterConfig, false))
        .hasMessageContaining("the target database already contains data");
    assertThatThrownBy(() -> StoreTransferService.transfer(folder, clusterConfig, true))
        .hasMessageContaining("lethe.db already");
    assertThat(rows(new StoredData(folder))).isEqualTo(here);
    assertThat(rows(new StoredData(data, DatabaseKind.POSTGRES))).isEqualTo(there);
  }

  /** Plays on after the backup is made, and continues the match from the backup elsewhere. */
  @ParameterizedTest
  @EnumSource
  void aBackupOfARunningServerIsRestoredIntoAnotherDatabase(DatabaseKind kind) throws Exception {
    ClusterConfig source = kind == DatabaseKind.SQLITE ? ClusterConfig.NONE : clusterConfig;
    ClusterConfig target = kind == DatabaseKind.SQLITE ? clusterConfig : ClusterConfig.NONE;
    KeyPair key = TestServers.newKey();
    Path backup = data.resolve("backup");
    String journal;
    List<List<String>> rows;
    StoredData stored = new StoredData(kind == DatabaseKind.SQLITE ? folder : data, kind);
    try (SshEndpoint server = TestServers.open(TestServers.settings(folder).with(source));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", key)) {
      anna.run("play eurydice", "up left\n");
      journal = stored.journal(1);
      rows = rows(stored);
      StoreTransfer.TransferCounts counts = StoreTransferService.backUp(folder, source, backup);
      assertThat(counts.tables()).isEqualTo(1);
      assertThat(anna.run("sit 1", nextMove(server) + "\n")).contains("orpheus> ");
      assertThatThrownBy(() -> StoreTransferService.backUp(folder, source, backup))
          .hasMessageContaining("already contains data");
    }
    assertThat(mode(backup)).isEqualTo("rwx------");
    assertThat(mode(backup.resolve("lethe.db"))).isEqualTo("rw-------");
    assertThat(mode(backup.resolve("host_key"))).isEqualTo("rw-------");
    assertThatThrownBy(() -> StoreTransferService.restore(folder, source, backup))
        .hasMessageContaining("already contains data");

    StoreTransferService.restore(otherFolder, target, backup);
    DatabaseKind otherKind =
        kind == DatabaseKind.SQLITE ? DatabaseKind.POSTGRES : DatabaseKind.SQLITE;
    StoredData restored =
        new StoredData(otherKind == DatabaseKind.SQLITE ? otherFolder : data, otherKind);
    assertThat(restored.journal(1)).isEqualTo(journal);
    assertThat(rows(restored)).isEqualTo(rows);
    assertThat(target.hostKey().orElse(otherFolder.resolve("host_key")))
        .hasSameBinaryContentAs(backup.resolve("host_key"));
    try (SshEndpoint server = TestServers.open(TestServers.settings(otherFolder).with(target));
        SshTestClient anna = SshTestClient.withKey(server.port(), "x", key)) {
      assertThat(anna.run("sit 1", nextMove(server) + "\n")).contains("orpheus> ");
    }
  }

  /** SQLite would apply a write-ahead log that an earlier database left to the restored one. */
  @Test
  void nothingIsRestoredNextToAWriteAheadLog() throws Exception {
    Path backup = data.resolve("backup");
    try (SshEndpoint _ = TestServers.open(TestServers.settings(folder))) {
      StoreTransferService.backUp(folder, ClusterConfig.NONE, backup);
    }
    Files.createFile(otherFolder.resolve("lethe.db-wal"));
    assertThatThrownBy(() -> StoreTransferService.restore(otherFolder, ClusterConfig.NONE, backup))
        .hasMessageContaining("lethe.db-wal already contains data");
    assertThat(otherFolder.resolve("lethe.db")).doesNotExist();
  }

  private static String mode(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }
}
