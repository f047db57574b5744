package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Plays the bots of one table at an even pace, so that the time does not reveal how long they
 * think. Uses a thread only while a bot is to move.
 */
final class BotPacer {
  /** Chooses the next bot's move, if a bot is to move. */
  interface NextMove {
    Optional<Runnable> choose() throws InterruptedException;
  }

  private final Duration pace;
  private final NextMove nextMove;
  private final Runnable onNoMove;
  private final Consumer<RuntimeException> onFailure;
  private final AtomicBoolean running = new AtomicBoolean();
  private final AtomicBoolean pending = new AtomicBoolean();

  /**
   * Creates a pacer.
   *
   * @param think chooses the next bot's move, if a bot is to move
   * @param conclude called when no bot is to move
   * @param failed receives an exception of a bot
   */
  BotPacer(Duration pace, NextMove think, Runnable conclude, Consumer<RuntimeException> failed) {
    this.pace = pace;
    this.nextMove = think;
    this.onNoMove = conclude;
    this.onFailure = failed;
  }

  /** Reports that the table has changed. Returns immediately. */
  void wake() {
    pending.set(true);
    if (running.compareAndSet(false, true)) {
      Thread.ofVirtual().name("bots").start(this::run);
    }
  }

  private void run() {
    try {
      while (pending.getAndSet(false)) {
        move();
        onNoMove.run();
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

  private void move() throws InterruptedException {
    long start = System.nanoTime();
    Optional<Runnable> move = nextMove.choose();
    while (move.isPresent()) {
      Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
      Thread.sleep(pace.minus(elapsed).isNegative() ? Duration.ZERO : pace.minus(elapsed));
      move.get().run();
      start = System.nanoTime();
      move = nextMove.choose();
    }
  }
}
