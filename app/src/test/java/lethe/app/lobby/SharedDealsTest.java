package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import lethe.app.event.DailySeries;
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
 * Tests that no command reveals a shared deal while others can still play it, and that everything
 * is shown afterwards.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SharedDealsTest {
  private static final String HIDDEN_DEAL_MESSAGE =
      "Other players can still play the deal of table 1";

  @TempDir Path data;

  /** A day that is not over yet in real time either, by which the database dates entries. */
  private final LocalDate day = LocalDate.now(ZoneOffset.UTC).plusDays(1);

  private Instant now = day.atTime(12, 0).toInstant(ZoneOffset.UTC);
  @AutoClose private TestServer test;
  private GameServer server;

  @BeforeEach
  void open() {
    test =
        new TestServer(
            data, DatabaseKind.SQLITE, Limits.DEFAULTS, new Clocks(() -> now, () -> now));
    server = test.gameServer;
  }

  private String transcriptOf(String name, String line, String... lines) {
    return new TestLobby(server).transcriptOf(name, line, lines);
  }

  private ServerTable table(int number) {
    return test.table(number);
  }

  private String seed() {
    return "" + table(1).match().orElseThrow().match().header().seed();
  }

  private static Account account(String name) {
    return new Account("key:" + name, name);
  }

  private void endDay() {
    now = day.plusDays(1).atStartOfDay().toInstant(ZoneOffset.UTC);
    server.tick();
  }

  @Test
  void aPlayerWhoConcededSeesOnlyTheirOwnSeat() {
    String end =
        transcriptOf(
            "anna", "daily eurydice", "concede", "concede", "", "again", "reshuffle", "quit");
    assertThat(end)
        .contains("Other players can still play")
        .doesNotContain("The deck contained", "Turning points", seed());
    String review =
        transcriptOf("anna", "review 1", "as referee", "as spectator", "last", "look", "quit");
    assertThat(review)
        .contains("Until the day or the event is")
        .contains("orpheus")
        .doesNotContain("as referee, you lead", seed());
    assertThat(transcriptOf("anna", "journal 1"))
        .contains(HIDDEN_DEAL_MESSAGE)
        .doesNotContain(seed());
    assertThat(transcriptOf("anna", "watch 1", "", "log", "quit"))
        .doesNotContain("The deck contained", seed());
    assertThat(transcriptOf("anna", "daily deals")).doesNotContain("seed ");
  }

  @Test
  void otherUsersCannotSeeAMatchWithASharedDeal() {
    transcriptOf("anna", "daily eurydice", "concede", "concede", "quit");
    transcriptOf("ben", "daily eurydice", "concede", "concede", "quit");
    for (String name : List.of("ben", "cleo")) {
      for (String line : List.of("review 1", "watch 1", "journal 1")) {
        assertThat(transcriptOf(name, line)).contains(HIDDEN_DEAL_MESSAGE).doesNotContain(seed());
      }
      assertThat(server.tableService().openMatch(account(name), table(1)).map(Rejection::code))
          .contains(ServerRejectionCode.DEAL_HIDDEN);
      assertThat(transcriptOf(name, "tables")).doesNotContain("anna");
    }
  }

  private DealEvent eurydice() throws IOException {
    return server
        .eventService()
        .dailyEvent(DailySeries.find("eurydice").orElseThrow(), day)
        .orElseThrow();
  }

  @Test
  void otherResultsAreHiddenUntilTheDayIsOver() throws IOException {
    transcriptOf("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(transcriptOf("ben", "daily eurydice results")).contains("You have not finished");
    transcriptOf("ben", "daily eurydice", "concede", "concede", "quit");
    DealEvent event = eurydice();
    assertThat(transcriptOf("ben", "daily eurydice results"))
        .contains("ben", "The results of the others are shown when the day is over.")
        .doesNotContain("anna", "Par");
    assertThat(server.eventService().visibleRanking(event, account("ben")).placements()).hasSize(1);
    assertThat(server.eventService().par(event, 1)).isEmpty();
    assertThat(server.eventService().revealedDeal(event, 1)).isEmpty();
    endDay();
    assertThat(transcriptOf("cleo", "daily eurydice results " + day))
        .contains("anna", "ben", "Par");
    assertThat(server.eventService().visibleRanking(event, account("ben")).placements()).hasSize(2);
    assertThat(server.eventService().revealedDeal(event, 1)).isPresent();
  }

  @Test
  void aSharedDealCanBeForkedAndRevealedOnlyAfterTheDay() {
    transcriptOf("anna", "daily eurydice", "concede", "concede", "quit");
    ServerTable table = table(1);
    ClientSession anna = test.connect("anna");
    Fork fork = Fork.at(0, table.match().orElseThrow().match(), true);
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOfSatisfying(
            TableResult.Rejected.class,
            refused ->
                assertThat(refused.rejection().code())
                    .isEqualTo(ServerRejectionCode.DEAL_STILL_IN_PLAY));
    assertThat(server.tableService().dealNotification(table))
        .get()
        .isInstanceOf(Notification.DealStillInPlay.class);
    endDay();
    assertThat(server.matchImports().fork(anna, table, fork))
        .isInstanceOf(TableResult.Admitted.class);
    assertThat(server.tableService().dealNotification(table))
        .get()
        .isInstanceOf(Notification.DealRevealed.class);
  }

  /**
   * Players of the deal and others can then see all seats and the seed. A match with an unshared
   * deal is open as soon as it is over.
   */
  @Test
  void matchesAreOpenToEveryoneWhenTheDayIsOver() {
    transcriptOf("anna", "daily eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(1), account("anna")).isOpen()).isFalse();
    assertThat(server.sharedDeals().access(table(1), account("ben")))
        .isEqualTo(Access.only(Spectator.SPECTATOR));
    endDay();
    for (String name : List.of("anna", "ben")) {
      assertThat(server.sharedDeals().access(table(1), account(name))).isEqualTo(Access.OPEN);
      assertThat(transcriptOf(name, "review 1", "as referee", "quit")).contains("referee");
      assertThat(transcriptOf(name, "journal 1")).contains("seed " + seed());
    }
    transcriptOf("anna", "play eurydice", "concede", "concede", "quit");
    assertThat(server.sharedDeals().access(table(2), account("ben"))).isEqualTo(Access.OPEN);
  }
}
