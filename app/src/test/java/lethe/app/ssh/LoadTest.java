package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import lethe.app.play.Table;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A full house in this process, with its guests in the same: 500 people in the lobby and 100 who
 * play. Prints how long a typed move takes until all of its screen has come, beside a forced write,
 * and how much memory all of them need together.
 */
@Tag("long")
class LoadTest {
  private static final int IDLE = 500;
  private static final int PLAYING = 100;
  private static final int MOVES = 3;

  @TempDir Path data;

  private static <C, O, V> String first(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    Seat seat = match.seats().getFirst();
    return table.game().notation().write(match.legal(seat).getFirst());
  }

  @Test
  void aFullHouseAnswersAtOnce() throws IOException {
    List<Client> people = new ArrayList<>();
    List<Client.Line> playing = new ArrayList<>();
    try (Server server = Houses.open(Houses.settings(data))) {
      long[] frames = new long[IDLE];
      for (int i = 0; i < IDLE; i++) {
        Client idle = Client.guest(server.port(), "idle");
        people.add(idle);
        long begun = System.nanoTime();
        idle.terminal().until("> ");
        frames[i] = System.nanoTime() - begun;
      }
      for (int i = 0; i < PLAYING; i++) {
        Client player = Client.guest(server.port(), "player");
        people.add(player);
        Client.Line line = player.dumb();
        line.type("play eurydice");
        line.until("[Enter] ");
        line.send("\r");
        line.until("orpheus> ");
        playing.add(line);
      }
      long[] moves = new long[PLAYING * MOVES];
      long[] writes = new long[PLAYING * MOVES];
      try (RandomAccessFile file = new RandomAccessFile(data.resolve("beside").toFile(), "rwd")) {
        for (int i = 0; i < moves.length; i++) {
          Client.Line line = playing.get(i % PLAYING);
          String move =
              first(
                  server.house().table("" + (i % PLAYING + 1)).orElseThrow().table().orElseThrow());
          long begun = System.nanoTime();
          line.type(move);
          line.until("orpheus> ");
          moves[i] = System.nanoTime() - begun;
          begun = System.nanoTime();
          file.write("orpheus: up left\n".getBytes(StandardCharsets.UTF_8));
          writes[i] = System.nanoTime() - begun;
        }
      }
      print("a screen after the door", frames);
      print("a typed move to its last byte", moves);
      print("a forced write beside it", writes);
      long resident = resident();
      System.out.printf(
          Locale.ROOT, "%d lines and their clients: %d MB resident%n", IDLE + PLAYING, resident);
      assertThat(resident).isLessThan(2_048);
    } finally {
      people.forEach(Client::close);
    }
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

  private static long resident() throws IOException {
    for (String line : Files.readAllLines(Path.of("/proc/self/status"))) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D+", "")) / 1024;
      }
    }
    return 0;
  }
}
