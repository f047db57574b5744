package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Log;

/** Reads and changes the database of a server, whether the server is running or not. */
public record StoredData(Path data, DatabaseKind databaseKind) {
  /** Reads the SQLite database of a data folder. */
  public StoredData(Path data) {
    this(data, DatabaseKind.SQLITE);
  }

  private Database open() throws IOException {
    Optional<String> url = databaseKind.url(data);
    return url.isPresent()
        ? Database.openPostgres(new PostgresConfig(url.get(), data.resolve("seed_key")))
        : Database.openFile(data.resolve("lethe.db"));
  }

  private <T> T run(Sql.Work<T> work) {
    try (Database database = open()) {
      return database.run(work);
    } catch (IOException | SQLException e) {
      throw new AssertionError(e);
    }
  }

  /** Returns the journal of a table including the seed; empty if no match was dealt. */
  public String journal(int table) {
    try (Database database = open()) {
      SecureRandom random = new SecureRandom();
      SeedCipher cipher =
          databaseKind == DatabaseKind.SQLITE
              ? new SeedCipher(Optional.empty(), random)
              : SeedKeyFile.read(data.resolve("seed_key"), random);
      return journal(database, cipher, table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the journal of a table in PostgreSQL including the seed; empty if no match was dealt.
   */
  public static String journal(String url, Path key, int table) {
    try (Database database = Database.openPostgres(new PostgresConfig(url, key))) {
      SeedCipher cipher = SeedKeyFile.read(key, new SecureRandom());
      return journal(database, cipher, table);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String journal(Database database, SeedCipher cipher, int table)
      throws IOException {
    PrintStream nullStream =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
    Log log = new Log(nullStream, InstantSource.system());
    return new SqlTableStore(database, cipher, ClusterPublisher.NONE, log)
        .journalText(table)
        .orElse("");
  }

  /** Copies the journal of a table to a file next to the data folder. */
  public Path copyJournal(int table) {
    try {
      return Files.writeString(
          data.resolveSibling(data.getFileName() + "-%d.lethe".formatted(table)), journal(table));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns whether a table is stored, either as archived or as not archived. */
  public boolean hasTable(int table, boolean archived) {
    return !strings("select game from tables where number = ? and archived = ?", table, archived)
        .isEmpty();
  }

  /** Returns the names of all accounts, sorted. */
  public List<String> accountNames() {
    return strings("select name from accounts order by name");
  }

  /** Returns the first column of a query's result. */
  public List<String> strings(String sql, Object... values) {
    return run(database -> database.list(sql, row -> row.text(1), values));
  }

  /** Changes rows without notifying the server. Fails if no row changes. */
  public void update(String sql, Object... values) {
    boolean changed = run(database -> database.update(sql, values));
    assertThat(changed).isTrue();
  }

  /** Changes the schema. */
  public void alter(String sql) {
    var _ = run(database -> database.update(sql));
  }
}
