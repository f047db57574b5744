package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that sessions that begin and end at the same time do not affect each other. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SimultaneousSessionsTest {
  private static final int THREADS = 4;
  private static final int SESSIONS_PER_THREAD = 300;

  @TempDir Path data;

  /** While sessions begin and end, other threads iterate over all sessions. */
  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void simultaneousSessionsAllEnd(DatabaseKind databaseKind) throws Exception {
    try (TestServer server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
        ExecutorService threads = Executors.newFixedThreadPool(THREADS)) {
      List<Callable<Boolean>> users =
          IntStream.range(0, THREADS)
              .<Callable<Boolean>>mapToObj(i -> () -> runSessions(server, "user-" + i))
              .toList();
      for (Future<Boolean> user : threads.invokeAll(users)) {
        assertThat(user.get()).isTrue();
      }
      assertThat(server.gameServer.sessions().sessions()).isEmpty();
      assertThat(server.log()).doesNotContain("event=failed");
    }
  }

  /** Connects alternately as a guest and with a key. Returns whether every command was answered. */
  private static boolean runSessions(TestServer server, String name) {
    TestLobby lobby = new TestLobby(server.gameServer);
    boolean isAnswered = true;
    for (int i = 0; i < SESSIONS_PER_THREAD; i++) {
      TestLobby.Visit visit = i % 2 == 0 ? lobby.guest(name) : lobby.visit(name);
      isAnswered &= visit.run("who").startsWith("You are ");
      server.gameServer.tick();
    }
    return isAnswered;
  }
}
