package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import lethe.app.server.TestServer;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the answers to commands about events, and whose results are shown. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EventCommandsTest {
  private static final String[] CONCEDE = {"concede", "concede", "quit"};

  @TempDir Path data;

  private Instant now = Instant.now();
  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server =
        new TestServer(
            data, DatabaseKind.SQLITE, Limits.DEFAULTS, new Clocks(() -> now, () -> now));
    lobby = new TestLobby(server.gameServer);
  }

  /** Has users play and leave, because only the names of players are known to others. */
  private void register(String... names) {
    for (String name : names) {
      assertThat(lobby.transcriptOf(name, "daily robots", "quit")).contains("seat is held");
    }
  }

  @Test
  void aPairSeesOnlyItsOwnResultsDuringTheEvent() {
    register("anna", "ben", "cleo", "dora");
    assertThat(lobby.transcriptOf("anna", "event make autumn ravens deals=1 days=3"))
        .contains("You have created the event autumn.");
    assertThat(lobby.transcriptOf("anna", "event autumn enter ben"))
        .contains("You have entered with ben");
    assertThat(lobby.transcriptOf("ben", "event autumn enter anna"))
        .contains("You have entered autumn");
    lobby.transcriptOf("cleo", "event autumn enter dora");
    lobby.transcriptOf("dora", "event autumn enter cleo");
    for (String name : List.of("anna", "cleo")) {
      assertThat(lobby.transcriptOf(name, "event autumn deal 1"))
          .contains("You have not finished deal");
      assertThat(lobby.transcriptOf(name, "event autumn results"))
          .contains("You have not finished all deals");
      assertThat(TestLobby.unwrap(lobby.transcriptOf(name, "event autumn play", CONCEDE)))
          .contains(
              "You have finished all deals of autumn. To see your total: ssh -t HOST event autumn"
                  + " results. The results of the others are shown from");
      String deal = lobby.transcriptOf(name, "event autumn deal 1");
      assertThat(deal.lines()).filteredOn(line -> line.contains(" & ")).hasSize(1);
      assertThat(deal)
          .contains("The results of the others are shown when autumn is over.")
          .doesNotContainPattern("(?m)^Par")
          .containsPattern("(?m)^hash");
    }
    assertThat(lobby.transcriptOf("anna", "event autumn play"))
        .contains("You have played all deals of autumn");
    assertThat(lobby.transcriptOf("dora", "event autumn results"))
        .contains("cleo & dora", "The totals of the others are shown when autumn is over.")
        .doesNotContain("anna");
    assertThat(lobby.transcriptOf("dora", "event autumn csv").lines()).hasSize(2);
  }

  @Test
  void everyoneSeesAllResultsWhenAnEventIsOver() {
    assertThat(lobby.transcriptOf("anna", "event make solo eurydice deals=2 days=1"))
        .contains("You have created");
    for (String name : List.of("anna", "ben", "cleo")) {
      assertThat(lobby.transcriptOf(name, "event solo enter")).contains("You have entered solo.");
    }
    lobby.transcriptOf("anna", "event solo play", CONCEDE);
    lobby.transcriptOf("anna", "event solo play", CONCEDE);
    lobby.transcriptOf("ben", "event solo play", CONCEDE);
    lobby.transcriptOf("ben", "event solo play", "quit");
    assertThat(lobby.transcriptOf("anna", "event solo deal 1"))
        .contains("  3/4   anna")
        .doesNotContain("ben");
    assertThat(lobby.transcriptOf("anna", "event solo deal 2"))
        .contains("  4/4   anna")
        .doesNotContain("ben");
    assertThat(lobby.transcriptOf("anna", "event solo results"))
        .containsPattern("1 +anna +7/8 +87.5 %")
        .doesNotContain("ben", "cleo");
    assertThat(lobby.transcriptOf("anna", "event solo withdraw"))
        .contains("One of your deals of solo has already begun, so you cannot withdraw.");
    assertThat(lobby.transcriptOf("anna", "event solo cancel"))
        .contains("A player has already begun");
    assertThat(lobby.transcriptOf("ben", "event solo cancel"))
        .contains("Only the player who created");
    now = now.plus(Duration.ofDays(1));
    assertThat(lobby.transcriptOf("zoe", "event solo deal 1"))
        .contains("  3/4   anna")
        .contains("  3/4   ben");
    assertThat(lobby.transcriptOf("zoe", "event solo deal 2"))
        .contains("  4/4   anna", "  0/4   ben", "not finished", "seed ");
    assertThat(lobby.transcriptOf("zoe", "event solo results"))
        .containsPattern("1 +anna +7/8 +87.5 %")
        .containsPattern("2 +ben +3/8")
        .containsPattern("3 +cleo +0/8");
    assertThat(lobby.transcriptOf("zoe", "event solo csv").lines()).hasSize(4);
  }

  private void assertAnswerToAnna(String command, String answer) {
    assertThat(lobby.transcriptOf("anna", command)).contains(answer);
  }

  @Test
  void invalidEventCommandsAreRejectedWithAReason() {
    assertAnswerToAnna("event", "Name an event. Type ssh -t HOST events");
    assertAnswerToAnna("event autumn", "There is no event \"autumn\"");
    assertAnswerToAnna("event make 9 ta-se", "is not a valid event name");
    assertAnswerToAnna("event make autumn chess", "There is no game \"chess\"");
    assertAnswerToAnna("event make autumn ravens deals=99", "1 to 36 deals");
    assertAnswerToAnna("event make autumn ta-se blue=open", "each deal is played by one player");
    assertAnswerToAnna("events", "There are no events.");
    assertAnswerToAnna("event make autumn ravens", "You have created the event autumn.");
    assertAnswerToAnna("event make autumn ravens", "The name autumn belongs to another event");
    assertAnswerToAnna("event autumn play", "You have not entered autumn");
    assertAnswerToAnna("event autumn enter", "is played in pairs");
    assertAnswerToAnna("event autumn enter zoe", "There is no account called zoe");
    assertAnswerToAnna(
        "event autumn fly",
        "Unexpected argument: fly. Usage: event NAME [enter [PARTNER] | play |");
    assertAnswerToAnna("event autumn deal 7", "the event has 6 deals");
    assertAnswerToAnna("event autumn", "Entered: 0");
    assertAnswerToAnna("event autumn", "hints: off");
    assertAnswerToAnna("event autumn cancel", "has been canceled");
    assertThat(server.log())
        .containsPattern("event=event-created name=autumn game=\\S+ by=anna")
        .contains("event=event-removed name=autumn");
    assertAnswerToAnna("events", "There are no events.");
  }

  @Test
  void theListShowsWhenAnEventBegins() {
    register("anna");
    LocalDate day = LocalDate.now(ZoneOffset.UTC).plusDays(10);
    lobby.transcriptOf("anna", "event make spring eurydice deals=2 days=3 begins=" + day);
    assertAnswerToAnna("events", "2 deals, begins %s 00:00 UTC".formatted(day));
  }
}
