package lethe.app.server.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.server.base.Log;
import lethe.app.server.client.ChatHistory;
import lethe.app.server.client.Notification;
import lethe.app.server.client.SentMessage;
import lethe.app.server.table.ChatStore;
import lethe.app.titles.Titles;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the stored chat messages on each kind of database. Closing a store writes all of them. */
@Timeout(60)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class SqlChatStoreTest {
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final Seat RED =
      Titles.byName("ta-se").orElseThrow().seats().firstSeats(2).getFirst();

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private SqlServerStore open() throws IOException {
    Log log =
        new Log(
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
            InstantSource.system());
    return databaseKind.store(data, log);
  }

  private static SentMessage byPlayer(String line, Instant time) {
    return new SentMessage(time, new Notification.PlayerMessage("anna", RED, line));
  }

  private static SentMessage byOther(String line, Instant time) {
    return new SentMessage(time, new Notification.ChatMessage("cleo", line));
  }

  private void add(int table, List<SentMessage> messages) throws IOException {
    SqlServerStore store = open();
    messages.forEach(message -> store.chat().add(table, "key:anna", message));
    store.close();
  }

  private List<SentMessage> load(int table, Instant since) throws IOException {
    SqlServerStore store = open();
    try {
      return store.chat().load(table, since);
    } finally {
      store.close();
    }
  }

  @Test
  void messagesOfATableAreLoadedInOrder() throws IOException {
    List<SentMessage> messages =
        List.of(byPlayer("b", NOON), byOther("a", NOON), byPlayer("b", NOON.plusSeconds(1)));
    add(7, messages);
    add(ChatStore.LOBBY, List.of(byOther("lobby", NOON)));
    assertThat(load(7, NOON)).isEqualTo(messages);
    assertThat(load(7, NOON.plusSeconds(1))).containsExactly(messages.getLast());
    assertThat(load(ChatStore.LOBBY, NOON)).containsExactly(byOther("lobby", NOON));
    assertThat(load(8, NOON)).isEmpty();
  }

  @Test
  void excessSpectatorMessagesDoNotDisplacePlayerMessages() throws IOException {
    List<SentMessage> byOthers =
        IntStream.rangeClosed(0, ChatHistory.CAPACITY)
            .mapToObj(i -> byOther("line " + i, NOON))
            .toList();
    add(7, List.of(byPlayer("first", NOON)));
    add(7, byOthers);
    add(8, List.of(byOther("elsewhere", NOON)));
    assertThat(load(7, NOON))
        .hasSize(1 + ChatHistory.CAPACITY)
        .startsWith(byPlayer("first", NOON), byOthers.get(1))
        .endsWith(byOthers.getLast());
    assertThat(load(8, NOON)).hasSize(1);
  }

  @Test
  void messagesSentBeforeATimeAreDeleted() throws IOException {
    add(7, List.of(byPlayer("old", NOON), byPlayer("new", NOON.plusSeconds(1))));
    SqlServerStore store = open();
    store.chat().deleteBefore(NOON.plusSeconds(1));
    store.close();
    assertThat(load(7, NOON)).containsExactly(byPlayer("new", NOON.plusSeconds(1)));
  }

  /** Servers cannot share SQLite, so both stores are the same there. */
  @Test
  void twoServersCanAddMessagesToOneTable() throws IOException {
    SqlServerStore one = open();
    SqlServerStore two = databaseKind == DatabaseKind.SQLITE ? one : open();
    for (int i = 0; i < 20; i++) {
      one.chat().add(7, "key:anna", byPlayer("one " + i, NOON));
      two.chat().add(7, "key:cleo", byOther("two " + i, NOON));
    }
    one.close();
    two.close();
    assertThat(load(7, NOON))
        .hasSize(40)
        .containsSubsequence(
            IntStream.range(0, 20).mapToObj(i -> byPlayer("one " + i, NOON)).toList());
  }
}
