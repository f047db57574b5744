package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests commands without a terminal whose input ends when they would have to wait for other
 * players.
 */
@Timeout(60)
class EndedInputTest {
  /** The exit code if lines remain unread when the session ends. */
  private static final int EXIT_UNREAD_LINES = 4;

  private static final String INPUT_ENDED =
      "The input ended while the match was waiting for other players.";

  @TempDir Path data;

  /** Runs a command with these lines as its whole input, and waits for its end. */
  private static CommandResult run(SshTestClient client, String command, String input) {
    try (ClientTerminal terminal = client.pipe(command)) {
      terminal.send(input);
      terminal.endInput();
      int exit = terminal.awaitExit();
      return new CommandResult(exit, terminal.received().replace("\r\n", "\n"));
    }
  }

  private record CommandResult(int exit, String output) {}

  private static boolean holdsSeat(SshEndpoint server, int number, SshTestClient client) {
    ServerTable table = TestServers.table(server, number);
    return client.run("tables mine", "").contains("" + table.number());
  }

  @Test
  void aLineForTheWaitingRoomIsExecutedThere() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      CommandResult result = run(anna, "make robots bolt=open", "lobby\n");
      assertThat(result.exit()).isZero();
      assertThat(result.output())
          .contains("your seat is held. To return: ssh -t HOST sit 1")
          .contains(
              "has not begun, and the table stays open",
              "To give up your seat: ssh -t HOST leave 1")
          .doesNotContain(INPUT_ENDED);
      assertThat(holdsSeat(server, 1, anna)).isTrue();
      CommandResult waitingRoomResult = run(anna, "sit 1", "help\nsay hello\nwho\nleave\n");
      assertThat(waitingRoomResult.exit()).isZero();
      assertThat(waitingRoomResult.output())
          .contains(
              "give up your seat",
              "You are anna, identified by your key.",
              "You have given up your seat at table 1.")
          .doesNotContain(INPUT_ENDED);
    }
  }

  @Test
  void aLineForTheWaitingRoomIsExecutedImmediately() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        ClientTerminal terminal = anna.pipe("make robots bolt=open")) {
      terminal.until("leave, lobby] ");
      terminal.send("wh");
      terminal.send("o\n");
      terminal.until("You are anna, identified by your key.");
      terminal.send("put 1 in 2\n");
      terminal.send("lobby\n");
      // A line for the match waits for the match, and so do the lines after it.
      assertThat(anna.run("who", "")).contains("anna");
      terminal.endInput();
      assertThat(terminal.awaitExit()).isEqualTo(EXIT_UNREAD_LINES);
      assertThat(terminal.received()).contains(INPUT_ENDED, "Lines not executed: 2.");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "make ta-se blue=open",
        "make ta-se blue=ben",
        "make ta-se blue=open pace=3d",
        "make ravens ren=open",
        "make robots bolt=open"
      })
  void aSessionWithoutInputCreatesItsTableAndEnds(String command) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      ben.run("name ben", "");
      CommandResult result = run(anna, command, "");
      assertThat(result.exit()).isZero();
      assertThat(result.output())
          .contains("seat is held", INPUT_ENDED)
          .doesNotContain("not executed");
      CommandResult moves = run(anna, "sit 1", "\nput 5 in 2\nput 4 in 2\n");
      assertThat(moves.exit()).isEqualTo(EXIT_UNREAD_LINES);
      assertThat(moves.output()).contains(INPUT_ENDED, "Lines not executed: 2.");
      CommandResult lobby = run(anna, "", "sit 1\nput 5 in 2\n");
      assertThat(lobby.exit()).isEqualTo(EXIT_UNREAD_LINES);
      assertThat(lobby.output()).contains(INPUT_ENDED).doesNotContain("There is no command");
    }
  }

  /** Returns the player at a table who is to move. */
  private static <T> T playerToMove(SshEndpoint server, int number, T red, T blue) {
    Turn turn = TestServers.match(server, number).match().turn();
    return turn.awaits(TestServers.match(server, number).match().seats().getFirst()) ? red : blue;
  }

  @Test
  void linesAreExecutedUntilAnotherPlayersTurn() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo")) {
      run(anna, "make ta-se blue=open", "");
      run(ben, "sit 1", "");
      SshTestClient first = playerToMove(server, 1, anna, ben);
      CommandResult moveResult = run(first, "sit 1", "put 5 in 2\nput 4 in 2\n");
      assertThat(TestServers.countPlies(TestServers.match(server, 1))).isEqualTo(1);
      assertThat(moveResult.exit()).isEqualTo(EXIT_UNREAD_LINES);
      assertThat(moveResult.output())
          .contains(INPUT_ENDED, "Lines not executed: 1.", "your seat is held")
          .doesNotContain("has not begun");
      // The other player is to move and has no input, so nobody else is waited for.
      CommandResult otherResult = run(first == anna ? ben : anna, "sit 1", "");
      assertThat(otherResult.exit()).isZero();
      assertThat(otherResult.output()).doesNotContain(INPUT_ENDED);
      // A spectator waits for the players.
      CommandResult spectatorResult = run(cleo, "watch 1", "");
      assertThat(spectatorResult.exit()).isZero();
      assertThat(spectatorResult.output()).contains(INPUT_ENDED);
      assertThat(run(cleo, "watch 1", "board\n").exit()).isEqualTo(EXIT_UNREAD_LINES);
    }
  }

  @Test
  void theWaitOptionKeepsTheSessionUntilThePlayersTurn() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.pipe("make ta-se blue=open --wait")) {
      String moves = "put 5 in 2\nconcede\nconcede\n";
      red.until("leave, lobby] ");
      try (ClientTerminal blue = ben.pipe("sit 1 --wait");
          ClientTerminal watching = cleo.pipe("")) {
        blue.until("Round 1 begins");
        watching.send("watch 1 --wait\n");
        watching.endInput();
        watching.until("Round 1 begins");
        ClientTerminal first = playerToMove(server, 1, red, blue);
        ClientTerminal second = playerToMove(server, 1, blue, red);
        second.send(moves);
        second.endInput();
        first.send(moves);
        first.endInput();
        assertThat(first.awaitExit()).isZero();
        assertThat(second.awaitExit()).isZero();
        assertThat(watching.awaitExit()).isZero();
        assertThat(first.received() + second.received() + watching.received())
            .doesNotContain(INPUT_ENDED);
        assertThat(TestServers.countPlies(TestServers.match(server, 1))).isGreaterThanOrEqualTo(2);
      }
    }
  }

  @Test
  void theWaitOptionAloneAppliesToTheWholeSession() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        ClientTerminal red = anna.pipe("--wait");
        ClientTerminal otherTerminal = ben.pipe("")) {
      red.send("make ta-se blue=open\nput 5 in 2 and 3 in 1\nquit\nquit\n");
      red.endInput();
      red.until("leave, lobby] ");
      otherTerminal.send("make ta-se blue=open --wait\nconcede\nconcede\n");
      otherTerminal.endInput();
      otherTerminal.until("leave, lobby] ");
      assertThat(red.received()).doesNotContain(INPUT_ENDED);
      ben.run("sit 1", "concede\n");
      assertThat(otherTerminal.received()).doesNotContain(INPUT_ENDED);
      try (SshTestClient cleo =
          SshTestClient.withKey(server.port(), "cleo", TestServers.newKey())) {
        cleo.run("say it is late --wait", "");
        assertThat(anna.run("talk", "")).contains("it is late --wait");
        cleo.run("sit 2", "put 5 in 2\n");
        assertThat(otherTerminal.awaitExit()).isZero();
      }
    }
  }

  /** The session waits for a hint and for a bot's moves. */
  @Test
  void theSessionWaitsForBots() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      CommandResult result = run(anna, "make ta-se blue=bot hints=on", "hint\n");
      assertThat(result.exit()).isZero();
      assertThat(result.output())
          .doesNotContain(INPUT_ENDED)
          .contains("Your lead in cups at the end of the round");
      CommandResult moveResult = run(anna, "sit 1", "put 5 in 2 and 3 in 1\n");
      assertThat(moveResult.exit()).isZero();
      assertThat(moveResult.output()).contains("blue").doesNotContain(INPUT_ENDED);
      CommandResult concedeResult = run(anna, "sit 1", "concede\nconcede\n");
      assertThat(concedeResult.exit()).isZero();
      // Lines step through a finished match.
      CommandResult review = run(anna, "review 1", "\n\nas blue\nquit\n");
      assertThat(review.exit()).isZero();
      assertThat(review.output()).doesNotContain(INPUT_ENDED);
    }
  }

  /** With this much unread input, its end cannot be detected. */
  @ParameterizedTest
  @ValueSource(ints = {5_000, 60_000, 1_000_000})
  void theSessionEndsDespiteMuchUnreadInput(int bytes) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        ClientTerminal terminal = anna.pipe("make ta-se blue=open")) {
      Thread typing =
          Thread.ofVirtual()
              .unstarted(
                  () -> {
                    terminal.send("put 1 in 2\n".repeat(bytes / 11));
                    terminal.endInput();
                  });
      // The server may disconnect before everything is sent.
      typing.setUncaughtExceptionHandler((_, _) -> {});
      typing.start();
      assertThat(terminal.awaitExit()).isEqualTo(EXIT_UNREAD_LINES);
      assertThat(terminal.received()).contains(INPUT_ENDED);
    }
  }

  @Test
  void aSessionWithUnreadInputWaitsForOtherPlayers() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey());
        SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
        ClientTerminal red = anna.pipe("make ta-se blue=open")) {
      red.until("leave, lobby] ");
      red.send("put 5 in 2\n");
      red.send("put 1 in 2\n".repeat(600));
      try (ClientTerminal blue = ben.pipe("sit 1")) {
        blue.send("put 5 in 2\n");
        red.until("red> ");
        TestServers.waitUntil(() -> TestServers.countPlies(TestServers.match(server, 1)) >= 2);
        assertThat(red.received()).doesNotContain(INPUT_ENDED);
      }
    }
  }

  @Test
  void theSessionEndsWhenTheInputOfATerminalEnds() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      for (String type : new String[] {"xterm", "dumb"}) {
        try (ClientTerminal terminal = anna.terminal(type, 80, 24, "make ta-se blue=open")) {
          terminal.until("leave, lobby]");
          terminal.endInput();
          assertThat(terminal.awaitExit()).isZero();
          assertThat(terminal.received()).contains("your seat is held");
        }
        try (ClientTerminal terminal = anna.terminal(type, 80, 24, "make ta-se blue=open")) {
          terminal.until("leave, lobby]");
          terminal.send("\u0004");
          assertThat(terminal.awaitExit()).isZero();
        }
      }
    }
  }

  @Test
  void aLineOfInputEndsTheViewingOfTheCards() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.withKey(server.port(), "anna", TestServers.newKey())) {
      CommandResult none = run(anna, "play robots", "");
      assertThat(none.exit()).isZero();
      assertThat(none.output()).doesNotContain(INPUT_ENDED);
      CommandResult shared = run(anna, "make robots bolt=open", "");
      try (SshTestClient ben = SshTestClient.withKey(server.port(), "ben", TestServers.newKey());
          ClientTerminal bolt = ben.pipe("sit 2")) {
        assertThat(shared.output()).contains(INPUT_ENDED);
        bolt.until("for 60 seconds");
        CommandResult result = run(anna, "sit 2", "\n\ncall 1 green battery\n");
        assertThat(result.exit()).isEqualTo(EXIT_UNREAD_LINES);
        assertThat(result.output())
            .contains("Waiting for bolt", INPUT_ENDED, "Lines not executed: 1.");
        result = run(anna, "sit 2", "call 1 green battery\n");
        assertThat(result.exit()).isEqualTo(EXIT_UNREAD_LINES);
      }
    }
  }
}
