package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that the host's settings for a table apply, even after a restart of the server. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class PrivateTablesTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private SshEndpoint open() {
    return TestServers.open(TestServers.settings(data, databaseKind));
  }

  @Test
  void playersNeedTheJoinWordUnlessTheyAreInvited() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.terminal()) {
      line.sitAsGuest("make robots word=lemon bolt=ben pace=90s");
      line.until("[pace=90s word=lemon]");
    }
    try (SshEndpoint server = open();
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal invited = ben.dumb();
        ClientTerminal other = cleo.dumb()) {
      other.type("tables");
      other.until("[pace=90s word=...]");
      other.type("sit 1");
      other.until("type sit 1 word=WORD");
      other.type("sit 1 word=melon");
      other.until("that is not the word of table 1");
      invited.sitAsGuest("sit 1");
      invited.until("Deal bound by");
      assertThat(other.received()).doesNotContain("lemon");
    }
  }

  @Test
  void aPlayerWhoKnowsTheJoinWordMaySit() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.sitAsGuest("make ta-se word=lemon");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1 blue word=lemon");
      blue.until("blue> ");
    }
  }

  @Test
  void spectatorsOfAClosedTableMayWatchOnlyAfterTheMatch() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal spectator = ben.dumb()) {
      red.sitAsGuest("play ta-se watch=nobody");
      red.until("red> ");
      spectator.type("watch 1");
      spectator.until("table 1 has no spectators before its match is over");
      red.type("concede");
      red.type("concede");
      red.until("(journal 1)");
      spectator.type("watch 1");
      spectator.until("(journal 1)");
    }
  }

  @Test
  void theRefusalOfASettingTellsTheValidOnes() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("make ta-se pace=soon", "")).contains("such as 90s, 5m, 3d");
      assertThat(anna.run("make ta-se watch=me", "")).contains("expected all");
      assertThat(anna.run("make ta-se word=a word=b", "")).contains("was said twice");
      assertThat(anna.run("make robots axle=me bolt=anna", "")).contains("bolt=open, or bolt=NAME");
      assertThat(anna.run("tables", "")).contains("No table is set.");
    }
  }

  /** Such a match could never begin, because nobody else may take a reserved seat. */
  @Test
  void aPlayerCannotBeInvitedToTwoSeats() {
    try (SshEndpoint server = open();
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key())) {
      assertThat(anna.run("make robots axle=ben bolt=ben", ""))
          .contains("ben can hold one seat of a table", "bolt=open, or bolt=NAME");
      assertThat(anna.run("tables", "")).contains("No table is set.");
    }
  }
}
