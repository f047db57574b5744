package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests which matches on a server are rated. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class RatingsTest {
  private static final String GIVEN_UP = "concede\nconcede\nquit\n";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  /** The first gives a match of Ta-Se up against the second, after both have moved. */
  private static void lose(
      SshEndpoint server, SshTestClient first, SshTestClient second, int table, String more) {
    try (ClientTerminal red = first.dumb();
        ClientTerminal blue = second.dumb();
        SshTestClient third = SshTestClient.guest(server.port(), "eyes");
        ClientTerminal eyes = third.dumb()) {
      red.type("make ta-se" + more);
      red.until("leave, lobby] ");
      blue.type("sit " + table);
      blue.until("blue> ");
      red.until("red> ");
      eyes.type("watch " + table);
      eyes.until("(watching)> ");
      // The players leave, because a console of lines keeps messages that are shown only once, and
      // the match would not be rated.
      red.type("quit");
      red.until("your seat is held");
      blue.type("quit");
      blue.until("your seat is held");
      Table<?, ?, ?> match = TestServers.match(server, table);
      for (int i = 0; i < 8; i++) {
        move(match);
      }
      assertThat(
              match.addControlIfAllowed(
                  new ControlEntry.Conceded(match.match().seats().getFirst())))
          .isEmpty();
      eyes.until("(journal " + table + ")");
    }
  }

  private static <C, O, V> void move(Table<C, O, V> table) {
    Seat seat =
        table.match().seats().stream()
            .filter(table.match().turn()::awaits)
            .findFirst()
            .orElseThrow();
    C move = table.match().legalCommands(seat).getFirst();
    assertThat(table.submit(seat, move)).isInstanceOf(EntryResult.Applied.class);
  }

  @Test
  void playersAreRatedAgainstEachOtherOncePerMatch() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      lose(server, anna, ben, 1, "");
      server.gameServer().tick();
      server.gameServer().tick();
      assertThat(anna.run("leaders ta-se", "").lines().toList())
          .hasSize(3)
          .anyMatch(line -> line.matches(" +1 +ben +1662\\? +1 match,.*"))
          .anyMatch(line -> line.matches(" +2 +anna +1338\\? +1 match,.*"));
      assertThat(ben.run("who ben", "")).contains("ta-se, against people").contains("1662");
      assertThat(ben.run("who zoe", "")).contains("nobody here is called zoe");
      lose(server, anna, ben, 2, "");
      server.gameServer().tick();
      assertThat(ben.run("leaders ta-se all", "")).containsPattern("ben +17\\d\\d\\? +2 matches");
    }
    // A restarted server does not rate a match again.
    try (SshEndpoint again = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient cleo = SshTestClient.key(again.port(), "cleo", TestServers.key())) {
      again.gameServer().tick();
      assertThat(cleo.run("leaders ta-se", "")).contains("2 matches").doesNotContain("3 matches");
    }
  }

  /** A deal of the day, given up after a move. */
  private static void tryOut(SshEndpoint server, SshTestClient client, int table) {
    try (ClientTerminal line = client.terminal("dumb", 100, 500)) {
      line.type("daily eurydice");
      line.until("Deal bound by");
      move(TestServers.match(server, table));
      line.type("concede");
      line.type("concede");
      line.until("That was the deal of the day.");
    }
  }

  @Test
  void matchesWithHintsOrBotsAreNotRated() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      lose(server, anna, ben, 1, " hints=on");
      anna.run("play ta-se", GIVEN_UP);
      server.gameServer().tick();
      assertThat(anna.run("leaders ta-se", "")).contains("Nobody has been rated in Ta-Se");
      assertThat(anna.run("who anna", "")).contains("anna has no rating yet");
    }
  }

  /**
   * A rating reveals how a player did, so it is made only when nobody can play the deal any longer.
   */
  @Test
  void soloPlayersAreRatedAgainstTheDealWhenItsEventIsOver() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key())) {
      tryOut(server, anna, 1);
      tryOut(server, ben, 2);
      // A second try counts for nothing.
      ben.run("daily eurydice", GIVEN_UP);
      server.gameServer().tick();
      assertThat(ben.run("leaders eurydice", "")).contains("Nobody has been rated in Eurydice");
      assertThat(ben.run("who anna", "")).contains("anna has no rating yet");
      new StoredData(data, databaseKind)
          .update("update events set closes = '2026-01-01T00:00:00Z'");
      server.gameServer().tick();
      assertThat(anna.run("leaders eurydice", ""))
          .contains("eurydice, alone, against deals of events")
          .containsPattern("ben +13\\d\\d\\? +1 match,")
          .containsPattern("anna +1338\\? +1 match,");
      server.gameServer().tick();
      assertThat(
              new StoredData(data, databaseKind).strings("select id from events where rated = 0"))
          .isEmpty();
      assertThat(anna.run("who anna", "")).contains("1 match,");
    }
  }
}
