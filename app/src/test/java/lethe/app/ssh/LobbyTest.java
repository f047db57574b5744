package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.List;
import lethe.app.play.Commitment;
import lethe.app.play.LoadedMatch;
import lethe.app.play.TaskRunner;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.titles.Titles;
import lethe.engine.core.Validated.Invalid;
import lethe.engine.core.Validated.Valid;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests over real sockets how the lobby shows tables and what can be done from there. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class LobbyTest {
  private static final String DOWN = "\u001b[B";
  private static final String ENTER = "[Enter]";

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  /** Plays and concedes a match with the input of a pipe. */
  private static void playToEnd(SshTestClient client, String game) {
    assertThat(client.run("play " + game, "concede\nconcede\nquit\n")).contains("(journal ");
  }

  /** On a full screen, a new table appears by itself and can be selected. */
  @Test
  void aTableIsShownAndCanBeSelected() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.terminal()) {
      blue.until("no tables");
      red.type("make ta-se");
      red.until(ENTER);
      server.gameServer().tick();
      blue.until("anna");
      blue.send(DOWN.repeat(Titles.ALL.size() + 3));
      blue.until("sit 1");
      blue.send("\r");
      blue.redraw();
      blue.until(ENTER);
      blue.send("\r");
      blue.redraw();
      blue.until("blue>");
      assertThat(anna.run("tables", "")).contains("red: anna, blue: ben\n");
    }
  }

  /** A request that is only partly understood is not carried out in part. */
  @Test
  void aLineWithMoreThanItsCommandTakesDoesNothing() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key())) {
      assertThat(anna.run("name mary ann", ""))
          .contains("Unexpected argument: ann. Usage: name NAME");
      assertThat(anna.run("name guest-7", "")).contains("reserved");
      assertThat(anna.run("who", "")).contains("You are anna");
      ClientTerminal red = anna.dumb();
      red.type("make ta-se");
      red.until("leave, lobby] ");
      red.type("lobby");
      red.until("anna> ");
      assertThat(anna.run("leave 1 now", "")).contains("Unexpected argument: now.");
      assertThat(anna.run("sit 1 red blue", "")).contains("Unexpected argument: blue.");
      assertThat(anna.run("tables mine open", "")).contains("Unexpected argument: open.");
      assertThat(anna.run("tables mine", "")).contains("red: anna");
      red.type("play ta-se");
      red.until("red> ");
      red.type("/adjourn now");
      red.until("Unexpected argument: now. Usage: /adjourn");
      red.type("/bot blue red");
      red.until("Unexpected argument: red. Usage: /bot [SEAT]");
      red.close();
    }
  }

  /**
   * The results list rows and a page of the player's own matches, and nothing of a running match.
   */
  @Test
  void resultsAreShownToTheirPlayerOnly() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
      String first = anna.run("play ta-se", "concede\nconcede\nquit\n");
      assertThat(first).contains("Match 1 of yours at this table with these options: 0 cups.");
      String second = anna.run("play ta-se", "concede\nconcede\nquit\n");
      assertThat(second).contains("Match 2 of yours", "The one before: 0 cups.");
      anna.run("play robots", "quit\n");
      assertThat(anna.run("results", ""))
          .startsWith("What anna has played here; type ssh -t HOST results GAME")
          .containsPattern("robots +0 kept, none over\n")
          .containsPattern("ta-se +best 0( \\(unguarded\\))?, 2 kept; won 0 of 2: 2 conceded\n");
      assertThat(anna.run("results ta-se", ""))
          .startsWith("Ta-Se: 2 matches kept, 2 over\n")
          .contains("2 times: conceded (lost)", " UTC: ")
          .doesNotContain("guest");
      assertThat(ben.run("results", ""))
          .containsPattern("ta-se +0 kept, none over\n")
          .contains("As a guest you come back to these with your return code alone.");
      assertThat(ben.run("results dice", "")).contains("there is no game \"dice\"");
    }
  }

  @Test
  void waitingPlayersSeeEachOther() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal axle = anna.terminal();
        ClientTerminal bolt = ben.dumb()) {
      axle.sitAsGuest("make robots bolt=open cog=open");
      axle.redraw();
      axle.until("lobby]");
      bolt.type("sit 1");
      bolt.until(ENTER);
      server.gameServer().tick();
      axle.until("ben");
      bolt.send("\r");
      bolt.until("leave, lobby] ");
      bolt.type("leave");
      bolt.until("You have given your seat at table 1 up.");
      assertThat(anna.run("tables", "")).contains("axle: anna, bolt: (free), cog: (free)");
    }
  }

  @Test
  void serverCommandsAreCompletedAtATable() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
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

  @Test
  void newcomersReadTheLatestChatMessages() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal watching = ben.dumb()) {
      red.sitAsGuest("play ta-se");
      red.until("red> ");
      red.type("/say good evening");
      red.until("anna (red): good evening");
      watching.type("watch 1");
      watching.until("anna (red): good evening");
    }
  }

  @Test
  void playersMayHaveARematch() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal watching = cleo.dumb()) {
      red.sitAsGuest("make ta-se open-cups=on");
      red.until("lobby]");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      watching.type("watch 1");
      watching.until("Waiting for");
      blue.type("concede");
      blue.type("concede");
      red.until("(journal 1)");
      watching.until("(journal 1)");
      assertThat(watching.received()).doesNotContain("rematch plays another");
      watching.type("rematch");
      watching.until("only those who sat at table 1 can have a rematch");
      blue.type("rematch");
      blue.until("Table 2 waits for players");
      assertThat(cleo.run("sit 2", "")).contains("no free seat for you at table 2");
      red.until("ben sets table 2 for another match");
      red.type("rematch");
      red.until("red> ");
      blue.until("blue> ");
      assertThat(anna.run("tables", "")).contains("running    red: anna, blue: ben");
      assertThat(
              server.gameServer().table("2", TaskRunner.IMMEDIATE).orElseThrow().options().values())
          .containsEntry("open-cups", "on");
    }
  }

  /** Input after a prompt for the return code is for the table, which is opened only then. */
  @Test
  void inputBeforeTheTableIsShownIsNotLost() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal orpheus = anna.dumb();
        ClientTerminal red = ben.dumb()) {
      orpheus.type("play eurydice");
      orpheus.until(ENTER);
      orpheus.type("up left");
      orpheus.until(_ -> TestServers.match(server, 1).match().position() > 0);
      red.type("make ta-se");
      red.until(ENTER);
      red.type("leave");
      red.until("You have given your seat at table 2 up.");
    }
  }

  /** Within the lobby a command is typed alone; in a shell it needs the ssh command before it. */
  @Test
  void aPlayerRunningOneCommandIsToldWhatToTypeInTheShell() throws Exception {
    KeyPair key = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient guest = SshTestClient.guest(server.port(), "anna");
        SshTestClient known = SshTestClient.key(server.port(), "ben", key)) {
      assertThat(guest.run("xyz", "")).contains("type ssh -t HOST help");
      assertThat(guest.run("sit 9", "")).contains("type ssh -t HOST tables");
      assertThat(guest.run("", "xyz\nsit 9\n")).contains("type help", "type tables");
      assertThat(guest.run("make ta-se", ""))
          .containsPattern("type: ssh -t HOST back [a-z0-9-]+ sit 1\n")
          .contains("Come back with: ssh -t HOST back CODE sit 1\n");
      assertThat(known.run("make ta-se", "")).contains("Come back with: ssh -t HOST sit 2\n");
      assertThat(known.run("", "sit 2\n")).contains("Come back with: sit 2\n");
    }
  }

  /** A player whose input has ended has left, on every page. */
  @Test
  void theEndOfTheInputEndsTheSession() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal whole = anna.terminal();
        ClientTerminal lines = anna.dumb()) {
      for (ClientTerminal line : List.of(whole, lines)) {
        line.sitAsGuest("play ta-se");
        line.redraw();
        line.until("red>");
        line.endInput();
        assertThat(line.awaitExit()).isZero();
      }
    }
  }

  /** This holds for a player who waits for others or watches, too. */
  @Test
  void theEndOfTheInputOfACommandEndsTheCommand() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
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

  /** A journal written to a pipe is identical to the file. */
  @Test
  void aJournalCanBeDownloaded() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      playToEnd(anna, "eurydice");
      Path home = data.resolve("home.lethe");
      Files.writeString(home, anna.run("journal 1", ""));
      switch (LoadedMatch.load(home)) {
        case Valid<LoadedMatch>(LoadedMatch saved) -> {
          long seed = saved.table().match().header().seed();
          assertThat(Commitment.of(saved.table().match()).orElseThrow().binds(seed)).isTrue();
        }
        case Invalid<LoadedMatch>(var faults) -> throw new AssertionError(faults);
      }
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** A server that has run for years lists and keeps in memory only what it needs. */
  @Test
  void olderMatchesAreArchivedAndCanBeRequested() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      for (int i = 0; i < 11; i++) {
        playToEnd(anna, "ta-se");
      }
      server.gameServer().tick();
      assertThat(anna.run("tables", "").lines()).hasSize(10).noneMatch(l -> l.startsWith("   1 "));
      assertThat(new StoredData(data, databaseKind).hasTable(1, true)).isTrue();
      assertThat(new StoredData(data, databaseKind).hasTable(1, false)).isFalse();
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("tables", "").lines()).hasSize(10);
      assertThat(anna.run("journal 1", "")).contains("* outcome ");
      assertThat(anna.run("watch 1", "quit\n")).contains("You have left table 1.");
      assertThat(anna.run("sit 1", "")).contains("the match at table 1 is over");
      assertThat(anna.run("journal 12", "")).contains("there is no table \"12\"");
      playToEnd(anna, "ta-se");
      assertThat(new StoredData(data, databaseKind).hasTable(12, false)).isTrue();
    }
  }
}
