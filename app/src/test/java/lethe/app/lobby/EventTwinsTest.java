package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lethe.app.event.DailySeries;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the twin law for events: on two servers whose deals differ and have been played by others,
 * a player who has not finished a deal reads the same, whatever the player asks for.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EventTwinsTest {
  /** Matches the commitment to a deal, which depends on the deal but reveals nothing about it. */
  private static final String HASH = "[0-9a-f]{64}";

  @TempDir Path data;

  /** A source of random numbers that gives every deal the same seed. */
  private static final class ConstantSeeds extends SecureRandom {
    private static final long serialVersionUID = 1;

    private final long seed;

    ConstantSeeds(long seed) {
      this.seed = seed;
    }

    @Override
    public long nextLong() {
      return seed;
    }
  }

  /** The current time on both servers. */
  private final InstantSource now = InstantSource.fixed(Instant.now());

  /** Returns all commands that ask about the tables and events of others. */
  private static List<String> queries() {
    List<String> all = new ArrayList<>();
    DailySeries.ALL.forEach(daily -> all.add("daily " + daily.name() + " results"));
    for (int table = 1; table <= DailySeries.ALL.size(); table++) {
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

  /**
   * Returns each query with the answer that Ben, who has played nothing, receives after Anna has
   * played everything.
   */
  private List<String> answers(String folder, long seed) throws IOException {
    Clocks clocks = new Clocks(now, now);
    try (TestServer server =
        new TestServer(
            Files.createDirectory(data.resolve(folder)),
            DatabaseKind.SQLITE,
            TestLimits.GENEROUS,
            clocks,
            new ConstantSeeds(seed))) {
      TestLobby lobby = new TestLobby(server.gameServer);
      lobby.transcriptOf("anna", "event make autumn eurydice deals=2");
      assertThat(lobby.transcriptOf("anna", "event autumn enter")).contains("You have entered");
      assertThat(lobby.transcriptOf("ben", "event autumn enter")).contains("You have entered");
      playOut(server, lobby, "daily ta-se");
      playOut(server, lobby, "daily eurydice");
      playOut(server, lobby, "event autumn play");
      lobby.transcriptOf("anna", "daily ravens", "concede", "concede", "", "quit");
      lobby.transcriptOf("anna", "daily robots", "quit");
      server.gameServer.tick();
      assertThat(lobby.transcriptOf("anna", "event autumn deal 1")).contains("anna");
      return queries().stream().map(line -> line + "\n" + lobby.transcriptOf("ben", line)).toList();
    }
  }

  /**
   * Plays the first legal command on each turn until the match is over. The outcome depends on the
   * deal.
   */
  private static void playOut(TestServer server, TestLobby lobby, String command) {
    lobby.transcriptOf("anna", command, "quit");
    ServerTable table = server.gameServer.tables().getLast();
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    Table<?, ?, ?> match = table.match().orElseThrow();
    while (!match.match().turn().isOver()) {
      TestServer.play(match, 1);
    }
  }

  @Test
  void aDealIsSecretUntilThePlayerHasFinishedIt() throws IOException {
    List<String> one = answers("one", 4711);
    List<String> other = answers("other", 815);
    assertThat(String.join("\n", one).replaceAll(HASH, "HASH")).doesNotContain("4711");
    for (int i = 0; i < one.size(); i++) {
      assertThat(one.get(i).replaceAll(HASH, "HASH"))
          .isEqualTo(other.get(i).replaceAll(HASH, "HASH"));
    }
  }
}
