package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.server.GameServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Log;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.terminal.InputQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that changes to a server's folder or clock, and simultaneous sessions, break nothing. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class RobustnessTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();

  private String log() {
    return log.toString(StandardCharsets.UTF_8);
  }

  @Test
  void aFolderBelongsToOneServerAtATime() {
    try (SshEndpoint first = TestServers.open(TestServers.settings(data, databaseKind))) {
      assertThat(first.port()).isPositive();
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(
                () ->
                    SshEndpoint.start(
                        TestServers.settings(data, databaseKind),
                        new Log(System.err, InstantSource.system())))
            .isInstanceOf(IOException.class)
            .hasMessageStartingWith(
                "another server keeps its tables in "
                    + data
                    + " (process "
                    + ProcessHandle.current().pid()
                    + ", open since ")
            .hasMessageEndingWith(
                "; stop it first, or open this one over another folder with --data");
      }
    }
    TestServers.open(TestServers.settings(data, databaseKind)).close();
  }

  @Test
  void anUnreadableTableIsLoggedAndTheOthersAreOpened() throws Exception {
    KeyPair key = TestServers.key();
    StoredData stored = new StoredData(data, databaseKind);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      for (int i = 0; i < 3; i++) {
        anna.run("play ta-se", "");
      }
    }
    stored.update("update tables set game = ? where number = 1", "chess");
    stored.update(
        "update entries set line = ? where table_number = 2 and position = 0", "nonsense");
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), log);
        SshTestClient anna = SshTestClient.key(server.port(), "someone-else", key)) {
      assertThat(log())
          .contains("event=unreadable table=1 game=chess")
          .contains("event=unreadable table=2 reason=\"line ");
      assertThat(anna.run("who", "")).startsWith("You are anna,");
      assertThat(anna.run("tables", "").lines())
          .hasSize(2)
          .anyMatch(l -> l.startsWith("   2  ta-se     unreadable "))
          .anyMatch(l -> l.startsWith("   3* ta-se     running "));
      for (String word : List.of("sit 2", "watch 2", "leave 2")) {
        assertThat(anna.run(word, "")).contains("the journal of table 2 cannot be read;");
      }
      server.gameServer().tick();
      assertThat(stored.journal(2)).contains("\nnonsense\n");
      assertThat(stored.hasTable(1, false)).isTrue();
      anna.run("leave 3", "");
      anna.run("name berta", "");
      assertThat(stored.names()).containsExactly("berta");
    }
  }

  @Test
  void aJournalOfANewerVersionIsListedAndLeftUnchanged() throws Exception {
    KeyPair key = TestServers.key();
    StoredData stored = new StoredData(data, databaseKind);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      anna.run("play eurydice", "up left\n");
    }
    String journal = stored.journal(1);
    stored.update("update tables set journal_version = 2");
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), log);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      assertThat(anna.run("tables", "")).startsWith("   1  eurydice  newer ");
      assertThat(anna.run("sit 1", "")).contains("table 1 was saved by a newer version of Lethe");
      server.gameServer().tick();
    }
    assertThat(stored.journal(1)).isEqualTo(journal);
    stored.update("update tables set journal_version = 1");
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      assertThat(anna.run("sit 1", "")).contains("orpheus> ");
    }
  }

  @Test
  void aDatabaseWithANewerSchemaIsRefused() {
    TestServers.open(TestServers.settings(data, databaseKind)).close();
    new StoredData(data, databaseKind)
        .update("update properties set value = '99' where name = 'schema'");
    assertThatThrownBy(
            () ->
                SshEndpoint.start(
                    TestServers.settings(data, databaseKind),
                    new Log(System.err, InstantSource.system())))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("its schema is 99, this program's is ");
  }

  /** As if the date of the machine had been changed. */
  @Test
  void aJumpOfTheClockFreesNoSeat() {
    ManualClock wall = new ManualClock();
    AtomicLong nanos = new AtomicLong();
    Clocks clocks = Clocks.of(wall, nanos::get);
    try (SshEndpoint server =
            TestServers.open(
                TestServers.settings(data, databaseKind), log, clocks, new SecureRandom());
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      anna.run("play ta-se", "");
      server.gameServer().tick();
      wall.forward(Duration.ofDays(3));
      server.gameServer().tick();
      server.gameServer().tick();
      assertThat(TestServers.table(server, 1).isVacant()).isFalse();
      nanos.addAndGet(Duration.ofHours(25).toNanos());
      server.gameServer().tick();
      assertThat(TestServers.table(server, 1).isVacant()).isTrue();
    }
  }

  /** Other threads iterate over all sessions while they begin and end. */
  @Test
  void simultaneousSessionsAllEnd() throws Exception {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        ExecutorService threads = Executors.newFixedThreadPool(4)) {
      GameServer gameServer = server.gameServer();
      LobbyHandlerFactory lobbyHandlers =
          new LobbyHandlerFactory(gameServer, new ContentFiles(Optional.empty()));
      List<Future<?>> all =
          IntStream.range(0, 4)
              .<Future<?>>mapToObj(i -> threads.submit(() -> comeAndGo(lobbyHandlers, i)))
              .toList();
      for (Future<?> one : all) {
        end(one);
      }
      assertThat(gameServer.sessions().sessions()).isEmpty();
    }
  }

  private static void end(Future<?> one)
      throws InterruptedException, ExecutionException, TimeoutException {
    one.get(60, TimeUnit.SECONDS);
  }

  private static void comeAndGo(LobbyHandlerFactory lobbyHandlers, int who) {
    GameServer server = lobbyHandlers.server();
    AddressQuota quota = server.admission().quotaOf(InetAddress.getLoopbackAddress());
    for (int i = 0; i < 300; i++) {
      InputQueue nothing = new InputQueue();
      nothing.end();
      RenderQuota none = new RenderQuota(server.limits(), quota);
      ClientChannel channel =
          new ClientChannel(
              nothing, OutputStream.nullOutputStream(), Map.of(), false, "who", none, _ -> {});
      String id = i % 2 == 0 ? "" : "key:" + who;
      lobbyHandlers.open(channel, id, "anna", "here", quota).run();
      server.tick();
    }
  }
}
