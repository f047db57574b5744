package lethe.app.play;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import lethe.engine.core.ProgressListener;

/**
 * Runs at most one computation at a time for a page. Its progress and its result are reported in
 * the page's thread; nothing is reported after it has been canceled or replaced.
 */
final class BackgroundTask<T> {
  private final TaskRunner taskRunner;
  private final Executor pageThread;
  private final boolean reportsProgress;
  private Optional<TaskProgress> pending = Optional.empty();
  private Optional<BotTask<T>> task = Optional.empty();

  /**
   * Creates an instance without a computation.
   *
   * @param taskRunner executes the computations
   * @param pageThread runs actions in the page's thread
   * @param reportsProgress whether to report the progress, rather than only the result
   */
  BackgroundTask(TaskRunner taskRunner, Executor pageThread, boolean reportsProgress) {
    this.taskRunner = taskRunner;
    this.pageThread = pageThread;
    this.reportsProgress = reportsProgress;
  }

  /**
   * Starts a computation; replaces an earlier one.
   *
   * @param onProgress receives the progress in percent
   * @param onResult receives the result
   */
  void start(Function<ProgressListener, T> work, IntConsumer onProgress, Consumer<T> onResult) {
    cancel();
    TaskProgress progress =
        new TaskProgress(now -> pageThread.execute(() -> reportProgress(now, onProgress)));
    if (reportsProgress) {
      progress.markAwaited();
    }
    pending = Optional.of(progress);
    BotTask<T> started =
        taskRunner.submit(
            () -> work.apply(progress),
            done -> pageThread.execute(() -> finish(progress, done, onResult)));
    if (isCurrent(progress)) {
      task = Optional.of(started);
    }
  }

  private void reportProgress(TaskProgress of, IntConsumer onProgress) {
    if (isCurrent(of) && isComputing()) {
      of.percent().ifPresent(onProgress);
    }
  }

  private void finish(TaskProgress of, BotTask<T> done, Consumer<T> onResult) {
    if (isCurrent(of)) {
      pending = Optional.empty();
      task = Optional.empty();
      done.resultIfDone().ifPresent(onResult);
    }
  }

  private boolean isCurrent(TaskProgress one) {
    return pending.filter(one::equals).isPresent();
  }

  /** Returns whether a result is pending. */
  boolean isPending() {
    return pending.isPresent();
  }

  /** Returns whether the computation has not ended. */
  boolean isComputing() {
    return task.filter(one -> !one.isDone()).isPresent();
  }

  /** Returns the progress in percent; empty if it is not known. */
  OptionalInt percent() {
    return pending.map(TaskProgress::percent).orElseGet(OptionalInt::empty);
  }

  /** Discards the computation. */
  void cancel() {
    pending.ifPresent(TaskProgress::stop);
    task.ifPresent(BotTask::cancel);
    pending = Optional.empty();
    task = Optional.empty();
  }
}
