package lethe.app.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests an unexpected error while a client connects. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FailedConnectionTest {
  @TempDir Path data;

  @AutoClose private TestServer server;

  private boolean failing;

  /** Returns the time. If {@link #failing}, throws an exception as soon as there is a session. */
  private Instant time() {
    if (failing && !server.gameServer.sessions().sessions().isEmpty()) {
      throw new IllegalStateException("no time");
    }
    return Instant.EPOCH;
  }

  @Test
  void aFailedConnectionLeavesNoSession() {
    server =
        new TestServer(
            data,
            DatabaseKind.SQLITE,
            TestLimits.GENEROUS,
            new Clocks(this::time, () -> Instant.EPOCH));
    failing = true;
    assertThatThrownBy(() -> server.connect("anna")).hasMessage("no time");
    failing = false;
    assertThat(server.gameServer.sessions().sessions()).isEmpty();
    assertThat(server.connect("anna").account().name()).isEqualTo("anna");
  }
}
