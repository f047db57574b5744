package lethe.app.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import java.util.function.Function;
import lethe.engine.core.ProgressListener;

/** Collects tasks, which a test runs explicitly. */
final class ManualTaskRunner implements TaskRunner {
  final Deque<BotTask<?>> tasks = new ArrayDeque<>();

  @Override
  public <T> BotTask<T> submit(
      Function<ProgressListener, T> work,
      Consumer<BotTask<T>> onProgress,
      Consumer<BotTask<T>> onDone) {
    BotTask<T> task = new BotTask<>(work, onProgress, onDone);
    tasks.add(task);
    return task;
  }

  /** Runs and removes the given number of tasks, oldest first. */
  void run(int count) {
    for (int i = 0; i < count; i++) {
      tasks.removeFirst().run();
    }
  }
}
