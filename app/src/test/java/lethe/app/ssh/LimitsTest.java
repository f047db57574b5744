package lethe.app.ssh;

import static lethe.app.ssh.TestServers.firstLegal;
import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.server.base.Limit;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.app.server.table.SeatOwner;
import lethe.engine.core.Entry;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests how long the server waits for players, and how much it accepts from them. */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class LimitsTest {
  private static final Duration HOLD = Duration.ofHours(3);

  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  private final ManualClock clock = new ManualClock();

  private SshEndpoint holding() {
    return TestServers.open(
        TestServers.withLimits(
            data, databaseKind, b -> b.with(Limit.HOLD, HOLD).with(Limit.IDLE, Duration.ofDays(9))),
        clock);
  }

  private void pass(SshEndpoint server, Duration time) {
    server.gameServer().tick();
    clock.forward(time);
    server.gameServer().tick();
  }

  private boolean isKept(String number) {
    return new StoredData(data, databaseKind).hasTable(Integer.parseInt(number), false);
  }

  @Test
  void anIdlePlayerIsToldWhyAndDisconnectedAndTheSeatIsHeld() {
    ServerConfig config =
        TestServers.withLimits(data, databaseKind, b -> b.with(Limit.IDLE, Duration.ofMinutes(10)));
    try (SshEndpoint server = TestServers.open(config, clock);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb();
        ClientTerminal pipe = ben.pipe("");
        ClientTerminal lobby = cleo.dumb()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      blue.until("blue> ");
      red.until("ben sits at blue.");
      lobby.until("cleo> ");
      pipe.until("> ");
      pass(server, Duration.ofMinutes(9));
      blue.type("look");
      blue.until("look");
      blue.until("blue> ");
      pass(server, Duration.ofMinutes(2));
      String reason =
          "Nothing was typed for 10 minutes, so the line was closed. Your seats are held.";
      for (ClientTerminal line : new ClientTerminal[] {red, pipe, lobby}) {
        line.until(reason);
        assertThat(line.awaitExit()).isZero();
      }
      blue.until("anna (red) is away; the seat is held.");
      assertThat(table(server, 1).seatOwners().bySeat().values())
          .allMatch(place -> place instanceof SeatOwner.Held);
      pass(server, Duration.ofMinutes(9));
      blue.until("Nothing was typed for 10 minutes");
    }
  }

  @Test
  void aFullJournalTakesNoMovesAndTheMatchCanBeConceded() throws IOException {
    StoredData stored = new StoredData(data, databaseKind);
    try (SshEndpoint server =
            TestServers.open(
                TestServers.withLimits(data, databaseKind, b -> b.with(Limit.JOURNAL, 1)));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.sitAsGuest("make ta-se");
      red.until("leave, lobby] ");
      blue.sitAsGuest("sit 1");
      red.until("ben sits at blue.");
      while (!match(server, 1).isFull()) {
        play(match(server, 1), 1, red, blue);
      }
      String full = stored.journal(1);
      Seat turn = turn(match(server, 1));
      ClientTerminal asked = turn.index() == 0 ? red : blue;
      asked.type(firstLegal(match(server, 1), turn).orElseThrow());
      asked.until("as large as it may become; you can only leave or concede.");
      asked.type("moves");
      asked.until("You can play");
      assertThat(stored.journal(1)).isEqualTo(full);
      red.type("concede");
      red.until("Type concede once more");
      red.type("concede");
      red.until("(journal 1)");
      assertThat(LoadedMatch.load(stored.copy(1))).isInstanceOf(Valid.class);
    }
  }

  /** Nor can a player who adjourns and returns repeatedly make it grow. */
  @Test
  void otherEntriesOfAJournalCountTowardItsLimit() throws Exception {
    StoredData stored = new StoredData(data, databaseKind);
    KeyPair key = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    ServerConfig small = TestServers.withLimits(data, databaseKind, b -> b.with(Limit.JOURNAL, 1));
    try (SshEndpoint server = TestServers.open(small);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", key)) {
      anna.run("play eurydice", "");
      for (int i = 0; i < 100 && !match(server, 1).isFull(); i++) {
        anna.run("sit 1", "/adjourn\n");
      }
      assertThat(match(server, 1).isFull()).isTrue();
      String full = stored.journal(1);
      assertThat(full).hasSizeBetween(1_024, 1_100);
      assertThat(anna.run("sit 1", "/adjourn\n").replaceAll("\\s+", " "))
          .contains("as large as it may become; you can only leave or concede.");
      assertThat(stored.journal(1)).isEqualTo(full);
    }
  }

  private static Seat turn(Table<?, ?, ?> table) {
    return ((Turn.Awaits) table.match().turn()).seats().getFirst();
  }

  @Test
  void aBotWritesNothingIntoAFullJournal() {
    try (SshEndpoint server =
            TestServers.open(
                TestServers.withLimits(data, databaseKind, b -> b.with(Limit.JOURNAL, 0)));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal line = anna.dumb()) {
      line.sitAsGuest("play ta-se");
      line.until("round 1 of 6");
      for (int table = 1; table <= 2; table++) {
        line.type("concede");
        line.until("Type concede once more");
        line.type("concede");
        line.until("(journal " + table + ")");
        assertThat(match(server, table).match().journal().entries())
            .noneMatch(entry -> entry instanceof Entry.Ply);
        line.type("quit");
        line.until("You have left");
        // One of the two bots opens the match.
        line.type("play ta-se blue=me");
        line.until("round 1 of 6");
      }
    }
  }

  @Test
  void anOpenTableIsRemovedWhenItsOnlySeatIsNoLongerHeld() {
    try (SshEndpoint server = holding();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      try (ClientTerminal red = anna.dumb()) {
        red.sitAsGuest("make ta-se");
        red.until("leave, lobby] ");
        pass(server, HOLD.multipliedBy(2));
        assertThat(isKept("1")).as("a player who waits on the server is not absent").isTrue();
        red.type("lobby");
        red.until("anna> ");
        red.type("quit");
        red.awaitExit();
      }
      pass(server, HOLD);
      assertThat(isKept("1")).isTrue();
      pass(server, Duration.ofSeconds(1));
      assertThat(isKept("1")).isFalse();
    }
  }

  @Test
  void anyPlayerMayTakeAFreedSeatOfARunningMatch() {
    try (SshEndpoint server = holding();
        SshTestClient ben = SshTestClient.guest(server.port(), "ben");
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        SshTestClient dora = SshTestClient.guest(server.port(), "dora");
        ClientTerminal blue = ben.dumb();
        ClientTerminal next = cleo.dumb();
        ClientTerminal late = dora.dumb()) {
      String code;
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          ClientTerminal red = anna.dumb()) {
        code = red.sitAsGuest("make ta-se");
        red.until("leave, lobby] ");
        blue.sitAsGuest("sit 1");
        red.until("Round 1 begins");
        blue.until("Deal bound by");
        play(match(server, 1), 1, red, blue);
      }
      blue.until("anna (red) is away");
      pass(server, HOLD);
      next.type("sit 1");
      next.until("there is no free seat for you at table 1");
      pass(server, Duration.ofSeconds(1));
      next.type("tables");
      next.until("running red: (free), blue: ben");
      next.sitAsGuest("sit 1");
      next.until("red> ");
      blue.until("cleo sits at red.");
      play(match(server, 1), 2, next, blue);
      late.type("back " + code + " sit 1");
      late.until("there is no free seat for you at table 1");
      pass(server, HOLD.multipliedBy(2));
      assertThat(table(server, 1).isFull()).as("the player who sits there is not absent").isTrue();
    }
  }

  /** The table ends when the last seat is given up, even if there are spectators. */
  @Test
  void aMatchAbandonedByAllPlayersIsArchived() {
    try (SshEndpoint server = holding();
        SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
        ClientTerminal watching = cleo.dumb()) {
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          ClientTerminal red = anna.dumb()) {
        red.sitAsGuest("play ta-se");
        red.until("red> ");
        watching.type("watch 1");
        watching.until("Waiting for");
      }
      watching.until("anna (red) is away");
      pass(server, HOLD.plusSeconds(1));
      watching.until("Table 1 has ended: all players have left it.");
      assertThat(isKept("1")).isFalse();
      watching.type("tables");
      watching.until("There are no tables.");
      watching.type("sit 1");
      watching.until("nobody plays at table 1 any more");
      watching.type("watch 1");
      watching.until("(watching)> ");
      watching.type("quit");
      watching.until("You have left table 1.");
      watching.type("play ta-se red=bot blue=bot");
      watching.until("Waiting for");
      pass(server, HOLD.multipliedBy(2));
      pass(server, HOLD.multipliedBy(2));
      assertThat(isKept("2")).as("bots need nobody").isTrue();
    }
  }

  @Test
  void aRestartedServerHoldsEverySeatAsIfItsPlayerHadJustLeft() {
    try (SshEndpoint server = holding();
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal red = anna.dumb()) {
      red.sitAsGuest("play ta-se");
      red.until("red> ");
      red.type("quit");
      red.until("anna> ");
      red.type("make ravens");
      red.until("leave, lobby] ");
    }
    clock.forward(HOLD.multipliedBy(2));
    try (SshEndpoint server = holding()) {
      pass(server, HOLD);
      assertThat(isKept("1")).isTrue();
      assertThat(isKept("2")).isTrue();
      pass(server, Duration.ofSeconds(1));
      assertThat(isKept("1")).isFalse();
      assertThat(isKept("2")).isFalse();
    }
  }
}
