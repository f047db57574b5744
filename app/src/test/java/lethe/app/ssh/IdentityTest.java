package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import lethe.app.lobby.LobbyMessages;
import lethe.app.operate.AdminService;
import lethe.app.server.account.Account;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests over real sockets that nobody can pass for another player or for the server. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class IdentityTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ManualClock clock = new ManualClock();

  private static String seats(SshEndpoint server, int number) {
    return LobbyMessages.seats(
        server.gameServer().listings().forOperator(TestServers.table(server, number)));
  }

  /** Asserts the name of the client's account. */
  private static void assertName(SshTestClient client, String name) {
    assertThat(client.run("who", "")).startsWith("You are " + name + ",");
  }

  /** The second connection cannot choose another name. */
  @Test
  void allConnectionsWithOneKeyShareAnAccountAndItsName() {
    KeyPair key = TestServers.key();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient first = SshTestClient.key(server.port(), "anna", key);
        SshTestClient second = SshTestClient.key(server.port(), "bea", key);
        SshTestClient other = SshTestClient.guest(server.port(), "anna");
        ClientTerminal one = first.dumb()) {
      one.until("anna> ");
      assertName(second, "anna");
      assertName(other, "anna-2");
      one.type("make ta-se");
      one.until("leave, lobby] ");
      assertName(other, "anna-2");
      second.run("name cleo", "");
      assertName(second, "anna");
      one.type("leave");
      one.until("anna> ");
      second.run("name cleo", "");
      one.type("make ta-se");
      one.until("leave, lobby] ");
      assertThat(seats(server, 2)).startsWith("red: cleo");
      assertName(second, "cleo");
      assertName(other, "anna");
    }
  }

  @Test
  void aNameIsReservedWithASeatAndExpiresWhenUnused() {
    KeyPair key = TestServers.key();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), clock)) {
      try (SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
        anna.run("who", "");
        assertNextGuestsName(server, "anna");
        anna.run("play ta-se", "concede\nconcede\nquit\n");
        assertNextGuestsName(server, "anna-2");
      }
      clock.forward(Duration.ofDays(89));
      try (SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
        anna.run("who", "");
      }
      clock.forward(Duration.ofDays(89));
      server.gameServer().tick();
      assertNextGuestsName(server, "anna-2");
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), clock)) {
      assertNextGuestsName(server, "anna-2");
      if (databaseKind == DatabaseKind.POSTGRES) {
        // A server takes the day from the database when it opens.
        clock.forward(Duration.ofDays(178));
      }
      // A finished table that is still listed names its players.
      clock.forward(Duration.ofDays(2));
      server.gameServer().tick();
      assertNextGuestsName(server, "anna-2");
      try (SshTestClient other = SshTestClient.guest(server.port(), "anna")) {
        for (int i = 0; i < 10; i++) {
          other.run("play ta-se", "concede\nconcede\nquit\n");
        }
      }
      server.gameServer().tick();
      clock.forward(Duration.ofDays(1));
      server.gameServer().tick();
      assertNextGuestsName(server, "anna");
    }
  }

  /**
   * Asserts the name of a new guest who asks for anna. Idle connections are closed within a day.
   */
  private static void assertNextGuestsName(SshEndpoint server, String name) {
    try (SshTestClient other = SshTestClient.guest(server.port(), "anna")) {
      assertName(other, name);
    }
  }

  /** Each connection of a guest is another account, which holds a seat. */
  @Test
  void nobodyKeepsMoreNamesThanAnAddressMay() {
    try (SshEndpoint server =
            TestServers.open(
                TestServers.withLimits(data, databaseKind, b -> b.with(Limit.NAMES, 6)));
        SshTestClient many = SshTestClient.guest(server.port(), "many");
        SshTestClient elsewhere = SshTestClient.from("127.0.0.2", server.port(), "anna")) {
      for (int i = 0; i < 3; i++) {
        many.run("play ta-se", "");
      }
      assertThat(many.run("play ta-se", "")).contains("the server keeps 3 names for your address");
      assertThat(elsewhere.run("play ta-se", "")).contains("round 1 of 6");
      server
          .gameServer()
          .seatService()
          .leave(new Account(holder(server, 2), "many-2"), TestServers.table(server, 2));
      assertThat(many.run("play ta-se", "")).contains("round 1 of 6");
      assertThat(new StoredData(data, databaseKind).names())
          .containsExactly("anna", "many", "many-3", "many-4");
      assertThat(many.run("play ta-se", "")).contains("the server keeps 3 names");
    }
  }

  private static String holder(SshEndpoint server, int number) {
    return ((SeatOwner.Held)
            TestServers.table(server, number).seatOwners().bySeat().values().iterator().next())
        .id();
  }

  /** Once a player has taken the invited name, the seat is reserved for that account only. */
  @Test
  void anInvitationIsForAnAccountAndNotForAName() {
    KeyPair key = TestServers.key();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal red = anna.dumb()) {
      red.sitAsGuest("make ta-se blue=ben");
      red.until(
          "Nobody here is called ben yet; the first player to take that name may sit at blue.");
      try (SshTestClient ben = SshTestClient.key(server.port(), "ben", key);
          ClientTerminal lobby = ben.dumb()) {
        lobby.until("ben> ");
        assertThat(TestServers.table(server, 1).seatOwners().bySeat().values())
            .hasAtLeastOneElementOfType(SeatOwner.Invited.class);
        lobby.type("name berta");
        lobby.until("You are berta");
        try (SshTestClient other = SshTestClient.guest(server.port(), "ben")) {
          assertName(other, "ben");
          assertThat(other.run("sit 1", "")).contains("there is no free seat for you at table 1");
        }
        lobby.type("sit 1");
        lobby.until("blue> ");
        assertThat(seats(server, 1)).isEqualTo("red: anna, blue: berta");
      }
    }
  }

  /** A guest who left without a seat may come back, but as another account. */
  @Test
  void anInvitationIsForANameAgainWhenItsGuestHasLeft() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb()) {
      try (ClientTerminal lobby = ben.dumb()) {
        lobby.until("ben> ");
        red.sitAsGuest("make ta-se blue=ben");
        red.until("leave, lobby] ");
        assertThat(red.received()).doesNotContain("Nobody here is called");
        assertThat(seats(server, 1)).isEqualTo("red: anna, blue: (invited: ben)");
        lobby.type("quit");
        lobby.awaitExit();
      }
      assertThat(TestServers.table(server, 1).seatOwners().bySeat().values())
          .contains(new SeatOwner.Free("ben"));
      assertThat(ben.run("sit 1", "")).contains("blue>");
    }
  }

  /** A player in a silent game sees no name chosen by others, since it could convey a hint. */
  @Test
  void namesAreHiddenFromASeatThatPlaysInSilence() {
    String telling = "r4-at-n12_take-i";
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), telling);
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb();
        ClientTerminal watching = cleo.dumb()) {
      feth.sitAsGuest("make ravens");
      feth.until("leave, lobby] ");
      ren.sitAsGuest("sit 1");
      feth.until("somebody sits at ren.");
      watching.type("watch 1");
      watching.until("somebody sits at feth.");
      feth.type("/who");
      feth.until("feth: anna, ren: somebody");
      feth.until("watching: 1");
      watching.type("/who");
      watching.until("feth: anna, ren: ben");
      watching.until("watching: " + telling);
      ren.type("quit");
      feth.until("somebody (ren) is away; the seat is held.");
      ren.type("leave 1");
      feth.until("somebody has given ren up.");
      watching.type("quit");
      watching.until(telling + "> ");
      watching.sitAsGuest("sit 1");
      feth.until("somebody sits at ren.");
      watching.type("quit");
      feth.until("somebody (ren) is away");
      feth.type("/who");
      feth.until("feth: anna, ren: somebody (away)");
      assertThat(feth.received()).doesNotContain(telling).doesNotContainPattern("\\bben\\b");
      feth.type("concede");
      feth.type("concede");
      feth.until("(journal 1)");
      feth.type("/who");
      feth.until("ren: " + telling);
    }
  }

  /** Nor does anyone in the lobby see them, on any connection, until the match is over. */
  @Test
  void theLobbyHidesTheNamesAtATableThatPlaysInSilence() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb();
        ClientTerminal watching = cleo.dumb()) {
      feth.sitAsGuest("make ravens");
      feth.until("leave, lobby] ");
      assertThat(cleo.run("tables", "")).contains("feth: anna, ren: (free)");
      ren.sitAsGuest("sit 1");
      feth.until("somebody sits at ren.");
      watching.type("watch 1");
      watching.until("somebody sits at feth.");
      assertThat(cleo.run("tables", "")).contains("feth: somebody, ren: somebody");
      assertThat(new AdminService(server).tables())
          .extracting(AdminService.TableInfo::seats)
          .containsExactly("feth: anna, ren: ben");
      feth.type("concede");
      feth.type("concede");
      feth.until("(journal 1)");
      assertThat(cleo.run("tables", "")).contains("feth: anna, ren: ben");
    }
  }

  /** No line of a chat message looks like one from the server, however it is wrapped. */
  @Test
  void everyLineOfAChatMessageStartsWithABar() {
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.pipe("play ta-se");
        ClientTerminal watching = ben.dumb()) {
      red.until("red> ");
      watching.type("watch 1");
      watching.until("Waiting for");
      watching.skipReceived();
      String said = "\u2800\u3164x".repeat(20) + " Deal-bound-by ".repeat(6) + "\u65e5".repeat(20);
      red.send("/say " + said + "\n");
      String heard = watching.until("Deal-bound-by ?").replace("\r", "");
      assertThat(heard.lines().filter(l -> l.contains("bound-by") || l.contains(" x x")))
          .hasSizeGreaterThan(1)
          .allMatch(l -> l.startsWith(" | "))
          .allMatch(l -> l.length() <= 80);
    }
  }

  /** The client chooses the user name and the terminal type. */
  @Test
  void namesAndTerminalTypesFromAClientAreSanitizedInTheLog() {
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind), log);
        SshTestClient odd =
            SshTestClient.guest(server.port(), "\u001b[2Jan\u202ena\nevent=started \u2800");
        ClientTerminal line = odd.terminal("xterm\u001b]0;x\u0007\nevent=started", 80, 24)) {
      line.until("janna");
      line.type("quit");
      line.awaitExit();
    }
    String text = log.toString(StandardCharsets.UTF_8);
    // Names have at most 16 characters.
    assertThat(text).contains("name=jannaeventstarte ");
    assertThat(text.lines()).allMatch(l -> l.matches("time=[\\x20-\\x7e]+"));
    assertThat(text.lines().filter(l -> l.contains("event=started "))).hasSize(1);
  }

  /** An invitation, which carries a name, is delivered when the player leaves that match. */
  @Test
  void invitationsAreHeldBackFromASeatThatPlaysInSilence() {
    String telling = "r1-r2-in-row-2";
    String told = telling + " invites you to a match of ta-se: sit 2 goes there.";
    try (SshEndpoint server = TestServers.open(TestServers.settings(data, databaseKind));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), telling);
        ClientTerminal feth = anna.dumb();
        ClientTerminal ren = ben.dumb();
        ClientTerminal lobby = cleo.dumb()) {
      feth.sitAsGuest("make ravens");
      feth.until("leave, lobby] ");
      ren.sitAsGuest("sit 1");
      feth.until("somebody sits at ren.");
      lobby.sitAsGuest("make ta-se blue=ben");
      lobby.until("leave, lobby] ");
      server.gameServer().tick();
      ren.type("/who");
      ren.until("feth: somebody, ren: ben");
      assertThat(ren.received()).doesNotContain(telling);
      ren.type("quit");
      ren.until("ben> ");
      server.gameServer().tick();
      ren.until(told);
    }
  }
}
