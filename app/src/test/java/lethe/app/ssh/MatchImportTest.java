package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import lethe.app.operate.AdminService;
import lethe.app.operate.AdminService.ImportResult;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.TableStatus;
import lethe.app.titles.ResultCaveats;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests importing matches that were played elsewhere into a server. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class MatchImportTest {
  private static final String HEAD =
      """
      lethe 1
      game ta-se
      rules 1
      saved 2026-01-01T00:00:00Z
      seed 4711
      seat red human
      seat blue human
      """;

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private SshEndpoint open() {
    return TestServers.open(TestServers.settings(data, databaseKind));
  }

  private static ImportResult put(SshEndpoint server, String text, String... seats) {
    return new AdminService(server).importMatch("kept/match.lethe", text, List.of(seats));
  }

  private static String rejectionReason(SshEndpoint server, String text, String... seats) {
    return put(server, text, seats) instanceof ImportResult.NotImported(String reason)
        ? reason
        : "";
  }

  private static String journal(SshTestClient client, int table) {
    String told = client.run("journal " + table, "").replace("\r\n", "\n");
    return JournalText.plain(told).strip() + "\n";
  }

  /** The journals are equal up to the line that tells where the server has the match from. */
  @Test
  void aFinishedMatchIsReadBackAsImported() {
    String played;
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      try (ClientTerminal red = anna.dumb()) {
        red.sitAsGuest("play ta-se");
        red.until("red> ");
        play(match(server, 1), 3, red, red);
        red.type("concede");
        red.type("concede");
        red.until("(journal 1)");
      }
      do {
        played = journal(anna, 1);
      } while (!played.contains("* outcome ")); // a thread of the server writes the outcome
      assertThat(played).startsWith("lethe 1\n");
      assertThat(put(server, played)).isEqualTo(new ImportResult.Imported(2, false));
      assertThat(journal(anna, 2)).isEqualTo(played + "* copy match.lethe\n");
      assertThat(new AdminService(server).tables().getLast().seats())
          .isEqualTo("red: somebody, blue: bot:fading (unguarded, copied)");
      assertThat(table(server, 2).status()).isEqualTo(TableStatus.FINISHED);
      assertThat(ResultCaveats.labels(match(server, 2).match())).contains("copied");
      assertThat(anna.run("sit 2", "")).contains("is over");
    }
    try (SshEndpoint again = open();
        SshTestClient ben = SshTestClient.guest(again.port(), "ben")) {
      assertThat(journal(ben, 2)).isEqualTo(played + "* copy match.lethe\n");
      assertThat(ben.run("tables", "")).containsPattern("2 +ta-se");
    }
  }

  @Test
  void anUnfinishedMatchCanBeContinued() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      blue.until("ben> ");
      assertThat(put(server, HEAD, "red=anna")).isEqualTo(new ImportResult.Imported(1, false));
      assertThat(table(server, 1).status()).isEqualTo(TableStatus.RUNNING);
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      assertThat(table(server, 1).seatOf(ben(server)).orElseThrow().name()).isEqualTo("blue");
      red.sitAsGuest("sit 1");
      play(match(server, 1), 4, red, blue);
      assertThat(new StoredData(data, databaseKind).journal(1))
          .startsWith(HEAD + "* copy match.lethe\n");
    }
  }

  private static String ben(SshEndpoint server) {
    return server.gameServer().sessions().findAccount("ben").orElseThrow().id();
  }

  @Test
  void botsOfAnImportedMatchStayBots() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal red = anna.dumb()) {
      assertThat(put(server, HEAD.replace("blue human", "blue bot")))
          .isEqualTo(new ImportResult.Imported(1, false));
      red.sitAsGuest("sit 1");
      red.until("red> ");
      assertThat(new AdminService(server).tables().getFirst().seats())
          .isEqualTo("red: anna, blue: bot:fading");
      play(match(server, 1), red, red);
      red.until("Copied: ");
    }
  }

  /** A finished match stays listed; a running one only as long as a seat is held. */
  @Test
  void anUnfinishedMatchWithoutPlayersIsArchived() {
    ManualClock clock = new ManualClock();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), clock)) {
      assertThat(put(server, HEAD + "* concede blue\n"))
          .isEqualTo(new ImportResult.Imported(1, false));
      assertThat(put(server, HEAD)).isEqualTo(new ImportResult.Imported(2, false));
      server.gameServer().tick();
      clock.forward(Duration.ofHours(23));
      server.gameServer().tick();
      assertThat(server.gameServer().tables()).hasSize(2);
      clock.forward(Duration.ofHours(2));
      server.gameServer().tick();
      assertThat(server.gameServer().tables()).containsExactly(table(server, 1));
    }
  }

  @Test
  void invalidJournalsAndSeatsAreNotImported() {
    try (SshEndpoint server = open()) {
      assertThat(rejectionReason(server, HEAD.replace("ta-se", "chess")))
          .startsWith("kept/match.lethe:2:6: ")
          .contains("chess");
      assertThat(rejectionReason(server, HEAD.replace("lethe 1", "lethe 2")))
          .startsWith("kept/match.lethe:1:7: ");
      assertThat(rejectionReason(server, HEAD + "red: put 9 in 9\n"))
          .startsWith("kept/match.lethe:8:");
      assertThat(rejectionReason(server, HEAD.replace("saved 2026-01-01T00:00:00Z\n", "")))
          .contains("a script, and not the journal of a match");
      assertThat(rejectionReason(server, HEAD, "green=anna")).contains("one of: red");
      assertThat(rejectionReason(server, HEAD.replace("blue human", "blue bot"), "blue=anna"))
          .contains("one of: red");
      assertThat(rejectionReason(server, HEAD, "red=anna", "red=ben")).contains("\"red=ben\"");
      assertThat(new StoredData(data, databaseKind).strings("select game from tables")).isEmpty();
    }
  }
}
