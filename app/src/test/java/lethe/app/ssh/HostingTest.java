package lethe.app.ssh;

import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.KeyPair;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that the host of a table decides who sits there until its match begins. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class HostingTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final KeyPair anna = TestServers.key();
  private final KeyPair ben = TestServers.key();
  private final KeyPair cleo = TestServers.key();

  private SshEndpoint open() {
    return TestServers.open(TestServers.settings(data, databaseKind));
  }

  /** A guest who has taken another name leaves the seat to the next account with the old name. */
  @Test
  void aSeatIsNotReservedForAGuestWhoHasLeft() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        ClientTerminal axle = first.dumb()) {
      axle.type("make robots bolt=open");
      axle.until("leave, lobby] ");
      try (SshTestClient guest = SshTestClient.guest(server.port(), "gus");
          ClientTerminal lobby = guest.dumb()) {
        lobby.until("gus> ");
        axle.type("invite gus");
        axle.until("A seat of table 1 is kept for gus.");
        lobby.type("name bob");
        lobby.until("bob> ");
      }
      TestServers.waitUntil(() -> server.gameServer().sessions().sessions().size() == 1);
      try (SshTestClient other = SshTestClient.guest(server.port(), "gus");
          ClientTerminal lobby = other.dumb()) {
        lobby.until("gus> ");
        assertThat(lobby.sitAsGuest("sit 1")).isNotBlank();
      }
    }
  }

  @Test
  void theHostFreesSeatsAndInvites() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.key(server.port(), "ben", ben);
        SshTestClient third = SshTestClient.key(server.port(), "cleo", cleo);
        ClientTerminal axle = first.dumb();
        ClientTerminal bolt = second.dumb();
        ClientTerminal lobby = third.dumb()) {
      axle.type("make robots bolt=open cog=open");
      axle.until("leave, lobby] ");
      bolt.type("sit 1");
      bolt.until("leave, lobby] ");
      bolt.type("kick axle");
      bolt.until("whoever has set table 1 says who sits there");
      axle.type("kick axle");
      axle.until("there is nobody to be sent off from that seat");
      axle.type("kick bolt");
      axle.until("The seat bolt of table 1 is free.");
      bolt.until("You have no seat at table 1 any more.");
      bolt.until("ben> ");
      lobby.until("cleo> ");
      axle.type("invite cleo");
      axle.until("A seat of table 1 is kept for cleo.");
      axle.type("invite ben");
      axle.until("A seat of table 1 is kept for ben.");
      axle.type("invite dora");
      axle.until("table 1 has no open seat");
      axle.type("lobby");
      axle.until("anna> ");
      axle.type("tables");
      axle.until("axle: anna (away), bolt: (invited: cleo), cog: (invited: ben)");
      axle.type("invite 1 anna");
      axle.until("anna sits there already");
      axle.type("kick 1 cog");
      axle.until("The seat cog of table 1 is free.");
    }
  }

  /** When the host leaves, the first remaining player becomes the host, even after a restart. */
  @Test
  void thePlayerWhoStaysBecomesTheHost() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.key(server.port(), "ben", ben);
        ClientTerminal axle = first.dumb()) {
      axle.type("make robots bolt=open cog=open");
      axle.until("leave, lobby] ");
      second.run("sit 1", "");
      axle.type("leave");
      axle.until("You have given your seat at table 1 up.");
      axle.type("invite 1 cleo");
      axle.until("whoever has set table 1 says who sits there");
    }
    try (SshEndpoint server = open();
        SshTestClient second = SshTestClient.key(server.port(), "ben", ben)) {
      assertThat(second.run("invite 1 cleo", "")).contains("is kept for cleo");
      assertThat(table(server, 1).seatOwners().bySeat().toString()).contains("cleo");
    }
  }

  @Test
  void noPlayerCanBeKickedOnceTheMatchHasBegun() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna)) {
      first.run("play ta-se", "quit\n");
      assertThat(first.run("kick 1 blue", "")).contains("the match at table 1 has begun");
    }
  }

  /** The host of a table for others is told that it is made, and may remove it before they come. */
  @Test
  void theHostMayRemoveATableMadeForOthers() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.key(server.port(), "ben", ben);
        ClientTerminal host = first.dumb()) {
      host.type("make ta-se red=ben blue=cleo");
      host.until("Table 1 is set: red: (invited: ben), blue: (invited: cleo).");
      assertThat(host.received()).doesNotContain("You have no seat");
      assertThat(second.run("leave 1", "")).contains("you hold no seat at table 1");
      second.run("sit 1", "");
      host.type("leave 1");
      host.until("you hold no seat at table 1");
      second.run("leave 1", "");
      host.type("make ta-se red=ben blue=cleo");
      host.until("Table 2 is set");
      host.type("leave 2");
      host.until("Table 2 is taken away.");
      host.type("tables");
      host.until("No table is set.");
    }
  }

  /** The message that there is no free seat suggests this form. */
  @Test
  void aWaitingHostMayAlsoNameTheTableByItsNumber() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        ClientTerminal axle = first.dumb()) {
      axle.type("make robots bolt=ben");
      axle.until("leave, lobby] ");
      axle.type("invite cleo");
      axle.until("free one first with kick 1 SEAT");
      axle.type("kick 1 bolt");
      axle.until("The seat bolt of table 1 is free.");
      axle.type("invite 1 cleo");
      axle.until("A seat of table 1 is kept for cleo.");
    }
  }

  @Test
  void onlyOneSeatIsReservedForAnInvitedPlayer() {
    try (SshEndpoint server = open();
        SshTestClient first = SshTestClient.key(server.port(), "anna", anna);
        SshTestClient second = SshTestClient.key(server.port(), "ben", ben);
        ClientTerminal axle = first.dumb();
        ClientTerminal lobby = second.dumb()) {
      lobby.until("ben> ");
      axle.type("make robots bolt=open cog=open dyno=open");
      axle.until("leave, lobby] ");
      for (String name : new String[] {"ben", "cleo"}) {
        axle.type("invite " + name);
        axle.until("A seat of table 1 is kept for " + name + ".");
        axle.type("invite " + name);
        axle.until("a seat of table 1 is kept for " + name + " already");
      }
    }
  }
}
