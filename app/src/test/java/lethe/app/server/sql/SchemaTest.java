package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the creation, upgrade and validation of a database's schema. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SchemaTest {
  private static final String VERSION_QUERY = "select value from properties where name = 'schema'";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final Log log =
      new Log(
          new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
          InstantSource.system());

  private StoredData storedData() {
    return new StoredData(data, databaseKind);
  }

  @Test
  void anEmptyDatabaseGetsTheCurrentSchema() throws IOException {
    databaseKind.store(data, log).close();
    assertThat(storedData().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
    databaseKind.store(data, log).close();
    assertThat(storedData().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
  }

  @Test
  void serversOfANewSiteCanStartAtTheSameTime() throws Exception {
    assumeThat(databaseKind).isEqualTo(DatabaseKind.POSTGRES);
    String url = databaseKind.url(data).orElseThrow();
    int servers = 3;
    CyclicBarrier start = new CyclicBarrier(servers);
    List<Future<Integer>> versions = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int server = 0; server < servers; server++) {
        versions.add(
            executor.submit(
                () -> {
                  PostgresConfig config = new PostgresConfig(url, data.resolve("seed_key"));
                  try (Database database = Database.openPostgres(config)) {
                    start.await();
                    int version = Schema.migrate(database);
                    var _ =
                        new SeedKeyFile(Optional.of(config.seedKey()), new SecureRandom())
                            .open(database);
                    return version;
                  }
                }));
      }
    }
    List<Integer> previousVersions = new ArrayList<>();
    for (Future<Integer> version : versions) {
      previousVersions.add(version.get());
    }
    assertThat(previousVersions).containsExactlyInAnyOrder(0, Schema.VERSION, Schema.VERSION);
  }

  /** A server of an earlier version may still be running, and writes to the new schema. */
  @Test
  void anOlderSchemaIsUpgraded() throws IOException {
    databaseKind.store(data, log).close();
    storedData().alter("alter table servers drop column name");
    storedData().alter("drop table mutes");
    storedData().alter("drop table rematches");
    storedData().alter("drop table match_summaries");
    storedData().alter("drop table chat_messages");
    storedData().update("update properties set value = '1' where name = 'schema'");
    databaseKind.store(data, log).close();
    assertThat(storedData().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
    storedData().update("insert into servers (id, last_seen) values ('old', current_timestamp)");
    assertThat(storedData().strings("select name from servers")).containsExactly("");
  }

  @Test
  void newerSchemasAreRejectedAndLeftUnchanged() throws IOException {
    databaseKind.store(data, log).close();
    String newer = "" + (Schema.VERSION + 1);
    storedData().update("update properties set value = '" + newer + "' where name = 'schema'");
    assertThatThrownBy(() -> databaseKind.store(data, log))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("schema");
    assertThat(storedData().strings(VERSION_QUERY)).containsExactly(newer);
  }

  @Test
  void databasesWithoutAVersionAreRejected() throws IOException {
    databaseKind.store(data, log).close();
    storedData().update("delete from properties where name = 'schema'");
    assertThatThrownBy(() -> databaseKind.store(data, log))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("none");
  }
}
