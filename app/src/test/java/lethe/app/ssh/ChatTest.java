package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests chat, and the list of players who are present. */
@Timeout(120)
class ChatTest {
  @TempDir Path data;

  private SshEndpoint open() {
    return TestServers.open(TestServers.settings(data));
  }

  @Test
  void lobbyChatReachesTheLobbyAndCanBeReadLater() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal one = anna.dumb();
        ClientTerminal other = ben.dumb()) {
      other.until("ben> ");
      one.type("say");
      one.until("say TEXT");
      one.type("talk");
      one.until("Nothing was said here");
      one.type("say who plays");
      other.until(" | anna: who plays");
      one.until(" | anna: who plays");
      assertThat(ben.run("talk", "")).contains(" | anna: who plays");
    }
  }

  @Test
  void playersWaitingAtATableCanChat() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal one = anna.dumb();
        ClientTerminal two = ben.dumb();
        ClientTerminal lobby = cleo.dumb()) {
      lobby.until("cleo> ");
      one.sitAsGuest("make robots bolt=open cog=open");
      one.until("leave, lobby] ");
      two.sitAsGuest("sit 1");
      two.until("leave, lobby] ");
      one.type("say soon");
      two.until(" | anna (axle): soon");
      lobby.type("talk");
      lobby.until("Nothing was said here");
      assertThat(lobby.received()).doesNotContain("soon");
    }
  }

  @Test
  void recentChatAtATableCanBeReadLater() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      line.sitAsGuest("play ta-se");
      line.until("red> ");
      for (String word : new String[] {"first", "second", "third"}) {
        line.type("/say " + word);
        line.until("| anna (red): " + word);
      }
      line.skipReceived();
      line.type("/talk");
      line.until("| anna (red): first");
      line.until("| anna (red): third");
    }
  }

  /** On a full screen, chat appears among the other messages, which PgUp scrolls. */
  @Test
  void chatAtATableAppearsAmongOtherMessages() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.terminal()) {
      line.sitAsGuest("play eurydice");
      line.until("Enter: go on");
      line.send("\u001b");
      line.until("orpheus>");
      for (String word : List.of("first", "second", "third")) {
        line.type("/say " + word);
        line.redraw();
        line.until("anna (orpheus): " + word);
      }
      line.send("\u001b[5~");
      line.redraw();
      line.until("anna (orpheus): first");
      line.until("anna (orpheus): third");
    }
  }

  private SshEndpoint open(String folder) throws IOException {
    ClusterConfig clusterConfig =
        new ClusterConfig(
            DatabaseKind.POSTGRES.url(data),
            Optional.of(data.resolve("host_key")),
            Optional.of(data.resolve("seed_key")));
    return TestServers.open(
        TestServers.settings(Files.createDirectory(data.resolve(folder))).with(clusterConfig));
  }

  @Test
  void chatReachesAnotherServerAndCanBeReadThereLater() throws IOException {
    try (SshEndpoint first = open("one");
        SshEndpoint second = open("two");
        SshTestClient anna = SshTestClient.key(first.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(second.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(second.port(), "cleo", TestServers.key());
        ClientTerminal one = anna.dumb();
        ClientTerminal two = ben.dumb()) {
      two.until("ben> ");
      one.type("say who plays");
      two.until(" | anna: who plays");
      assertThat(cleo.run("talk", "")).contains(" | anna: who plays");
      one.type("make robots bolt=open cog=open");
      one.until("leave, lobby] ");
      second.gameServer().tick();
      two.type("sit 1");
      two.until("leave, lobby] ");
      first.gameServer().tick();
      for (String word : List.of("soon", "sooner", "now", "cleo?", "well")) {
        two.type("say " + word);
        one.until(" | ben (bolt): " + word);
      }
      one.skipReceived();
      one.type("talk");
      one.until("| ben (bolt): soon");
      one.until("| ben (bolt): well");
      one.type("lobby");
      one.until("your seat is held");
      two.type("lobby");
      two.until("your seat is held");
      one.skipReceived();
      one.type("make ta-se");
      one.until("leave, lobby] ");
      second.gameServer().tick();
      two.type("sit 2");
      two.until("blue> ");
      one.until("red> ");
      one.type("say begun");
      one.until("begins with a slash: /say begun");
      one.type("/shout begun");
      one.until("There is no such command at a table. These can be typed:");
      for (String leaving : List.of("leave", "/lobby", "/quit")) {
        one.skipReceived();
        one.type(leaving);
        one.until("Type quit to go back to the lobby; your seat is held.");
      }
      one.type("/say begun");
      two.until("| anna (red): begun");
      two.skipReceived();
      two.type("/talk");
      two.until("| anna (red): begun");
    }
  }

  /** Earlier chat is not shown in a match that is played in silence. */
  @Test
  void chatFromBeforeASilentMatchIsNotShownInIt() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb()) {
      feth.sitAsGuest("make ravens");
      feth.until("leave, lobby] ");
      feth.type("say lemon");
      feth.until("anna (feth): lemon");
      ren.sitAsGuest("sit 1");
      ren.until("Deal bound by");
      ren.type("/talk");
      ren.until("Nothing was said here");
      assertThat(ren.received()).doesNotContain("lemon", "anna");
    }
  }

  /** Spectators can read their own chat; the players see nothing of it. */
  @Test
  void spectatorsOfASilentMatchCanReadTheirChatLater() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        SshTestClient dora = SshTestClient.guest(server.port(), "dora");
        ClientTerminal feth = anna.dumb();
        ClientTerminal one = cleo.dumb();
        ClientTerminal two = dora.dumb()) {
      feth.sitAsGuest("play ravens");
      feth.until("Deal bound by");
      feth.until("feth> ");
      one.type("watch 1");
      one.until("(watching)> ");
      one.type("/say lemon");
      one.type("/talk");
      one.until(" | cleo: lemon");
      two.type("watch 1");
      two.until("(watching)> ");
      two.type("/talk");
      two.until(" | cleo: lemon");
      feth.type("/talk");
      feth.until("Nothing was said here");
      assertThat(feth.received()).doesNotContain("lemon");
    }
  }

  /** A name is known once its player has sat at a table; it is hidden during a silent match. */
  @Test
  void onlyKnownNamesOfPresentPlayersAreListed() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal one = anna.dumb();
        ClientTerminal two = ben.dumb();
        ClientTerminal three = cleo.dumb()) {
      two.until("ben> ");
      three.until("cleo> ");
      one.sitAsGuest("play ta-se");
      one.until("red> ");
      three.type("who");
      three.until("Here: anna, and 1 other, whose name is not said.");
      two.sitAsGuest("play ravens");
      two.until("Deal bound by");
      three.type("who");
      three.until("Here: anna, and 1 other, whose name is not said.");
      assertThat(three.received()).doesNotContain("ben");
    }
  }
}
