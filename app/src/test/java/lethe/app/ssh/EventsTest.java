package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import lethe.app.event.Ranking;
import lethe.app.play.Table;
import lethe.app.server.event.EventService;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.TestVolume;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests over real sockets that all who enter an event play the same deals. */
@Timeout(240)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EventsTest {
  private static final List<String> NAMES =
      List.of("anna", "ben", "cleo", "dora", "emil", "finn", "gina", "hugo");

  private static final int DEALS = TestVolume.times(2, 6);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final List<SshTestClient> people = new ArrayList<>();

  private void connectPlayers(SshEndpoint server) {
    NAMES.forEach(name -> people.add(SshTestClient.key(server.port(), name, TestServers.key())));
    // A name is reserved once its account has held a seat.
    people.forEach(one -> assertThat(one.run("daily robots", "quit\n")).contains("seat is held"));
  }

  private void go() {
    people.forEach(SshTestClient::close);
  }

  /** Returns the table that was made last. */
  private static ServerTable latest(SshEndpoint server) {
    return server.gameServer().tables().getLast();
  }

  /**
   * Has a pair play its next deal like a bot of level "fair" for a number of plies, and then
   * concede.
   */
  private static Table<?, ?, ?> play(
      SshEndpoint server, ClientTerminal feth, ClientTerminal ren, int plies) {
    feth.type("event autumn play");
    feth.until("feth> ");
    ren.type("event autumn play");
    ren.until("ren> ");
    Table<?, ?, ?> match = latest(server).match().orElseThrow();
    TestServers.play(
        match, plies, (all, seat) -> TestServers.botChoice(all, seat, "fair"), feth, ren);
    if (!match.match().turn().isOver()) {
      feth.type("concede");
      feth.type("concede");
    }
    feth.pageUntil("rematch or quit)");
    ren.pageUntil("rematch or quit)");
    feth.type("quit");
    ren.type("quit");
    feth.until("You have left");
    ren.until("You have left");
    return match;
  }

  @Test
  void fourPairsPlayTheSameDeals() throws IOException {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind))) {
      connectPlayers(server);
      assertThat(people.getFirst().run("event make autumn ravens deals=" + DEALS + " days=3", ""))
          .contains("The event autumn is set.");
      for (int i = 0; i < NAMES.size(); i++) {
        String partner = NAMES.get(i ^ 1);
        assertThat(people.get(i).run("event autumn enter " + partner, ""))
            .contains(i % 2 == 0 ? "You have entered with " + partner : "You have entered autumn");
      }
      List<List<Long>> seeds = new ArrayList<>();
      for (int pair = 0; pair < NAMES.size() / 2; pair++) {
        seeds.add(playAll(server, pair));
      }
      assertThat(seeds.getFirst()).doesNotHaveDuplicates().hasSize(DEALS);
      assertThat(seeds).allMatch(seeds.getFirst()::equals);
      totals(server);
      go();
    }
  }

  /** Has a pair play all deals and returns their seeds. */
  private List<Long> playAll(SshEndpoint server, int pair) {
    SshTestClient first = people.get(2 * pair);
    List<Long> seeds = new ArrayList<>();
    try (ClientTerminal feth = first.terminal("dumb", 100, 500);
        ClientTerminal ren = people.get(2 * pair + 1).terminal("dumb", 100, 500)) {
      for (int deal = 1; deal <= DEALS; deal++) {
        assertThat(first.run("event autumn deal " + deal, ""))
            .contains("you have not finished deal");
        assertThat(first.run("event autumn results", ""))
            .contains("you have not finished every deal");
        int plies = pair == deal ? 400 : 5 * pair;
        seeds.add(play(server, feth, ren, plies).match().header().seed());
        String traveller = first.run("event autumn deal " + deal, "");
        assertThat(traveller.lines()).filteredOn(line -> line.contains(" & ")).hasSize(1);
        assertThat(traveller)
            .contains("The results of the other players are shown when autumn is over.")
            .doesNotContainPattern("(?m)^Par")
            .containsPattern("(?m)^bound by");
      }
    }
    assertThat(first.run("event autumn play", "")).contains("you have played all deals of autumn");
    return seeds;
  }

  /** On each deal, the matchpoints of the four pairs add up to a fixed total. */
  private void totals(SshEndpoint server) throws IOException {
    EventService events = server.gameServer().events();
    List<Ranking.Placement> lines =
        events.ranking(events.find("autumn").orElseThrow()).placements();
    assertThat(lines).hasSize(4).isSortedAccordingTo((a, b) -> b.matchpoints() - a.matchpoints());
    assertThat(lines.stream().mapToInt(Ranking.Placement::matchpoints).sum())
        .isEqualTo(DEALS * 4 * 3);
    for (int deal = 1; deal <= DEALS; deal++) {
      int number = deal;
      assertThat(
              lines.stream().mapToInt(line -> line.scoreByDeal().get(number).matchpoints()).sum())
          .isEqualTo(4 * 3);
    }
    // While the event runs, players read only their own totals.
    assertThat(people.getLast().run("event autumn results", ""))
        .contains("gina & hugo", "The totals of the other players are shown when autumn is over.")
        .doesNotContain("anna");
    assertThat(people.getLast().run("event autumn csv", "").lines()).hasSize(2);
  }

  /** Each player plays alone, and reads only their own results until the event is over. */
  @Test
  void dealsNotPlayedOrNotFinishedScoreNothing() {
    ManualClock watch = new ManualClock(Instant.now());
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), watch)) {
      connectPlayers(server);
      SshTestClient anna = people.getFirst();
      SshTestClient ben = people.get(1);
      SshTestClient cleo = people.get(2);
      assertThat(anna.run("event make solo eurydice deals=2 days=1", "")).contains("is set");
      for (SshTestClient one : List.of(anna, ben, cleo)) {
        assertThat(one.run("event solo enter", "")).contains("You have entered solo.");
      }
      anna.run("event solo play", "concede\nconcede\nquit\n");
      anna.run("event solo play", "concede\nconcede\nquit\n");
      ben.run("event solo play", "concede\nconcede\nquit\n");
      ben.run("event solo play", "quit\n");
      assertThat(anna.run("event solo deal 1", "")).contains("  3/4   anna").doesNotContain("ben");
      assertThat(anna.run("event solo deal 2", "")).contains("  4/4   anna").doesNotContain("ben");
      assertThat(anna.run("event solo results", ""))
          .containsPattern("1 +anna +7/8 +87.5 %")
          .doesNotContain("ben", "cleo");
      assertThat(anna.run("event solo withdraw", "")).contains("has been begun");
      assertThat(anna.run("event solo cancel", "")).contains("has been begun");
      assertThat(ben.run("event solo cancel", "")).contains("only whoever has set");
      go();
      if (databaseKind == DatabaseKind.SQLITE) {
        // Servers on PostgreSQL take the time from the database.
        watch.forward(Duration.ofDays(1));
        try (SshTestClient zoe = SshTestClient.key(server.port(), "zoe", TestServers.key())) {
          allIsShown(zoe);
        }
      }
    }
  }

  private static void allIsShown(SshTestClient zoe) {
    assertThat(zoe.run("event solo deal 1", "")).contains("  3/4   anna").contains("  3/4   ben");
    assertThat(zoe.run("event solo deal 2", ""))
        .contains("  4/4   anna")
        .contains("  0/4   ben")
        .contains("not finished")
        .contains("seed ");
    assertThat(zoe.run("event solo results", ""))
        .containsPattern("1 +anna +7/8 +87.5 %")
        .containsPattern("2 +ben +3/8")
        .containsPattern("3 +cleo +0/8");
    assertThat(zoe.run("event solo csv", "").lines()).hasSize(4);
  }
}
