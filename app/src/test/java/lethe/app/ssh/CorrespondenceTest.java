package lethe.app.ssh;

import static lethe.app.ssh.TestServers.match;
import static lethe.app.ssh.TestServers.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import lethe.app.play.Table;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.sql.StoredData;
import lethe.engine.core.EntryResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests times per move: in a correspondence game no player has to be present; in a faster one, a
 * player who is present is expected to move in time.
 */
@Timeout(120)
@ParameterizedClass
@EnumSource(DatabaseKind.class)
class CorrespondenceTest {
  @Parameter DatabaseKind databaseKind;

  @TempDir Path data;

  /** A database dates entries by its own clock, so this one starts at the same time. */
  private final ManualClock clock = new ManualClock(Instant.now());

  private final KeyPair ben = TestServers.key();

  private SshEndpoint open() {
    ServerConfig config = TestServers.settings(data, databaseKind);
    return TestServers.open(config, new ByteArrayOutputStream(), clock, new SecureRandom());
  }

  private SshTestClient ben(SshEndpoint server) {
    return SshTestClient.key(server.port(), "ben", ben);
  }

  /** Runs a command as Ben, who does not stay connected while time passes. */
  private String ben(SshEndpoint server, String command) {
    try (SshTestClient client = ben(server)) {
      return client.run(command, "");
    }
  }

  /** Plays until it is Ben's turn and returns the return code of Anna, a guest. */
  private static String begin(SshEndpoint server, SshTestClient ben, String pace) {
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      String code = red.sitAsGuest("make ta-se " + pace);
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("Round 1 begins");
      blue.until("blue> ");
      do {
        move(match(server, 1));
      } while (!match(server, 1).match().turn().awaits(seat(server, 1)));
      for (ClientTerminal line : new ClientTerminal[] {red, blue}) {
        line.type("quit");
        line.until("your seat is held");
      }
      return code;
    }
  }

  /** Ben has three days even if the server is down meanwhile, and Anna has to wait that long. */
  @Test
  void aCorrespondenceGameWaitsForThePlayerToMoveForTheTimePerMove() {
    String code;
    try (SshEndpoint server = open();
        SshTestClient blue = ben(server)) {
      code = begin(server, blue, "pace=3d");
    }
    new StoredData(data, databaseKind)
        .update(
            databaseKind == DatabaseKind.SQLITE
                ? "update entries set written = datetime(written, '-24 hours')"
                : "update entries set written = written - interval '24 hours'");
    try (SshEndpoint server = open();
        SshTestClient anna = connect(server, Duration.ofHours(47))) {
      assertThat(table(server, 1).seatOwners().bySeat().toString()).doesNotContain("Free");
      assertThat(new StoredData(data, databaseKind).names()).contains("anna", "ben");
      assertThat(ben(server, "waiting")).contains("1  ta-se  since 20", " left");
      assertThat(anna.run("back " + code + " waiting", "")).contains("Nobody waits for you");
      assertThat(ben(server, "tables")).contains("1* ta-se     running");
      assertThat(anna.run("back " + code + " tables", "")).contains("1  ta-se     running");
      ClientTerminal red = anna.dumb();
      red.type("back " + code + " sit 1");
      red.until("red> ");
      red.type("/bot");
      red.until("nobody has taken longer than 3d");
      red.type("/adjourn");
      red.until("The others are asked");
      forward(server, Duration.ofHours(2));
      assertThat(ben(server, "waiting")).contains("late: others may have a bot move");
      red.type("/bot");
      red.until("A bot plays blue now.");
      assertThat(match(server, 1).match().players().getLast()).isInstanceOf(Player.Machine.class);
    }
  }

  /** The seats become free when nobody has moved for twice the time per move. */
  @Test
  void noSeatIsHeldForever() {
    try (SshEndpoint server = open();
        SshTestClient blue = ben(server)) {
      begin(server, blue, "pace=3d");
      forward(server, Duration.ofDays(5));
      assertThat(table(server, 1).isVacant()).isFalse();
      forward(server, Duration.ofHours(25));
      assertThat(table(server, 1).isVacant()).isTrue();
    }
  }

  @Test
  void aBotMovesOnceForALatePlayerWhoThenPlaysOn() {
    try (SshEndpoint server = open();
        SshTestClient ben = ben(server);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se pace=60s");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("Round 1 begins");
      blue.until("blue> ");
      move(match(server, 1));
      move(match(server, 1));
      ClientTerminal late = match(server, 1).match().turn().awaits(seat(server, 0)) ? red : blue;
      ClientTerminal other = late.equals(red) ? blue : red;
      forward(server, Duration.ofSeconds(40));
      late.type("?");
      other.type("/bot");
      other.until("nobody has been away for");
      forward(server, Duration.ofSeconds(21));
      other.until("has had the time for a move. Wait, or type /bot");
      late.until("Your time for a move is over; others may have a bot make it.");
      assertThat(late.received()).doesNotContain("has had the time");
      late.type("/bot");
      late.until("nobody has been away for");
      int position = match(server, 1).match().position();
      other.type("/bot");
      other.until("A bot plays");
      TestServers.waitUntil(() -> match(server, 1).match().position() >= position + 2);
      server.gameServer().tick();
      assertThat(match(server, 1).match().players()).containsOnly(new Player.Human());
      move(match(server, 1));
    }
  }

  /** Plays the first legal command of a seat to move. */
  private static <C, O, V> void move(Table<C, O, V> table) {
    Seat seat = ((Turn.Awaits) table.match().turn()).seats().getFirst();
    assertThat(table.submit(seat, table.match().legalCommands(seat).getFirst()))
        .isInstanceOf(EntryResult.Applied.class);
  }

  private static Seat seat(SshEndpoint server, int index) {
    return match(server, 1).match().seats().get(index);
  }

  /**
   * The player to move is disconnected when idle, as usual; the others may have to wait a long
   * time.
   */
  @Test
  void aPlayerWaitingForASlowOpponentIsNotDisconnected() {
    try (SshEndpoint server = open();
        SshTestClient ben = ben(server);
        SshTestClient anna = SshTestClient.key(server.port(), "anna", TestServers.key());
        ClientTerminal red = anna.dumb();
        ClientTerminal blue = ben.dumb()) {
      red.type("make ta-se pace=23h");
      red.until("leave, lobby] ");
      blue.type("sit 1");
      red.until("red> ");
      blue.until("blue> ");
      move(match(server, 1));
      boolean late = match(server, 1).match().turn().awaits(seat(server, 0));
      forward(server, Duration.ofMinutes(20));
      forward(server, Duration.ofMinutes(20));
      (late ? red : blue).until("Nothing was typed for 30 minutes");
      forward(server, Duration.ofMinutes(40));
      ClientTerminal waits = late ? blue : red;
      waits.type("/who");
      waits.until("1 ta-se running");
    }
  }

  @Test
  void theExitCodeTellsWhetherOpponentsWaitForThePlayer() {
    try (SshEndpoint server = open();
        SshTestClient ben = ben(server)) {
      begin(server, ben, "pace=3d");
      try (ClientTerminal line = ben.pipe("waiting")) {
        assertThat(line.awaitExit()).isZero();
      }
      try (SshTestClient cleo = SshTestClient.guest(server.port(), "cleo");
          ClientTerminal line = cleo.pipe("waiting")) {
        assertThat(line.awaitExit()).isEqualTo(1);
        assertThat(line.received()).contains("Nobody waits for you to move.");
      }
    }
  }

  /** Lets the time pass and connects Anna. */
  private SshTestClient connect(SshEndpoint server, Duration time) {
    forward(server, time);
    return SshTestClient.guest(server.port(), "anna");
  }

  private void forward(SshEndpoint server, Duration time) {
    server.gameServer().tick();
    clock.forward(time);
    server.gameServer().tick();
  }
}
