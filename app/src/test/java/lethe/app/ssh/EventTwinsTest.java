package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lethe.app.event.DailyDeal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the twin law for events: on two servers whose deals differ and have been played by others,
 * a player who has not finished a deal reads the same, whatever the player asks for.
 */
@Timeout(120)
class EventTwinsTest {
  /** The commitment to a deal differs with the deal, and reveals nothing. */
  private static final String HASH = "[0-9a-f]{64}";

  @TempDir Path data;

  /** Gives every deal the same seed. */
  private static final class Deals extends SecureRandom {
    private static final long serialVersionUID = 1;

    private final long seed;

    Deals(long seed) {
      this.seed = seed;
    }

    @Override
    public long nextLong() {
      return seed;
    }
  }

  /** The current time on both servers. */
  private final InstantSource now = InstantSource.fixed(Instant.now());

  private static final KeyPair ANNA = TestServers.key();
  private static final KeyPair BEN = TestServers.key();

  /** Returns all commands that ask about the tables and events of others. */
  private static List<String> questions() {
    List<String> all = new ArrayList<>();
    DailyDeal.ALL.forEach(daily -> all.add("daily " + daily.name() + " results"));
    for (int table = 1; table <= DailyDeal.ALL.size(); table++) {
      for (String word : List.of("watch", "review", "journal", "sit", "leave")) {
        all.add(word + " " + table);
      }
    }
    all.addAll(
        List.of(
            "daily",
            "daily deals",
            "daily share",
            "daily calendar",
            "events",
            "event autumn",
            "event autumn deals",
            "event autumn deal 1",
            "event autumn results",
            "event autumn csv",
            "event autumn cancel",
            "tables",
            "results",
            "results ta-se",
            "results eurydice",
            "leaders eurydice",
            "leaders ta-se all",
            "leaders ravens",
            "who anna",
            "who"));
    return all;
  }

  /** Returns what Ben, who has played nothing, reads after Anna has played everything. */
  private List<String> read(String folder, long seed) {
    try (SshEndpoint server =
            TestServers.open(
                TestServers.settings(data.resolve(folder)),
                new ByteArrayOutputStream(),
                now,
                new Deals(seed));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", ANNA);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", BEN)) {
      anna.run("event make autumn eurydice deals=2", "");
      assertThat(anna.run("event autumn enter", "")).contains("You have entered");
      assertThat(ben.run("event autumn enter", "")).contains("You have entered");
      playOut(server, anna, "daily ta-se");
      playOut(server, anna, "daily eurydice");
      playOut(server, anna, "event autumn play");
      anna.run("daily ravens", "concede\nconcede\nquit\n");
      anna.run("daily robots", "quit\n");
      server.gameServer().tick();
      assertThat(anna.run("event autumn deal 1", "")).contains("anna");
      return questions().stream().map(line -> line + "\n" + ben.run(line, "")).toList();
    }
  }

  /** Plays the first legal command each turn until the end, which differs with the deal. */
  private static void playOut(SshEndpoint server, SshTestClient one, String what) {
    try (ClientTerminal line = one.terminal("dumb", 100, 500)) {
      line.type(what);
      line.until("Deal bound by");
      line.until("> ");
      TestServers.play(server.gameServer().tables().getLast().match().orElseThrow(), line, line);
      line.until("rematch or quit)");
      line.type("quit");
      line.until("You have left");
    }
  }

  @Test
  void aPlayerWhoHasNotFinishedADealLearnsNothingAboutIt() {
    List<String> one = read("one", 4711);
    List<String> other = read("other", 815);
    assertThat(String.join("\n", one).replaceAll(HASH, "HASH")).doesNotContain("4711");
    for (int i = 0; i < one.size(); i++) {
      assertThat(one.get(i).replaceAll(HASH, "HASH"))
          .isEqualTo(other.get(i).replaceAll(HASH, "HASH"));
    }
  }
}
