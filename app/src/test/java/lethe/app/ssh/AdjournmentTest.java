package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that a match is adjourned as soon as all its players have asked for it. */
@Timeout(120)
class AdjournmentTest {
  private static final String BROKEN_OFF = "* adjourned";

  @TempDir Path data;

  private static void begin(ClientTerminal red, ClientTerminal blue, SshEndpoint other) {
    red.type("make ta-se");
    red.until("leave, lobby] ");
    other.gameServer().tick();
    blue.type("sit 1");
    blue.until("blue> ");
    red.until("ben sits at blue");
  }

  /** Has red ask twice, which does not count as two players, and then blue. */
  private static void adjournTogether(
      ClientTerminal red, ClientTerminal blue, StoredData stored, String heard) {
    red.type("/adjourn");
    red.until("The others are asked");
    red.type("/adjourn");
    red.until("The others are asked");
    blue.until("anna");
    assertThat(stored.journal(1)).doesNotContain(BROKEN_OFF);
    blue.type("/adjourn");
    red.until(heard);
    blue.until(heard);
    assertThat(stored.journal(1)).containsOnlyOnce(BROKEN_OFF);
  }

  @ParameterizedTest
  @EnumSource(DatabaseKind.class)
  void aMatchIsAdjournedWhenBothPlayersHaveAsked(DatabaseKind databaseKind) {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      begin(red, blue, server);
      adjournTogether(red, blue, new StoredData(data, databaseKind), "your seat is held");
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
  void playersOnTwoServersAdjournTheirMatch() throws Exception {
    try (SshEndpoint one = open("one");
        SshEndpoint two = open("two");
        SshTestClient anna = SshTestClient.key(one.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(two.port(), "ben", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se");
      red.until("leave, lobby] ");
      two.gameServer().tick();
      blue.type("sit 1");
      blue.until("blue> ");
      red.until("red> ");
      two.gameServer().tick();
      one.gameServer().tick();
      two.gameServer().tick();
      red.type("/adjourn");
      red.until("The others are asked");
      blue.until("somebody (red)");
      blue.type("/adjourn");
      blue.until("your seat is held");
      red.until("your seat is held");
      assertThat(new StoredData(data, DatabaseKind.POSTGRES).journal(1))
          .containsOnlyOnce(BROKEN_OFF);
    }
  }

  @Test
  void playersAndSpectatorsAreToldThatAMatchIsAdjourned() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal spectator = cleo.dumb()) {
      begin(red, blue, server);
      spectator.type("watch 1");
      spectator.until("(watching)> ");
      adjournTogether(
          red,
          blue,
          new StoredData(data, DatabaseKind.SQLITE),
          "it is adjourned, and your seat is held.");
      spectator.until("You have left table 1: it is adjourned, and goes on another day.");
    }
  }

  /** A command is suggested only to those who can use it. */
  @Test
  void noCommandsAreSuggestedToSpectators() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        SshTestClient ben = SshTestClient.key(server.port(), "ben", TestServers.key());
        SshTestClient cleo = SshTestClient.key(server.port(), "cleo", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal spectator = cleo.dumb()) {
      begin(red, blue, server);
      spectator.type("watch 1");
      spectator.until("(watching)> ");
      red.type("/adjourn");
      spectator.until("anna (red) would break off and go on another day.");
      blue.until("Type /adjourn if you would, too.");
      assertThat(ben.run("leave 1", "")).contains("You have given your seat at table 1 up.");
      red.until("ben has given blue up. Type /bot to have a bot play on");
      spectator.until("ben has given blue up; somebody else may sit down.");
      spectator.type("/talk");
      spectator.until("Nothing was said here");
      assertThat(spectator.received()).doesNotContain("Type /");
    }
  }
}
