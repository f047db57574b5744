package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What people say to each other, where they are, and who they know to be there. */
@Timeout(120)
class TalkTest {
  @TempDir Path data;

  private Server open() {
    return Houses.open(Houses.settings(data));
  }

  @Test
  void whatIsSaidInTheLobbyIsHeardThereAndReadAgain() {
    try (Server server = open();
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client.Line one = anna.dumb();
        Client.Line other = ben.dumb()) {
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
  void thoseWhoWaitForOthersTalk() {
    try (Server server = open();
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client cleo = Client.guest(server.port(), "cleo");
        Client.Line one = anna.dumb();
        Client.Line two = ben.dumb();
        Client.Line lobby = cleo.dumb()) {
      lobby.until("cleo> ");
      one.sit("make robots bolt=open cog=open");
      one.until("leave, lobby] ");
      two.sit("sit 1");
      two.until("leave, lobby] ");
      one.type("say soon");
      two.until(" | anna (axle): soon");
      lobby.type("talk");
      lobby.until("Nothing was said here");
      assertThat(lobby.received()).doesNotContain("soon");
    }
  }

  @Test
  void talkAtATableIsReadAgainAsFarAsItIsKept() {
    try (Server server = open();
        Client anna = Client.guest(server.port(), "anna");
        Client.Line line = anna.dumb()) {
      line.sit("play ta-se");
      line.until("red> ");
      for (String word : new String[] {"first", "second", "third"}) {
        line.type("/say " + word);
        line.until("| anna (red): " + word);
      }
      line.skip();
      line.type("/talk");
      line.until("| anna (red): first");
      line.until("| anna (red): third");
    }
  }

  /** A word before a match that is played in silence is not read again in it. */
  @Test
  void whatWasSaidBeforeASilentMatchIsNotSaidInIt() {
    try (Server server = open();
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client.Line feth = anna.dumb();
        Client.Line ren = ben.dumb()) {
      feth.sit("make ravens");
      feth.until("leave, lobby] ");
      feth.type("say lemon");
      feth.until("anna (feth): lemon");
      ren.sit("sit 1");
      ren.until("Deal bound by");
      ren.type("/talk");
      ren.until("Nothing was said here");
      assertThat(ren.received()).doesNotContain("lemon", "anna");
    }
  }

  /** A name is known once it has been at a table, and is not said while a silent match is on. */
  @Test
  void whoIsHereIsSaidByNamesThatAreKnown() {
    try (Server server = open();
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client cleo = Client.guest(server.port(), "cleo");
        Client.Line one = anna.dumb();
        Client.Line two = ben.dumb();
        Client.Line three = cleo.dumb()) {
      two.until("ben> ");
      three.until("cleo> ");
      one.sit("play ta-se");
      one.until("red> ");
      three.type("who");
      three.until("Here are anna, and 1 other, whose name was told to nobody.");
      two.sit("play ravens");
      two.until("Deal bound by");
      three.type("who");
      three.until("Here are anna, and 1 other, whose name was told to nobody.");
      assertThat(three.received()).doesNotContain("ben");
    }
  }
}
