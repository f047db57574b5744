package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import lethe.engine.core.ProgressListener;

/**
 * Plays the bots of one table with a minimum time between their moves, which hides shorter thinking
 * times. Occupies no thread while only human players are to move.
 */
final class BotPacer {
  private final Table<?, ?, ?> table;
  private final Duration delay;
  private final TaskRunner taskRunner;
  private final Consumer<RuntimeException> onFailure;
  private final AtomicBoolean running = new AtomicBoolean();
  private final AtomicBoolean pending = new AtomicBoolean();

  /**
   * Creates a pacer.
   *
   * @param delay the minimum time between two moves
   * @param taskRunner executes the computations
   * @param onFailure receives an exception that was thrown while the bots moved
   */
  BotPacer(
      Table<?, ?, ?> table,
      Duration delay,
      TaskRunner taskRunner,
      Consumer<RuntimeException> onFailure) {
    this.table = table;
    this.delay = delay;
    this.taskRunner = taskRunner;
    this.onFailure = onFailure;
  }

  /** Lets bots that are to move do so in another thread. Returns immediately. */
  void wake() {
    pending.set(true);
    if (running.compareAndSet(false, true)) {
      Thread.ofVirtual().name("bots").start(this::run);
    }
  }

  private void run() {
    try {
      while (pending.getAndSet(false)) {
        playMoves();
        table.conclude();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (CancellationException e) {
      // The server is closing.
    } catch (RuntimeException e) {
      onFailure.accept(e);
    } finally {
      running.set(false);
    }
    if (pending.get()) {
      wake();
    }
  }

  /**
   * Lets the next bot think. Returns an action that makes its move; empty if no bot is to move or
   * bots may not move.
   */
  private Optional<Runnable> chooseNextMove() throws InterruptedException {
    return table.areBotsAllowed()
        ? taskRunner.submit(() -> table.chooseBotMove(ProgressListener.NONE), _ -> {}).result()
        : Optional.empty();
  }

  private void playMoves() throws InterruptedException {
    long start = System.nanoTime();
    Optional<Runnable> move = chooseNextMove();
    while (move.isPresent()) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      Thread.sleep(delay.minus(elapsed).isNegative() ? Duration.ZERO : delay.minus(elapsed));
      move.get().run();
      start = System.nanoTime();
      move = chooseNextMove();
    }
  }
}
