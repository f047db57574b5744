package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.server.base.Log;
import lethe.app.server.base.MetricsSink;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.apache.sshd.client.channel.ChannelShell;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.io.IoSession;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that malformed messages lead to the refusal of the client and are never logged as a failure
 * of the server.
 */
@Order(2)
@Timeout(180)
class MalformedMessagesTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** The message types to try: most of those that the protocol defines, and some unknown ones. */
  private static final int[] TYPES = {
    0, 1, 2, 3, 4, 5, 6, 7, 8, 20, 21, 29, 30, 31, 34, 49, 50, 51, 52, 53, 60, 61, 63, 66, 79, 80,
    81, 82, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 127, 128, 192, 255
  };

  private static final List<String> REQUESTS =
      List.of(
          "pty-req",
          "env",
          "exec",
          "shell",
          "subsystem",
          "window-change",
          "signal",
          "break",
          "xon-xoff",
          "x11-req",
          "auth-agent-req@openssh.com",
          "exit-status",
          "exit-signal",
          "eow@openssh.com",
          "no such request",
          "");

  /** The bodies to try for each type of message and request. */
  private static final List<byte[]> BODIES =
      Stream.of(
              "",
              "00",
              "0000",
              "ffffffff",
              "7fffffff",
              "80000000",
              "00000004",
              "0000000500",
              "000000ff" + "41".repeat(10),
              "00000003" + "fffefd",
              "00000000".repeat(12),
              "ffffffff".repeat(12),
              "00000005" + "787465726d" + "fffffff6".repeat(4) + "00000003" + "ffffff",
              "00000005" + "787465726d" + "00000050".repeat(4) + "00000006" + "0100000000" + "ff",
              "00000001" + "00000004" + "ff" + "00000001" + "80")
          .map(HexFormat.of()::parseHex)
          .toList();

  @TempDir Path data;

  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  @AutoClose private SshEndpoint server;

  @BeforeEach
  void open() {
    server = TestServers.open(TestServers.settings(data), log);
  }

  private String logText() {
    return log.toString(StandardCharsets.UTF_8);
  }

  private void assertRefusedWithoutFailure() {
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("who", "")).contains("You are anna");
    }
    TestServers.waitUntil(() -> server.connectionCount(false) == 0);
    assertThat(logText())
        .contains("event=protocol-violation address=127.0.0.1")
        .doesNotContain("event=failed");
  }

  /** Sends bytes after the version line and waits until the server hangs up. */
  private void send(byte[] bytes) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
      socket.getOutputStream().write("SSH-2.0-x\r\n".getBytes(StandardCharsets.US_ASCII));
      socket.getOutputStream().write(bytes);
      socket.shutdownOutput();
      socket.getInputStream().readAllBytes();
    } catch (IOException e) {
      // The server may also break the connection.
      assertThat(e).isNotInstanceOf(SocketTimeoutException.class);
    }
  }

  private static byte[] packet(int length, int padding, byte... payload) {
    return ByteBuffer.allocate(5 + payload.length + Math.max(0, padding))
        .putInt(length)
        .put((byte) padding)
        .put(payload)
        .array();
  }

  private static byte[] packet(byte... payload) {
    int padding = 8 + 8 - (5 + payload.length) % 8;
    return packet(1 + payload.length + padding, padding, payload);
  }

  private static byte[] payload(int type, byte[] body) {
    return ByteBuffer.allocate(1 + body.length).put((byte) type).put(body).array();
  }

  @Test
  void packetsOfWrongLengthsAreRefused() throws IOException {
    for (int length : new int[] {0, 1, 5, 12, 35_001, 1 << 20, Integer.MAX_VALUE, -1, -12}) {
      send(packet(length, 10, SshConstants.SSH_MSG_KEXINIT));
    }
    for (int padding : new int[] {0, 3, 11, 12, 127, -1}) {
      send(packet(12, padding, new byte[11]));
    }
    send(packet());
    assertRefusedWithoutFailure();
  }

  @Test
  void messagesBeforeTheKeyExchangeAreRefused() throws IOException {
    for (int type : TYPES) {
      for (byte[] body : BODIES) {
        send(packet(payload(type, body)));
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void aTruncatedKeyExchangeIsRefused() throws IOException {
    byte[] cookie = new byte[16];
    String lists =
        Stream.of(
                "curve25519-sha256",
                "ssh-ed25519",
                "aes128-ctr",
                "aes128-ctr",
                "hmac-sha2-256",
                "hmac-sha2-256",
                "none",
                "none",
                "",
                "")
            .map(MalformedMessagesTest::sshString)
            .reduce("", String::concat);
    byte[] names = HexFormat.of().parseHex(lists);
    byte[] content =
        ByteBuffer.allocate(1 + 16 + names.length + 5)
            .put(SshConstants.SSH_MSG_KEXINIT)
            .put(cookie)
            .put(names)
            .array();
    for (int length = 1; length < content.length; length += 7) {
      send(packet(Arrays.copyOf(content, length)));
    }
    for (byte[] body : BODIES) {
      ByteArrayOutputStream packets = new ByteArrayOutputStream();
      packets.writeBytes(packet(content));
      packets.writeBytes(packet(payload(SshConstants.SSH_MSG_KEXDH_INIT, body)));
      send(packets.toByteArray());
    }
    assertRefusedWithoutFailure();
  }

  private static String sshString(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    return HexFormat.of().toHexDigits(bytes.length) + HexFormat.of().formatHex(bytes);
  }

  private static Buffer message(ClientSession session, int type, byte[] body) {
    Buffer message = session.createBuffer((byte) type);
    message.putRawBytes(body);
    return message;
  }

  /** Disconnects and waits until the server hangs up. */
  private static void disconnect(ClientSession session) {
    try {
      Buffer disconnect = session.createBuffer(SshConstants.SSH_MSG_DISCONNECT);
      disconnect.putInt(SshConstants.SSH2_DISCONNECT_BY_APPLICATION);
      disconnect.putString("");
      disconnect.putString("");
      session.writePacket(disconnect);
    } catch (IOException e) {
      // The server has already hung up.
    }
    assertThat(session.waitFor(EnumSet.of(ClientSessionEvent.CLOSED), PATIENCE))
        .contains(ClientSessionEvent.CLOSED);
  }

  @Test
  void malformedMessagesBeforeTheLoginAreRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      for (int type : TYPES) {
        for (int i = type % 3; i < BODIES.size(); i += 3) {
          ClientSession session = attacker.openUnauthenticatedSession();
          session.writePacket(message(session, type, BODIES.get(i)));
          disconnect(session);
        }
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void malformedLoginRequestsCauseNoFailure() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      for (String method :
          List.of("none", "publickey", "keyboard-interactive", "password", "hostbased", "", "x")) {
        for (byte[] body : BODIES) {
          ClientSession session = attacker.openUnauthenticatedSession();
          Buffer request = session.createBuffer(SshConstants.SSH_MSG_USERAUTH_REQUEST);
          request.putString("eve");
          request.putString("ssh-connection");
          request.putString(method);
          request.putRawBytes(body);
          session.writePacket(request);
          session.writePacket(message(session, SshConstants.SSH_MSG_USERAUTH_INFO_RESPONSE, body));
          disconnect(session);
        }
      }
      ClientSession session = attacker.openUnauthenticatedSession();
      session.writePacket(message(session, 232, new byte[0]));
      disconnect(session);
    }
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("who", "")).contains("You are anna");
    }
    assertThat(logText()).doesNotContain("event=failed");
  }

  /** A guest's session with a terminal, reopened whenever it was closed. */
  private static final class Guest {
    private final Attacker attacker;
    private Optional<ClientSession> session = Optional.empty();
    private Optional<ChannelShell> channel = Optional.empty();

    Guest(Attacker attacker) {
      this.attacker = attacker;
    }

    ClientSession session() throws IOException {
      if (session.filter(ClientSession::isOpen).isEmpty()) {
        ClientSession newSession = attacker.logInAsGuest();
        ChannelShell shell = newSession.createShellChannel();
        shell.setUsePty(true);
        shell.open().verify(PATIENCE);
        session = Optional.of(newSession);
        channel = Optional.of(shell);
      }
      return session.orElseThrow();
    }

    long recipient() {
      return channel.orElseThrow().getRecipient();
    }

    /** Sends a message and waits until the server has processed it. */
    void send(Buffer message) throws IOException {
      ClientSession current = session.orElseThrow();
      try {
        current.writePacket(message);
        Attacker.requestAndAwaitReply(current);
      } catch (IOException e) {
        current.close(true);
      }
    }
  }

  @Test
  void malformedMessagesAfterTheLoginAreRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      Guest guest = new Guest(attacker);
      for (int type : TYPES) {
        // These messages would make the test's own client exchange keys.
        if (type == SshConstants.SSH_MSG_KEXINIT || type == SshConstants.SSH_MSG_NEWKEYS) {
          continue;
        }
        for (int i = type % 2; i < BODIES.size(); i += 2) {
          ClientSession session = guest.session();
          guest.send(message(session, type, BODIES.get(i)));
          boolean concernsChannel =
              type >= SshConstants.SSH_MSG_CHANNEL_WINDOW_ADJUST && type <= 100;
          if (concernsChannel && session.isOpen()) {
            Buffer message = session.createBuffer((byte) type);
            message.putUInt(guest.recipient());
            message.putRawBytes(BODIES.get(i));
            guest.send(message);
          }
        }
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void keyExchangeMessagesOutOfOrderAreRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      for (int type : new int[] {20, 21, 30, 31}) {
        for (byte[] body : BODIES) {
          ClientSession session = attacker.logInAsGuest();
          session.writePacket(message(session, type, body));
          disconnect(session);
        }
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void malformedChannelRequestsAreRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      Guest guest = new Guest(attacker);
      for (String request : REQUESTS) {
        for (byte[] body : BODIES) {
          Buffer message = guest.session().createBuffer(SshConstants.SSH_MSG_CHANNEL_REQUEST);
          message.putUInt(guest.recipient());
          message.putString(request);
          message.putBoolean(true);
          message.putRawBytes(body);
          guest.send(message);
        }
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void malformedChannelOpeningsAreRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      Guest guest = new Guest(attacker);
      for (String kind : List.of("session", "x11", "direct-tcpip", "forwarded-tcpip", "", "x")) {
        for (byte[] body : BODIES) {
          Buffer message = guest.session().createBuffer(SshConstants.SSH_MSG_CHANNEL_OPEN);
          message.putString(kind);
          message.putRawBytes(body);
          guest.send(message);
        }
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void excessiveAndExtendedDataIsRefused() throws IOException {
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      Guest guest = new Guest(attacker);
      ClientSession session = guest.session();
      Buffer extended = session.createBuffer(SshConstants.SSH_MSG_CHANNEL_EXTENDED_DATA);
      extended.putUInt(guest.recipient());
      extended.putUInt(1);
      extended.putString("an error message");
      guest.send(extended);
      for (int i = 0; i < 4; i++) {
        Buffer adjust = guest.session().createBuffer(SshConstants.SSH_MSG_CHANNEL_WINDOW_ADJUST);
        adjust.putUInt(guest.recipient());
        adjust.putUInt(0xffffffffL);
        guest.send(adjust);
      }
      for (int i = 0; i < 4; i++) {
        Buffer data = guest.session().createBuffer(SshConstants.SSH_MSG_CHANNEL_DATA);
        data.putUInt(guest.recipient());
        data.putBytes(new byte[40_000]);
        guest.send(data);
      }
    }
    assertRefusedWithoutFailure();
  }

  /** When decrypted, the bytes have an invalid length or a wrong authentication code. */
  @Test
  void bytesThatAreNotPacketsAreRefused() throws IOException {
    MutableRng rng = new MutableRng(new Rng(3));
    try (Attacker attacker = new Attacker("127.0.0.1", server.port())) {
      for (int i = 0; i < 12; i++) {
        ClientSession session =
            i % 2 == 0 ? attacker.openUnauthenticatedSession() : attacker.logInAsGuest();
        byte[] garbage = new byte[1 + rng.nextInt(40_000)];
        for (int j = 0; j < garbage.length; j++) {
          garbage[j] = (byte) rng.nextInt(256);
        }
        IoSession connection = session.getIoSession();
        connection.writeBuffer(new ByteArrayBuffer(garbage)).await(PATIENCE);
        session.close(false).await(Duration.ofSeconds(1));
        session.close(true);
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void invalidVersionLinesAreRefused() throws IOException {
    List<String> lines =
        new ArrayList<>(List.of("GET / HTTP/1.0\r\n\r\n", "SSH-1.5-old\r\n", "\n"));
    lines.add("\u0016\u0003\u0001\u0002\u0000\n");
    lines.add("x".repeat(300_000) + "\n");
    lines.add("PROXY \r\n");
    lines.add("PROXY TCP4 1.2.3.4 1.2.3.4 99999 1\r\n");
    for (String line : lines) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
        socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
        socket.getOutputStream().write(line.getBytes(StandardCharsets.ISO_8859_1));
        socket.shutdownOutput();
        socket.getInputStream().readAllBytes();
      } catch (IOException e) {
        assertThat(e).isNotInstanceOf(SocketTimeoutException.class);
      }
    }
    assertRefusedWithoutFailure();
  }

  @Test
  void unusualCommandsCauseNoFailure() {
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      for (String command :
          List.of("\u0000who", "\ufffd\ud800", "\u001b[31m", " \n who", "x".repeat(40_000))) {
        assertThat(anna.run(command, "")).doesNotContain("An internal error has occurred");
      }
    }
    assertThat(logText()).doesNotContain("event=failed");
  }

  /** An exception of the program itself is a failure, even if a client caused it. */
  @Test
  void anErrorOfTheProgramIsLoggedAsAFailure() throws Exception {
    server.close();
    MetricsSink failingSink =
        new MetricsSink() {
          @Override
          public void recordEvent(String event, Map<String, String> facts) {
            if (event.equals("session-started")) {
              throw new IllegalStateException("a bug");
            }
          }
        };
    PrintStream out = new PrintStream(log, true, StandardCharsets.UTF_8);
    server =
        SshEndpoint.start(
            TestServers.settings(data),
            new Log(out, new ManualClock(), Log.Level.INFO, failingSink, "", Log.Format.TEXT));
    try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        ClientTerminal terminal = anna.pipe("who")) {
      terminal.awaitExit();
    } catch (AssertionError | RuntimeException e) {
      // The connection is cut off.
    }
    TestServers.waitUntil(() -> logText().contains("event=failed"));
    assertThat(logText())
        .contains("what=java.lang.IllegalStateException")
        .doesNotContain("event=protocol-violation");
  }
}
