package lethe.app.play;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Moves the bots of one table at an even pace, so that nobody learns from the time that one takes.
 * There is a thread only while there is something to move.
 */
final class Mover {
  /** What the next bot does, if one is to move. */
  interface Chooser {
    Optional<Runnable> choose() throws InterruptedException;
  }

  private final Duration pace;
  private final Chooser think;
  private final Runnable conclude;
  private final Consumer<RuntimeException> failed;
  private final AtomicBoolean running = new AtomicBoolean();
  private final AtomicBoolean called = new AtomicBoolean();

  /**
   * A mover.
   *
   * @param think what the next bot does, if one is to move
   * @param conclude called when no bot is to move
   * @param failed is told when one of them fails
   */
  Mover(Duration pace, Chooser think, Runnable conclude, Consumer<RuntimeException> failed) {
    this.pace = pace;
    this.think = think;
    this.conclude = conclude;
    this.failed = failed;
  }

  /** Something has changed; returns at once. */
  void call() {
    called.set(true);
    if (running.compareAndSet(false, true)) {
      Thread.ofVirtual().name("bots").start(this::run);
    }
  }

  private void run() {
    try {
      while (called.getAndSet(false)) {
        move();
        conclude.run();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (CancellationException e) {
      // The house closes.
    } catch (RuntimeException e) {
      failed.accept(e);
    } finally {
      running.set(false);
    }
    if (called.get()) {
      call();
    }
  }

  private void move() throws InterruptedException {
    long begun = System.nanoTime();
    Optional<Runnable> move = think.choose();
    while (move.isPresent()) {
      Duration thought = Duration.ofNanos(System.nanoTime() - begun);
      Thread.sleep(pace.minus(thought).isNegative() ? Duration.ZERO : pace.minus(thought));
      move.get().run();
      begun = System.nanoTime();
      move = think.choose();
    }
  }
}
