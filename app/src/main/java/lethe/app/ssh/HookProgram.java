package lethe.app.ssh;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lethe.app.json.JsonWriter;
import lethe.app.server.base.Log;
import lethe.app.server.table.TurnHook;
import lethe.app.text.Launcher;

/**
 * Runs the operator's program for each notification, without arguments, and writes the notification
 * to its input, as a JSON object in one line. Does not block the caller; failures are logged.
 */
final class HookProgram implements TurnHook {
  /** The maximum number of programs that run at the same time. */
  private static final int MAX_RUNNING = 4;

  /** The maximum number of notifications in the queue; further ones are dropped. */
  private static final int MAX_QUEUED = 1_000;

  /** The maximum running time of the program, in seconds. */
  private static final long MAX_SECONDS = 60;

  private final Path program;
  private final Log log;
  private final ThreadPoolExecutor runners =
      new ThreadPoolExecutor(
          MAX_RUNNING,
          MAX_RUNNING,
          MAX_SECONDS,
          TimeUnit.SECONDS,
          new ArrayBlockingQueue<>(MAX_QUEUED),
          Thread.ofPlatform().daemon().name("hook").factory());

  HookProgram(Path program, Log log) {
    this.program = program;
    this.log = log;
    runners.allowCoreThreadTimeOut(true);
  }

  @Override
  public void onTurn(TurnNotice notice) {
    try {
      runners.execute(() -> run(notice));
    } catch (RejectedExecutionException e) {
      logFailure(notice, "too many notifications in the queue");
    }
  }

  private void run(TurnNotice notice) {
    try {
      ProcessBuilder builder =
          new ProcessBuilder(program.toString())
              .redirectOutput(Redirect.DISCARD)
              .redirectError(Redirect.DISCARD);
      Launcher.restoreLocale(builder.environment());
      Process process = builder.start();
      writeInput(process, json(notice));
      if (!process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        logFailure(notice, "took longer than " + MAX_SECONDS + " seconds");
      } else if (process.exitValue() != 0) {
        logFailure(notice, "exit code " + process.exitValue());
      }
    } catch (IOException e) {
      logFailure(notice, String.valueOf(e.getMessage()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static String json(TurnNotice notice) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("player", notice.player());
    fields.put("table", notice.table());
    fields.put("game", notice.game());
    return JsonWriter.object(notice.reminder() ? "reminder" : "turn", fields);
  }

  /** Writes the input of a program, which need not read it. */
  private static void writeInput(Process process, String line) {
    try (OutputStream input = process.getOutputStream()) {
      input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      // The program has ended, or has closed its input.
    }
  }

  private void logFailure(TurnNotice notice, String reason) {
    log.warn("hook", "table", notice.table(), "name", notice.player(), "reason", reason);
  }
}
