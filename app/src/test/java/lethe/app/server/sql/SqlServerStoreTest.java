package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import lethe.app.save.JournalStore;
import lethe.app.server.account.AccountRecord;
import lethe.app.server.account.Ban;
import lethe.app.server.account.TestAccounts;
import lethe.app.server.base.Log;
import lethe.app.server.base.WriteResult;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;
import lethe.app.server.table.MatchSummary;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.TableRecord;
import lethe.app.server.table.TableSettings;
import lethe.app.server.table.TableStore.DealResult;
import lethe.app.server.table.TableStore.ResumeResult;
import lethe.app.server.table.TableStore.TableRevision;
import lethe.app.titles.MatchStatus;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the guarantees of the store on each kind of database. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SqlServerStoreTest {
  private static final Title<?, ?, ?> TA_SE = Titles.byName("ta-se").orElseThrow();
  private static final TableRecord.Host HOST = new TableRecord.Host("key:anna", "192.0.2.7");
  private static final LocalDate DAY = LocalDate.of(2026, 1, 1);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ByteArrayOutputStream logOutput = new ByteArrayOutputStream();
  private final Log log =
      new Log(new PrintStream(logOutput, true, StandardCharsets.UTF_8), InstantSource.system());
  private SqlServerStore store;

  /** The store of another server, or the same store if servers cannot share a database. */
  private SqlServerStore otherServersStore;

  @BeforeEach
  void open() throws IOException {
    store = databaseKind.store(data, log);
    otherServersStore = databaseKind == DatabaseKind.SQLITE ? store : databaseKind.store(data, log);
  }

  @AfterEach
  void close() {
    otherServersStore.close();
    store.close();
  }

  private static TableRecord table(int number, int version, SeatOwner red, SeatOwner blue) {
    Map<Seat, SeatOwner> seats = new LinkedHashMap<>();
    List<Seat> all = TA_SE.seats().firstSeats(2);
    seats.put(all.getFirst(), red);
    seats.put(all.getLast(), blue);
    Options options = Options.of(Map.of("open-cups", "on"));
    return new TableRecord(number, version, TA_SE, options, HOST, new SeatOwners(seats));
  }

  private static final MatchSummary DEALT =
      new MatchSummary(
          "2026-01-01T00:00:00Z",
          new MatchStatus(1, TA_SE.seats().firstSeats(1), Optional.empty(), ""),
          Set.of(),
          -1,
          false);

  private static TableRecord newTable(int number) {
    return table(number, 0, new SeatOwner.Held("key:anna"), new SeatOwner.Free("ben"));
  }

  private static Header header(long seed) {
    List<SeatedPlayer> seated =
        TA_SE.seats().firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Human()))
            .toList();
    return new Header("ta-se", TA_SE.version(), Options.NONE, seed, "2026-01-01T00:00:00Z", seated);
  }

  private JournalStore dealMatch(int table, long seed) {
    assertThat(store.tables().save(newTable(table))).isEqualTo(WriteResult.DONE);
    DealResult dealt =
        store.tables().startJournal(table, header(seed), List.of("* known seed"), DEALT);
    return ((DealResult.Stored) dealt).store();
  }

  private static AccountRecord account(String id, String name) {
    return TestAccounts.account(id, name, "192.0.2.7", DAY);
  }

  @Test
  void aSecondImportToTheSameTableNumberIsRejected() throws IOException {
    List<String> lines = List.of("* known seed", "* copy match.lethe");
    assertThat(store.tables().importTable(newTable(3), header(4711), lines, DEALT))
        .isInstanceOf(DealResult.Stored.class);
    assertThat(otherServersStore.tables().importTable(newTable(3), header(5), List.of(), DEALT))
        .isInstanceOf(DealResult.Conflict.class);
    ResumeResult.Resumed resumed = (ResumeResult.Resumed) otherServersStore.tables().resume(3);
    assertThat(resumed.match().match().header().seed()).isEqualTo(4711);
    assertThat(resumed.match().match().position()).isEqualTo(2);
    assertThat(resumed.store()).isNotNull();
  }

  @Test
  void aTableIsReadAsItWasWritten() throws IOException {
    TableRecord table =
        table(7, 0, new SeatOwner.Bot("fading"), new SeatOwner.Invited("key:ben", "ben"));
    assertThat(store.tables().save(table)).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().lastNumber()).isEqualTo(7);
    assertThat(otherServersStore.tables().loadOpen())
        .containsExactly(
            table(7, 1, new SeatOwner.Bot("fading"), new SeatOwner.Invited("key:ben", "ben")));
  }

  @Test
  void theSettingsOfATableAreReadAsTheyWereWritten() throws IOException {
    TableRecord defaults = newTable(7);
    TableSettings settings =
        TableSettings.DEFAULTS
            .with("pace", "90s")
            .flatMap(current -> current.with("watch", "nobody"))
            .flatMap(current -> current.with("word", "lemon"))
            .orElseThrow();
    TableRecord table =
        new TableRecord(
            7,
            0,
            defaults.title(),
            defaults.options(),
            defaults.host(),
            defaults.seatOwners(),
            settings,
            Optional.empty());
    assertThat(store.tables().save(table)).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().loadOpen())
        .extracting(TableRecord::settings)
        .containsExactly(settings);
  }

  @Test
  void onlyOneOfTwoServersCreatesATable() throws IOException {
    assertThat(store.tables().save(newTable(1))).isEqualTo(WriteResult.DONE);
    TableRecord second = table(1, 0, new SeatOwner.Held("key:cleo"), new SeatOwner.Free(""));
    assertThat(otherServersStore.tables().save(second)).isEqualTo(WriteResult.CONFLICT);
    assertThat(otherServersStore.tables().loadOpen().getFirst().seatOwners())
        .isEqualTo(newTable(1).seatOwners());
  }

  @Test
  void onlyOneOfTwoConcurrentSeatChangesSucceeds() throws IOException {
    SeatOwner anna = new SeatOwner.Held("key:anna");
    assertThat(store.tables().save(newTable(1))).isEqualTo(WriteResult.DONE);
    assertThat(store.tables().save(table(1, 1, anna, new SeatOwner.Held("key:ben"))))
        .isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().save(table(1, 1, anna, new SeatOwner.Held("key:cleo"))))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(store.tables().loadOpen())
        .containsExactly(table(1, 2, anna, new SeatOwner.Held("key:ben")));
  }

  @Test
  void anAccountHoldsAtMostOneSeatOfATable() {
    SeatOwner anna = new SeatOwner.Held("key:anna");
    assertThat(store.tables().save(table(1, 0, anna, anna))).isEqualTo(WriteResult.CONFLICT);
    assertThat(new StoredData(data, databaseKind).hasTable(1, false)).isFalse();
  }

  @Test
  void anArchivedTableIsLoadedOnlyByItsNumber() throws IOException {
    assertThat(store.tables().save(newTable(1))).isEqualTo(WriteResult.DONE);
    assertThat(store.tables().loadArchived(1)).isEmpty();
    TableRecord stored = newTable(1).nextVersion();
    assertThat(store.tables().archive(stored)).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().archive(stored)).isEqualTo(WriteResult.CONFLICT);
    assertThat(otherServersStore.tables().loadOpen()).isEmpty();
    assertThat(otherServersStore.tables().lastNumber()).isEqualTo(1);
    assertThat(otherServersStore.tables().loadArchived(1).map(TableRecord::seatOwners))
        .contains(newTable(1).seatOwners());
    assertThat(store.tables().save(table(1, 2, new SeatOwner.Bot("x"), new SeatOwner.Free(""))))
        .isEqualTo(WriteResult.CONFLICT);
  }

  @Test
  void onlyAnUnchangedTableWithoutAMatchIsRemoved() throws IOException {
    assertThat(store.tables().save(newTable(1))).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().remove(newTable(1))).isEqualTo(WriteResult.CONFLICT);
    assertThat(otherServersStore.tables().remove(newTable(1).nextVersion()))
        .isEqualTo(WriteResult.DONE);
    assertThat(store.tables().loadOpen()).isEmpty();
    dealMatch(2, 5);
    assertThat(otherServersStore.tables().remove(newTable(2).nextVersion()))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(store.tables().loadOpen()).hasSize(1);
  }

  @Test
  void aJournalIsReadAsItWasWritten() throws IOException {
    JournalStore journal = dealMatch(1, 5);
    assertThat(otherServersStore.tables().resume(1)).isInstanceOf(ResumeResult.Resumed.class);
    assertThat(journal.appendEntry(1, "* known fork")).isTrue();
    String text = header(5).text() + "* known seed\n* known fork\n";
    assertThat(new StoredData(data, databaseKind).journal(1)).isEqualTo(text);
    assertThat(journal.size()).isEqualTo(text.length());
  }

  @Test
  void onlyOneOfTwoDealsIsStored() {
    JournalStore journal = dealMatch(1, 5);
    assertThat(
            otherServersStore.tables().startJournal(1, header(6), List.of("* known seed"), DEALT))
        .isInstanceOf(DealResult.Conflict.class);
    assertThat(journal.size()).isPositive();
    assertThat(new StoredData(data, databaseKind).journal(1))
        .contains("seed 5\n")
        .doesNotContain("seed 6");
  }

  @Test
  void theSummaryWithTheMostEntriesIsKept() throws IOException {
    List<Seat> seats = TA_SE.seats().firstSeats(2);
    MatchSummary running =
        new MatchSummary(
            "2026-01-01T00:00:00Z",
            new MatchStatus(4, seats, Optional.empty(), ""),
            Set.copyOf(seats),
            3,
            true);
    Outcome outcome =
        new Outcome(
            "most-cups",
            List.of(
                new Outcome.SeatResult(seats.getFirst(), -9, false),
                new Outcome.SeatResult(seats.getLast(), 7, true)));
    MatchSummary finished =
        new MatchSummary(
            "2026-01-01T00:00:00Z",
            new MatchStatus(12, List.of(), Optional.of(outcome), " (with hints)"),
            Set.of(),
            11,
            false);
    dealMatch(1, 5);
    assertThat(otherServersStore.tables().summary(1)).contains(DEALT);
    assertThat(store.tables().saveSummary(1, running)).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().summary(1)).contains(running);
    assertThat(store.tables().saveSummary(1, finished)).isEqualTo(WriteResult.DONE);
    assertThat(store.tables().saveSummary(1, running)).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().summary(1)).contains(finished);
    assertThat(otherServersStore.tables().revision(1)).contains(new TableRevision(1, 1, 12));
  }

  @Test
  void entriesAreReportedOnlyToServersThatFollowTheTable() {
    Assumptions.assumeTrue(databaseKind == DatabaseKind.POSTGRES, "a folder has one server");
    Cluster cluster = store.cluster().orElseThrow();
    Queue<ClusterMessage> received = new ConcurrentLinkedQueue<>();
    otherServersStore.cluster().orElseThrow().subscribe(received::add);
    ClusterMessage greeting = new ClusterMessage.AccountsChanged();
    while (!received.contains(greeting)) {
      // The other server begins to listen in a thread of its own.
      cluster.publish(greeting);
    }
    JournalStore journal = dealMatch(1, 5);
    assertThat(journal.appendEntry(1, "* known fork")).isTrue();
    cluster.recordFollowedElsewhere(List.of(1));
    assertThat(journal.appendEntry(2, "* known fork")).isTrue();
    while (!received.contains(new ClusterMessage.EntryAdded(1))) {
      Thread.onSpinWait();
    }
    assertThat(received).containsOnlyOnce(new ClusterMessage.EntryAdded(1));
  }

  /** A line is written only at the position that follows the last line. */
  @Test
  void aPositionOfAJournalIsWrittenOnce() throws Exception {
    dealMatch(1, 5);
    ResumeResult.Resumed resumed = (ResumeResult.Resumed) otherServersStore.tables().resume(1);
    List<JournalStore> writers =
        List.of(resumed.store(), ((ResumeResult.Resumed) store.tables().resume(1)).store());
    int accepted = 0;
    try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
      var all =
          IntStream.range(0, 400)
              .mapToObj(
                  i -> threads.submit(() -> writers.get(i % 2).appendEntry(1 + i / 2, "line " + i)))
              .toList();
      for (var one : all) {
        accepted += one.get() ? 1 : 0;
      }
    }
    assertThat(accepted).isEqualTo(200);
    assertThat(writers).allMatch(writer -> writer.failure().isEmpty());
    assertThat(
            new StoredData(data, databaseKind)
                .strings(
                    "select cast(position as text) from entries where table_number = 1 order by entries.position"))
        .isEqualTo(IntStream.rangeClosed(0, 200).mapToObj(i -> "" + i).toList());
  }

  @Test
  void savingALookalikeNameConflicts() throws IOException {
    assertThat(store.accounts().save(List.of(account("key:1", "anna")), List.of()))
        .isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.accounts().save(List.of(account("key:2", "an_na")), List.of()))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(otherServersStore.accounts().save(List.of(account("key:2", "ben")), List.of()))
        .isEqualTo(WriteResult.DONE);
    assertThat(store.accounts().save(List.of(account("key:1", "ben")), List.of()))
        .isEqualTo(WriteResult.CONFLICT);
    assertThat(store.accounts().save(List.of(account("key:1", "ben")), List.of("key:2")))
        .isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.accounts().loadAll()).containsExactly(account("key:1", "ben"));
  }

  @Test
  void bansAreStored() throws IOException {
    Ban first = new Ban("key:eve", "eve", Optional.of(Instant.parse("2027-01-01T00:00:00Z")));
    Ban replacement = new Ban("key:eve", "eve", Optional.empty());
    store.bans().save(first);
    store.bans().save(new Ban("192.0.2.0/24", "", Optional.empty()));
    assertThat(otherServersStore.bans().load()).contains(first).hasSize(2);
    store.bans().save(replacement);
    assertThat(otherServersStore.bans().load()).contains(replacement).hasSize(2);
    store.bans().remove(replacement);
    assertThat(otherServersStore.bans().load()).hasSize(1);
  }

  /** Encryption requires a key that is not stored in the database. */
  @Test
  void seedsAreStoredEncrypted() throws IOException {
    Assumptions.assumeTrue(
        databaseKind == DatabaseKind.POSTGRES, "the key would lie beside the file");
    dealMatch(1, 4711);
    StoredData storedData = new StoredData(data, databaseKind);
    assertThat(storedData.strings("select header || seed from tables"))
        .noneMatch(t -> t.contains("4711"));
    assertThat(storedData.journal(1)).contains("\nseed 4711\n");
    Path key = data.resolve("seed_key");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
        .isEqualTo("rw-------");
    Files.delete(key);
    assertThatThrownBy(() -> databaseKind.store(data, log).close())
        .isInstanceOf(IOException.class)
        .hasMessage(
            key
                + " does not exist, but the seeds in this database are encrypted; use --seed-key to"
                + " name the key file of the servers that use this database, or copy that file"
                + " there");
    assertThat(key).doesNotExist();
    Files.writeString(key, Base64.getEncoder().encodeToString(new byte[32]));
    assertThatThrownBy(() -> databaseKind.store(data, log).close())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("are encrypted with another key; use --seed-key");
  }

  @Test
  void failuresToStoreBansAreReported() {
    new StoredData(data, databaseKind).alter("alter table bans rename to elsewhere");
    Ban ban = new Ban("key:eve", "eve", Optional.empty());
    assertThatThrownBy(() -> store.bans().save(ban)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> store.bans().remove(ban)).isInstanceOf(IOException.class);
  }

  @Test
  void onlyOneServerRecordsATurnNotice() {
    dealMatch(1, 5);
    assertThat(store.tables().recordTurnNotice(1, 0, "ben")).isEqualTo(WriteResult.DONE);
    assertThat(otherServersStore.tables().recordTurnNotice(1, 0, "ben"))
        .isEqualTo(WriteResult.CONFLICT);
    new StoredData(data, databaseKind).alter("alter table turn_notices rename to elsewhere");
    assertThat(store.tables().recordTurnNotice(1, 0, "ben again")).isEqualTo(WriteResult.FAILED);
  }

  /**
   * The locations of the accounts on these servers are deleted as well. A server that was suspended
   * for that long reports its players again.
   */
  @Test
  void serversKilledLongAgoAreDeleted() throws IOException {
    Assumptions.assumeTrue(databaseKind == DatabaseKind.POSTGRES, "a folder has one server");
    dealMatch(1, 5);
    StoredData storedData = new StoredData(data, databaseKind);
    storedData.update(
        "insert into servers (id, last_seen) values ('killed', current_timestamp - interval '2 days')");
    storedData.update(
        "insert into account_locations (server, account, table_number) values ('killed', 'key:eve', 1)");
    Cluster cluster = store.cluster().orElseThrow();
    Cluster otherCluster = otherServersStore.cluster().orElseThrow();
    Cluster.SeatPresence anna = new Cluster.SeatPresence(1, "red", "anna");
    assertThat(cluster.exchangePresences(List.of(anna))).isEmpty();
    assertThat(storedData.strings("select id from servers")).hasSize(1).doesNotContain("killed");
    assertThat(storedData.strings("select server from account_locations")).isEmpty();
    storedData.update("delete from servers");
    assertThat(otherCluster.exchangePresences(List.of())).isEmpty();
    assertThat(cluster.exchangePresences(List.of(anna))).isEmpty();
    assertThat(otherCluster.exchangePresences(List.of())).containsExactly(anna);
  }

  /** A server could replay only the entries before the first unreadable one. */
  @Test
  void unreadableJournalsCannotBeResumed() throws IOException {
    dealMatch(1, 5);
    new StoredData(data, databaseKind).update("update entries set line = 'nonsense'");
    assertThat(otherServersStore.tables().resume(1)).isInstanceOf(ResumeResult.Unavailable.class);
    assertThat(logOutput.toString(StandardCharsets.UTF_8)).contains("event=unreadable table=1");
  }
}
