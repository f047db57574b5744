package lethe.app.server.table;

import java.nio.file.Path;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A server and three connected players for each test of a subclass. */
abstract class ThreePlayers {
  @TempDir Path data;

  @AutoClose TestServer server;
  TestServer.TestClient anna;
  TestServer.TestClient ben;
  TestServer.TestClient cleo;

  @BeforeEach
  void connectPlayers() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    anna = server.connectClient("key:anna", "anna");
    ben = server.connectClient("key:ben", "ben");
    cleo = server.connectClient("key:cleo", "cleo");
  }
}
