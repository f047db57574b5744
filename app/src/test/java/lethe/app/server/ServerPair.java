package lethe.app.server;

import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;

/** Two servers on one database, which receive each other's messages. */
public record ServerPair(TestServer one, TestServer two) implements AutoCloseable {
  /** Opens two servers, and waits until each receives the other's messages. */
  public static ServerPair open(Path data) {
    ServerPair pair =
        new ServerPair(
            new TestServer(data, DatabaseKind.POSTGRES, TestLimits.GENEROUS),
            new TestServer(data, DatabaseKind.POSTGRES, TestLimits.GENEROUS));
    greet(pair.one, pair.two);
    greet(pair.two, pair.one);
    return pair;
  }

  /** Sends chat messages to the lobby until the other server receives one. */
  private static void greet(TestServer from, TestServer to) {
    TestServer.TestClient speaker = from.connectClient("key:speaker", "speaker");
    TestServer.TestClient listener = to.connectClient("key:listener", "listener");
    Notification greeting = new Notification.ChatMessage("speaker", "hello");
    await(
        () -> {
          from.gameServer.sessions().lobbyChat().say(speaker.session(), "hello");
          return listener.notifications.contains(greeting);
        });
    from.gameServer.sessions().remove(speaker.session());
    to.gameServer.sessions().remove(listener.session());
  }

  /** Polls until the condition holds. */
  public static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  @Override
  public void close() {
    one.close();
    two.close();
  }
}
