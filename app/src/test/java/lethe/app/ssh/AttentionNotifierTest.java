package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the ways in which a player who is needed at a table is notified elsewhere: bell, window
 * title, desktop notification, and the operator's hook.
 */
@Timeout(120)
class AttentionNotifierTest {
  private static final String BELL = "\u0007";

  private static final String TURN_CALL =
      "{\"is\":\"turn\",\"player\":\"ben\",\"table\":1,\"game\":\"ta-se\"}";
  private static final String REMINDER_CALL = TURN_CALL.replace("\"turn\"", "\"reminder\"");

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final ManualClock clock = new ManualClock(Instant.now());
  private final KeyPair anna = TestServers.newKey();
  private final KeyPair ben = TestServers.newKey();

  private SshEndpoint open(Optional<Path> hook) {
    OperatorConfig operator =
        new OperatorConfig(Optional.empty(), List.of(), Optional.empty(), hook, true);
    ServerConfig config = TestServers.settings(data).with(operator);
    return TestServers.open(config, log, clock, new SecureRandom());
  }

  /** Creates a hook that records its input and then runs a command. */
  private Path createHook(String command) throws IOException {
    String script = "#!/bin/sh\ncat >> '" + data.resolve("hook-calls") + "'\n" + command;
    return Files.writeString(
        Files.createFile(
            data.resolve("hook"),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))),
        script + "\n");
  }

  private void awaitHookCalls(String... lines) throws IOException {
    Path calls = data.resolve("hook-calls");
    TestServers.waitUntil(() -> linesOf(calls).size() >= lines.length);
    assertThat(Files.readAllLines(calls)).containsExactly(lines);
  }

  private static List<String> linesOf(Path file) {
    try {
      return Files.exists(file) ? Files.readAllLines(file) : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Seats both players at table 1, and plays until it is red's turn. */
  private static void startMatch(SshEndpoint server, ClientTerminal red, ClientTerminal blue) {
    red.type("make ta-se pace=4d");
    red.until("leave, lobby] ");
    blue.type("sit 1");
    red.until("left)> ");
    blue.until("left)> ");
    playUntilTurnOf(server, 0);
  }

  /** Makes moves until it is this seat's turn. */
  private static void playUntilTurnOf(SshEndpoint server, int seat) {
    do {
      move(match(server, 1));
    } while (!match(server, 1).match().turn().awaits(match(server, 1).match().seats().get(seat)));
    server.gameServer().tick();
  }

  private static <C, O, V> void move(Table<C, O, V> table) {
    Seat seat = ((Turn.Awaits) table.match().turn()).seats().getFirst();
    assertThat(table.submit(seat, table.match().legalCommands(seat).getFirst()))
        .isInstanceOf(EntryResult.Applied.class);
  }

  @Test
  void aTurnRingsTheBellAndChangesTheTitle() {
    try (SshEndpoint server = open(Optional.empty());
        SshTestClient first = SshTestClient.withKey(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.withKey(server.port(), "ben", ben);
        ClientTerminal red = first.lineTerminal();
        ClientTerminal terminal = second.lineTerminal();
        ClientTerminal blue = second.terminal()) {
      startMatch(server, red, terminal);
      terminal.type("quit");
      terminal.until("You have left table 1");
      blue.until("ben>");
      server.gameServer().tick();
      String before = blue.received();
      playUntilTurnOf(server, 1);
      blue.until("It is your turn at table 1. To go there: sit 1");
      assertThat(blue.received().substring(before.length()))
          .contains("]2;! Lethe: another player is waiting for you" + BELL + BELL);
      assertThat(red.received()).doesNotContain("It is your turn at table");
      int calls = blue.received().split("It is your turn at table", -1).length;
      server.gameServer().tick();
      blue.type("who");
      blue.until("You are ben");
      assertThat(blue.received().split("It is your turn at table", -1)).hasSize(calls);
    }
  }

  @Test
  void aDesktopNotificationReachesAPlayerWhoseWindowHasNoFocus() {
    try (SshEndpoint server = open(Optional.empty());
        SshTestClient first = SshTestClient.withKey(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.withKey(server.port(), "ben", ben);
        ClientTerminal red = first.lineTerminal();
        ClientTerminal terminal = second.lineTerminal()) {
      startMatch(server, red, terminal);
      terminal.type("quit");
      terminal.until("You have left table 1");
      terminal.type("settings alert osc9");
      terminal.until("alert is now osc9.");
      try (ClientTerminal blue = second.terminal()) {
        blue.until("ben>");
        assertThat(blue.received()).contains("[?1004h");
        blue.send("\u001b[O");
        blue.type("who");
        blue.until("You are ben");
        server.gameServer().tick();
        playUntilTurnOf(server, 1);
        blue.until("]9;It is your turn: ta-se, table 1" + BELL);
        blue.type("quit");
        blue.type("quit");
        blue.until("[?1004l");
      }
      assertThat(terminal.received()).doesNotContain("[?1004", "]9;");
    }
  }

  /** The hook is called once, and again when a quarter of the time is left. */
  @Test
  void theHookIsCalledForAbsentPlayers() throws IOException {
    Optional<Path> hook = Optional.of(createHook("exit 3"));
    try (SshEndpoint server = open(hook);
        SshTestClient first = SshTestClient.withKey(server.port(), "anna", anna);
        ClientTerminal red = first.lineTerminal()) {
      try (SshTestClient second = SshTestClient.withKey(server.port(), "ben", ben);
          ClientTerminal blue = second.lineTerminal()) {
        startMatch(server, red, blue);
        playUntilTurnOf(server, 1);
        playUntilTurnOf(server, 0);
        assertThat(data.resolve("hook-calls")).doesNotExist();
        blue.type("quit");
        blue.until("You have left table 1");
        blue.type("quit");
        blue.awaitExit();
      }
      playUntilTurnOf(server, 1);
      awaitHookCalls(TURN_CALL);
      red.type("quit");
      red.until("You have left table 1");
    }
    try (SshEndpoint server = open(hook)) {
      server.gameServer().tick();
      clock.forward(Duration.ofHours(71));
      server.gameServer().tick();
      clock.forward(Duration.ofHours(2));
      server.gameServer().tick();
      awaitHookCalls(TURN_CALL, REMINDER_CALL);
      server.gameServer().tick();
      awaitHookCalls(TURN_CALL, REMINDER_CALL);
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("event=hook table=1 name=ben reason=\"exit code 3\"");
  }
}
