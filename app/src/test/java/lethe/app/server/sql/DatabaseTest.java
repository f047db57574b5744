package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the messages for a database that cannot be reached or read. */
@Timeout(60)
class DatabaseTest {
  private static Database open(String url) throws IOException {
    return Database.openPostgres(new PostgresConfig(url, Path.of("seed_key")));
  }

  @Test
  void unreachableDatabasesAreReportedWithTheReason() throws IOException {
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    String address = "jdbc:postgresql://127.0.0.1:" + port + "/lethe";
    assertThatThrownBy(() -> open(address + "?user=lethe&password=owl").close())
        .isInstanceOf(DatabaseUnavailableException.class)
        .hasMessage(
            "the database "
                + address
                + " cannot be reached (Connection refused); check that it is running, and that its host,"
                + " name, user and password are correct");
  }

  @Test
  void invalidStatementsAreLoggedAsErrors(@TempDir Path data) throws IOException {
    ByteArrayOutputStream logOutput = new ByteArrayOutputStream();
    Log log =
        new Log(new PrintStream(logOutput, true, StandardCharsets.UTF_8), InstantSource.system());
    try (Database database = Database.openFile(data.resolve("lethe.db")).logTo(log)) {
      assertThatThrownBy(() -> database.read(sql -> sql.number("select 1 from nowhere")))
          .isInstanceOf(IOException.class);
    }
    assertThat(logOutput.toString(StandardCharsets.UTF_8))
        .contains("event=failed where=database")
        .doesNotContain("event=unreachable");
  }

  @Test
  void unknownHostsAreReported() {
    assertThatThrownBy(() -> open("jdbc:postgresql://nowhere.invalid/lethe").close())
        .isInstanceOf(IOException.class)
        .hasMessageContaining("(there is no host called nowhere.invalid)");
  }
}
