package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.InstantSource;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import lethe.app.server.AccountRecord;
import lethe.app.server.Log;
import lethe.app.server.Login;
import lethe.app.server.WriteResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a database of an earlier version is migrated without loss. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SchemaTest {
  private static final LocalDate DAY = LocalDate.of(2025, 12, 24);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final Log log =
      new Log(new PrintStream(said, true, StandardCharsets.UTF_8), InstantSource.system());

  private StoredData kept() {
    return new StoredData(data, databaseKind);
  }

  /** Stores accounts in the first version of the schema. */
  private void keepFormerPeople() throws IOException, SQLException {
    Optional<String> url = databaseKind.url(data);
    try (Database database =
        url.isPresent()
            ? Database.openPostgres(url.get())
            : Database.openFile(data.resolve("house.db"))) {
      Schema.migrate(database, 1);
    }
    String insert = "insert into people values (?, ?, ?, '192.0.2.7', '2025-12-24')";
    kept().update(insert, "key:anna", "anna", "anna");
    kept().update(insert, "guest:1", "ben", "ben");
    kept().update(insert, "key:cleo", "cleo", "cleo");
    kept().update("insert into logins values ('key:anna', 'key:anna')");
    kept().update("insert into logins values ('guest:1', 'guest:1')");
  }

  @Test
  void accountsKeepTheirKeyOrCodeInAMigration() throws IOException, SQLException {
    keepFormerPeople();
    try (Closing store = new Closing(databaseKind.store(data, log))) {
      List<AccountRecord> records = store.kept().accounts().loadAll(DAY);
      assertThat(records).extracting(AccountRecord::name).containsExactly("ben", "anna", "cleo");
      assertThat(records)
          .allSatisfy(
              one -> assertThat(one.logins()).containsExactly(Login.addedOn(DAY, one.id())));
      assertThat(store.kept().logins().savePairingCode("guest:1", "w")).isEqualTo(WriteResult.DONE);
      Login key = Login.addedOn(DAY, "key:ben");
      assertThat(store.kept().logins().redeemPairingCode("w", key, "key:ben"))
          .isEqualTo(WriteResult.DONE);
    }
    assertThat(kept().strings("select value from settings where name = 'schema'"))
        .containsExactly("10");
    databaseKind.store(data, log).close();
    assertThat(kept().strings("select login from logins where person = 'guest:1' order by login"))
        .containsExactly("guest:1", "key:ben");
  }

  /** In earlier schemas, only the ids in a rating's name say which accounts it belongs to. */
  @Test
  void accountsKeepTheirRatingsInAMigration() throws IOException, SQLException {
    keepFormerPeople();
    Optional<String> url = databaseKind.url(data);
    try (Database database =
        url.isPresent()
            ? Database.openPostgres(url.get())
            : Database.openFile(data.resolve("house.db"))) {
      Schema.migrate(database, 6);
    }
    String insert = "insert into ratings values (?, '', ?, 1600, 100, 0.06, 3)";
    kept().update(insert, "ta-se", "key:anna");
    kept().update(insert, "ravens pairs", "guest:1 key:anna");
    kept().update(insert, "ravens pairs", "deal autumn 1");
    try (Closing store = new Closing(databaseKind.store(data, log))) {
      assertThat(store.kept().ratings().ofAccount("key:anna"))
          .extracting(one -> one.key().subject())
          .containsExactly("guest:1 key:anna", "key:anna");
      assertThat(store.kept().ratings().ofAccount("guest:1")).hasSize(1);
      assertThat(store.kept().ratings().ofAccount("key:cleo")).isEmpty();
    }
  }

  /**
   * An old server that is still running writes accounts without the columns that it does not know.
   */
  @Test
  void rowsWrittenByAServerOfAnEarlierVersionAreRead() throws IOException, SQLException {
    keepFormerPeople();
    databaseKind.store(data, log).close();
    kept()
        .update(
            "insert into people (id, name, likeness, origin, used)"
                + " values ('key:dora', 'dora', 'dora', '192.0.2.7', '2025-12-24')");
    kept()
        .update(
            "insert into logins (login, person) values ('key:dora', 'key:dora')"
                + " on conflict (login) do nothing");
    try (Closing store = new Closing(databaseKind.store(data, log))) {
      assertThat(store.kept().accounts().loadAll(DAY))
          .filteredOn(one -> one.name().equals("dora"))
          .flatExtracting(AccountRecord::logins)
          .containsExactly(Login.addedOn(DAY, "key:dora"));
    }
  }

  private record Closing(SqlServerStore kept) implements AutoCloseable {
    @Override
    public void close() {
      kept.close();
    }
  }
}
