package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests a full disk. Temporarily limiting the size of files makes writes fail in the middle of a
 * line, as on a full disk.
 */
@Timeout(300)
class FullDiskIT {
  private static final String MOVE = "red: put 5 in 2\n";

  /**
   * The increment of the limit, in bytes; smaller than any part that the database appends at once.
   */
  private static final int LIMIT_STEP = 1_000;

  @TempDir Path home;

  @BeforeEach
  void configureDrawnTables() throws IOException {
    ProgramProcess.configureDrawnTables(home);
    Assumptions.assumeTrue(ProgramProcess.isInstalled("prlimit"), "there is no prlimit here");
  }

  /** A process to which a test types lines and whose output it reads. */
  private static final class InteractiveProcess implements AutoCloseable {
    private final Process process;
    private final StringBuilder output = new StringBuilder();
    private boolean ended;

    private InteractiveProcess(Process process) {
      this.process = process;
      Thread.ofVirtual().start(this::readOutput);
    }

    static InteractiveProcess start(ProcessBuilder builder) throws IOException {
      return new InteractiveProcess(builder.redirectErrorStream(true).start());
    }

    private void readOutput() {
      try (Reader out = process.inputReader(StandardCharsets.UTF_8)) {
        for (int c = out.read(); c >= 0; c = out.read()) {
          appendChar((char) c);
        }
      } catch (IOException e) {
        // The process has ended.
      }
      synchronized (this) {
        ended = true;
        notifyAll();
      }
    }

    /**
     * Appends a character to the output. Replaces consecutive white space with one blank, so that
     * the position of line breaks does not matter.
     */
    private synchronized void appendChar(char c) {
      boolean blank = Character.isWhitespace(c);
      if (!blank || output.isEmpty() || output.charAt(output.length() - 1) != ' ') {
        output.append(blank ? ' ' : c);
      }
      notifyAll();
    }

    void type(String line) throws IOException {
      OutputStream in = process.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
    }

    /**
     * Waits until a text has been printed. Returns the output since the previous call, up to the
     * end of the text. Fails after 1 minute or if the process ends.
     */
    synchronized String waitFor(String text) throws InterruptedException {
      long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
      while (output.indexOf(text) < 0) {
        long remainingMillis = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
        assertThat(remainingMillis > 0 && !ended).as("no " + text + " in: " + output).isTrue();
        wait(remainingMillis);
      }
      int end = output.indexOf(text) + text.length();
      String result = output.substring(0, end);
      output.delete(0, end);
      return result;
    }

    /**
     * Limits the size of files that the process writes.
     *
     * @param bytes the limit in bytes, or {@code unlimited}
     */
    void limitFileSize(String bytes) throws IOException {
      Process prlimit =
          new ProcessBuilder("prlimit", "--pid", "" + process.pid(), "--fsize=" + bytes + ":")
              .inheritIO()
              .start();
      assertThat(ProgramProcess.awaitExit(prlimit)).isZero();
    }

    void limitFileSize(long bytes) throws IOException {
      limitFileSize("" + bytes);
    }

    int exitCode() {
      return ProgramProcess.awaitExit(process);
    }

    @Override
    public void close() {
      process.destroy();
      ProgramProcess.awaitExit(process);
    }
  }

  private InteractiveProcess startLocalMatch() throws IOException {
    return InteractiveProcess.start(
        ProgramProcess.inHome(home)
            .processBuilder(
                "play",
                "ta-se",
                "--save",
                "match.lethe",
                "--seed",
                "3",
                "--no-story",
                "--seat",
                "red=human",
                "--seat",
                "blue=bot:random"));
  }

  @Test
  void aMoveThatCannotBeWrittenCanBeTypedAgain() throws Exception {
    Path save = home.resolve("match.lethe");
    try (InteractiveProcess game = startLocalMatch()) {
      game.waitFor("red> ");
      String savedText = ProgramProcess.readFile(save);
      game.limitFileSize(savedText.length() + 8L);
      for (int i = 0; i < 2; i++) {
        game.type("put 5 in 2");
        assertThat(game.waitFor("red> "))
            .contains(
                "Your command was not executed because it could not be saved (File too large).")
            .doesNotContain("red 5 in cup 2");
        assertThat(save).hasContent(savedText);
      }
      game.type("concede");
      game.waitFor("red> ");
      game.type("concede");
      game.waitFor("could not be saved");
      game.waitFor("red> ");
      game.limitFileSize("unlimited");
      game.type("put 5 in 2");
      game.waitFor("red> ");
      assertThat(ProgramProcess.readFile(save)).startsWith(savedText + MOVE + "blue: put");
      game.type("quit");
      assertThat(game.exitCode()).isZero();
    }
    assertThat(CommandRunner.run("run", "--check", save.toString()).exitCode()).isZero();
  }

  @Test
  void aMatchPausesWhileABotsMoveCannotBeWritten() throws Exception {
    Path save = home.resolve("match.lethe");
    try (InteractiveProcess game = startLocalMatch()) {
      game.waitFor("red> ");
      String savedText = ProgramProcess.readFile(save);
      game.limitFileSize(savedText.length() + MOVE.length() + 8L);
      game.type("put 5 in 2");
      game.waitFor("Earlier moves are safe.");
      assertThat(save).hasContent(savedText + MOVE);
      game.type("");
      game.waitFor("The match cannot continue");
      game.limitFileSize("unlimited");
      game.type("");
      game.waitFor("last announced: blue ");
      game.type("quit");
      assertThat(game.exitCode()).isZero();
    }
    assertThat(CommandRunner.run("run", "--check", save.toString()).exitCode()).isZero();
  }

  /**
   * Waits until a server listens and returns it. The log of this server goes to its output, so that
   * the limit does not affect it.
   */
  private LaunchedServer awaitListening(InteractiveProcess server) throws InterruptedException {
    String startupOutput = server.waitFor("Ctrl-C");
    int port = Integer.parseInt(startupOutput.replaceAll("(?s).*, port (\\d+)\\..*", "$1"));
    return new LaunchedServer(server.process, port, home.resolve("server"));
  }

  /** Starts a server with fast bots and a high rate limit for new tables. */
  private InteractiveProcess startServer() throws IOException {
    return InteractiveProcess.start(
        ProgramProcess.inHome(home)
            .processBuilder(
                "serve",
                "--port",
                "0",
                "--bot-delay",
                "100",
                "--new-tables-per-address",
                "6000",
                "--data",
                "server"));
  }

  @Test
  void aServerPausesMatchesAndRejectsTablesWhileItCannotWrite() throws Exception {
    try (InteractiveProcess server = startServer()) {
      LaunchedServer launched = awaitListening(server);
      try (InteractiveProcess anna =
          InteractiveProcess.start(
              new ProcessBuilder(launched.guestCommand("anna", "play eurydice")))) {
        anna.waitFor("orpheus> ");
        String savedText = ProgramProcess.readFile(launched.journal(1));
        server.limitFileSize(writeAheadLogSize());
        anna.type("up left");
        anna.waitFor("The server cannot save moves now, so the match pauses.");
        server.waitFor("event=storage-failed file=\"journal 1\" reason=\"");
        server.limitFileSize("unlimited");
        anna.waitFor("The server can save moves again. The match continues.");
        server.waitFor("event=storage-available");
        anna.type("up left");
        anna.type("quit");
        assertThat(anna.exitCode()).isZero();
        assertThat(ProgramProcess.readFile(launched.journal(1)))
            .isEqualTo(savedText + "orpheus: up left\n");
      }
      String botMatch = "play ta-se red=bot:random blue=bot:random";
      try (InteractiveProcess cleo =
          InteractiveProcess.start(new ProcessBuilder(launched.guestCommand("cleo", botMatch)))) {
        cleo.waitFor(" puts ");
        server.limitFileSize(writeAheadLogSize());
        cleo.waitFor("The server cannot save moves now, so the match pauses.");
        server.limitFileSize("unlimited");
        cleo.waitFor("The server can save moves again. The match continues.");
        cleo.waitFor("Round 2 begins");
      }
      try (InteractiveProcess ben =
          InteractiveProcess.start(new ProcessBuilder(launched.guestCommand("ben")))) {
        ben.waitFor("> ");
        server.limitFileSize(0);
        ben.type("make robots bolt=open");
        ben.waitFor("because the server cannot read or save its data now.");
        ben.type("tables");
        ben.waitFor("eurydice");
        ben.waitFor("> ");
        server.limitFileSize("unlimited");
        ben.type("make robots bolt=open");
        ben.waitFor("Table 3 is waiting for players");
      }
    }
    StoredData storedData = new StoredData(home.resolve("server"));
    for (int table = 1; table <= 2; table++) {
      String journal = storedData.copyJournal(table).toString();
      assertThat(CommandRunner.run("run", "--check", journal).exitCode()).isZero();
    }
    assertThat(storedData.hasTable(3, false)).isTrue();
  }

  /** Returns the size of the database's write-ahead log in bytes, which grows with every write. */
  private long writeAheadLogSize() throws IOException {
    return Files.size(home.resolve("server/lethe.db-wal"));
  }

  /** All seats are taken, but the deal cannot be written. */
  @Test
  void aDealWaitsUntilItCanBeWritten() throws Exception {
    try (InteractiveProcess server = startServer()) {
      LaunchedServer launched = awaitListening(server);
      try (InteractiveProcess anna =
          InteractiveProcess.start(new ProcessBuilder(launched.guestCommand("anna")))) {
        anna.waitFor("> ");
        playAtNewTable(anna);
        String text;
        // A failed write leaves a part of its data in the file, so the size of the file is not the
        // size of the valid data.
        long limit = writeAheadLogSize();
        do {
          server.limitFileSize(limit);
          anna.type("play eurydice");
          text = anna.waitFor(" now.");
          limit += LIMIT_STEP;
        } while (!text.endsWith("cannot save the deal now."));
        int table = Integer.parseInt(text.replaceAll("(?s).*seats of table (\\d+) .*", "$1"));
        assertThat(ProgramProcess.readFile(launched.journal(table))).isEmpty();
        server.limitFileSize("unlimited");
        anna.waitFor("orpheus> ");
        assertThat(ProgramProcess.readFile(launched.journal(table))).contains("* commitment ");
      }
    }
  }

  /**
   * Opens a new table, for which the server writes first the table and then the deal, and quits.
   */
  private static void playAtNewTable(InteractiveProcess game)
      throws IOException, InterruptedException {
    game.type("play eurydice");
    game.waitFor("orpheus> ");
    game.type("quit");
    game.waitFor("> ");
  }
}
