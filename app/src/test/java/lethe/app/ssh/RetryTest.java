package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests playing on from a position of a finished match on a server. */
@Timeout(240)
class RetryTest {
  @TempDir Path data;

  private static Table<?, ?, ?> match(SshEndpoint server, int table) {
    return TestServers.match(server, table);
  }

  /** Returns a bad move: the largest chips go into the first cup until it is overfull. */
  private static String badly(Table<?, ?, ?> table, Seat seat) {
    return legal(table, seat).stream()
        .filter(command -> seat.index() > 0 || command.endsWith("in 1"))
        .max(Comparator.naturalOrder())
        .orElseGet(() -> TestServers.firstLegal(table, seat).orElseThrow());
  }

  private static <C, O, V> List<String> legal(Table<C, O, V> table, Seat seat) {
    return table.match().legalCommands(seat).stream().map(table.game().notation()::format).toList();
  }

  /** Waits longer than for other output, since the analysis is slow on a busy machine. */
  private static void untilThought(ClientTerminal line, String text) {
    for (int i = 0; i < 5; i++) {
      try {
        line.until(text);
        return;
      } catch (AssertionError e) {
        assertThat(line.received()).endsWith("> ");
      }
    }
    line.until(text);
  }

  /** Anna loses, learns where, and plays on from there against a bot at another table. */
  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void theLoserRetriesFromTheirWorstMove(DatabaseKind databaseKind) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        ClientTerminal red = anna.terminal("dumb", 100, 500);
        ClientTerminal blue = ben.terminal("dumb", 100, 500)) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      TestServers.play(match(server, 1), 10, RetryTest::badly, red, blue);
      red.type("concede");
      red.type("concede");
      red.until("rematch or quit)");
      red.type("again");
      red.until(
          "Type analyze first. It finds your worst move, which again and reshuffle then retry.");
      red.type("analyze");
      untilThought(red, "again retries move");
      red.type("again");
      red.until("red> ");
      // The seed commitments of the original deal do not apply to the new one.
      String[] both = red.received().split("A new match, which begins like the other", -1);
      assertThat(both).hasSize(2);
      assertThat(both[0]).contains("Deal bound by");
      assertThat(both[1]).doesNotContain("Deal bound by");
      Table<?, ?, ?> former = match(server, 1);
      Table<?, ?, ?> next = match(server, 2);
      assertThat(next.match().header().seed()).isEqualTo(former.match().header().seed());
      assertThat(new StoredData(data, databaseKind).journal(2))
          .contains("* known fork")
          .contains("* seat blue bot:");
      assertThat(anna.run("tables", "")).contains("red: anna, blue: bot:");
      red.type("concede");
      red.type("concede");
      red.until("rematch or quit)");
    }
  }
}
