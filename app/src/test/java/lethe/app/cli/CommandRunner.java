package lethe.app.cli;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import lethe.app.local.ProgramOutput;

/**
 * Runs commands of the program in the process of the tests, which is much cheaper than starting the
 * program. The environment and the working directory are those of the tests, but the output is
 * UTF-8 in any locale.
 */
final class CommandRunner {
  private static final Duration MAX_TIME = Duration.ofMinutes(2);

  private CommandRunner() {}

  /** Runs a command line and returns its result. Fails if the command takes too long. */
  static ProgramProcess.RunResult run(String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int exitCode =
        assertTimeoutPreemptively(
            MAX_TIME, () -> ProgramOutput.redirect(out, err, () -> LetheCli.run(arguments)));
    return new ProgramProcess.RunResult(
        exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
