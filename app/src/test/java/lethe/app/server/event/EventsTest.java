package lethe.app.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.event.DealAttempt;
import lethe.app.event.DealEvent;
import lethe.app.event.Ranking.Placement;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;
import lethe.engine.core.Options;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that all entrants of an event play the same deals, and the ranking. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class EventsTest {
  private static final List<String> NAMES =
      List.of("anna", "ben", "cleo", "dora", "emil", "finn", "gina", "hugo");

  private static final int DEAL_COUNT = TestVolume.times(2, 6);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;
  private EventService events;

  @BeforeEach
  void open() {
    Limits limits = Limits.DEFAULTS.with(Limit.NEW_TABLES_PER_ADDRESS, 1_000);
    server = new TestServer(data, databaseKind, limits, new Clocks(() -> now, () -> now));
    events = server.gameServer.eventService();
  }

  private DealEvent createEvent(String id, String game, int players, int deals) throws IOException {
    Title<?, ?, ?> title = Titles.byName(game).orElseThrow();
    Map<Seat, String> levels = new LinkedHashMap<>();
    title.seats().firstSeats(players).forEach(seat -> levels.put(seat, ""));
    ClientSession anna = server.connect("anna");
    DealEvent event =
        new DealEvent(
            id,
            title,
            Options.NONE,
            levels,
            anna.account().id(),
            events.now(),
            events.now().plus(Duration.ofDays(1)),
            deals);
    assertThat(events.create(event, anna)).isEmpty();
    return events.find(id).orElseThrow();
  }

  private ServerTable playNext(String name, DealEvent event) throws IOException {
    return TestServer.tableOf(
        server.gameServer.eventTables().playNext(server.connect(name), event));
  }

  private ServerRejectionCode rejectionCodeOfPlayNext(String name, DealEvent event)
      throws IOException {
    return TestServer.rejectionCodeOf(
        server.gameServer.eventTables().playNext(server.connect(name), event));
  }

  @Test
  void fourPairsPlayTheSameDeals() throws IOException {
    DealEvent event = createEvent("autumn", "ravens", 2, DEAL_COUNT);
    for (int i = 0; i < NAMES.size(); i++) {
      ClientSession partner = server.connect(NAMES.get(i ^ 1));
      assertThat(
              events.enroll(
                  event, server.connect(NAMES.get(i)).account(), Optional.of(partner.account())))
          .isEmpty();
      assertThat(events.enrollmentsWithoutPartner(event)).hasSize(i % 2 == 0 ? 1 : 0);
    }
    assertThat(events.entries(event)).hasSize(4);
    List<List<Long>> seeds = new ArrayList<>();
    for (int pair = 0; pair < NAMES.size() / 2; pair++) {
      seeds.add(playAll(event, pair));
    }
    assertThat(seeds.getFirst()).doesNotHaveDuplicates().hasSize(DEAL_COUNT);
    assertThat(seeds).allMatch(seeds.getFirst()::equals);
    assertMatchpointTotals(event);
  }

  /** Plays all deals for a pair: some moves of bots, then a concession. Returns the seeds. */
  private List<Long> playAll(DealEvent event, int pair) throws IOException {
    String first = NAMES.get(2 * pair);
    String second = NAMES.get(2 * pair + 1);
    List<Long> seeds = new ArrayList<>();
    for (int deal = 1; deal <= DEAL_COUNT; deal++) {
      ServerTable table = playNext(first, event);
      assertThat(playNext(second, event)).isSameAs(table);
      var match = table.match().orElseThrow();
      TestServer.playLikeBot(match, "fair", pair == deal ? 400 : 5 * pair);
      if (!match.match().turn().isOver()) {
        TestServer.concede(table);
      }
      seeds.add(match.match().header().seed());
      assertThat(events.visibleRanking(event, server.connect(first).account()).placements())
          .singleElement()
          .satisfies(own -> assertThat(own.entrants()).hasSize(2));
    }
    assertThat(rejectionCodeOfPlayNext(first, event))
        .isEqualTo(ServerRejectionCode.ALL_DEALS_PLAYED);
    return seeds;
  }

  /** Asserts that the matchpoints of the four pairs add up to the same total on each deal. */
  private void assertMatchpointTotals(DealEvent event) throws IOException {
    List<Placement> lines = events.ranking(event).placements();
    assertThat(lines).hasSize(4).isSortedAccordingTo((a, b) -> b.matchpoints() - a.matchpoints());
    assertThat(lines.stream().mapToInt(Placement::matchpoints).sum()).isEqualTo(DEAL_COUNT * 4 * 3);
    for (int deal = 1; deal <= DEAL_COUNT; deal++) {
      int number = deal;
      assertThat(
              lines.stream().mapToInt(line -> line.scoreByDeal().get(number).matchpoints()).sum())
          .isEqualTo(4 * 3);
    }
  }

  private static String text(Placement line) {
    return "%d. %s %d/%d"
        .formatted(
            line.place(),
            line.entrants().getFirst().name(),
            line.matchpoints(),
            line.maxMatchpoints());
  }

  @Test
  void unplayedAndUnfinishedDealsScoreNoMatchpoints() throws IOException {
    DealEvent event = createEvent("solo", "eurydice", 1, 2);
    for (String name : List.of("anna", "ben", "cleo")) {
      assertThat(events.enroll(event, server.connect(name).account(), Optional.empty())).isEmpty();
    }
    TestServer.concede(playNext("anna", event));
    TestServer.concede(playNext("anna", event));
    TestServer.concede(playNext("ben", event));
    playNext("ben", event);
    assertThat(events.ranking(event).placements())
        .extracting(EventsTest::text)
        .containsExactly("1. anna 7/8", "2. ben 3/8", "3. cleo 0/8");
    assertThat(events.visibleRanking(event, server.connect("anna").account()).placements())
        .extracting(EventsTest::text)
        .containsExactly("1. anna 7/8");
  }

  @Test
  void aMatchFinishedAfterTheEventDoesNotCount() throws IOException {
    DealEvent event = createEvent("solo", "eurydice", 1, 1);
    assertThat(events.enroll(event, server.connect("anna").account(), Optional.empty())).isEmpty();
    TestServer.concede(playNext("anna", event));
    new StoredData(data, databaseKind)
        .update("update events set closes = ?", event.closes().minus(Duration.ofDays(2)));
    // The first reading stores the score, and the second reads it from there.
    for (int reading = 0; reading < 2; reading++) {
      assertThat(events.attempts(event))
          .extracting(DealAttempt::score)
          .containsExactly(Optional.empty());
    }
  }

  /**
   * Entries with matches cannot be withdrawn either. Only entrants can play, and only the host can
   * cancel.
   */
  @Test
  void eventsWithMatchesCannotBeCanceled() throws IOException {
    DealEvent event = createEvent("solo", "eurydice", 1, 1);
    ClientSession anna = server.connect("anna");
    ClientSession ben = server.connect("ben");
    assertThat(rejectionCodeOfPlayNext("anna", event)).isEqualTo(ServerRejectionCode.NOT_ENTERED);
    assertThat(events.enroll(event, anna.account(), Optional.empty())).isEmpty();
    playNext("anna", event);
    assertThat(events.withdraw(event, anna.account()).map(Rejection::code))
        .contains(ServerRejectionCode.ENTRY_PLAYED);
    assertThat(events.remove(event, Optional.of(anna.account())).map(Rejection::code))
        .contains(ServerRejectionCode.EVENT_PLAYED);
    assertThat(events.remove(event, Optional.of(ben.account())).map(Rejection::code))
        .contains(ServerRejectionCode.NOT_EVENT_HOST);
  }
}
