package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the validation of a database's schema. */
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

  private StoredData stored() {
    return new StoredData(data, databaseKind);
  }

  @Test
  void anEmptyDatabaseGetsTheCurrentSchema() throws IOException {
    databaseKind.store(data, log).close();
    assertThat(stored().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
    databaseKind.store(data, log).close();
    assertThat(stored().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
  }

  /** Servers of the previous version continue to run while a new one is started. */
  @Test
  void anOlderSchemaIsUpgraded() throws IOException {
    databaseKind.store(data, log).close();
    stored().alter("alter table servers drop column name");
    stored().alter("drop table mutes");
    stored().alter("drop table rematches");
    stored().alter("drop table match_summaries");
    stored().alter("drop table chat_messages");
    stored().update("update properties set value = '1' where name = 'schema'");
    databaseKind.store(data, log).close();
    assertThat(stored().strings(VERSION_QUERY)).containsExactly("" + Schema.VERSION);
    stored().update("insert into servers (id, last_seen) values ('old', current_timestamp)");
    assertThat(stored().strings("select name from servers")).containsExactly("");
  }

  @Test
  void newerSchemasAreRejectedAndLeftUnchanged() throws IOException {
    databaseKind.store(data, log).close();
    String newer = "" + (Schema.VERSION + 1);
    stored().update("update properties set value = '" + newer + "' where name = 'schema'");
    assertThatThrownBy(() -> databaseKind.store(data, log))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("schema");
    assertThat(stored().strings(VERSION_QUERY)).containsExactly(newer);
  }

  @Test
  void databasesWithoutAVersionAreRejected() throws IOException {
    databaseKind.store(data, log).close();
    stored().update("delete from properties where name = 'schema'");
    assertThatThrownBy(() -> databaseKind.store(data, log))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("none");
  }
}
