package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Measures a server in a process of its own, with all its players in this process. Prints the time
 * until the first screen, the time from a typed move until its whole screen has arrived, the time
 * of a write to the disk for comparison, and the memory of the server.
 */
@Tag("long")
@Isolated("other tests would be measured, too")
class LoadTest {
  /** The number of measured moves per player. */
  private static final int MOVES = 5;

  /** The number of moves per player before the measured ones. */
  private static final int WARM_UP_MOVES = 8;

  @TempDir Path data;

  private ServerProcess server;
  private final List<SshTestClient> clients = new ArrayList<>();

  /** Raises the limits, since all players come from one address. */
  @BeforeEach
  void open() throws IOException {
    Limits limits = TestLimits.GENEROUS.with(Limit.CONNECTIONS, 1_000);
    List<String> options = new ArrayList<>();
    for (Limit limit : Limit.values()) {
      if (limits.valueInUnit(limit) > limit.defaultValue()) {
        options.addAll(List.of("--" + limit.id(), "" + limits.valueInUnit(limit)));
      }
    }
    server = ServerProcess.start(data, options);
  }

  @AfterEach
  void close() {
    clients.forEach(SshTestClient::close);
    server.close();
  }

  @Test
  void aFullServerStaysWithinItsMemory() throws IOException {
    long[] connectTimes = new long[500];
    for (int i = 0; i < connectTimes.length; i++) {
      connectTimes[i] = connect("idle");
    }
    List<ClientTerminal> playing = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      playing.add(startMatch(i % 2 == 0 ? "xterm" : "dumb"));
    }
    printPercentiles("from the login to the first screen", connectTimes);
    measureEcho(playing.getLast());
    measureMoves(playing);
    assertThat(server.printResidentMegabytes("600 connections")).isLessThanOrEqualTo(512);
  }

  @Test
  void aServerWithFewPlayersNeedsLittleMemory() throws IOException {
    List<ClientTerminal> playing = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      playing.add(startMatch(i % 2 == 0 ? "xterm" : "dumb"));
    }
    measureEcho(playing.getLast());
    measureMoves(playing);
    assertThat(server.printResidentMegabytes("50 connections")).isLessThanOrEqualTo(150);
  }

  /** Connects a player. Returns the nanoseconds from the login to the lobby's screen. */
  private long connect(String name) {
    SshTestClient client = SshTestClient.guest(server.port(), name);
    clients.add(client);
    long start = System.nanoTime();
    client.terminal().until(name.substring(0, 3));
    return System.nanoTime() - start;
  }

  private ClientTerminal startMatch(String terminalType) {
    SshTestClient client = SshTestClient.guest(server.port(), "player");
    clients.add(client);
    ClientTerminal player = client.terminal(terminalType, 80, 24);
    player.type("play eurydice");
    player.redraw();
    player.until("[Enter]");
    player.type("");
    player.redraw();
    player.type("");
    player.redraw();
    player.pageUntil("orpheus>");
    return player;
  }

  /**
   * Measures and prints a lower bound for the time of a move: the round trip of one letter on a
   * line-based terminal.
   */
  private void measureEcho(ClientTerminal terminal) {
    long[] letters = new long[500];
    for (int i = 0; i < letters.length; i++) {
      int previousCount = terminal.byteCount();
      long start = System.nanoTime();
      terminal.send("x");
      terminal.awaitMoreThan(previousCount);
      letters[i] = System.nanoTime() - start;
    }
    terminal.send("\u0015");
    printPercentiles("the echo of a letter", letters);
  }

  /** Makes moves for all players in turn, and prints the times. */
  private void measureMoves(List<ClientTerminal> playing) throws IOException {
    List<Table<?, ?, ?>> tables = new ArrayList<>();
    for (int i = 0; i < playing.size(); i++) {
      tables.add(dealtMatch(i + 1));
    }
    int warmUpMoves = playing.size() * WARM_UP_MOVES;
    long[] moves = new long[playing.size() * MOVES];
    long[] writes = new long[moves.length];
    try (RandomAccessFile file = new RandomAccessFile(data.resolve("beside").toFile(), "rwd")) {
      for (int i = -warmUpMoves; i < moves.length; i++) {
        int player = Math.floorMod(i, playing.size());
        ClientTerminal terminal = playing.get(player);
        String move = makeMove(tables.get(player));
        int previousCount = terminal.byteCount();
        long start = System.nanoTime();
        terminal.type(move);
        // A screen arrives in one piece; a line-based terminal first echoes the input.
        terminal.awaitMoreThan(previousCount + move.length() + 2);
        moves[Math.max(0, i)] = System.nanoTime() - start;
        start = System.nanoTime();
        file.write("orpheus: up left\n".getBytes(StandardCharsets.UTF_8));
        writes[Math.max(0, i)] = System.nanoTime() - start;
      }
    }
    printPercentiles("from a typed move to its screen", moves);
    printPercentiles("a forced write to the disk", writes);
  }

  /** Returns the match as dealt, from its journal. */
  private Table<?, ?, ?> dealtMatch(int table) throws IOException {
    return switch (LoadedMatch.load(new StoredData(data).copyJournal(table))) {
      case Valid<LoadedMatch>(LoadedMatch loadedMatch) -> loadedMatch.table();
      case Invalid<LoadedMatch>(var faults) -> throw new AssertionError(faults);
    };
  }

  /**
   * Makes the first legal move in a copy of a match, and returns the line that a player types for
   * it.
   */
  private static <C, O, V> String makeMove(Table<C, O, V> table) {
    Seat seat = table.match().seats().getFirst();
    C command = table.match().legalCommands(seat).getFirst();
    table.submit(seat, command);
    return table.game().notation().format(command);
  }

  private static void printPercentiles(String label, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    System.out.printf(
        Locale.ROOT,
        "%s: %.2f ms at the median, %.2f ms at the 99th percentile%n",
        label,
        sorted[sorted.length / 2] / 1e6,
        sorted[sorted.length * 99 / 100] / 1e6);
  }
}
