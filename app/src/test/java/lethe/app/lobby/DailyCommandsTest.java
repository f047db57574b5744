package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.event.DailySeries;
import lethe.app.event.DealEvent;
import lethe.app.event.Par;
import lethe.app.play.Commitment;
import lethe.app.play.Table;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.event.EventService;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.ControlEntry;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the daily deals: who plays them, how often, and which results are shown when. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class DailyCommandsTest {
  private static final List<String> NAMES = List.of("anna", "ben", "cleo", "dora", "emil");

  /**
   * The daily deals whose results also show the best result that was found with all cards visible.
   */
  private static final Set<String> DEALS_WITH_OMNISCIENT_PAR = Set.of("eurydice", "ravens");

  @TempDir Path data;

  /**
   * The time of the test. It starts at the current time, because a database dates matches by its
   * own clock.
   */
  private Instant now = Instant.now();

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    open(DatabaseKind.SQLITE);
  }

  private void open(DatabaseKind databaseKind) {
    Limits limits = Limits.DEFAULTS.with(Limit.NEW_TABLES_PER_ADDRESS, 600).with(Limit.TABLES, 100);
    server = new TestServer(data, databaseKind, limits, new Clocks(() -> now, () -> now));
    lobby = new TestLobby(server.gameServer);
  }

  private String answer(String name, String command) {
    return lobby.transcriptOf(name, command);
  }

  private DealEvent event(String daily, LocalDate day) throws IOException {
    return server
        .gameServer
        .eventService()
        .dailyEvent(DailySeries.find(daily).orElseThrow(), day)
        .orElseThrow();
  }

  /** Has a user play a daily deal for a number of plies, and then concede. */
  private Table<?, ?, ?> play(String name, String daily, int plies) throws IOException {
    ClientSession session = server.connect(name);
    LocalDate today = server.gameServer.eventService().today();
    ServerTable table =
        TestServer.tableOf(
            server.gameServer.eventTables().playDaily(session, event(daily, today), ""));
    Table<?, ?, ?> match = table.match().orElseThrow();
    TestServer.play(match, plies);
    TestServer.concede(table);
    return match;
  }

  @Test
  void aSecondAttemptMustBeConfirmedBecauseItDoesNotCount() throws IOException {
    var _ = play("anna", "eurydice", 1);
    String output =
        lobby.visit("anna").type("daily eurydice", "who", "daily eurydice", "yes").run("");
    assertThat(TestLobby.unwrap(output))
        .contains(
            "Only your first attempt counts. Play the deal again? Type yes to confirm, or anything"
                + " else to stay here.");
    assertThat(TestLobby.unwrap(output).split("Only your first attempt counts", -1))
        .hasSizeGreaterThan(2);
    assertThat(answer("anna", "tables mine")).contains("daily eurydice");
  }

  @Test
  void theLobbySuggestsTheRemainingDealsAfterADeal() throws IOException {
    for (String daily : List.of("robots", "ravens")) {
      var _ = play("anna", daily, 1);
    }
    String output =
        lobby
            .visit("anna")
            .withoutScreen()
            .type("", "concede", "concede", "", "", "", "", "quit")
            .run("daily ta-se");
    assertThat(TestLobby.unwrap(output))
        .contains("To play today's other deals: daily eurydice, daily pairs");
  }

  /**
   * The first player concedes at once; each other player plays one more ply than the previous one,
   * and then concedes.
   */
  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void playersOfADailyDealSeeOnlyTheirOwnResult(DatabaseKind databaseKind) throws IOException {
    server.close();
    open(databaseKind);
    for (DailySeries daily : DailySeries.ALL) {
      if (!daily.name().equals("pairs")) {
        List<Long> seeds = new ArrayList<>();
        for (int i = 0; i < NAMES.size(); i++) {
          String results = "daily " + daily.name() + " results";
          assertThat(answer(NAMES.get(i), results))
              .contains("You have not finished the daily deal");
          seeds.add(play(NAMES.get(i), daily.name(), i).match().header().seed());
          List<String> lines = answer(NAMES.get(i), results).lines().toList();
          assertThat(lines)
              .filteredOn(line -> line.matches(" +[1-5]  .*"))
              .singleElement()
              .asString()
              .contains(NAMES.get(i));
          assertThat(lines).noneMatch(line -> line.startsWith("Par"));
        }
        assertThat(seeds).containsOnly(seeds.getFirst());
        assertThat(answer("anna", "daily")).containsPattern(daily.name() + " .*place [1-5] of 5");
      }
    }
    assertThat(answer("anna", "daily share"))
        .containsPattern("Lethe, daily deal eurydice of .*: place [1-5] of 5 so far")
        .contains("Streak: 1 day");
  }

  /**
   * A player waits until the partner sits down. A later attempt does not count, and is only for
   * players who have finished the deal.
   */
  @Test
  void aPairPlaysADailyDealTogetherOnce() {
    lobby.transcriptOf("ben", "daily robots", "quit");
    assertThat(answer("anna", "daily pairs ben")).contains("table 2");
    assertThat(answer("anna", "daily pairs cleo")).contains("table 2");
    assertThat(answer("ben", "tables ravens")).contains("ren: (invited: ben)");
    assertThat(answer("cleo", "sit 2")).contains("There is no free seat for you");
    assertThat(lobby.transcriptOf("ben", "sit 2", "", "quit")).contains("ren>");
    assertThat(answer("cleo", "tables ravens")).doesNotContain("anna", "ben");
    assertThat(answer("cleo", "watch 2"))
        .contains("Other players can still play the deal of table");
    assertThat(answer("ben", "leave 2"))
        .contains("you can neither give up your seat nor abort the match");
    assertThat(answer("cleo", "sit 2")).contains("There is no free seat for you");
    String end =
        lobby
            .transcriptOf("anna", "sit 2", "", "concede", "concede", "", "again", "quit")
            .replaceAll("\\s+", " ");
    assertThat(end)
        .contains("Other players can still play this daily deal")
        .contains("Other players can still play this deal. When the day or the event is over")
        .doesNotContain("(table 2)", "again retries moment");
    assertThat(answer("ben", "daily pairs results")).contains("anna & ben");
    assertThat(answer("ben", "journal 2")).contains("can still play the deal");
    assertThat(answer("ben", "daily pairs cleo")).contains("table 3");
    assertThat(answer("cleo", "sit 3")).contains("only for players who have finished its deal");
    assertThat(answer("cleo", "daily pairs anna")).contains("table 4");
    assertThat(answer("anna", "sit 4")).contains("already begun this deal, at table");
  }

  /**
   * A player who repeats a deal knows it, so the match is not counted among the player's matches.
   */
  @Test
  void aRepeatedDailyDealIsNotCounted() {
    assertThat(lobby.transcriptOf("anna", "daily ta-se", "concede", "concede", "quit"))
        .doesNotContain("Known seed");
    assertThat(lobby.transcriptOf("anna", "daily ta-se", "concede", "concede", "quit"))
        .contains("Known seed: the deal could have been known before the", "does not count")
        .doesNotContain("Your match number");
    assertThat(server.table(2).match().orElseThrow().match().journal().controlEntries())
        .contains(new ControlEntry.DealKnown(ControlEntry.DealKnown.Cause.SEED));
  }

  private void passDay() {
    now = now.plus(Duration.ofDays(1));
    server.gameServer.tick();
  }

  /** After the day, everyone sees the results and can verify the commitments to the deals. */
  @Test
  void resultsAndDealsArePublishedWhenTheDayIsOver() throws IOException {
    LocalDate day = server.gameServer.eventService().today();
    String commitments = answer("anna", "daily deals");
    assertThat(commitments).doesNotContain("seed ");
    play("anna", "eurydice", 0);
    assertThat(lobby.transcriptOf("ben", "daily robots", "quit")).contains("your seat is held");
    assertThat(answer("ben", "daily eurydice results"))
        .contains("You have not finished the daily deal eurydice");
    assertThat(answer("anna", "journal 1")).contains("can still play the deal of table 1");
    passDay();
    assertThat(answer("ben", "daily eurydice results " + day)).contains("  1  anna");
    assertThat(answer("ben", "daily robots results " + day)).contains("not finished");
    for (DailySeries daily : DailySeries.ALL) {
      if (!daily.name().equals("pairs")) {
        assertPar(daily.name(), day);
      }
    }
    assertThat(answer("anna", "daily calendar"))
        .contains(day.getDayOfMonth() + "+")
        .contains("Your streak: 1 day ");
    passDay();
    assertThat(answer("anna", "daily"))
        .contains("Your streak: 0 days (longest: 1)", "eurydice", "not played yet");
    String deals = answer("ben", "daily deals " + day);
    assertThat(deals.lines().toList()).containsAll(commitments.lines().toList());
    assertHashesMatchDeals(deals);
    assertThat(answer("ben", "journal 1")).contains("seed ");
    assertThat(answer("anna", "daily eurydice results " + day.plusDays(9)))
        .contains("is not a date, or is in the future");
    String before = "There are no daily deals of " + day.minusDays(1) + " on this server.";
    assertThat(answer("anna", "daily eurydice results " + day.minusDays(1))).contains(before);
    assertThat(answer("anna", "daily deals " + day.minusDays(1))).contains(before);
  }

  private void assertPar(String daily, LocalDate day) throws IOException {
    String results = "daily " + daily + " results " + day;
    if (daily.equals("ta-se")) {
      assertThat(answer("ben", results)).contains("Par: a draw");
      return;
    }
    Par par = par(server.gameServer.eventService(), event(daily, day));
    String output = answer("ben", results);
    assertThat(output).contains("Par (the result of bot:" + par.level());
    assertThat(output.contains("Best result found with all cards visible"))
        .isEqualTo(DEALS_WITH_OMNISCIENT_PAR.contains(daily));
  }

  /** Waits until the bot that sets par has played, and returns par. */
  private static Par par(EventService events, DealEvent event) throws IOException {
    Optional<Par> par = Optional.empty();
    while (par.isEmpty()) {
      par = events.par(event, 1);
    }
    return par.get();
  }

  /** Asserts that each pair of lines gives a hash, and the seed and nonce that it commits to. */
  private static void assertHashesMatchDeals(String deals) {
    List<String> lines = deals.lines().skip(1).toList();
    assertThat(lines).hasSize(2 * DailySeries.ALL.size());
    for (int i = 0; i < lines.size(); i += 2) {
      String hash = lines.get(i).split("\\s+", -1)[1];
      String[] words = lines.get(i + 1).strip().split("[ ,]+", -1);
      assertThat(new Commitment(hash, words[3]).matches(Long.parseLong(words[1]))).isTrue();
    }
  }

  @Test
  void invalidDailyCommandsAreRejectedWithAReason() {
    assertThat(answer("anna", "daily chess")).contains("There is no daily deal \"chess\"");
    assertThat(answer("anna", "daily ta-se ben")).contains("is not for two players");
    assertThat(answer("anna", "daily pairs anna")).contains("your own partner");
    assertThat(answer("anna", "daily ta-se results never")).contains("\"never\" is not a date");
    assertThat(answer("anna", "daily share"))
        .contains("You have not finished any of today's deals.");
  }
}
