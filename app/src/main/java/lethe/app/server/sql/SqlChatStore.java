package lethe.app.server.sql;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lethe.app.server.base.Log;
import lethe.app.server.client.ChatHistory;
import lethe.app.server.client.Notification;
import lethe.app.server.client.SentMessage;
import lethe.app.server.table.ChatStore;

/** Stores chat messages, one row each, in the order in which they were sent. */
final class SqlChatStore implements ChatStore, AutoCloseable {
  /** The maximum number of changes that wait to be written; further ones are dropped. */
  private static final int QUEUE_CAPACITY = 1_000;

  /** The number of attempts to write a message while other servers write at the same table. */
  private static final int MAX_ATTEMPTS = 3;

  /** The maximum time to wait for queued changes when the store is closed. */
  private static final Duration CLOSE_WAIT = Duration.ofSeconds(5);

  private final Database database;
  private final Log log;

  /** Executes one change after another, so that messages keep their order. */
  private final ThreadPoolExecutor writer =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(QUEUE_CAPACITY),
          Thread.ofVirtual().name("chat-writer").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  SqlChatStore(Database database, Log log) {
    this.database = database;
    this.log = log;
  }

  @Override
  public List<SentMessage> load(int table, Instant since) throws IOException {
    return database
        .read(
            sql ->
                sql.list(
                    "select name, seat, line, sent from chat_messages"
                        + " where table_number = ? and sent >= ? order by position",
                    SqlChatStore::message,
                    table,
                    truncateToSeconds(since)))
        .stream()
        .flatMap(Optional::stream)
        .toList();
  }

  /** Returns the message of a row; empty if it is from a player of an unknown game. */
  private static Optional<SentMessage> message(Row row) throws SQLException {
    String name = row.text("name");
    String seat = row.text("seat");
    String line = row.text("line");
    Instant sent = row.instant("sent");
    return seat.isEmpty()
        ? Optional.of(new SentMessage(sent, new Notification.ChatMessage(name, line)))
        : ClusterMessageCodec.seat(seat)
            .map(
                player ->
                    new SentMessage(sent, new Notification.PlayerMessage(name, player, line)));
  }

  /** Returns a time without fractions of a second, so that its text can be compared. */
  private static Instant truncateToSeconds(Instant time) {
    return time.truncatedTo(ChronoUnit.SECONDS);
  }

  @Override
  public void add(int table, String accountId, SentMessage message) {
    Instant time = message.time();
    switch (message.message()) {
      case Notification.PlayerMessage(String name, var seat, String line) ->
          write(sql -> add(sql, table, accountId, name, seat.name(), line, time));
      case Notification.ChatMessage(String name, String line) ->
          write(sql -> add(sql, table, accountId, name, "", line, time));
      default -> throw new IllegalArgumentException("not a chat message: " + message);
    }
  }

  /**
   * Adds a row after the others of the table. Then deletes the oldest messages in excess of the
   * capacity, which is separate for messages of players and for all others.
   */
  private static void add(
      Sql sql, int table, String accountId, String name, String seat, String line, Instant time)
      throws SQLException {
    boolean added = false;
    for (int attempt = 0; attempt < MAX_ATTEMPTS && !added; attempt++) {
      added =
          sql.update(
              "insert into chat_messages (table_number, position, account, name, seat, line, sent)"
                  + " select ?, coalesce(max(position), 0) + 1, ?, ?, ?, ?, ? from chat_messages"
                  + " where table_number = ? on conflict (table_number, position) do nothing",
              table,
              accountId,
              name,
              seat,
              line,
              truncateToSeconds(time),
              table);
    }
    String sameKind = " and seat " + (seat.isEmpty() ? "=" : "<>") + " ''";
    var _ =
        sql.update(
            "delete from chat_messages where table_number = ?"
                + sameKind
                + " and position <= (select position from chat_messages where table_number = ?"
                + sameKind
                + " order by position desc limit 1 offset "
                + ChatHistory.CAPACITY
                + ")",
            table,
            table);
  }

  @Override
  public void deleteBefore(Instant time) {
    write(sql -> sql.update("delete from chat_messages where sent < ?", truncateToSeconds(time)));
  }

  private interface Change {
    void execute(Sql sql) throws SQLException;
  }

  private void write(Change change) {
    writer.execute(
        () -> {
          try {
            var _ =
                database.run(
                    sql -> {
                      change.execute(sql);
                      return true;
                    });
          } catch (SQLException e) {
            log.debug("unreachable", "reason", ErrorText.describe(e));
          }
        });
  }

  /** Writes the queued changes, but gives up after some seconds. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      var _ = writer.awaitTermination(CLOSE_WAIT.toSeconds(), TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
