package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import lethe.app.play.Table;
import lethe.app.play.TaskRunner;
import lethe.app.server.TestLimits;
import lethe.app.server.base.Clocks;
import lethe.app.server.base.Limits;
import lethe.app.server.base.Log;
import lethe.app.server.sql.DatabaseKind;
import lethe.app.server.table.ServerTable;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import org.apache.sshd.common.config.keys.KeyUtils;
import org.apache.sshd.common.keyprovider.KeyPairProvider;

/** Servers for tests, on a free port, with bots that move at once. */
final class TestServers {
  private static final Duration POLL_INTERVAL = Duration.ofMillis(20);

  /**
   * Replies after which a move is typed again: the move loses at once and must be confirmed, or the
   * server has not yet received the other player's last move.
   */
  private static final List<String> RETRY_REPLIES =
      List.of("very likely loses", "It is not your turn", "'s turn. Wait for ");

  private TestServers() {}

  static ServerConfig settings(Path data) {
    return new ServerConfig(
        "127.0.0.1",
        0,
        data,
        Optional.empty(),
        true,
        Optional.empty(),
        Optional.empty(),
        TestLimits.GENEROUS);
  }

  static ServerConfig settings(Path data, DatabaseKind databaseKind) {
    return withLimits(data, databaseKind, limits -> limits);
  }

  static ServerConfig withLimits(
      Path data, DatabaseKind databaseKind, UnaryOperator<Limits> change) {
    return withLimits(data, change)
        .with(new ClusterConfig(databaseKind.url(data), Optional.empty(), Optional.empty()));
  }

  static ServerConfig withLimits(Path data, UnaryOperator<Limits> change) {
    ServerConfig defaultConfig = settings(data);
    return new ServerConfig(
        defaultConfig.bindAddress(),
        defaultConfig.port(),
        defaultConfig.dataFolder(),
        defaultConfig.authorizedKeys(),
        defaultConfig.allowsGuests(),
        defaultConfig.password(),
        defaultConfig.joinSocket(),
        change.apply(defaultConfig.limits()));
  }

  static SshEndpoint open(ServerConfig config) {
    return open(config, new ByteArrayOutputStream());
  }

  static SshEndpoint open(ServerConfig config, ByteArrayOutputStream log) {
    return open(config, log, InstantSource.system(), new SecureRandom());
  }

  static SshEndpoint open(ServerConfig config, InstantSource time) {
    return open(config, new ByteArrayOutputStream(), time, new SecureRandom());
  }

  static SshEndpoint open(
      ServerConfig config, ByteArrayOutputStream log, InstantSource time, SecureRandom random) {
    return open(config, log, new Clocks(time, time), random);
  }

  static SshEndpoint open(
      ServerConfig config, ByteArrayOutputStream log, Clocks time, SecureRandom random) {
    try {
      PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
      OperatorConfig operator = config.operatorConfig();
      ServerConfig withLoginNames =
          config.with(
              new OperatorConfig(
                  operator.noticeFile(),
                  operator.proxies(),
                  operator.contentFolder(),
                  operator.hookProgram(),
                  true));
      return SshEndpoint.start(withLoginNames, new Log(out, time.wall()), time, random);
    } catch (IOException | GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  static KeyPair newKey() {
    try {
      return KeyUtils.generateKeyPair(KeyPairProvider.SSH_ED25519, 256);
    } catch (GeneralSecurityException e) {
      throw new AssertionError(e);
    }
  }

  static ServerTable table(SshEndpoint server, int number) {
    return server.gameServer().table("" + number, TaskRunner.IMMEDIATE).orElseThrow();
  }

  /** Returns the match at a table, which is loaded if necessary. */
  static Table<?, ?, ?> match(SshEndpoint server, int number) {
    ServerTable table = table(server, number);
    assertThat(server.gameServer().tableService().openMatch(table)).isEmpty();
    return table.match().orElseThrow();
  }

  /** Returns the first legal command of the seat; empty if there is none. */
  static <C, O, V> Optional<String> firstLegal(Table<C, O, V> table, Seat seat) {
    Match<C, O, V> match = table.match();
    return match.legalCommands(seat).stream().findFirst().map(table.game().notation()::format);
  }

  /** Returns the number of plies, without other entries such as records of viewing. */
  static long countPlies(Table<?, ?, ?> table) {
    return table.match().journal().entries().stream().filter(Entry.Ply.class::isInstance).count();
  }

  /**
   * Plays the first legal command of each seat at its own terminal, until the end or for a given
   * number of plies.
   */
  static void play(Table<?, ?, ?> table, int plies, ClientTerminal... terminals) {
    play(table, plies, (all, seat) -> firstLegal(all, seat).orElseThrow(), terminals);
  }

  /** Plays the commands that a function chooses. */
  static void play(
      Table<?, ?, ?> table,
      int plies,
      BiFunction<Table<?, ?, ?>, Seat, String> choice,
      ClientTerminal... terminals) {
    Semaphore moved = new Semaphore(0);
    Runnable listener = moved::release;
    table.addListener(listener);
    int remaining = plies;
    while (remaining > 0 && table.match().turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      if (table.match().players().get(seat.index()) instanceof Player.Machine) {
        await(moved, () -> !table.match().turn().awaits(seat));
        remaining--;
        continue;
      }
      long previousCount = countPlies(table);
      ClientTerminal terminal = terminals[seat.index()];
      String input = choice.apply(table, seat);
      int receivedLength = terminal.received().length();
      terminal.type(input);
      while (countPlies(table) == previousCount) {
        int before = receivedLength;
        BooleanSupplier asked =
            () -> RETRY_REPLIES.stream().anyMatch(terminal.received().substring(before)::contains);
        await(moved, asked);
        if (countPlies(table) == previousCount && asked.getAsBoolean()) {
          receivedLength = terminal.received().length();
          terminal.type(input);
        }
      }
      remaining--;
    }
    table.removeListener(listener);
  }

  static void play(Table<?, ?, ?> table, ClientTerminal... terminals) {
    play(table, Integer.MAX_VALUE, terminals);
  }

  /** Polls until the condition holds. */
  static void waitUntil(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      LockSupport.parkNanos(POLL_INTERVAL.toNanos());
    }
  }

  /** Waits until the match changes or a condition holds. */
  private static void await(Semaphore moved, BooleanSupplier condition) {
    try {
      long end = System.nanoTime() + SshTestClient.PATIENCE.toNanos();
      boolean done = false;
      while (!done && System.nanoTime() < end) {
        done =
            moved.tryAcquire(POLL_INTERVAL.toMillis(), TimeUnit.MILLISECONDS)
                || condition.getAsBoolean();
      }
      assertThat(done).as("a player moves").isTrue();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
