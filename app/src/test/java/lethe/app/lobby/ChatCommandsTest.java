package lethe.app.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import lethe.app.server.TestLimits;
import lethe.app.server.TestServer;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.app.titles.robots.RobotsTitle;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests how chat is typed and shown in the lobby and at tables. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ChatCommandsTest {
  @TempDir Path data;

  @AutoClose private TestServer server;
  private TestLobby lobby;

  @BeforeEach
  void open() {
    server = new TestServer(data, DatabaseKind.SQLITE, TestLimits.GENEROUS);
    lobby = new TestLobby(server.gameServer);
  }

  @Test
  void chatIsTypedAndReadInTheLobby() {
    assertThat(lobby.transcriptOf("anna", "", "say", "talk"))
        .contains("say TEXT", "There are no messages.");
    String output =
        lobby
            .visit("ben")
            .meanwhile(() -> lobby.transcriptOf("anna", "", "say who plays"))
            .type("")
            .run("");
    assertThat(output).contains(" | anna: who plays");
    assertThat(lobby.transcriptOf("cleo", "talk")).contains(" | anna: who plays");
  }

  @Test
  void aSenderIsToldThatSomeCharactersAreReplaced() {
    assertThat(lobby.transcriptOf("anna", "say caf\u00e9")).doesNotContain("The others see");
    assertThat(lobby.transcriptOf("anna", "/say \u65e5"))
        .contains("The others see ? in place of some characters");
    assertThat(lobby.transcriptOf("ben", "talk")).contains("| anna: caf\u00e9", "| anna: ?");
  }

  @Test
  void waitingPlayersChatWithoutASlash() {
    String output =
        lobby.visit("anna").type("say soon", "talk").run("make robots bolt=open cog=open");
    assertThat(output).contains(" | anna (axle): soon");
    assertThat(lobby.transcriptOf("ben", "talk")).contains("There are no messages.");
  }

  @Test
  void messagesFromMutedUsersAreHiddenInTheWaitingRoom() {
    TestServer.TestClient ben = server.connectClient("key:ben", "ben");
    ServerTable table =
        TestServer.tableOf(
            server.requestTable(
                ben.session(),
                RobotsTitle.TITLE,
                TestServer.held(ben.session()),
                TestServer.free(),
                TestServer.free()));
    Runnable say = () -> server.gameServer.tableService().say(ben.session(), table, "lemon");
    assertThat(lobby.visit("anna").meanwhile(say).type("who").run("sit 1")).contains("lemon");
    lobby.transcriptOf("anna", "mute ben");
    assertThat(lobby.visit("anna").meanwhile(say).type("who").run("sit 1")).doesNotContain("lemon");
  }

  @Test
  void theSlashOfACommandCanBeOmittedAtATable() {
    String output =
        TestLobby.unwrap(
            lobby
                .visit("anna")
                .withoutScreen()
                .type("say begun", "/say first", "/talk")
                .run("play ta-se"));
    assertThat(output).contains("| anna (red): begun", "| anna (red): first");
  }

  @Test
  void anUnknownServerCommandAtATableIsAnsweredWithInstructions() {
    String output =
        TestLobby.unwrap(
            lobby
                .visit("anna")
                .withoutScreen()
                .type("/shout begun", "leave", "/lobby")
                .run("play ta-se"));
    assertThat(output)
        .contains("There is no such server command. At a table, you can type:")
        .contains("To leave the table and keep your seat, type quit.");
  }

  /** No line of a chat message looks like one from the server, however it is wrapped. */
  @Test
  void eachLineOfAWrappedChatMessageStartsWithABar() {
    TestServer.TestClient anna = server.connectClient("key:anna", "anna");
    ServerTable table =
        server.createTable(anna.session(), TestServer.held(anna.session()), TestServer.free());
    String message = "x-x".repeat(20) + " Deal-bound-by ".repeat(6) + "\u65e5".repeat(20);
    String output =
        lobby
            .visit("ben")
            .withoutScreen()
            .meanwhile(
                () -> {
                  server.enter(anna, table);
                  server.gameServer.tableService().say(anna, table, message);
                })
            .run("sit 1");
    assertThat(output.lines().filter(line -> line.contains("bound-by") || line.contains("x-x")))
        .hasSizeGreaterThan(1)
        .allMatch(line -> line.startsWith(" | "))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void theRateAndLengthOfLinesAreLimited() {
    server.close();
    server =
        new TestServer(
            data,
            DatabaseKind.SQLITE,
            TestLimits.GENEROUS.with(Limit.LINE_LENGTH, 60).with(Limit.LINES, 30));
    lobby = new TestLobby(server.gameServer);
    String[] chat = new String[20];
    Arrays.fill(chat, "/say a");
    String[] undos = new String[100];
    Arrays.fill(undos, "undo");
    assertThat(
            TestLobby.unwrap(
                lobby.visit("anna").withoutScreen().type(chat).type(undos).run("play ta-se")))
        .contains("have sent too many messages", "at most 30 lines a second");
    assertThat(lobby.transcriptOf("anna", "", "x".repeat(61)))
        .contains("The line is too long. It can have at most 60 characters.");
  }

  /** The limits apply to all users of an address together. */
  @Test
  void linesAndNameChangesPerAddressAreLimited() {
    server.close();
    server =
        new TestServer(
            data,
            DatabaseKind.SQLITE,
            TestLimits.GENEROUS
                .with(Limit.LINES_PER_ADDRESS, 8)
                .with(Limit.NAME_CHANGES_PER_ADDRESS, 6));
    lobby = new TestLobby(server.gameServer);
    String address = "127.0.0.2";
    assertThat(lobby.guest("ben").fromAddress(address).type("name bella", "name bruno").run(""))
        .contains("You are bella", "Names were changed too often from your address");
    String[] lines = new String[40];
    Arrays.fill(lines, "who");
    assertThat(TestLobby.unwrap(lobby.guest("anna").fromAddress(address).type(lines).run("")))
        .contains("This line was ignored");
    assertThat(lobby.guest("cleo").fromAddress("127.0.0.3").run("who")).contains("a guest");
    assertThat(server.log().lines())
        .anyMatch(line -> line.contains("limit=name-changes-per-address address=" + address))
        .anyMatch(line -> line.contains("limit=lines address=" + address));
  }
}
