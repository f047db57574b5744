package lethe.app.lobby;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lethe.app.runner.PageRunner;
import lethe.app.server.client.ClientHandle;
import lethe.app.server.client.DisconnectReason;
import lethe.app.server.client.Notification;

/** Delivers notifications and requests for one session to its pages. Thread-safe. */
final class SessionMailbox implements ClientHandle {
  private final RemoteTerminal terminal;
  private final CountDownLatch closed = new CountDownLatch(1);

  /** Notifications that arrived before the first page was shown; guarded by this. */
  private final List<Notification> earlyNotifications = new ArrayList<>();

  /**
   * Receives the notifications in the runner's thread; does nothing before {@link #startDelivery}.
   */
  private Consumer<Notification> receiver = _ -> {};

  private volatile Optional<DisconnectReason> disconnectReason = Optional.empty();

  /**
   * Shows the pages; empty until the session opens its first page. A session that runs a single
   * command may open none.
   */
  private volatile Optional<PageRunner> runner = Optional.empty();

  private volatile boolean showingMatch;

  SessionMailbox(RemoteTerminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public String connectionId() {
    return terminal.connectionId();
  }

  /**
   * Begins delivery to a runner. Notifications that have already arrived are delivered as well.
   *
   * @param newReceiver receives notifications in the runner's thread
   */
  synchronized void startDelivery(PageRunner pageRunner, Consumer<Notification> newReceiver) {
    runner = Optional.of(pageRunner);
    receiver = newReceiver;
    earlyNotifications.forEach(
        notification -> pageRunner.execute(() -> newReceiver.accept(notification)));
    earlyNotifications.clear();
    if (isDisconnecting()) {
      pageRunner.endInput();
    }
  }

  Optional<PageRunner> runner() {
    return runner;
  }

  @Override
  public synchronized void deliver(Notification notification) {
    if (notification instanceof Notification.AttentionRequest request) {
      runner.ifPresent(
          pageRunner -> pageRunner.console().alertUser(LobbyMessages.alertText(request)));
    }
    if (isShowingMatch() || terminal.isInteractive()) {
      Consumer<Notification> currentReceiver = receiver;
      runner.ifPresentOrElse(
          pageRunner -> pageRunner.execute(() -> currentReceiver.accept(notification)),
          () -> earlyNotifications.add(notification));
    }
  }

  @Override
  public void wake() {
    runner.ifPresent(PageRunner::postTableChanged);
  }

  @Override
  public synchronized void disconnect(DisconnectReason reason) {
    disconnectReason = Optional.of(reason);
    runner.ifPresent(PageRunner::endInput);
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

  /** Sets whether the user sees a match or a review. */
  void setShowingMatch(boolean value) {
    showingMatch = value;
  }

  @Override
  public boolean isShowingMatch() {
    return showingMatch;
  }

  @Override
  public boolean hasShownPages() {
    return runner.isPresent();
  }

  /** Marks the session as ended, which ends the wait of {@link #awaitClosed}. */
  void markClosed() {
    closed.countDown();
  }

  @Override
  public void awaitClosed(Duration timeout) {
    try {
      closed.await(timeout.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
