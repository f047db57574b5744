package lethe.app.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import lethe.engine.core.ProgressListener;

/**
 * A request of a user that is computed in the background, at most one computation at a time.
 * Progress and results are reported in the page's thread; nothing is reported about a computation
 * that has been canceled or replaced.
 *
 * @param <T> the type of the results
 */
abstract class BackgroundTask<T> {
  private final TaskRunner taskRunner;
  private final Executor pageThread;
  private final boolean reportsProgress;
  private Optional<BotTask<T>> task = Optional.empty();
  private boolean pending;

  /**
   * Increases whenever a computation is replaced or canceled; reports of earlier ones are ignored.
   */
  private int generation;

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
   * Starts a computation. Cancels an earlier one.
   *
   * @param work computes the result and reports progress
   * @param onProgress receives the progress in percent
   * @param onResult receives the result
   */
  final void start(
      Function<ProgressListener, T> work, IntConsumer onProgress, Consumer<T> onResult) {
    cancel();
    pending = true;
    int startGeneration = generation;
    BotTask<T> submitted =
        taskRunner.submit(
            work,
            running ->
                pageThread.execute(() -> reportProgress(startGeneration, running, onProgress)),
            done -> pageThread.execute(() -> finish(startGeneration, done, onResult)));
    if (isCurrent(startGeneration)) {
      task = Optional.of(submitted);
      if (reportsProgress) {
        submitted.markAwaited();
      }
    }
  }

  private void reportProgress(int startGeneration, BotTask<T> running, IntConsumer onProgress) {
    if (isCurrent(startGeneration) && isComputing()) {
      running.percent().ifPresent(onProgress);
    }
  }

  private void finish(int startGeneration, BotTask<T> finishedTask, Consumer<T> onResult) {
    if (isCurrent(startGeneration)) {
      pending = false;
      task = Optional.empty();
      finishedTask.resultUnlessCanceled().ifPresent(onResult);
    }
  }

  private boolean isCurrent(int startGeneration) {
    return pending && generation == startGeneration;
  }

  /** Cancels the computation, and returns the lines to show to the user who canceled it. */
  abstract List<String> stop();

  /** Returns whether a computation was started that has been neither reported nor canceled. */
  final boolean isPending() {
    return pending;
  }

  /** Returns whether a computation is waiting or running. */
  final boolean isComputing() {
    return task.filter(current -> !current.isDone()).isPresent();
  }

  /** Returns the progress in percent; empty if it is not known. */
  final OptionalInt percent() {
    return task.map(BotTask::percent).orElseGet(OptionalInt::empty);
  }

  /** Cancels the computation if there is one. Its result is not reported. */
  final void cancel() {
    generation++;
    pending = false;
    task.ifPresent(BotTask::cancel);
    task = Optional.empty();
  }
}
