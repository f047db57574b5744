package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.client.ClientSession;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.SeatOwner;
import lethe.app.server.table.ServerTable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the answers to commands about a table. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class TableCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS);
    lobby = new TestLobby(server.gameServer);
  }

  @Test
  void theJoinWordIsAskedForAndNotShown() {
    assertThat(lobby.transcriptOf("anna", "make ta-se word=lemon pace=90s"))
        .contains("[pace=90s word=lemon]");
    assertThat(lobby.transcriptOf("ben", "tables")).contains("[pace=90s word=...]");
    assertThat(lobby.transcriptOf("ben", "", "sit 1")).contains("join word, then type: sit 1");
    assertThat(lobby.transcriptOf("ben", "sit 1 word=melon"))
        .contains("This is not the join word of table 1.");
    assertThat(lobby.transcriptOf("ben", "sit 1 blue word=lemon")).contains("blue>");
  }

  @Test
  void aTableWithoutSpectatorsCanBeWatchedOnlyAfterTheMatch() {
    lobby.transcriptOf("anna", "play ta-se watch=nobody", "quit");
    assertThat(lobby.transcriptOf("ben", "watch 1"))
        .contains("Table 1 does not allow spectators. You can watch the match when it is over.");
    lobby.transcriptOf("anna", "sit 1", "concede", "concede", "quit");
    assertThat(lobby.transcriptOf("ben", "watch 1", "quit")).contains("(table 1)");
  }

  /** Asserts that the answer to a command that Anna types in the lobby contains a text. */
  private void assertAnswerToAnna(String command, String answer) {
    assertThat(TestLobby.unwrap(lobby.transcriptOf("anna", command))).contains(answer);
  }

  @Test
  void theHostFreesAndReservesSeats() {
    server.connect("ben");
    lobby.transcriptOf("anna", "make robots bolt=open cog=open");
    lobby.transcriptOf("ben", "sit 1");
    assertThat(lobby.transcriptOf("ben", "kick 1 axle"))
        .contains("Only the player who created table 1 can do this or");
    assertAnswerToAnna("kick 1 axle", "No other player has that seat at table 1");
    assertAnswerToAnna("kick 1 bolt", "Seat bolt at table 1 is now free.");
    assertAnswerToAnna("invite 1 cleo", "A seat at table 1 is reserved for cleo.");
    assertAnswerToAnna("invite 1 cleo", "A seat at table 1 is already reserved for cleo.");
    assertAnswerToAnna("invite 1 ben", "A seat at table 1 is reserved for ben.");
    assertAnswerToAnna("invite 1 anna", "anna already has a seat at this table.");
    assertAnswerToAnna("invite 1 dora", "Table 1 has no free seat");
    assertAnswerToAnna("tables", "axle: anna (away), bolt: (invited: cleo), cog: (invited: ben)");
    lobby.transcriptOf("anna", "play ta-se");
    assertAnswerToAnna(
        "kick 2 blue", "The match at table 2 has already begun. You can now change only seats");
  }

  @Test
  void serverCommandsWorkWhileATextIsOpen() {
    assertThat(lobby.transcriptOf("anna", "play ta-se", "help", "who", "", "", "", "quit"))
        .contains("red: anna, blue: bot:fading")
        .doesNotContain("There is no command");
  }

  /** In the waiting room, commands refer to the player's table. Its number may also be given. */
  @Test
  void aWaitingHostNeedNotNameTheTable() {
    String answers =
        lobby.transcriptOf(
            "anna",
            "",
            "make robots bolt=ben",
            "invite cleo",
            "kick bolt",
            "invite 1 cleo",
            "kick 1 bolt");
    assertThat(TestLobby.unwrap(answers))
        .contains("To free one: kick 1 SEAT")
        .contains("Seat bolt at table 1 is now free.")
        .contains("A seat at table 1 is reserved for cleo.");
  }

  @Test
  void aWaitingPlayerWhoLosesTheSeatReturnsToTheLobby() {
    lobby.transcriptOf("anna", "make robots bolt=open cog=open");
    String output =
        lobby
            .visit("ben")
            .type("sit 1")
            .meanwhile(() -> lobby.transcriptOf("anna", "kick 1 bolt"))
            .type("who")
            .run("");
    assertThat(output).contains("You no longer have a seat at table 1.", "ben> who", "You are ben");
  }

  private void adjourn(TestServer.TestClient client, ServerTable table) {
    var _ = server.gameServer.matchInterruptions().adjourn(client, table);
  }

  @Test
  void playersAndSpectatorsAreToldThatAMatchIsAdjourned() {
    TestServer.TestClient anna = server.connectClient("key:anna", "anna");
    ServerTable table =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    server.enter(anna, table);
    assertThat(
            lobby.visit("ben").meanwhile(() -> adjourn(anna, table)).type("/adjourn").run("sit 1"))
        .contains("anna (red) wants to adjourn")
        .contains("your seat is held. The match is adjourned until a player returns.");
    TestServer.TestClient ben = server.connectClient("key:ben", "ben");
    server.enter(anna, table);
    server.enter(ben, table);
    assertThat(
            lobby
                .visit("cleo")
                .meanwhile(() -> adjourn(anna, table))
                .meanwhile(() -> adjourn(ben, table))
                .run("watch 1"))
        .contains("You have left table 1. The match is adjourned until a player returns.");
  }

  @Test
  void aHostNeedsNoSeatAtTheTable() {
    String answer = lobby.transcriptOf("anna", "", "make ta-se red=ben blue=cleo");
    assertThat(answer)
        .contains("You have created table 1: red: (invited: ben), blue: (invited: cleo).")
        .doesNotContain("You have no seat");
    assertThat(lobby.transcriptOf("ben", "leave 1"))
        .contains("You have no seat at table 1, or the match there is over.");
    assertAnswerToAnna("leave 1", "Table 1 has been removed.");
    assertAnswerToAnna("tables", "There are no tables.");
  }

  @Test
  void aSeatedPlayerCannotTakeASecondSeatWatchTheTableOrChangeTheName() {
    lobby.transcriptOf("anna", "make robots axle=open bolt=anna cog=open");
    assertAnswerToAnna(
        "sit 1 axle", "You already have another seat at this table, and you can have only one.");
    assertAnswerToAnna("watch 1", "You have a seat at table 1, so you cannot watch it");
    assertAnswerToAnna("name other", "You cannot change your name while you have a seat");
    assertAnswerToAnna("tables", "axle: (free), bolt: anna (away), cog: (free)");
  }

  @Test
  void aPlayerWhoNamesASeatThatIsNotFreeIsRefused() {
    lobby.transcriptOf("anna", "make robots axle=open bolt=anna cog=open");
    assertThat(lobby.transcriptOf("ben", "sit 1 bolt"))
        .contains("bolt is not a free seat at table 1. Free seats: axle, cog");
    assertThat(lobby.transcriptOf("ben", "sit 1 feth"))
        .contains("feth is not a free seat at table 1");
  }

  @Test
  void aSecondConnectionTakesTheSeatFromTheFirst() {
    AtomicReference<String> second = new AtomicReference<>("");
    String first =
        lobby
            .visit("anna")
            .meanwhile(() -> second.set(lobby.transcriptOf("anna", "sit 1", "quit")))
            .type("tables")
            .run("play ta-se");
    assertThat(second.get()).contains("red>", "your seat is held");
    assertThat(first).contains("You have opened table 1 in another connection");
  }

  @Test
  void givingUpASeatInARunningMatchMustBeConfirmed() {
    lobby.transcriptOf("anna", "play ta-se", "quit");
    assertThat(TestLobby.unwrap(lobby.visit("anna").type("leave 1", "tables", "leave 1").run("")))
        .contains("Give up your seat there? Type yes to confirm, or anything else to keep it.")
        .doesNotContain("You have given up your seat");
    assertThat(
            TestLobby.unwrap(lobby.visit("anna").type("yes", "leave 1", "no", "yes", "no").run("")))
        .contains("Canceled.", "There is no command \"yes\"", "There is no command \"no\"")
        .doesNotContain("You have given up your seat");
    assertThat(TestLobby.unwrap(lobby.visit("anna").type("leave 1", "leave 1").run("")))
        .contains("You have given up your seat at table 1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "Y"})
  void yesConfirmsARequest(String consent) {
    lobby.transcriptOf("anna", "play ta-se", "quit");
    assertThat(TestLobby.unwrap(lobby.visit("anna").type("leave 1", consent).run("")))
        .contains("You have given up your seat at table 1");
  }

  /** The second line confirms the abort only if it follows the question directly. */
  @Test
  void abortingAMatchMustBeConfirmedAtOnce() {
    assertThat(
            TestLobby.unwrap(
                lobby.transcriptOf(
                    "anna", "play ta-se", "/abort", "look cup 1", "/abort", "no", "quit")))
        .contains(
            "End this match for everyone? It will not count. Type yes to confirm", "Canceled.")
        .doesNotContain("was aborted");
    assertThat(TestLobby.unwrap(lobby.transcriptOf("anna", "sit 1", "/abort", "yes")))
        .contains("was aborted");
  }

  @Test
  void theOnlyHumanPlayerMayAdjourn() {
    assertThat(lobby.transcriptOf("anna", "play ta-se", "/adjourn"))
        .contains("your seat is held. The match is adjourned until a player returns.");
    assertAnswerToAnna("tables", "adjourned");
    assertThat(lobby.transcriptOf("anna", "sit 1", "quit")).contains("red>");
  }

  @Test
  void playersCannotChooseASeed() {
    assertAnswerToAnna("play ta-se seed=4711", "There is no option \"seed\" in this game");
    assertAnswerToAnna("tables", "There are no tables.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fly",
        "rules chess",
        "play chess",
        "watch 7",
        "sit x",
        "leave 1",
        "play ta-se red",
        "play ta-se red=bot:genius",
        "play ta-se red=me blue=me",
        "name A!",
        "back x",
        "play ta-se red=me red=me",
        "play ta-se open-cups=perhaps",
        "journal 9"
      })
  void anInvalidCommandFailsWithExitCode2(String command) {
    assertThat(lobby.exitCode("anna", command)).isEqualTo(2);
    assertThat(lobby.transcriptOf("anna", command)).isNotBlank().doesNotContain("Exception");
    assertThat(lobby.exitCode("anna", "tables")).isZero();
  }

  /** All spectators of a match with cards to memorize share one minute of viewing time. */
  @Test
  void spectatorsWhoShareViewingTimeCannotWatchWithADelay() {
    assertAnswerToAnna("make robots watch=5", "cannot watch with a delay");
  }

  @Test
  void aPlayerIsToldThatTheJournalIsFull() {
    server.close();
    server = new TestServer(data, DatabaseKind.SQLITE, Limits.DEFAULTS.with(Limit.JOURNAL_SIZE, 0));
    lobby = new TestLobby(server.gameServer);
    assertThat(TestLobby.unwrap(lobby.transcriptOf("anna", "play eurydice", "", "up left")))
        .contains("has reached its maximum length. You can only leave or concede.");
  }

  @Test
  void spectatorsAreToldThatAllPlayersHaveLeft() {
    ClientSession anna = server.connect("anna");
    ServerTable table =
        server.createTable(anna, TestServer.held(anna), SeatOwner.Bot.defaultFor(TestServer.TA_SE));
    String output =
        lobby
            .visit("cleo")
            .type("watch 1")
            .meanwhile(
                () ->
                    assertThat(server.gameServer.seatService().leave(anna.account(), table))
                        .isEmpty())
            .type("tables", "sit 1")
            .run("");
    assertThat(TestLobby.unwrap(output))
        .contains("Table 1 is closed, because no players are left.")
        .contains("There are no tables.")
        .contains("Table 1 is closed. To see where the match stopped");
    assertThat(lobby.transcriptOf("cleo", "watch 1", "quit")).contains("You have left table 1.");
  }

  @Test
  void waitingPlayersSeeWhoSitsDown() {
    String output =
        lobby
            .visit("anna")
            .meanwhile(() -> lobby.transcriptOf("ben", "sit 1", "lobby", "quit"))
            .meanwhile(() -> lobby.transcriptOf("ben", "leave 1"))
            .run("make robots bolt=open cog=open");
    assertThat(output.substring(output.indexOf("(meanwhile 0)"), output.indexOf("(meanwhile 1)")))
        .contains("ben");
    assertThat(output.substring(output.indexOf("(meanwhile 1)"))).doesNotContain("ben");
  }

  @Test
  void aSpectatorCannotRequestARematch() {
    ClientSession anna = server.connect("anna");
    ServerTable table =
        server.createTable(anna, TestServer.held(anna), TestServer.held(server.connect("ben")));
    TestServer.concede(table);
    assertThat(TestLobby.unwrap(lobby.transcriptOf("cleo", "watch 1", "", "rematch")))
        .contains("Only the players at table 1 can start a rematch")
        .doesNotContain("rematch or quit");
    assertThat(TestLobby.unwrap(lobby.transcriptOf("ben", "", "watch 1", "", "rematch", "lobby")))
        .contains("Table 2 is waiting for players");
  }
}
