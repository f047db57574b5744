package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.Titles;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Rejection;
import lethe.engine.core.RejectionCode;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a journal has a maximum size, whatever entries fill it. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FullJournalTest {
  @TempDir Path data;

  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    open(1);
  }

  private void open(int kilobytes) {
    server =
        new TestServer(
            data, DatabaseKind.SQLITE, TestLimits.GENEROUS.with(Limit.JOURNAL_SIZE, kilobytes));
  }

  private String journal() {
    return new StoredData(data).journal(1);
  }

  private static <C, O, V> EntryResult<C, O, V> submitFirstLegalCommand(Table<C, O, V> match) {
    Seat seat = ((Turn.Awaits) match.match().turn()).seats().getFirst();
    return match.submit(seat, match.match().legalCommands(seat).getFirst());
  }

  private static void playUntilFull(Table<?, ?, ?> match) {
    while (!match.isFull()) {
      TestServer.play(match, 1);
    }
  }

  /** The match can still be conceded, and its journal is valid. */
  @Test
  void movesAreRejectedIfTheJournalIsFull() throws IOException {
    ClientSession anna = server.connect("anna");
    ServerTable table =
        server.createTable(anna, TestServer.held(anna), TestServer.held(server.connect("ben")));
    Table<?, ?, ?> match = table.match().orElseThrow();
    playUntilFull(match);
    String full = journal();
    assertThat(submitFirstLegalCommand(match)).isNotInstanceOf(EntryResult.Applied.class);
    assertThat(journal()).isEqualTo(full);
    TestServer.concede(table);
    assertThat(match.match().turn().isOver()).isTrue();
    assertThat(LoadedMatch.load(new StoredData(data).copyJournal(1))).isInstanceOf(Valid.class);
  }

  /**
   * A player who adjourns and returns again and again cannot make the journal grow without limit.
   */
  @Test
  void entriesOtherThanMovesCountTowardTheJournalLimit() {
    TestServer.TestClient anna = server.connectClient("key:anna", "anna");
    TableService tables = server.gameServer.tableService();
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                Titles.byName("eurydice").orElseThrow(),
                TestServer.held(anna.session())));
    Optional<Rejection> refusal = Optional.empty();
    for (int i = 0; i < 100 && refusal.isEmpty(); i++) {
      assertThat(tables.openMatch(table)).isEmpty();
      server.enter(anna, table);
      refusal = server.gameServer.matchInterruptions().adjourn(anna, table);
    }
    assertThat(refusal.map(Rejection::code)).contains(RejectionCode.JOURNAL_FULL);
    assertThat(journal()).hasSizeBetween(1_024, 1_100);
  }

  /** One of the two bots opens the match. */
  @Test
  void aBotDoesNotMoveIfTheJournalIsFull() {
    server.close();
    open(0);
    ClientSession anna = server.connect("anna");
    SeatOwner bot = SeatOwner.Bot.defaultFor(TestServer.TA_SE);
    for (ServerTable table :
        List.of(
            server.createTable(anna, TestServer.held(anna), bot),
            server.createTable(anna, bot, TestServer.held(anna)))) {
      Table<?, ?, ?> match = table.match().orElseThrow();
      match.playBots();
      match.addControl(new ControlEntry.Conceded(match.match().seats().getFirst()));
      assertThat(match.match().turn().isOver()).isTrue();
      assertThat(match.match().journal().entries()).noneMatch(Entry.Ply.class::isInstance);
    }
  }
}
