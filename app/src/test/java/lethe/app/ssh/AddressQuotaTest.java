package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Limits;
import lethe.app.server.limit.AddressQuota;
import org.apache.sshd.client.ClientBuilder;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.apache.sshd.common.NamedFactory;
import org.apache.sshd.common.kex.BuiltinDHFactories;
import org.apache.sshd.common.kex.KexProposalOption;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the share of a server that one address can use, before and after login. */
@Order(2)
@Timeout(120)
class AddressQuotaTest {
  private static final String ATTACKER_ADDRESS = "127.0.0.2";
  private static final String OTHER_ADDRESS = "127.0.0.3";

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private final ManualClock clock = new ManualClock();

  private SshEndpoint open(UnaryOperator<Limits> change) {
    return TestServers.open(TestServers.withLimits(data, change), log, clock, new SecureRandom());
  }

  private List<String> logLines() {
    return log.toString(StandardCharsets.UTF_8).lines().toList();
  }

  private static void assertAdmitted(SshEndpoint server, String address) {
    try (SshTestClient client = SshTestClient.guestFrom(address, server.port(), "ben")) {
      assertThat(client.run("who", "")).contains("You are ben");
    }
  }

  /** Returns the text that a refused connection receives. */
  private static String refusal(Socket socket) throws IOException {
    socket.getOutputStream().write("SSH-2.0-x\r\n".getBytes(StandardCharsets.US_ASCII));
    return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void refusedConnectionsDoNotCountTowardTheTotal() throws IOException {
    try (SshEndpoint server =
            open(b -> b.with(Limit.CONNECTIONS, 6).with(Limit.CONNECTIONS_PER_ADDRESS, 3));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      for (int i = 0; i < 30; i++) {
        attacker.openSilentConnection();
      }
      assertThat(refusal(attacker.openSilentConnection()))
          .contains("too many connections from your address");
      assertAdmitted(server, OTHER_ADDRESS);
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=connections-per-address address=" + ATTACKER_ADDRESS));
  }

  @Test
  void theOldestConnectionWithoutALoginIsClosedForAnotherAddress() throws IOException {
    try (SshEndpoint server = open(b -> b.with(Limit.PENDING_CONNECTIONS, 4));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      List<Socket> silentConnections =
          Stream.of(
                  attacker.openSilentConnection(),
                  attacker.openSilentConnection(),
                  attacker.openSilentConnection(),
                  attacker.openSilentConnection())
              .toList();
      assertThat(refusal(attacker.openSilentConnection()))
          .contains("too many connections; please try again later");
      assertAdmitted(server, OTHER_ADDRESS);
      // The connection that had waited longest was closed.
      assertThat(
              new String(
                  silentConnections.getFirst().getInputStream().readAllBytes(),
                  StandardCharsets.US_ASCII))
          .startsWith("SSH-2.0-LETHE");
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=pending-connections address=" + ATTACKER_ADDRESS));
  }

  @Test
  void newConnectionsPerAddressAreLimited() throws IOException {
    try (SshEndpoint server = open(b -> b.with(Limit.NEW_CONNECTIONS_PER_ADDRESS, 12));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      attacker.openSilentConnection();
      attacker.openSilentConnection();
      assertThat(refusal(attacker.openSilentConnection()))
          .contains("too many connections from your address");
      assertAdmitted(server, OTHER_ADDRESS);
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=new-connections-per-address address=" + ATTACKER_ADDRESS));
  }

  @Test
  void anAddressWithRepeatedProtocolErrorsIsRefusedForAWhile() throws IOException {
    try (SshEndpoint server = open(b -> b.with(Limit.PENALTY_MAX, 60))) {
      try (Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
        sendNonsense(attacker, 4);
        AddressQuota quota =
            server.gameServer().admission().quotaOf(InetAddress.getByName(ATTACKER_ADDRESS));
        for (int i = 0; i < 50 && quota.blockedFor(clock.instant()).isEmpty(); i++) {
          assertAdmitted(server, OTHER_ADDRESS);
        }
        assertThat(refusal(attacker.openSilentConnection()))
            .contains("Too many failed logins or protocol errors");
        assertAdmitted(server, OTHER_ADDRESS);
        clock.forward(Duration.ofSeconds(30));
        assertAdmitted(server, ATTACKER_ADDRESS);
      }
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=penalty-max address=" + ATTACKER_ADDRESS));
  }

  private static void sendNonsense(Attacker attacker, int times) throws IOException {
    for (int i = 0; i < times; i++) {
      Socket socket = attacker.openSilentConnection();
      socket
          .getOutputStream()
          .write("nonsense\r\n".repeat(4_000).getBytes(StandardCharsets.US_ASCII));
      readToEnd(socket);
    }
  }

  /**
   * Port scans, load balancers, ssh-keyscan and clients with other algorithms abort connections.
   */
  @Test
  void abortedConnectionsDoNotPenalizeAnAddress() throws IOException {
    try (SshEndpoint server = open(b -> b.with(Limit.PENALTY_MAX, 60));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port());
        Attacker other =
            new Attacker(
                ATTACKER_ADDRESS,
                server.port(),
                library ->
                    library.setKeyExchangeFactories(
                        NamedFactory.setUpTransformedFactories(
                            true, List.of(BuiltinDHFactories.dhg14_256), ClientBuilder.DH2KEX)))) {
      for (int i = 0; i < 8; i++) {
        attacker.openSilentConnection().close();
        try (Socket greetingSocket = attacker.openSilentConnection()) {
          greetingSocket
              .getOutputStream()
              .write("SSH-2.0-x\r\n".getBytes(StandardCharsets.US_ASCII));
          assertThat(greetingSocket.getInputStream().read()).isEqualTo('S');
        }
        try (Socket invalidSocket = attacker.openSilentConnection()) {
          invalidSocket.getOutputStream().write("GET /".getBytes(StandardCharsets.US_ASCII));
        }
        Attacker.disconnect(attacker.openUnauthenticatedSession());
        assertThatThrownBy(other::openUnauthenticatedSession).isInstanceOf(IOException.class);
      }
      TestServers.waitUntil(() -> server.connectionCount(false) == 0);
      assertAdmitted(server, ATTACKER_ADDRESS);
      assertThat(penalty(server, ATTACKER_ADDRESS)).isEmpty();
    }
  }

  /** Other players of the same school or household may share the address of an attacker. */
  @Test
  void anAddressIsNotRefusedIfAPlayerFromItWasRecentlyAtATable() throws IOException {
    try (SshEndpoint server = open(b -> b.with(Limit.PENALTY_MAX, 60));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      try (SshTestClient anna = SshTestClient.guestFrom(ATTACKER_ADDRESS, server.port(), "anna");
          ClientTerminal terminal = anna.lineTerminal()) {
        terminal.sitAsGuest("play ta-se");
        terminal.until("red> ");
        sendNonsense(attacker, 8);
        assertAdmitted(server, ATTACKER_ADDRESS);
        // No penalty is added either, so that a player who loses the connection can return.
        server.gameServer().admission().tick();
      }
      TestServers.waitUntil(() -> server.gameServer().sessions().sessions().isEmpty());
      sendNonsense(attacker, 8);
      TestServers.waitUntil(() -> server.connectionCount(false) == 0);
      assertAdmitted(server, ATTACKER_ADDRESS);
      clock.forward(Duration.ofMinutes(11));
      sendNonsense(attacker, 8);
      TestServers.waitUntil(() -> penalty(server, ATTACKER_ADDRESS).isPresent());
    }
  }

  /** A client presents all its keys in turn, which counts as one failed login. */
  @Test
  void anAddressWithRepeatedFailedLoginsIsRefused() throws Exception {
    Path keys = Files.writeString(data.resolve("keys"), "");
    ServerConfig defaultConfig = TestServers.withLimits(data, b -> b.with(Limit.PENALTY_MAX, 60));
    ServerConfig restrictedConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.of(keys),
            false,
            Optional.empty(),
            Optional.empty(),
            defaultConfig.limits());
    try (SshEndpoint server = TestServers.open(restrictedConfig, log, clock, new SecureRandom())) {
      for (int i = 0; i < 4; i++) {
        assertThat(penalty(server, "127.0.0.1")).isEmpty();
        assertThatThrownBy(
                () ->
                    SshTestClient.connect(
                        server.port(), "eve", List.of(TestServers.newKey(), TestServers.newKey())))
            .isInstanceOf(UncheckedIOException.class);
        TestServers.waitUntil(() -> server.connectionCount(false) == 0);
      }
      TestServers.waitUntil(() -> penalty(server, "127.0.0.1").isPresent());
    }
  }

  private Optional<Duration> penalty(SshEndpoint server, String address) {
    return server
        .gameServer()
        .admission()
        .quotaOf(InetAddress.ofLiteral(address))
        .blockedFor(clock.instant());
  }

  private static void readToEnd(Socket socket) {
    try {
      socket.getInputStream().readAllBytes();
    } catch (IOException e) {
      // The server may also break the connection.
      assertThat(e).isNotInstanceOf(java.net.SocketTimeoutException.class);
    }
  }

  @Test
  void onlyInexpensiveKeyExchangesAreOffered() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port());
        Attacker expensiveAttacker =
            new Attacker(
                OTHER_ADDRESS,
                server.port(),
                library ->
                    library.setKeyExchangeFactories(
                        NamedFactory.setUpTransformedFactories(
                            true,
                            List.of(BuiltinDHFactories.dhg18_512, BuiltinDHFactories.dhgex256),
                            ClientBuilder.DH2KEX)))) {
      assertThat(
              attacker
                  .openUnauthenticatedSession()
                  .getServerKexProposals()
                  .get(KexProposalOption.ALGORITHMS))
          .contains("curve25519-sha256", "ecdh-sha2-nistp256")
          .contains("sntrup761x25519-sha512@openssh.com", "mlkem768x25519-sha256")
          .doesNotContain("diffie-hellman");
      assertThatThrownBy(expensiveAttacker::openUnauthenticatedSession)
          .isInstanceOf(IOException.class);
    }
  }

  private interface Step {
    void run() throws IOException;
  }

  /** Repeats a step until the server closes the connection. */
  private static void repeatUntilClosed(ClientSession session, Step step) {
    try {
      for (int i = 0; i < 20_000 && session.isOpen(); i++) {
        step.run();
      }
    } catch (IOException e) {
      // The server closed the connection during a step.
    }
    assertThat(session.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), Duration.ofSeconds(60)))
        .contains(ClientSessionEvent.CLOSED);
  }

  private void assertLogged(String event, String reason) {
    assertThat(logLines())
        .anyMatch(
            l ->
                l.contains("event=" + event + " address=" + ATTACKER_ADDRESS)
                    && l.contains("\"" + reason + "\""));
  }

  @Test
  void aClientThatSendsTooMuchBeforeLoginIsDisconnected() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession session = attacker.openUnauthenticatedSession();
      repeatUntilClosed(session, () -> Attacker.sendIgnoredMessage(session));
    }
    assertLogged("protocol-violation", "too many messages before login");
  }

  @Test
  void aKeyThatIsExpensiveToVerifyIsRefused() throws Exception {
    BigInteger exponent = BigInteger.valueOf(65_537);
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession hugeModulusSession = attacker.openUnauthenticatedSession();
      Attacker.offerKey(hugeModulusSession, exponent, ones(16_384));
      repeatUntilClosed(hugeModulusSession, () -> assertAdmitted(server, OTHER_ADDRESS));
      assertLogged(
          "protocol-violation",
          "keys with more than 8192 bits or a very large exponent are not accepted");
      ClientSession hugeExponentSession = attacker.openUnauthenticatedSession();
      Attacker.offerKey(hugeExponentSession, ones(2_000), ones(2_048));
      repeatUntilClosed(hugeExponentSession, () -> assertAdmitted(server, OTHER_ADDRESS));
      ClientSession acceptedSession = attacker.openUnauthenticatedSession();
      Attacker.offerKey(acceptedSession, exponent, ones(8_192));
      assertAdmitted(server, OTHER_ADDRESS);
      assertThat(acceptedSession.isOpen()).isTrue();
    }
  }

  private static BigInteger ones(int bits) {
    return BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
  }

  @Test
  void aClientThatRepeatsTheKeyExchangeTooOftenIsDisconnected() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession session = attacker.logInAsGuest();
      repeatUntilClosed(
          session,
          () -> {
            session.reExchangeKeys().verify(Duration.ofSeconds(20));
            Attacker.requestAndAwaitReply(session);
          });
    }
    assertLogged("protocol-violation", "too many key exchanges");
  }

  @Test
  void unreadRepliesDoNotAccumulate() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port());
        SshTestClient ben = SshTestClient.guestFrom(OTHER_ADDRESS, server.port(), "ben")) {
      ClientSession session = attacker.logInAsGuest();
      AddressQuota quota =
          server.gameServer().admission().quotaOf(InetAddress.getByName(ATTACKER_ADDRESS));
      Attacker.stopReading(session);
      long maxBacklog = 0;
      for (int i = 0; i < 40; i++) {
        for (int j = 0; j < 500; j++) {
          Attacker.request(session);
        }
        assertThat(ben.run("who", "")).contains("ben");
        maxBacklog = Math.max(maxBacklog, quota.backlogBytes().get());
      }
      assertThat(maxBacklog).as("the largest backlog, in bytes").isPositive().isLessThan(1 << 18);
      // No message is lost: the server processes them as soon as its replies are read.
      Attacker.resumeReading(session);
      Attacker.requestAndAwaitReply(session);
      assertThat(session.isOpen()).isTrue();
    }
  }

  @Test
  void aClientThatExceedsTheBacklogLimitIsDisconnected() throws Exception {
    try (SshEndpoint server = open(b -> b.with(Limit.BACKLOG_PER_ADDRESS, 1));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession session = attacker.logInAsGuest();
      Attacker.stopReading(session);
      repeatUntilClosed(session, () -> Attacker.request(session));
      assertAdmitted(server, OTHER_ADDRESS);
      assertThat(
              server
                  .gameServer()
                  .admission()
                  .quotaOf(InetAddress.getByName(ATTACKER_ADDRESS))
                  .connectionCount())
          .isZero();
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=backlog-per-address address=" + ATTACKER_ADDRESS));
  }

  @Test
  void messagesAboveTheLimitOfAnAddressAreDelayed() throws Exception {
    try (SshEndpoint server = open(b -> b.with(Limit.MESSAGES_PER_ADDRESS, 200));
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession session = attacker.logInAsGuest();
      for (int i = 0; i < 400; i++) {
        Attacker.request(session);
      }
      assertAdmitted(server, OTHER_ADDRESS);
      Attacker.requestAndAwaitReply(session);
      assertThat(session.isOpen()).isTrue();
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=messages-per-address address=" + ATTACKER_ADDRESS));
  }

  /** The value of LANG is too long and is not kept; the terminal type is shortened. */
  @Test
  void onlyEnvironmentVariablesThatTheServerUsesAreKept() throws Exception {
    try (SshEndpoint server = open(b -> b);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      try (var channel = anna.session().createShellChannel()) {
        for (int i = 0; i < 2_000; i++) {
          channel.setEnv("LC_" + i, "x".repeat(1_000));
        }
        channel.setEnv("LANG", "x".repeat(30_000));
        channel.setEnv("LC_ALL", "C");
        channel.setPtyType("x".repeat(30_000));
        channel.open().verify(Duration.ofSeconds(20));
        // The answer shows that all earlier messages have been processed.
        Attacker.requestAndAwaitReply(anna.session());
        assertThat(server.channels()).hasSize(1);
        var environment = server.channels().getFirst().getEnvironment().getEnv();
        assertThat(environment).containsOnlyKeys("LC_ALL", "TERM", "COLUMNS", "LINES", "USER");
        assertThat(environment.get("TERM")).hasSize(100);
      }
    }
  }

  @Test
  void channelsOfAConnectionAreLimited() throws Exception {
    try (SshEndpoint server = open(b -> b.with(Limit.CHANNELS, 1));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.lineTerminal()) {
      terminal.until("anna> ");
      assertThatThrownBy(anna::lineTerminal).isInstanceOf(UncheckedIOException.class);
      terminal.type("who");
      terminal.until("a guest");
    }
  }

  @Test
  void onlyAPartOfAHugeWindowIsDrawn() {
    try (SshEndpoint server = open(b -> b);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.terminal("xterm", 500, 500)) {
      terminal.until("anna>");
      assertThat(terminal.received()).contains("\u001b[100;").doesNotContain("\u001b[101;");
      terminal.resize(9_000, 9_000);
      terminal.type("who");
      terminal.until("a guest");
      assertThat(terminal.received()).doesNotContain("\u001b[101;");
    }
  }

  @Test
  void aClientThatRequestsNothingIsDisconnected() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      ClientSession session = attacker.logInAsGuest();
      clock.forward(Duration.ofMinutes(2));
      repeatUntilClosed(session, () -> assertAdmitted(server, OTHER_ADDRESS));
    }
    assertLogged("connection-ended", "the client requested neither a terminal nor a command");
  }

  @Test
  void aSlowKeyExchangeIsAborted() throws Exception {
    try (SshEndpoint server = open(b -> b);
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      Socket silentConnection = attacker.openSilentConnection();
      assertThat(silentConnection.getInputStream().read()).isEqualTo('S');
      clock.forward(Duration.ofMinutes(1));
      assertThat(refusal(silentConnection)).contains("the key exchange took too long");
    }
  }

  @Test
  void passwordAttemptsAreLimitedAndLogged() {
    ServerConfig defaultConfig =
        TestServers.withLimits(
            data, b -> b.with(Limit.FAILED_LOGINS_PER_ADDRESS, 12).with(Limit.PENALTY_MAX, 60));
    ServerConfig passwordConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.empty(),
            true,
            Optional.of("open sesame"),
            Optional.empty(),
            defaultConfig.limits());
    try (SshEndpoint server = TestServers.open(passwordConfig, log, clock, new SecureRandom());
        Attacker attacker = new Attacker(ATTACKER_ADDRESS, server.port())) {
      assertThatThrownBy(() -> attacker.logInAsGuest("open barley"))
          .isInstanceOf(IOException.class);
      // All attempts have been used up; no more passwords are checked, right or wrong.
      assertThatThrownBy(() -> attacker.logInAsGuest("open sesame"))
          .isInstanceOf(IOException.class);
      try (SshTestClient ben =
          SshTestClient.connect(server.port(), "ben", List.of(), "open sesame")) {
        assertThat(ben.run("who", "")).contains("ben");
      }
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("event=wrong-password address=" + ATTACKER_ADDRESS))
        .anyMatch(l -> l.contains("limit=failed-logins-per-address address=" + ATTACKER_ADDRESS));
  }

  @Test
  void aPlayerJoiningThroughSshdCountsTowardTheReportedAddress() throws Exception {
    ServerConfig defaultConfig =
        TestServers.withLimits(data, b -> b.with(Limit.CONNECTIONS_PER_ADDRESS, 1));
    Path joinSocket = data.resolve("door");
    ServerConfig joinConfig =
        new ServerConfig(
            defaultConfig.bindAddress(),
            0,
            data,
            Optional.empty(),
            true,
            Optional.empty(),
            Optional.of(joinSocket),
            defaultConfig.limits());
    try (SshEndpoint server = TestServers.open(joinConfig, log, clock, new SecureRandom());
        SshTestClient anna = SshTestClient.guestFrom(ATTACKER_ADDRESS, server.port(), "anna");
        ClientTerminal terminal = anna.lineTerminal()) {
      terminal.until("anna> ");
      assertThat(joinOutput(joinSocket, ATTACKER_ADDRESS))
          .startsWith("too many connections from your address");
      assertThat(joinOutput(joinSocket, OTHER_ADDRESS)).startsWith("You are ben");
    }
    assertThat(logLines())
        .anyMatch(l -> l.contains("limit=connections-per-address address=" + ATTACKER_ADDRESS));
  }

  private static String joinOutput(Path joinSocket, String address) throws IOException {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    JoinClient.join(
        joinSocket,
        Optional.empty(),
        InputStream.nullInputStream(),
        output,
        Map.of("SSH_CONNECTION", address + " 50000 127.0.0.1 22"),
        "",
        "ben",
        "who");
    return output.toString(StandardCharsets.UTF_8);
  }
}
