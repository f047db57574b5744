package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import lethe.app.play.Table;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a player finds the worst move of a finished match and plays on from there. */
@Timeout(120)
class RetryTest {
  @TempDir Path data;

  /**
   * Returns a move. Red's are bad: the largest chips go into the first cup until it is overfull.
   */
  private static String badMove(Table<?, ?, ?> table, Seat seat) {
    return legalCommands(table, seat).stream()
        .filter(command -> seat.index() > 0 || command.endsWith("in 1"))
        .max(Comparator.naturalOrder())
        .orElseGet(() -> TestServers.firstLegal(table, seat).orElseThrow());
  }

  private static <C, O, V> List<String> legalCommands(Table<C, O, V> table, Seat seat) {
    return table.match().legalCommands(seat).stream().map(table.game().notation()::format).toList();
  }

  /** The analysis finds the move. The player retries it against a bot at another table. */
  @Test
  void theLoserRetriesFromTheirWorstMove() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        ClientTerminal red = anna.terminal("dumb", 100, 500);
        ClientTerminal blue = ben.terminal("dumb", 100, 500)) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      TestServers.play(TestServers.match(server, 1), 10, RetryTest::badMove, red, blue);
      red.type("concede");
      red.type("concede");
      red.until("rematch or quit)");
      red.type("again");
      red.until(
          "Type analyze first. It finds your worst move, which again and reshuffle then retry.");
      red.type("analyze");
      red.until("again retries moment");
      red.type("again");
      red.until("red> ");
      assertThat(red.received()).contains("This new match begins like the earlier");
      assertThat(anna.run("tables", "")).contains("red: anna, blue: bot:");
      red.type("concede");
      red.type("concede");
      red.until("rematch or quit)");
    }
  }
}
