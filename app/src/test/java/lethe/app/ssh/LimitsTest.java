package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.next;
import static lethe.app.ssh.TestServers.play;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.security.KeyPair;
import java.time.Duration;
import lethe.app.play.Saved;
import lethe.app.play.Table;
import lethe.app.server.Limit;
import lethe.app.server.SeatOwner;
import lethe.app.server.sql.Base;
import lethe.app.server.sql.Kept;
import lethe.engine.core.Checked.Valid;
import lethe.engine.core.Entry;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
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
@EnumSource(Base.class)
class LimitsTest {
  private static final Duration HOLD = Duration.ofHours(3);

  @Parameter Base base;

  @TempDir Path data;

  private final Watch watch = new Watch();

  private SshEndpoint holding() {
    return TestServers.open(
        TestServers.limited(
            data, base, b -> b.with(Limit.HOLD, HOLD).with(Limit.IDLE, Duration.ofDays(9))),
        watch);
  }

  private void pass(SshEndpoint server, Duration time) {
    server.gameServer().tick();
    watch.forward(time);
    server.gameServer().tick();
  }

  private boolean isKept(String number) {
    return new Kept(data, base).has(Integer.parseInt(number), false);
  }

  @Test
  void anIdlePlayerIsToldWhyAndDisconnectedAndTheSeatIsHeld() {
    ServerConfig config =
        TestServers.limited(data, base, b -> b.with(Limit.IDLE, Duration.ofMinutes(10)));
    try (SshEndpoint server = TestServers.open(config, watch);
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Client cleo = Client.guest(server.port(), "cleo");
        Line red = anna.dumb();
        Line blue = ben.dumb();
        Line pipe = ben.pipe("");
        Line lobby = cleo.dumb()) {
      red.sit("make ta-se");
      red.until("leave, lobby] ");
      blue.sit("sit 1");
      blue.until("blue> ");
      red.until("ben sits at blue.");
      lobby.until("cleo> ");
      pipe.until("> ");
      pass(server, Duration.ofMinutes(9));
      blue.type("look");
      blue.until("look");
      blue.until("blue> ");
      pass(server, Duration.ofMinutes(2));
      String why = "Nothing was typed for 10 minutes, so the line was closed. Your seats are held.";
      for (Line line : new Line[] {red, pipe, lobby}) {
        line.until(why);
        assertThat(line.ended()).isZero();
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
    Kept kept = new Kept(data, base);
    try (SshEndpoint server =
            TestServers.open(TestServers.limited(data, base, b -> b.with(Limit.JOURNAL, 1)));
        Client anna = Client.guest(server.port(), "anna");
        Client ben = Client.guest(server.port(), "ben");
        Line red = anna.dumb();
        Line blue = ben.dumb()) {
      red.sit("make ta-se");
      red.until("leave, lobby] ");
      blue.sit("sit 1");
      red.until("ben sits at blue.");
      while (!match(server, 1).isFull()) {
        play(match(server, 1), 1, red, blue);
      }
      String full = kept.journal(1);
      Seat turn = turn(match(server, 1));
      Line asked = turn.index() == 0 ? red : blue;
      asked.type(next(match(server, 1), turn).orElseThrow());
      asked.until("as large as it may become; you can only leave or concede.");
      asked.type("moves");
      asked.until("You can play");
      assertThat(kept.journal(1)).isEqualTo(full);
      red.type("concede");
      red.until("Type concede once more");
      red.type("concede");
      red.until("(journal 1)");
      assertThat(Saved.load(kept.copy(1))).isInstanceOf(Valid.class);
    }
  }

  /** Nor can a player who adjourns and returns repeatedly make it grow. */
  @Test
  void otherEntriesOfAJournalCountTowardItsLimit() throws Exception {
    Kept kept = new Kept(data, base);
    KeyPair key = KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    ServerConfig small = TestServers.limited(data, base, b -> b.with(Limit.JOURNAL, 1));
    try (SshEndpoint server = TestServers.open(small);
        Client anna = Client.key(server.port(), "anna", key)) {
      anna.run("play eurydice", "");
      for (int i = 0; i < 100 && !match(server, 1).isFull(); i++) {
        anna.run("sit 1", "/adjourn\n");
      }
      assertThat(match(server, 1).isFull()).isTrue();
      String full = kept.journal(1);
      assertThat(full).hasSizeBetween(1_024, 1_100);
      assertThat(anna.run("sit 1", "/adjourn\n").replaceAll("\\s+", " "))
          .contains("as large as it may become; you can only leave or concede.");
      assertThat(kept.journal(1)).isEqualTo(full);
    }
  }

  private static Seat turn(Table<?, ?, ?> table) {
    return ((Turn.Awaits) table.match().turn()).seats().getFirst();
  }

  @Test
  void aBotWritesNothingIntoAFullJournal() {
    try (SshEndpoint server =
            TestServers.open(TestServers.limited(data, base, b -> b.with(Limit.JOURNAL, 0)));
        Client anna = Client.guest(server.port(), "anna");
        Line line = anna.dumb()) {
      line.sit("play ta-se");
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
        Client anna = Client.guest(server.port(), "anna")) {
      try (Line red = anna.dumb()) {
        red.sit("make ta-se");
        red.until("leave, lobby] ");
        pass(server, HOLD.multipliedBy(2));
        assertThat(isKept("1")).as("a player who waits on the server is not absent").isTrue();
        red.type("lobby");
        red.until("anna> ");
        red.type("quit");
        red.ended();
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
        Client ben = Client.guest(server.port(), "ben");
        Client cleo = Client.guest(server.port(), "cleo");
        Client dora = Client.guest(server.port(), "dora");
        Line blue = ben.dumb();
        Line next = cleo.dumb();
        Line late = dora.dumb()) {
      String code;
      try (Client anna = Client.guest(server.port(), "anna");
          Line red = anna.dumb()) {
        code = red.sit("make ta-se");
        red.until("leave, lobby] ");
        blue.sit("sit 1");
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
      next.sit("sit 1");
      next.until("red> ");
      blue.until("cleo sits at red.");
      play(match(server, 1), 2, next, blue);
      late.type("back " + code + " sit 1");
      late.until("there is no free seat for you at table 1");
      pass(server, HOLD.multipliedBy(2));
      assertThat(table(server, 1).isFull()).as("the player who sits there is not absent").isTrue();
    }
  }

  /** It ends with the last seat that is given up, whoever looks on. */
  @Test
  void aMatchAbandonedByAllPlayersIsArchived() {
    try (SshEndpoint server = holding();
        Client cleo = Client.guest(server.port(), "cleo");
        Line watching = cleo.dumb()) {
      try (Client anna = Client.guest(server.port(), "anna");
          Line red = anna.dumb()) {
        red.sit("play ta-se");
        red.until("red> ");
        watching.type("watch 1");
        watching.until("Waiting for");
      }
      watching.until("anna (red) is away");
      pass(server, HOLD.plusSeconds(1));
      watching.until("Table 1 has ended: all players have left it.");
      assertThat(isKept("1")).isFalse();
      watching.type("tables");
      watching.until("No table is set.");
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
        Client anna = Client.guest(server.port(), "anna");
        Line red = anna.dumb()) {
      red.sit("play ta-se");
      red.until("red> ");
      red.type("quit");
      red.until("anna> ");
      red.type("make ravens");
      red.until("leave, lobby] ");
    }
    watch.forward(HOLD.multipliedBy(2));
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
