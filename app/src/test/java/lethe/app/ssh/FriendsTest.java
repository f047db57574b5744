package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyPair;
import java.util.Optional;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that friend lists are private, and that friends are followed through changes of name. */
@Timeout(120)
class FriendsTest {
  @TempDir Path data;

  private final KeyPair first = TestServers.key();
  private final KeyPair second = TestServers.key();

  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void friendsAreStoredAndFollowedThroughChangesOfName(DatabaseKind databaseKind) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", first);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", second)) {
      assertThat(anna.run("friends add ben", "")).contains("nobody on this server is called ben");
      ben.run("name ben", "");
      assertThat(ben.run("friends add ben", "")).contains("you cannot add yourself as a friend");
      assertThat(anna.run("friends", "")).contains("Your list of friends is empty");
      assertThat(anna.run("friends add ben", "")).contains("ben is a friend of yours from now on");
      assertThat(anna.run("friends drop zoe", "")).contains("you have no friend called zoe");
      ben.run("name cleo", "");
      assertThat(anna.run("friends", "")).contains("cleo", "is not known to be here");
      assertThat(ben.run("friends", "")).contains("Your list of friends is empty");
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", first);
        SshTestClient other = SshTestClient.key(server.port(), "dora", TestServers.key())) {
      // A key that joins Anna's account brings its friends, except Anna herself.
      other.run("name dora", "");
      other.run("friends add anna", "");
      String word = anna.run("keys add", "").replaceAll("(?s)The word is ([^.]*)\\..*", "$1");
      other.run("keys join " + word, "");
      assertThat(anna.run("friends", "").lines().toList())
          .hasSize(1)
          .first()
          .asString()
          .contains("cleo");
      anna.run("friends drop cleo", "");
      assertThat(anna.run("friends", "")).contains("Your list of friends is empty");
    }
  }

  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void playersAreToldWhenFriendsArriveAndWhereTheyAre(DatabaseKind databaseKind) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", first);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", second);
        SshTestClient zoe = SshTestClient.key(server.port(), "zoe", TestServers.key());
        ClientTerminal one = anna.dumb()) {
      one.until("anna> ");
      ben.run("name ben", "");
      zoe.run("name aaron", "");
      one.type("friends add ben");
      one.until("ben is a friend of yours");
      try (ClientTerminal stranger = zoe.dumb();
          ClientTerminal two = ben.dumb()) {
        stranger.until("aaron> ");
        two.until("ben> ");
        server.gameServer().tick();
        one.until("ben is here.");
        one.type("who");
        one.until("Here: ben, aaron.");
        one.type("friends");
        one.until("ben               is in the lobby");
        two.type("play ta-se");
        two.until("red> ");
        one.type("friends");
        one.until("ben               is at table 1");
        // Where names are hidden, this could reveal who is playing there.
        two.type("quit");
        two.until("You have left table 1");
        two.type("play ravens");
        two.until("Deal bound by");
        one.type("friends");
        one.until("ben               is not known to be here");
        assertThat(one.received()).doesNotContain("aaron is here");
        two.type("quit");
        two.until("You have left table 2");
      }
      server.gameServer().tick();
      assertThat(one.received().split("ben is here\\.", -1)).hasSize(2);
    }
  }

  @Test
  void hiddenPlayersAreNotListedAndArrivalNoticesCanBeTurnedOff() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", first);
        SshTestClient ben = SshTestClient.key(server.port(), "ben", second);
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal one = anna.dumb()) {
      one.until("anna> ");
      ben.run("name ben", "");
      cleo.run("name cleo", "");
      assertThat(ben.run("settings hidden maybe", "")).contains("hidden is one of: off, on");
      assertThat(ben.run("settings hidden on", "")).contains("hidden is on from now on");
      assertThat(ben.run("settings", ""))
          .containsPattern("arrivals +on")
          .containsPattern("hidden +on");
      one.type("friends add ben");
      one.until("ben is a friend");
      one.type("friends add cleo");
      one.until("cleo is a friend");
      one.type("settings arrivals off");
      one.until("arrivals is off from now on");
      try (ClientTerminal two = ben.dumb();
          ClientTerminal three = cleo.dumb()) {
        two.until("ben> ");
        three.until("cleo> ");
        server.gameServer().tick();
        one.type("who");
        one.until("Here: cleo, and 1 other, whose name is not said.");
        one.type("friends");
        one.until("cleo              is in the lobby");
        one.until("ben               is not known to be here");
        assertThat(one.received()).doesNotContain("is here.");
      }
      SshTestClient guest = SshTestClient.guest(server.port(), "guy");
      assertThat(guest.run("friends add ben", "")).contains("known here from your first seat on");
      guest.close();
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
  void friendsOnAnotherServerAreFound() throws IOException {
    try (SshEndpoint one = open("one");
        SshEndpoint two = open("two");
        SshTestClient anna = SshTestClient.key(one.port(), "anna", first);
        SshTestClient ben = SshTestClient.key(two.port(), "ben", second);
        ClientTerminal here = anna.dumb()) {
      here.until("anna> ");
      ben.run("name ben", "");
      one.gameServer().tick();
      here.type("friends add ben");
      here.until("ben is a friend");
      try (ClientTerminal there = ben.dumb()) {
        there.until("ben> ");
        two.gameServer().tick();
        one.gameServer().tick();
        here.until("ben is here.");
        here.type("who");
        here.until("Here: ben.");
        here.type("friends");
        here.until("ben               is in the lobby");
        there.type("play ta-se");
        there.until("red> ");
        two.gameServer().tick();
        one.gameServer().tick();
        here.type("friends");
        here.until("ben               is at table 1");
        there.type("quit");
        there.until("You have left table 1");
        there.type("quit");
        there.awaitExit();
        two.gameServer().tick();
        one.gameServer().tick();
        here.type("friends");
        here.until("ben               is not known to be here");
      }
    }
  }
}
