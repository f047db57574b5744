package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the lobby on terminals and pipes: keys, completion, and the end of the input. */
@Timeout(120)
class LobbyTest {
  private static final String DOWN_KEY = "\u001b[B";
  private static final String ENTER_PROMPT = "[Enter]";

  @TempDir Path data;

  @Test
  void aNewTableAppearsInTheLobbyAndCanBeSelected() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.lineTerminal();
        ClientTerminal blue = ben.terminal()) {
      blue.until("no tables");
      red.type("make ta-se");
      red.until(ENTER_PROMPT);
      server.gameServer().tick();
      blue.until("anna");
      blue.send(DOWN_KEY.repeat(6));
      blue.until("sit 1");
      blue.send("\r");
      blue.redraw();
      blue.until(ENTER_PROMPT);
      blue.send("\r");
      blue.redraw();
      blue.until("blue>");
      assertThat(anna.run("tables", "")).contains("red: anna, blue: ben\n");
    }
  }

  @Test
  void serverCommandsAreCompletedAtATable() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal red = anna.terminal()) {
      red.sitAsGuest("play ta-se");
      red.until("red>");
      red.send("/s");
      red.redraw();
      red.until("Tab: /say");
      red.send("\tput 5 in 2");
      red.redraw();
      red.until("/say put 5 in 2");
      red.until("Enter: play");
      red.send("\r");
      red.redraw();
      red.until("anna (red): put 5 in 2");
      assertThat(anna.run("tables", "")).contains("running");
    }
  }

  /** Input at the prompt below the return code is executed at the table. */
  @Test
  void inputBeforeTheTableIsShownIsNotLost() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal orpheus = anna.lineTerminal();
        ClientTerminal red = ben.lineTerminal()) {
      orpheus.type("play eurydice");
      orpheus.until(ENTER_PROMPT);
      orpheus.type("up left");
      orpheus.until(_ -> TestServers.match(server, 1).match().position() > 0);
      red.type("make ta-se");
      red.until(ENTER_PROMPT);
      red.type("leave");
      red.until("You have given up your seat at table 2.");
    }
  }

  @Test
  void theEndOfTheInputEndsTheSession() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal fullScreen = anna.terminal();
        ClientTerminal lines = anna.lineTerminal()) {
      for (ClientTerminal terminal : List.of(fullScreen, lines)) {
        terminal.sitAsGuest("play ta-se");
        terminal.redraw();
        terminal.until("red>");
        terminal.endInput();
        assertThat(terminal.awaitExit()).isZero();
      }
    }
  }

  /** The command ends even while the player waits for others or watches a match. */
  @Test
  void aCommandEndsWhenItsInputEnds() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo")) {
      assertThat(anna.run("make ta-se", "")).contains("You have left table 1; your seat is held.");
      assertThat(ben.run("sit 1", "")).contains("round 1 of 6").contains("your seat is held.");
      assertThat(cleo.run("watch 1", "")).contains("round 1 of 6").contains("You have left table");
      assertThat(cleo.run("make robots bolt=open", "")).contains("your seat is held");
      assertThat(cleo.run("play ravens", "")).contains("your seat is held");
      assertThat(cleo.run("play eurydice", "")).contains("your seat is held");
      assertThat(cleo.run("play robots", "")).contains("your seat is held");
      assertThat(cleo.run("", "make ta-se\n")).contains("your seat is held");
      for (String word : new String[] {"", "help", "games", "tables", "who", "rules ta-se"}) {
        assertThat(cleo.run(word, "")).as(word).isNotBlank();
      }
    }
  }
}
