package lethe.app.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import lethe.app.page.Console;
import lethe.app.server.ClientHandle;
import lethe.app.server.DisconnectReason;
import lethe.app.server.Notification;
import lethe.app.server.TableParticipant;

/** Delivers notifications to one session, whatever page it shows. Thread-safe. */
final class SessionMailbox implements ClientHandle {
  private final RemoteTerminal terminal;
  private final CountDownLatch closed = new CountDownLatch(1);

  /** Notifications that have not been shown yet. */
  private final Queue<Notification> pending = new ConcurrentLinkedQueue<>();

  private volatile Optional<DisconnectReason> disconnectReason = Optional.empty();

  /** The current console; empty until a session that runs a single command opens one. */
  private volatile Optional<Console> console = Optional.empty();

  SessionMailbox(RemoteTerminal terminal) {
    this.terminal = terminal;
  }

  Optional<Console> console() {
    return console;
  }

  /** Sets the current console. Notifications that arrived on the way to a table are shown there. */
  void setConsole(Console shown) {
    console = Optional.of(shown);
    forwardToTable();
  }

  @Override
  public void deliver(Notification notification) {
    if (notification instanceof Notification.AttentionRequest request) {
      console.ifPresent(one -> one.alertUser(LobbyMessages.alert(request)));
    }
    if (isAtTable() || terminal.isInteractive()) {
      pending.add(notification);
      // A player who reaches the table between these calls still gets the notification.
      forwardToTable();
      wake();
    }
  }

  /** Passes pending notifications on at once if the user is at a table. */
  private void forwardToTable() {
    if (console.orElse(null) instanceof TableParticipant participant) {
      drain().forEach(participant::deliver);
    }
  }

  /** Returns the pending notifications as text and removes them. */
  List<String> takeMessages() {
    return takeMessages(LobbyMessages::say);
  }

  /** Returns the pending notifications as worded by a function and removes them. */
  List<String> takeMessages(Function<Notification, String> say) {
    return drain().stream().map(say).toList();
  }

  private List<Notification> drain() {
    List<Notification> all = new ArrayList<>();
    for (Notification notification = pending.poll();
        notification != null;
        notification = pending.poll()) {
      all.add(notification);
    }
    return all;
  }

  @Override
  public void wake() {
    console.ifPresent(Console::wake);
  }

  @Override
  public void disconnect(DisconnectReason reason) {
    disconnectReason = Optional.of(reason);
    wake();
  }

  Optional<DisconnectReason> disconnectReason() {
    return disconnectReason;
  }

  boolean isDisconnecting() {
    return disconnectReason.isPresent();
  }

  @Override
  public boolean pollActivity() {
    return terminal.pollActivity();
  }

  @Override
  public boolean isAtTable() {
    return console.filter(TableParticipant.class::isInstance).isPresent();
  }

  @Override
  public boolean isInteractive() {
    return console.isPresent();
  }

  /** Marks the session as ended. */
  void markClosed() {
    closed.countDown();
  }

  @Override
  public void awaitClosed(Duration patience) {
    try {
      closed.await(patience.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
