package lethe.app.ssh;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lethe.app.server.Hook;
import lethe.app.server.Log;

/**
 * Runs the operator's program for each notification: {@code PROGRAM PLAYER TABLE GAME
 * turn|reminder}. Does not block the caller; failures are logged.
 */
final class HookProgram implements Hook {
  /** Maximum number of programs that run at the same time. */
  private static final int AT_ONCE = 4;

  /** Maximum number of notifications in the queue; further ones are dropped. */
  private static final int WAITING = 1_000;

  /** Maximum running time of the program, in seconds. */
  private static final long LONGEST = 60;

  private final Path program;
  private final Log log;
  private final ThreadPoolExecutor runners =
      new ThreadPoolExecutor(
          AT_ONCE,
          AT_ONCE,
          LONGEST,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(WAITING),
          Thread.ofPlatform().daemon().name("hook").factory());

  HookProgram(Path program, Log log) {
    this.program = program;
    this.log = log;
    runners.allowCoreThreadTimeOut(true);
  }

  @Override
  public void tell(Wanted wanted) {
    try {
      runners.execute(() -> run(wanted));
    } catch (RejectedExecutionException e) {
      failed(wanted, "too many wait");
    }
  }

  private void run(Wanted wanted) {
    try {
      Process process =
          new ProcessBuilder(
                  program.toString(),
                  wanted.player(),
                  "" + wanted.table(),
                  wanted.game(),
                  wanted.reminder() ? "reminder" : "turn")
              .redirectInput(Redirect.from(Path.of("/dev/null").toFile()))
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD)
              .start();
      if (!process.waitFor(LONGEST, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        failed(wanted, "took longer than " + LONGEST + " seconds");
      } else if (process.exitValue() != 0) {
        failed(wanted, "exit code " + process.exitValue());
      }
    } catch (IOException e) {
      failed(wanted, String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void failed(Wanted wanted, String why) {
    log.warn("hook", "table", wanted.table(), "name", wanted.player(), "why", why);
  }
}
