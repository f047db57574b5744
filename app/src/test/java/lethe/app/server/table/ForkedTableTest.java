package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Fork;
import lethe.app.play.Table;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.Notification;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.session.PrivateMark;
import lethe.app.titles.ravens.RavensTitle;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests continuing from a position of a finished match, at another table and against bots. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class ForkedTableTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestServer.TestClient anna;
  private ServerTable table;

  @BeforeEach
  void open() {
    server = new TestServer(data, databaseKind, TestLimits.GENEROUS);
    anna = server.connectClient("key:anna", "anna");
    table =
        server.createTable(
            anna.session(),
            TestServer.held(anna.session()),
            TestServer.held(server.connect("ben")));
    TestServer.play(table.match().orElseThrow(), 6);
  }

  private TableResult fork(TestServer.TestClient client) {
    Fork fork = Fork.at(3, table.match().orElseThrow().match(), false);
    return server.gameServer.matchImports().fork(client.session(), table, fork);
  }

  /** The commitment to the deal does not apply, because the player knows the deal. */
  @Test
  void aPlayerCanContinueAFinishedMatchAgainstABot() {
    TestServer.concede(table);
    ServerTable next = TestServer.tableOf(fork(anna));
    Table<?, ?, ?> former = table.match().orElseThrow();
    Table<?, ?, ?> match = next.match().orElseThrow();
    assertThat(match.match().header().seed()).isEqualTo(former.match().header().seed());
    assertThat(new StoredData(data, databaseKind).journal(2))
        .contains("* known fork")
        .contains("* seat blue bot:");
    assertThat(next.seatOwners().bySeat().values())
        .containsExactly(
            TestServer.held(anna.session()), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    anna.notifications.clear();
    server.enter(anna, next);
    assertThat(anna.notifications).noneMatch(Notification.CommitmentAnnounced.class::isInstance);
    TestServer.concede(next);
    assertThat(next.isFinished()).isTrue();
  }

  /** Ben keeps his seat although Cleo, who had none, continues the match. */
  @Test
  void theParticipantsOfAReviewContinueTheMatchTogether() {
    TestServer.concede(table);
    TestServer.TestClient ben = server.connectClient("key:ben", "ben");
    TestServer.TestClient cleo = server.connectClient("key:cleo", "cleo");
    ReviewGroup review = server.gameServer.tableService().reviewGroup(table);
    for (TestServer.TestClient client : List.of(cleo, ben)) {
      server.gameServer.tableService().join(client, review);
    }
    Fork fork = Fork.at(3, table.match().orElseThrow().match(), false);
    ServerTable next =
        TestServer.tableOf(server.gameServer.matchImports().fork(cleo.session(), review, fork));
    assertThat(next.seatOwners().bySeat().values())
        .containsExactly(
            TestServer.held(cleo.session()), new SeatOwner.Invited(ben.account().id(), "ben"));
    assertThat(next.match().orElseThrow().match().players())
        .allMatch(Player.Human.class::isInstance);
    server.gameServer.tick();
    assertThat(ben.notifications)
        .contains(new Notification.Invitation("cleo", "ta-se", next.number(), Optional.empty()));
    assertThat(server.gameServer.seatService().sit(ben.session(), next, ""))
        .isEqualTo(new TableResult.Admitted(next));
  }

  @Test
  void aBotTakesTheSeatWithoutAParticipant() {
    TestServer.concede(table);
    ReviewGroup review = server.gameServer.tableService().reviewGroup(table);
    server.gameServer.tableService().join(anna, review);
    Fork fork = Fork.at(3, table.match().orElseThrow().match(), true);
    ServerTable next =
        TestServer.tableOf(server.gameServer.matchImports().fork(anna.session(), review, fork));
    assertThat(next.seatOwners().bySeat().values())
        .containsExactly(
            TestServer.held(anna.session()), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
  }

  /** Cleo, who had no seat, continues the match in the seat of Anna. */
  @Test
  void aNewPlayerDoesNotSeeTheFormerPlayersMarks() {
    ServerTable ravens =
        TestServer.tableOf(
            server.requestTable(
                anna.session(),
                RavensTitle.TITLE,
                TestServer.held(anna.session()),
                TestServer.held(server.connect("ben"))));
    Table<?, ?, ?> match = ravens.match().orElseThrow();
    Seat seat = match.match().seats().getFirst();
    mark(match, seat);
    assertThat(marks(match, seat)).hasSize(1);
    Fork fork = Fork.at(match.match().position(), match.match(), false);
    TestServer.concede(ravens);
    TestServer.TestClient cleo = server.connectClient("key:cleo", "cleo");
    ReviewGroup review = server.gameServer.tableService().reviewGroup(ravens);
    server.gameServer.tableService().join(cleo, review);
    ServerTable next =
        TestServer.tableOf(server.gameServer.matchImports().fork(cleo.session(), review, fork));
    assertThat(next.seatOf(cleo.account().id())).contains(seat);
    assertThat(marks(next.match().orElseThrow(), seat)).isEmpty();
  }

  private static <C, O, V> void mark(Table<C, O, V> table, Seat seat) {
    String stage = table.title().stage(table.match().view(seat));
    table.addControl(new PrivateMark("row 2", "red?").entry(seat, stage));
  }

  private static <C, O, V> List<PrivateMark> marks(Table<C, O, V> table, Seat seat) {
    return PrivateMark.marksOf(table.title(), table.match(), seat);
  }

  @Test
  void withoutAReviewOnlyPlayersCanContinueAFinishedMatch() {
    assertThat(TestServer.rejectionCodeOf(fork(anna))).isEqualTo(ServerRejectionCode.NOT_SEATED);
    TestServer.concede(table);
    assertThat(TestServer.rejectionCodeOf(fork(server.connectClient("key:cleo", "cleo"))))
        .isEqualTo(ServerRejectionCode.NOT_SEATED);
  }
}
