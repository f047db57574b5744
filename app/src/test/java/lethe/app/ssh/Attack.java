package lethe.app.ssh;

import java.io.IOException;
import java.math.BigInteger;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.apache.sshd.client.ClientBuilder;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.util.buffer.Buffer;

/**
 * Attacks that try to make a server unavailable. Many attackers repeat each attack until they are
 * told to stop.
 */
enum Attack {
  SILENT_CONNECTIONS("limit=pending-connections-per-address") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (Socket socket = attacker.openSilentConnection()) {
        for (int read = 0; read >= 0 && isRunning.getAsBoolean(); pause()) {
          read = socket.getInputStream().read();
        }
      }
    }
  },
  NONSENSE("limit=penalty-max") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (Socket socket = attacker.openSilentConnection()) {
        socket.getOutputStream().write("x".repeat(30_000).getBytes(StandardCharsets.US_ASCII));
        socket.getInputStream().readAllBytes();
      }
    }
  },
  BROKEN_HANDSHAKES("limit=(penalty-max|new-connections-per-address)") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      Attacker.disconnect(attacker.openUnauthenticatedSession());
    }
  },
  COSTLY_KEY_EXCHANGES("limit=new-connections-per-address") {
    @Override
    void prepare(SshClient library) {
      library.setKeyExchangeFactories(
          NamedFactory.setUpTransformedFactories(
              true, List.of(BuiltinDHFactories.dhg18_512), ClientBuilder.DH2KEX));
    }

    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      Attacker.disconnect(attacker.openUnauthenticatedSession());
    }
  },
  TOO_LONG_KEYS("reason=.*8192 bits") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.openUnauthenticatedSession();
      Attacker.offerKey(
          session, EXPONENT, BigInteger.ONE.shiftLeft(16_384).subtract(BigInteger.ONE));
      session.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), PATIENCE);
    }
  },
  LONGEST_ACCEPTED_KEYS("limit=(penalty-max|new-connections-per-address)") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.openUnauthenticatedSession();
      for (int i = 0; i < 5; i++) {
        Attacker.offerKey(
            session, EXPONENT, BigInteger.ONE.shiftLeft(8_192).subtract(BigInteger.valueOf(189)));
      }
      pause();
      Attacker.disconnect(session);
    }
  },
  WRONG_PASSWORDS("event=wrong-password") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      Attacker.disconnect(attacker.logInAsGuest("wrong"));
    }
  },
  FLOOD_BEFORE_LOGIN("reason=.*before login") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.openUnauthenticatedSession();
      while (isRunning.getAsBoolean() && session.isOpen()) {
        for (int i = 0; i < 100; i++) {
          Attacker.sendIgnoredMessage(session);
        }
        pause();
      }
    }
  },
  UNREAD_REPLIES("limit=messages-per-address") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.logInAsGuest(PASSWORD);
      Attacker.stopReading(session);
      while (isRunning.getAsBoolean() && session.isOpen()) {
        for (int i = 0; i < 100; i++) {
          Attacker.request(session);
        }
        pause();
      }
    }
  },
  REPEATED_KEY_EXCHANGES("reason=.*too many key exchanges") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.logInAsGuest(PASSWORD);
      while (isRunning.getAsBoolean() && session.isOpen()) {
        session.reExchangeKeys().verify(PATIENCE);
        Attacker.requestAndAwaitReply(session);
      }
    }
  },
  ENVIRONMENT("limit=messages-per-address") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      ClientSession session = attacker.logInAsGuest(PASSWORD);
      try (ChannelShell channel = session.createShellChannel()) {
        channel.open().verify(PATIENCE);
        for (int i = 0; isRunning.getAsBoolean() && session.isOpen(); i++) {
          Buffer request = session.createBuffer(SshConstants.SSH_MSG_CHANNEL_REQUEST);
          request.putUInt(channel.getRecipient());
          request.putString("env");
          request.putBoolean(false);
          request.putString("LC_" + i);
          request.putString("x".repeat(1_000));
          session.writePacket(request);
          if (i % 20 == 0) {
            pause();
          }
        }
      }
    }
  },
  HUGE_WINDOWS("event=session-started") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("xterm", 500, 500, PASSWORD)) {
        for (int i = 0; isRunning.getAsBoolean(); i++) {
          terminal.resize(400 + i % 100, 400);
          terminal.send("\f");
          pause();
        }
      }
    }
  },
  REDRAWING("event=session-started") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("xterm", 300, 100, PASSWORD)) {
        while (isRunning.getAsBoolean()) {
          terminal.send("\f\u001b[A".repeat(100));
          pause();
        }
      }
    }
  },
  PAGES("event=session-started") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("xterm", 300, 100, PASSWORD)) {
        terminal.type("rules ravens");
        while (isRunning.getAsBoolean()) {
          terminal.send("\u001b[6~\u001b[5~".repeat(100));
          pause();
        }
      }
    }
  },
  /** Uses the full screen, because in line mode the rate of pages limits that of lines as well. */
  LINES("limit=lines") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("xterm", 80, 24, PASSWORD)) {
        while (isRunning.getAsBoolean()) {
          terminal.send("who\r".repeat(50) + "name raider\r");
          pause();
        }
      }
    }
  },
  TABLES("limit=new-tables-per-address") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("dumb", 80, 24, PASSWORD)) {
        while (isRunning.getAsBoolean()) {
          terminal.send("make ta-se red=bot blue=bot\rquit\r");
          pause();
        }
      }
    }
  },
  HINTS("event=session-started") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("dumb", 80, 24, PASSWORD)) {
        terminal.type("play eurydice");
        terminal.send("\r");
        while (isRunning.getAsBoolean()) {
          terminal.type("hint");
          for (int i = 0; i < 10; i++) {
            pause();
          }
        }
      }
    }
  },
  THINKING_BOTS("event=session-started") {
    @Override
    void run(Attacker attacker, BooleanSupplier isRunning) throws IOException {
      try (ClientTerminal terminal = attacker.openTerminal("dumb", 80, 24, PASSWORD)) {
        while (isRunning.getAsBoolean()) {
          terminal.type("make eurydice orpheus=bot:deep");
          terminal.type("quit");
          pause();
        }
      }
    }
  };

  /** The password required of guests. */
  static final String PASSWORD = "sesame";

  private static final BigInteger EXPONENT = BigInteger.valueOf(65_537);
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final String logPattern;

  Attack(String logPattern) {
    this.logPattern = logPattern;
  }

  /** Returns a pattern found in the log, on a line that contains the attacker's address. */
  String logPattern() {
    return logPattern;
  }

  /** Configures the attackers' SSH client. */
  void prepare(SshClient library) {}

  /** Performs one round of the attack, which ends early if the attack is no longer running. */
  abstract void run(Attacker attacker, BooleanSupplier isRunning) throws IOException;

  /** Pauses briefly, because the attackers share a computer with the server. */
  static void pause() {
    LockSupport.parkNanos(Duration.ofMillis(50).toNanos());
  }
}
