package lethe.app.server.sql;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import lethe.app.server.cluster.ClusterMessage;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Exchanges messages with other servers by PostgreSQL notifications, which can be lost. Polling
 * makes up for lost reports of changes within seconds.
 */
final class PgNotifyChannel implements AutoCloseable {
  /**
   * The prefix of the channel's name, followed by the name of the schema: servers on other schemas
   * are separate sites.
   */
  private static final String CHANNEL_PREFIX = "lethe_";

  private static final int POLL_MILLIS = 10_000;
  private static final int RETRY_MILLIS = 1_000;

  /** The maximum number of messages waiting to be sent; further ones are dropped. */
  private static final int QUEUE_CAPACITY = 10_000;

  private final Database database;
  private final PostgresConfig postgres;
  private final String serverId;
  private final BlockingQueue<ClusterMessage> queue = new LinkedBlockingQueue<>(QUEUE_CAPACITY);
  private volatile Optional<Thread> listenThread = Optional.empty();
  private volatile Optional<Connection> listenConnection = Optional.empty();
  private final Thread sender;
  private volatile boolean closed;

  PgNotifyChannel(Database database, PostgresConfig postgres, String serverId) {
    this.database = database;
    this.postgres = postgres;
    this.serverId = serverId;
    this.sender = Thread.ofPlatform().daemon().name("cluster-sender").start(this::sendQueued);
  }

  /** Queues a message for sending; drops it if too many others are waiting. */
  void publish(ClusterMessage message) {
    var _ = queue.offer(message);
  }

  private void sendQueued() {
    while (!closed) {
      try {
        ClusterMessage message = queue.take();
        Optional<String> text = ClusterMessageCodec.encode(message);
        if (text.isPresent() && !(canDropDuplicate(message) && queue.contains(message))) {
          send(serverId + " " + text.get());
        }
      } catch (SQLException e) {
        // Messages may be lost. The other servers find changes by polling.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Returns whether a message can be dropped if an equal one is sent later. */
  private static boolean canDropDuplicate(ClusterMessage message) {
    return switch (message) {
      case ClusterMessage.TableChanged _,
          ClusterMessage.EntryAdded _,
          ClusterMessage.TablesFollowed _,
          ClusterMessage.SpectatorsPresent _,
          ClusterMessage.AccountsChanged _ ->
          true;
      case ClusterMessage.ReviewJoined _,
          ClusterMessage.ReviewChanged _,
          ClusterMessage.TableNotification _,
          ClusterMessage.LobbyMessage _,
          ClusterMessage.CommandRequest _,
          ClusterMessage.CommandAnswerPart _ ->
          false;
    };
  }

  private void send(String text) throws SQLException {
    var _ =
        database.run(
            sql -> sql.exists("select pg_notify(? || current_schema(), ?)", CHANNEL_PREFIX, text));
  }

  void subscribe(Consumer<ClusterMessage> listener) {
    listenThread =
        Optional.of(
            Thread.ofPlatform().daemon().name("cluster-listener").start(() -> listen(listener)));
  }

  private void listen(Consumer<ClusterMessage> listener) {
    while (!closed) {
      try (Connection connection =
          DriverManager.getConnection(postgres.url(), postgres.properties())) {
        listenConnection = Optional.of(connection);
        listen(connection, listener);
      } catch (SQLException | RuntimeException e) {
        // Polling makes up for missed messages.
        pause();
      }
    }
  }

  private void listen(Connection connection, Consumer<ClusterMessage> listener)
      throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + quote(CHANNEL_PREFIX + connection.getSchema()));
    }
    PGConnection postgres = connection.unwrap(PGConnection.class);
    while (!closed) {
      PGNotification[] notifications = postgres.getNotifications(POLL_MILLIS);
      if (notifications == null || notifications.length == 0) {
        checkAlive(connection);
      } else {
        for (PGNotification notification : notifications) {
          deliver(notification.getParameter(), listener);
        }
      }
    }
  }

  private static String quote(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** Executes a query, because only a query detects that a connection has been lost silently. */
  private static void checkAlive(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("select 1")) {
      statement.execute();
    }
  }

  private void deliver(String text, Consumer<ClusterMessage> listener) {
    int idLength = text.indexOf(' ');
    if (idLength > 0 && !text.substring(0, idLength).equals(serverId)) {
      ClusterMessageCodec.decode(text.substring(idLength + 1)).ifPresent(listener);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(RETRY_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    sender.interrupt();
    listenThread.ifPresent(Thread::interrupt);
    listenConnection.ifPresent(
        connection -> {
          try {
            connection.abort(Runnable::run);
          } catch (SQLException e) {
            // The connection is already closed.
          }
        });
  }
}
