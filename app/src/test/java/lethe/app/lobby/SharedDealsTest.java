package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import lethe.app.event.DailyDeal;
import lethe.app.event.DealEvent;
import lethe.app.play.Fork;
import lethe.app.server.GameServer;
import lethe.app.server.TestServer;
import lethe.app.server.account.Account;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableResult;
import lethe.app.titles.Access;
import lethe.engine.core.Rejection;
import lethe.engine.core.Spectator;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests what is shown of a shared deal, on every path to it, while others can still play it, and
 * that everything is shown as soon as nobody can.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedDealsTest {
  private static final String HIDDEN = "Other players can still play the deal of table 1";

  @TempDir Path data;

  private Instant now = Instant.parse("2026-11-23T12:00:00Z");
  @AutoClose private TestServer test;
  private GameServer server;

  @BeforeEach
  void open() {
    test =
        new TestServer(
            data, DatabaseKind.SQLITE, Limits.DEFAULTS, new Clocks(() -> now, () -> now));
    server = test.gameServer;
  }

  private String typed(String name, String line, String... lines) {
    return new TestLobby(server).transcriptOf(name, line, lines);
  }

  private ServerTable table(int number) {
    return test.table(number);
  }

  private String seed() {
    return "" + table(1).match().orElseThrow().match().header().seed();
  }

  private static Account person(String name) {
    return new Account("key:" + name, name);
  }

  private void theDayEnds() {
    now = Instant.parse("2026-11-24T00:00:00Z");
    server.tick();
  }

  @Test
  void aPlayerWhoConcededSeesOnlyTheirOwnSeat() {
    String end =
        typed("anna", "daily eurydice", "concede", "concede", "", "again", "reshuffle", "quit");
    assertThat(end)
        .contains("Other players can still play")
        .doesNotContain("The deck contained", "Turning points", seed());
    String review = typed("anna", "review 1", "as referee", "as spectator", "last", "look", "quit");
    assertThat(review)
        .contains("Until it is closed, you can")
        .contains("orpheus")
        .doesNotContain("as referee]", "referee>", seed());
    assertThat(typed("anna", "journal 1")).contains(HIDDEN).doesNotContain(seed());
    assertThat(typed("anna", "watch 1", "", "log", "quit"))
        .doesNotContain("The deck contained", seed());
    assertThat(typed("anna", "daily deals")).doesNotContain("seed ");
  }

  @Test
  void othersNeverSeeTheTableWhetherOrNotTheyHaveFinished() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    typed("ben", "daily eurydice", "concede", "concede", "quit");
    for (String name : List.of("ben", "cleo")) {
      for (String line : List.of("review 1", "watch 1", "journal 1")) {
        assertThat(typed(name, line)).contains(HIDDEN).doesNotContain(seed());
      }
      assertThat(server.tableService().openMatch(person(name), table(1)).map(Rejection::code))
          .contains(ServerRejectionCode.DEAL_HIDDEN);
      assertThat(typed(name, "tables")).doesNotContain("anna");
    }
  }

  /** Returns today's deal of Eurydice. */
  private DealEvent eurydice() throws IOException {
    return server
        .events()
        .dailyEvent(DailyDeal.find("eurydice").orElseThrow(), LocalDate.parse("2026-11-23"))
        .orElseThrow();
  }

  @Test
  void onlyOnesOwnResultIsShownUntilTheDayIsOver() throws IOException {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(typed("ben", "daily eurydice results")).contains("You have not finished");
    typed("ben", "daily eurydice", "concede", "concede", "quit");
    DealEvent event = eurydice();
    assertThat(typed("ben", "daily eurydice results"))
        .contains("ben", "The results of the others are shown when the day is over.")
        .doesNotContain("anna", "Par");
    assertThat(server.events().results(event, person("ben")).placements()).hasSize(1);
    assertThat(server.events().par(event, 1)).isEmpty();
    assertThat(server.events().revealedDeal(event, 1)).isEmpty();
    theDayEnds();
    assertThat(typed("cleo", "daily eurydice results 2026-11-23")).contains("anna", "ben", "Par");
    assertThat(server.events().results(event, person("ben")).placements()).hasSize(2);
    assertThat(server.events().revealedDeal(event, 1)).isPresent();
  }

  @Test
  void aSharedDealCannotBeForkedAndItsSeedIsNotShown() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    ServerTable table = table(1);
    ClientSession anna = test.connect("anna");
    Fork fork = Fork.at(0, table.match().orElseThrow().match(), true);
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOfSatisfying(
            TableResult.Rejected.class,
            refused ->
                assertThat(refused.rejection().code())
                    .isEqualTo(ServerRejectionCode.DEAL_STILL_IN_PLAY));
    assertThat(server.tableService().revealDeal(table))
        .get()
        .isInstanceOf(Notification.DealStillInPlay.class);
    theDayEnds();
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOf(TableResult.Admitted.class);
    assertThat(server.tableService().revealDeal(table))
        .get()
        .isInstanceOf(Notification.DealRevealed.class);
  }

  /** A table of other players hides no more than before, and one's own deal hides nothing. */
  @Test
  void everythingIsShownWhenTheDayIsOver() {
    typed("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(1), person("anna")).isOpen()).isFalse();
    assertThat(server.sharedDeals().access(table(1), person("ben")))
        .isEqualTo(Access.only(Spectator.SPECTATOR));
    theDayEnds();
    for (String name : List.of("anna", "ben")) {
      assertThat(server.sharedDeals().access(table(1), person(name))).isEqualTo(Access.OPEN);
      assertThat(typed(name, "review 1", "as referee", "quit")).contains("referee");
      assertThat(typed(name, "journal 1")).contains("seed " + seed());
    }
    typed("anna", "play eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(2), person("ben"))).isEqualTo(Access.OPEN);
  }
}
