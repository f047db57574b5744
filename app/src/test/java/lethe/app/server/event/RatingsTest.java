package lethe.app.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.app.event.DailySeries;
import lethe.app.event.DealEvent;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.event.RatingStore.RatingEntry;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.SeatOwners;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableSpec;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests the ratings of players against each other and against deals. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class RatingsTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, Limits.DEFAULTS);
  }

  /** Concedes a match of Ta-Se for Anna against Ben after both have moved. */
  private void lose(Options options) {
    ClientSession anna = server.connect("anna");
    List<Seat> all = TestServer.TA_SE.seats().firstSeats(2);
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    owners.put(all.getFirst(), TestServer.held(anna));
    owners.put(all.getLast(), TestServer.free());
    ServerTable table =
        TestServer.tableOf(
            server
                .gameServer
                .seatService()
                .createTable(
                    anna, new TableSpec(TestServer.TA_SE, options, new SeatOwners(owners))));
    TestServer.tableOf(server.gameServer.seatService().sit(server.connect("ben"), table, ""));
    TestServer.play(table.match().orElseThrow(), 8);
    TestServer.concede(table);
    server.gameServer.tick();
  }

  private List<RatingEntry> leaders(String game) throws IOException {
    return server.gameServer.ratingService().leaders(game, true);
  }

  private List<RatingEntry> ratings(String name) throws IOException {
    return server.gameServer.ratingService().ratingsOf(server.connect(name).account());
  }

  private static String text(RatingEntry entry) {
    return entry.key().subject()
        + " "
        + Math.round(entry.rating().points())
        + " after "
        + entry.matches();
  }

  /** A match is not rated again, even after the server has restarted. */
  @Test
  void playersAreRatedAgainstEachOtherOncePerMatch() throws IOException {
    lose(Options.NONE);
    server.gameServer.tick();
    assertThat(leaders("ta-se"))
        .extracting(RatingsTest::text)
        .containsExactly("key:ben 1662 after 1", "key:anna 1338 after 1");
    assertThat(server.gameServer.ratingService().leaders("ta-se", false)).hasSize(2);
    assertThat(ratings("ben"))
        .extracting(RatingsTest::text)
        .containsExactly("key:ben 1662 after 1");
    lose(Options.NONE);
    assertThat(ratings("ben").getFirst().rating().points()).isBetween(1700.0, 1800.0);
    server.close();
    open();
    server.gameServer.tick();
    assertThat(leaders("ta-se")).extracting(RatingEntry::matches).containsExactly(2, 2);
  }

  @Test
  void matchesWithHintsOrBotsAreNotRated() throws IOException {
    lose(Options.of(Map.of("hints", "on")));
    ClientSession anna = server.connect("anna");
    ServerTable alone =
        server.createTable(anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    TestServer.play(alone.match().orElseThrow(), 8);
    TestServer.concede(alone);
    server.gameServer.tick();
    assertThat(leaders("ta-se")).isEmpty();
    assertThat(ratings("anna")).isEmpty();
  }

  private DealEvent dailyEurydiceDeal() throws IOException {
    EventService events = server.gameServer.eventService();
    return events
        .dailyEvent(DailySeries.find("eurydice").orElseThrow(), events.today())
        .orElseThrow();
  }

  /** Concedes a daily deal for a user after some moves. */
  private void concedeDaily(String name, int plies) throws IOException {
    ClientSession session = server.connect(name);
    ServerTable table =
        TestServer.tableOf(
            server.gameServer.eventTables().playDaily(session, dailyEurydiceDeal(), ""));
    TestServer.play(table.match().orElseThrow(), plies);
    TestServer.concede(table);
  }

  /**
   * A rating reveals a player's result, so it is computed only when the deal can no longer be
   * played.
   */
  @Test
  void singlePlayersAreRatedAgainstTheDealAfterTheEvent() throws IOException {
    concedeDaily("anna", 1);
    concedeDaily("ben", 1);
    // A second attempt does not count.
    concedeDaily("ben", 0);
    server.gameServer.tick();
    assertThat(leaders("eurydice deals")).isEmpty();
    assertThat(ratings("anna")).isEmpty();
    StoredData storedData = new StoredData(data, databaseKind);
    storedData.update("update events set closes = '2026-01-01T00:00:00Z'");
    server.gameServer.tick();
    assertThat(leaders("eurydice deals")).hasSize(2).allMatch(entry -> entry.matches() == 1);
    assertThat(ratings("anna"))
        .extracting(RatingsTest::text)
        .containsExactly("key:anna 1338 after 1");
    assertThat(ratings("ben").getFirst().rating().points()).isBetween(1300.0, 1400.0);
    server.gameServer.tick();
    assertThat(storedData.strings("select id from events where rated = 0")).isEmpty();
    assertThat(ratings("anna")).extracting(RatingEntry::matches).containsExactly(1);
  }
}
