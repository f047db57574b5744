package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lethe.app.Main;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.engine.core.Checked.Faulty;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A house in a process of its own, and everybody who comes to it in this one. Prints how long the
 * first screen takes, and a typed move until all of its screen has come, beside a forced write; and
 * how much memory the house has taken.
 */
@Tag("long")
class LoadTest {
  /** How many moves everybody makes that count, and before that while the house warms up. */
  private static final int MOVES = 5;

  private static final int WARM = 8;

  @TempDir Path data;

  private Process house;
  private int port;
  private final List<Client> people = new ArrayList<>();

  /** Starts a house as the launcher does. */
  @BeforeEach
  void open() throws IOException {
    house =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xms48m",
                "-Xmn36m",
                "-XX:SurvivorRatio=7",
                "-Xmx384m",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve",
                "--port",
                "0",
                "--data",
                data.toString(),
                "--connections",
                "1000",
                "--connections-each",
                "1000",
                "--lines",
                "1000")
            .redirectError(data.resolve("log").toFile())
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(house.getInputStream(), StandardCharsets.UTF_8));
    port = Integer.parseInt(out.readLine().replaceAll(".*port (\\d+).*", "$1"));
  }

  @AfterEach
  void close() {
    people.forEach(Client::close);
    house.destroy();
    house.onExit().join();
  }

  @Test
  void aFullHouseAnswersAtOnce() throws IOException {
    long[] frames = new long[500];
    for (int i = 0; i < frames.length; i++) {
      frames[i] = comes("idle");
    }
    List<Client.Line> playing = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      playing.add(sits(i % 2 == 0 ? "xterm" : "dumb"));
    }
    print("the first screen after the door", frames);
    letters(playing.getLast());
    moves(playing);
    assertThat(resident("600 lines")).isLessThanOrEqualTo(512);
  }

  @Test
  void aSmallHouseIsSmall() throws IOException {
    List<Client.Line> playing = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      playing.add(sits(i % 2 == 0 ? "xterm" : "dumb"));
    }
    letters(playing.getLast());
    moves(playing);
    assertThat(resident("50 lines")).isLessThanOrEqualTo(150);
  }

  /** Somebody comes in; how long the lobby's screen takes from when they have been let in. */
  private long comes(String name) {
    Client client = Client.guest(port, name);
    people.add(client);
    long begun = System.nanoTime();
    client.terminal().until(name.substring(0, 3));
    return System.nanoTime() - begun;
  }

  private Client.Line sits(String terminal) {
    Client client = Client.guest(port, "player");
    people.add(client);
    Client.Line line = client.terminal(terminal, 80, 24);
    line.type("play eurydice");
    line.redraw();
    line.until("[Enter]");
    line.type("");
    line.redraw();
    line.until("orpheus>");
    return line;
  }

  /** What no house can do without: there and back for one letter, at somebody's plain line. */
  private void letters(Client.Line line) {
    long[] letters = new long[500];
    for (int i = 0; i < letters.length; i++) {
      int had = line.count();
      long begun = System.nanoTime();
      line.send("x");
      line.untilMoreThan(had);
      letters[i] = System.nanoTime() - begun;
    }
    line.send("\u0015");
    print("a letter there and back", letters);
  }

  /** Everybody makes some moves, one after the other. */
  private void moves(List<Client.Line> playing) throws IOException {
    List<Table<?, ?, ?>> tables = new ArrayList<>();
    for (int i = 0; i < playing.size(); i++) {
      tables.add(dealt(i + 1));
    }
    int warm = playing.size() * WARM;
    long[] moves = new long[playing.size() * MOVES];
    long[] writes = new long[moves.length];
    try (RandomAccessFile file = new RandomAccessFile(data.resolve("beside").toFile(), "rwd")) {
      for (int i = -warm; i < moves.length; i++) {
        int player = Math.floorMod(i, playing.size());
        Client.Line line = playing.get(player);
        String move = move(tables.get(player));
        int had = line.count();
        long begun = System.nanoTime();
        line.type(move);
        // A screen comes in one piece; where there are lines, what is typed comes back first.
        line.untilMoreThan(had + move.length() + 2);
        moves[Math.max(0, i)] = System.nanoTime() - begun;
        begun = System.nanoTime();
        file.write("orpheus: up left\n".getBytes(StandardCharsets.UTF_8));
        writes[Math.max(0, i)] = System.nanoTime() - begun;
      }
    }
    print("a typed move until its screen has come", moves);
    print("a forced write beside it", writes);
  }

  /** A match as it was dealt, by its journal. */
  private Table<?, ?, ?> dealt(int table) throws IOException {
    Path journal = data.resolve("tables").resolve("%06d.lethe".formatted(table));
    return switch (Saved.load(journal)) {
      case Valid<Saved>(Saved saved) -> saved.table();
      case Faulty<Saved>(var faults) -> throw new AssertionError(faults);
    };
  }

  /** Makes the move here that is legal first; how it is typed in the house. */
  private static <C, O, V> String move(Table<C, O, V> table) {
    Seat seat = table.match().seats().getFirst();
    C command = table.match().legal(seat).getFirst();
    table.submit(seat, command);
    return table.game().notation().write(command);
  }

  private static void print(String what, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    System.out.printf(
        Locale.ROOT,
        "%s: %.2f ms at the median, %.2f ms at the 99th percentile%n",
        what,
        sorted[sorted.length / 2] / 1e6,
        sorted[sorted.length * 99 / 100] / 1e6);
  }

  /** What the house holds of the machine's memory, in megabytes. */
  private long resident(String when) throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/" + house.pid() + "/status"))) {
      if (line.startsWith("VmRSS:")) {
        long megabytes = Long.parseLong(line.replaceAll("\\D+", "")) / 1024;
        System.out.printf(Locale.ROOT, "%s: %d MB resident%n", when, megabytes);
        return megabytes;
      }
    }
    throw new AssertionError("no memory");
  }
}
