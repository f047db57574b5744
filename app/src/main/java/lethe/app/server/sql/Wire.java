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
import lethe.app.server.Call;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Exchanges notifications with other servers. They are only hints: what is lost is found by polling
 * within seconds.
 */
final class Wire implements AutoCloseable {
  /**
   * Prefix of the channel's name, followed by the name of the schema: servers on other schemas are
   * separate sites.
   */
  private static final String CHANNEL = "lethe_";

  private static final int LISTENING_MILLIS = 10_000;
  private static final int AGAIN_MILLIS = 1_000;

  /** Maximum number of messages that wait to be sent; more are dropped. */
  private static final int QUEUE = 10_000;

  private final Database database;
  private final String url;
  private final String serverId;
  private final BlockingQueue<Call> calls = new LinkedBlockingQueue<>(QUEUE);
  private volatile Optional<Thread> listening = Optional.empty();
  private volatile Optional<Connection> line = Optional.empty();
  private final Thread calling;
  private volatile boolean closed;

  Wire(Database database, String url, String serverId) {
    this.database = database;
    this.url = url;
    this.serverId = serverId;
    this.calling = Thread.ofPlatform().daemon().name("calls").start(this::send);
  }

  void call(Call call) {
    var _ = calls.offer(call);
  }

  private void send() {
    while (!closed) {
      try {
        Call call = calls.take();
        Optional<String> text = CallText.write(call);
        if (text.isPresent() && !(isHint(call) && calls.contains(call))) {
          notify(serverId + " " + text.get());
        }
      } catch (SQLException e) {
        // The other servers find it by polling.
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Returns whether a message only says where to look, so that duplicates can be dropped. */
  private static boolean isHint(Call call) {
    return switch (call) {
      case Call.Table _, Call.Move _, Call.Everybody _ -> true;
      case Call.Said _, Call.Hall _ -> false;
    };
  }

  private void notify(String text) throws SQLException {
    database.within(
        connection ->
            Sql.first(
                connection,
                "select pg_notify(? || current_schema(), ?)",
                _ -> true,
                CHANNEL,
                text));
  }

  void hear(Consumer<Call> listener) {
    listening =
        Optional.of(Thread.ofPlatform().daemon().name("hints").start(() -> listen(listener)));
  }

  private void listen(Consumer<Call> listener) {
    while (!closed) {
      try (Connection connection = DriverManager.getConnection(url)) {
        line = Optional.of(connection);
        listen(connection, listener);
      } catch (SQLException | RuntimeException e) {
        // What is missed is found by polling.
        rest();
      }
    }
  }

  private void listen(Connection connection, Consumer<Call> listener) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("listen " + quoted(CHANNEL + connection.getSchema()));
    }
    PGConnection own = connection.unwrap(PGConnection.class);
    while (!closed) {
      PGNotification[] heard = own.getNotifications(LISTENING_MILLIS);
      if (heard == null || heard.length == 0) {
        isThere(connection);
      } else {
        for (PGNotification one : heard) {
          hear(one.getParameter(), listener);
        }
      }
    }
  }

  private static String quoted(String name) {
    return '"' + name.replace("\"", "\"\"") + '"';
  }

  /** Executes a query, because a connection that was lost silently is noticed only then. */
  private static void isThere(Connection connection) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement("select 1")) {
      statement.execute();
    }
  }

  private void hear(String text, Consumer<Call> listener) {
    int end = text.indexOf(' ');
    if (end > 0 && !text.substring(0, end).equals(serverId)) {
      CallText.read(text.substring(end + 1)).ifPresent(listener);
    }
  }

  private static void rest() {
    try {
      Thread.sleep(AGAIN_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    calling.interrupt();
    listening.ifPresent(Thread::interrupt);
    line.ifPresent(
        open -> {
          try {
            open.abort(Runnable::run);
          } catch (SQLException e) {
            // The connection is closed already.
          }
        });
  }
}
