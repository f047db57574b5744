package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * Measures a server in a separate process with default limits, 80 guests from 8 addresses, and
 * attackers on a fifth of all connections, from one address. Prints how long a keystroke from
 * another address takes to be echoed during each attack and without one.
 */
@Tag("long")
@Isolated("other tests would be measured, too")
class AttackTest {
  private static final int ADDRESSES = 8;
  private static final int GUESTS_PER_ADDRESS = 10;
  private static final int ATTACKERS = 20;
  private static final int KEYSTROKES = 400;
  private static final double MAX_MILLIS = 100;

  @TempDir Path data;

  private final List<SshTestClient> clients = new ArrayList<>();
  private ServerProcess server;

  @BeforeEach
  void open() throws IOException {
    Path password = Files.writeString(data.resolve("password"), Attack.PASSWORD + "\n");
    server = ServerProcess.start(data, List.of("--password-file", password.toString()));
  }

  @AfterEach
  void close() {
    clients.forEach(SshTestClient::close);
    server.close();
  }

  @Test
  void theServerStaysResponsiveUnderEveryAttack() throws Exception {
    ClientTerminal terminal = connectGuests();
    measureKeystrokes(terminal);
    printPercentiles("without an attack", measureKeystrokes(terminal));
    List<String> failures = new ArrayList<>();
    for (Attack attack : Attack.values()) {
      measureUnder(attack, terminal, failures);
    }
    printPercentiles("without an attack", measureKeystrokes(terminal));
    assertThat(failures).isEmpty();
    assertThat(server.log()).doesNotContain("OutOfMemory", "event=failed");
  }

  private void measureUnder(Attack attack, ClientTerminal terminal, List<String> failures)
      throws Exception {
    String address = "127.0.2." + (1 + List.of(Attack.values()).indexOf(attack));
    AtomicBoolean isRunning = new AtomicBoolean(true);
    List<Thread> attackers = new ArrayList<>();
    try (Attacker attacker = new Attacker(address, server.port(), attack::prepare)) {
      for (int i = 0; i < ATTACKERS; i++) {
        attackers.add(
            Thread.ofPlatform().daemon().start(() -> attack(attack, attacker, isRunning)));
      }
      measureKeystrokes(terminal);
      double millis = printPercentiles(attack.name(), measureKeystrokes(terminal));
      if (millis > MAX_MILLIS) {
        failures.add("%s: a keystroke took %.0f ms".formatted(attack, millis));
      }
      if (server.printResidentMegabytes(attack.name()) > 512) {
        failures.add(attack + ": too much memory");
      }
      try (SshTestClient newcomer =
          SshTestClient.guestFrom("127.0.3.1", server.port(), "ben", Attack.PASSWORD)) {
        assertThat(newcomer.run("who", "")).contains("ben");
      }
      Pattern pattern = Pattern.compile(attack.logPattern() + ".*");
      if (server
          .log()
          .lines()
          .noneMatch(l -> l.contains("address=" + address) && pattern.matcher(l).find())) {
        failures.add(attack + ": not in the log");
      }
    } finally {
      isRunning.set(false);
    }
    for (Thread attacker : attackers) {
      attacker.join();
    }
  }

  private static void attack(Attack attack, Attacker attacker, AtomicBoolean isRunning) {
    while (isRunning.get()) {
      try {
        attack.run(attacker, isRunning::get);
      } catch (IOException | UncheckedIOException | AssertionError | IllegalStateException e) {
        // Disconnected or refused: try again until the attack is over.
        Attack.pause();
      }
    }
  }

  /**
   * Connects the guests, and another one who types; returns the line-based terminal of the latter.
   */
  private ClientTerminal connectGuests() {
    for (int i = 0; i < ADDRESSES * GUESTS_PER_ADDRESS; i++) {
      String address = "127.0.1." + (1 + i % ADDRESSES);
      SshTestClient client =
          SshTestClient.guestFrom(address, server.port(), "anna", Attack.PASSWORD);
      clients.add(client);
      client.terminal(i % 2 == 0 ? "xterm" : "dumb", 80, 24).until("anna");
    }
    SshTestClient typing =
        SshTestClient.guestFrom("127.0.1.100", server.port(), "typing", Attack.PASSWORD);
    clients.add(typing);
    ClientTerminal terminal = typing.lineTerminal();
    terminal.until("typing> ");
    return terminal;
  }

  /**
   * Types with pauses of 20 ms and measures how long each character takes to be echoed, in
   * nanoseconds.
   */
  private static long[] measureKeystrokes(ClientTerminal terminal) {
    long[] nanos = new long[KEYSTROKES];
    for (int i = 0; i < nanos.length; i++) {
      int previousCount = terminal.byteCount();
      long start = System.nanoTime();
      terminal.send(i % 40 == 39 ? "\u0015" : "x");
      terminal.awaitMoreThan(previousCount);
      nanos[i] = System.nanoTime() - start;
      LockSupport.parkNanos(20_000_000);
    }
    return nanos;
  }

  /** Prints the percentiles and returns the 99th, in milliseconds. */
  private static double printPercentiles(String label, long[] nanos) {
    long[] sorted = nanos.clone();
    Arrays.sort(sorted);
    double millis = sorted[sorted.length * 99 / 100] / 1e6;
    System.out.printf(
        Locale.ROOT,
        "%s: a keystroke takes %.2f ms at the median, %.2f ms at the 99th percentile%n",
        label,
        sorted[sorted.length / 2] / 1e6,
        millis);
    return millis;
  }
}
