package lethe.app.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.ServerRejectionCode;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.ResultCaveats;
import lethe.engine.core.Seat;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests matches that were played elsewhere and imported into a server. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class MatchImportsTest {
  private static final String HEADER =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 4711
      seat red human
      seat blue human
      """;
  private static final Seat RED = TestServer.TA_SE.seats().firstSeats(2).getFirst();
  private static final Seat BLUE = TestServer.TA_SE.seats().firstSeats(2).getLast();

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;

  @BeforeEach
  void open() {
    server =
        new TestServer(data, databaseKind, TestLimits.GENEROUS, new Clocks(() -> now, () -> now));
  }

  private String journal(int table) {
    return new StoredData(data, databaseKind).journal(table);
  }

  /** The journal only gets an additional line with the name of the file. */
  @Test
  void aFinishedMatchIsImportedUnchanged() {
    ClientSession anna = server.connect("anna");
    ServerTable played =
        server.createTable(anna, TestServer.held(anna), TestServer.held(server.connect("ben")));
    TestServer.play(played.match().orElseThrow(), 3);
    TestServer.concede(played);
    played.match().orElseThrow().playBots();
    String journal = journal(1);
    assertThat(journal).contains("* outcome ");
    ServerTable copy = server.importMatch(journal, Map.of());
    assertThat(journal(2)).isEqualTo(journal + "* copy match.lethe\n");
    assertThat(copy.status()).isEqualTo(TableStatus.FINISHED);
    assertThat(ResultCaveats.labels(copy.match().orElseThrow().match())).contains("copied");
    assertThat(TestServer.rejectionCodeOf(server.gameServer.seatService().sit(anna, copy, "")))
        .isEqualTo(ServerRejectionCode.MATCH_FINISHED);
    server.close();
    open();
    assertThat(server.table(2).isFinished()).isTrue();
    assertThat(server.gameServer.tables()).hasSize(2);
  }

  /** One seat is reserved for a player, who need not be online; any player may take the other. */
  @Test
  void anUnfinishedMatchCanBeContinued() {
    ServerTable table = server.importMatch(HEADER, Map.of(RED, "anna"));
    assertThat(table.status()).isEqualTo(TableStatus.RUNNING);
    ClientSession ben = server.connect("ben");
    TestServer.tableOf(server.gameServer.seatService().sit(ben, table, ""));
    assertThat(table.seatOf(ben.account().id())).contains(BLUE);
    ClientSession anna = server.connect("anna");
    TestServer.tableOf(server.gameServer.seatService().sit(anna, table, ""));
    assertThat(table.seatOf(anna.account().id())).contains(RED);
    assertThat(server.gameServer.tableService().openMatch(table)).isEmpty();
    TestServer.play(table.match().orElseThrow(), 4);
    assertThat(journal(1)).startsWith(HEADER + "* copy match.lethe\n").contains("red: put ");
  }

  @Test
  void botsOfAnImportedMatchStayBots() {
    ServerTable table = server.importMatch(HEADER.replace("blue human", "blue bot"), Map.of());
    assertThat(table.seatOwners().bySeat())
        .containsEntry(BLUE, SeatOwner.Bot.defaultFor(TestServer.TA_SE))
        .containsEntry(RED, TestServer.free());
  }

  /**
   * A finished match stays listed; a running one is archived when nobody has held a seat for a day.
   */
  @Test
  void anUnfinishedMatchWithoutPlayersIsArchived() {
    ServerTable finished = server.importMatch(HEADER + "* concede blue\n", Map.of());
    server.importMatch(HEADER, Map.of());
    server.gameServer.tick();
    now = now.plus(Duration.ofHours(23));
    server.gameServer.tick();
    assertThat(server.gameServer.tables()).hasSize(2);
    now = now.plus(Duration.ofHours(2));
    server.gameServer.tick();
    assertThat(server.gameServer.tables()).containsExactly(finished);
  }
}
