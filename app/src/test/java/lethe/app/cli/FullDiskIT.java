package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Limits the size of files for a while, so that writes fail in the middle of a line. The operating
 * system reports this as it reports a full disk.
 */
@Timeout(300)
class FullDiskIT {
  private static final String MOVE = "red: put 5 in 2\n";

  /**
   * Step by which the limit is raised, in bytes. It is less than the smallest amount that the
   * database appends as a whole.
   */
  private static final int LAST = 1_000;

  @TempDir Path home;

  @BeforeEach
  void setUp() throws IOException {
    ProgramProcess.drawsLines(home);
    Assumptions.assumeTrue(
        Stream.of(System.getenv("PATH").split(":", -1))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "prlimit"))),
        "there is no prlimit here");
  }

  /** Runs a process, types to it, and reads its output. */
  private static final class InteractiveProcess implements AutoCloseable {
    private final Process process;
    private final StringBuilder read = new StringBuilder();
    private boolean over;

    private InteractiveProcess(Process process) {
      this.process = process;
      Thread.ofVirtual().start(this::listen);
    }

    static InteractiveProcess started(ProcessBuilder builder) throws IOException {
      return new InteractiveProcess(builder.redirectErrorStream(true).start());
    }

    private void listen() {
      try (Reader out = process.inputReader(StandardCharsets.UTF_8)) {
        for (int c = out.read(); c >= 0; c = out.read()) {
          appendChar((char) c);
        }
      } catch (IOException e) {
        // The output ends with the process.
      }
      synchronized (this) {
        over = true;
        notifyAll();
      }
    }

    /**
     * Appends a character, with any run of white space as one blank, so that line breaks do not
     * matter.
     */
    private synchronized void appendChar(char c) {
      boolean blank = Character.isWhitespace(c);
      if (!blank || read.isEmpty() || read.charAt(read.length() - 1) != ' ') {
        read.append(blank ? ' ' : c);
      }
      notifyAll();
    }

    void type(String line) throws IOException {
      OutputStream in = process.getOutputStream();
      in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
      in.flush();
    }

    /**
     * Waits until the text has been read. Returns the output up to its end, beginning where the
     * previous call stopped.
     */
    synchronized String until(String text) throws InterruptedException {
      long late = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
      while (read.indexOf(text) < 0) {
        long left = TimeUnit.NANOSECONDS.toMillis(late - System.nanoTime());
        assertThat(left > 0 && !over).as("no " + text + " in: " + read).isTrue();
        wait(left);
      }
      int end = read.indexOf(text) + text.length();
      String until = read.substring(0, end);
      read.delete(0, end);
      return until;
    }

    /**
     * Limits the size of the files that the process writes.
     *
     * @param bytes the limit in bytes, or {@code unlimited}
     */
    void limitFileSize(String bytes) throws IOException {
      Process limit =
          new ProcessBuilder("prlimit", "--pid", "" + process.pid(), "--fsize=" + bytes + ":")
              .inheritIO()
              .start();
      assertThat(ProgramProcess.exit(limit)).isZero();
    }

    void limitFileSize(long bytes) throws IOException {
      limitFileSize("" + bytes);
    }

    int exitCode() {
      return ProgramProcess.exit(process);
    }

    @Override
    public void close() {
      process.destroy();
      ProgramProcess.exit(process);
    }
  }

  private InteractiveProcess localMatch() throws IOException {
    return InteractiveProcess.started(
        ProgramProcess.in(home)
            .builder(
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
  void aMoveThatCannotBeWrittenIsNotPlayedAndCanBeTypedAgain() throws Exception {
    Path save = home.resolve("match.lethe");
    try (InteractiveProcess talk = localMatch()) {
      talk.until("red> ");
      String before = ProgramProcess.text(save);
      talk.limitFileSize(before.length() + 8L);
      for (int i = 0; i < 2; i++) {
        talk.type("put 5 in 2");
        assertThat(talk.until("red> "))
            .contains("This could not be written down (File too large), so it was not done;")
            .doesNotContain("red 5 in cup 2");
        assertThat(save).hasContent(before);
      }
      talk.type("concede");
      talk.until("red> ");
      talk.type("concede");
      talk.until("This could not be written down");
      talk.until("red> ");
      talk.limitFileSize("unlimited");
      talk.type("put 5 in 2");
      talk.until("red> ");
      assertThat(ProgramProcess.text(save)).startsWith(before + MOVE + "blue: put");
      talk.type("quit");
      assertThat(talk.exitCode()).isZero();
    }
    assertThat(ProgramProcess.in(home).run("run", "--check", "match.lethe").exit()).isZero();
  }

  @Test
  void aMatchPausesWhileABotsMoveCannotBeWritten() throws Exception {
    Path save = home.resolve("match.lethe");
    try (InteractiveProcess talk = localMatch()) {
      talk.until("red> ");
      String before = ProgramProcess.text(save);
      talk.limitFileSize(before.length() + MOVE.length() + 8L);
      talk.type("put 5 in 2");
      talk.until("so the match stands still; all that was shown is kept.");
      assertThat(save).hasContent(before + MOVE);
      talk.type("");
      talk.until("so the match stands still;");
      talk.limitFileSize("unlimited");
      talk.type("");
      talk.until("last told: blue ");
      talk.type("quit");
      assertThat(talk.exitCode()).isZero();
    }
    assertThat(ProgramProcess.in(home).run("run", "--check", "match.lethe").exit()).isZero();
  }

  /** Returns the server once it listens. Its log goes to its output, not to the limited disk. */
  private LaunchedServer listening(InteractiveProcess server) throws InterruptedException {
    String open = server.until("Ctrl-C");
    int port = Integer.parseInt(open.replaceAll("(?s).*, port (\\d+)\\..*", "$1"));
    return new LaunchedServer(server.process, port, home.resolve("server"));
  }

  /** Starts a server that allows many commands and many new tables in a short time. */
  private InteractiveProcess serverProcess() throws IOException {
    return InteractiveProcess.started(
        ProgramProcess.in(home)
            .builder(
                "serve",
                "--port",
                "0",
                "--pace",
                "100",
                "--making-each",
                "6000",
                "--data",
                "server"));
  }

  @Test
  void aServersTablePausesWhileMovesCannotBeWrittenAndResumesByItself() throws Exception {
    try (InteractiveProcess server = serverProcess()) {
      LaunchedServer there = listening(server);
      try (InteractiveProcess anna =
          InteractiveProcess.started(new ProcessBuilder(there.words("anna", "play eurydice")))) {
        anna.until("orpheus> ");
        String before = ProgramProcess.text(there.journal(1));
        server.limitFileSize(logSize());
        anna.type("up left");
        anna.until("The server cannot write moves down now, so none is played;");
        server.until("event=storage-failed file=\"journal 1\" reason=\"");
        server.limitFileSize("unlimited");
        anna.until("Moves can be written down again; the table goes on.");
        server.until("event=storage-available");
        anna.type("up left");
        anna.type("quit");
        assertThat(anna.exitCode()).isZero();
        assertThat(ProgramProcess.text(there.journal(1))).isEqualTo(before + "orpheus: up left\n");
      }
      String bots = "play ta-se red=bot:random blue=bot:random";
      try (InteractiveProcess cleo =
          InteractiveProcess.started(new ProcessBuilder(there.words("cleo", bots)))) {
        cleo.until(" puts ");
        server.limitFileSize(logSize());
        cleo.until("The server cannot write moves down now, so none is played;");
        server.limitFileSize("unlimited");
        cleo.until("Moves can be written down again; the table goes on.");
        cleo.until("Round 2 begins");
      }
      try (InteractiveProcess ben =
          InteractiveProcess.started(new ProcessBuilder(there.words("ben")))) {
        ben.until("> ");
        server.limitFileSize(0);
        ben.type("make robots bolt=open");
        ben.until("the server cannot write that down now, so it was not done;");
        ben.type("tables");
        ben.until("eurydice");
        ben.until("> ");
        server.limitFileSize("unlimited");
        ben.type("make robots bolt=open");
        ben.until("Table 3 waits for players");
      }
    }
    StoredData stored = new StoredData(home.resolve("server"));
    for (int table = 1; table <= 2; table++) {
      String journal = stored.copy(table).toString();
      assertThat(ProgramProcess.in(home).run("run", "--check", journal).exit()).isZero();
    }
    assertThat(stored.hasTable(3, false)).isTrue();
  }

  /** Returns the size of the database's write-ahead log in bytes. Every write makes it longer. */
  private long logSize() throws IOException {
    return Files.size(home.resolve("server/lethe.db-wal"));
  }

  /** All seats are taken, but the deal cannot be written. */
  @Test
  void aDealWaitsUntilItCanBeWritten() throws Exception {
    try (InteractiveProcess server = serverProcess()) {
      LaunchedServer there = listening(server);
      try (InteractiveProcess anna =
          InteractiveProcess.started(new ProcessBuilder(there.words("anna")))) {
        anna.until("> ");
        playOneTable(anna);
        String text;
        // A refused write leaves its beginning in the file, so the size of the file no longer tells
        // how much was written.
        long limit = logSize();
        do {
          server.limitFileSize(limit);
          anna.type("play eurydice");
          text = anna.until("down now");
          limit += LAST;
        } while (!text.endsWith("cannot write the deal down now"));
        int table = Integer.parseInt(text.replaceAll("(?s).*seats of table (\\d+) .*", "$1"));
        assertThat(ProgramProcess.text(there.journal(table))).isEmpty();
        server.limitFileSize("unlimited");
        anna.until("orpheus> ");
        assertThat(ProgramProcess.text(there.journal(table))).contains("* commitment ");
      }
    }
  }

  /** Plays at a new table, for which the server writes first the table and then the deal. */
  private static void playOneTable(InteractiveProcess talk)
      throws IOException, InterruptedException {
    talk.type("play eurydice");
    talk.until("orpheus> ");
    talk.type("quit");
    talk.until("> ");
  }
}
