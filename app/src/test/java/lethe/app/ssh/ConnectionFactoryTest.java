package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import lethe.app.server.base.Limit;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the limits on connections, and that invalid input on a connection affects no other
 * connection.
 */
@Timeout(120)
class ConnectionFactoryTest {
  @TempDir Path data;

  private static String who(SshTestClient client) {
    return client.run("who", "").strip();
  }

  /** Returns the unencrypted text that a refused connection receives. */
  private static String refusal(int port) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write("SSH-2.0-x\r\n".getBytes(StandardCharsets.UTF_8));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
    }
  }

  /** The other connections stay open. */
  @Test
  void aConnectionAboveTheLimitIsToldTheReason() throws IOException {
    ServerConfig few =
        TestServers.withLimits(
            data, b -> b.with(Limit.CONNECTIONS, 3).with(Limit.CONNECTIONS_PER_ADDRESS, 2));
    try (SshEndpoint server = TestServers.open(few);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      try (SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
        assertThat(refusal(server.port())).contains("too many connections from your address");
        assertThat(who(ben)).contains("ben");
      }
      assertThat(who(anna)).contains("anna");
    }
  }

  /** Refused connections do not count, even while they stay open. */
  @Test
  void aRefusedConnectionThatStaysOpenDoesNotDelayTheNextRefusal() throws IOException {
    ServerConfig few = TestServers.withLimits(data, b -> b.with(Limit.CONNECTIONS, 1));
    try (SshEndpoint server = TestServers.open(few);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna");
        Socket waits = new Socket(InetAddress.getLoopbackAddress(), server.port());
        Socket late = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      late.setSoTimeout(10_000);
      late.getInputStream().transferTo(OutputStream.nullOutputStream());
      assertThat(waits.isConnected()).isTrue();
      assertThat(who(anna)).contains("anna");
    }
  }

  @Test
  void oneAddressCannotUseUpTheConnectionsOfOthers() throws IOException {
    ServerConfig few = TestServers.withLimits(data, b -> b.with(Limit.CONNECTIONS_PER_ADDRESS, 1));
    try (SshEndpoint server = TestServers.open(few)) {
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          SshTestClient ben = SshTestClient.guestFrom("127.0.0.2", server.port(), "ben")) {
        assertThat(refusal(server.port())).contains("too many connections from your address");
        assertThat(who(anna)).contains("anna");
        assertThat(who(ben)).contains("ben");
      }
    }
  }

  /** A client that never logs in does not count as connected for long. */
  @Test
  void aClientThatDoesNotLogInIsDisconnected() throws IOException {
    ServerConfig hasty =
        TestServers.withLimits(
            data,
            b -> b.with(Limit.LOGIN_TIMEOUT, Duration.ofMillis(100)).with(Limit.CONNECTIONS, 1));
    try (SshEndpoint server = TestServers.open(hasty);
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1))
          .startsWith("SSH-2.0-LETHE");
    }
  }

  /** The garbage is sent before, during or after the handshake. */
  @Test
  void garbageOnOneConnectionDoesNotAffectOtherPlayers() throws IOException {
    MutableRng dice = new MutableRng(new Rng(7));
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      for (int i = 0; i < 40; i++) {
        byte[] garbage = new byte[1 + dice.nextInt(20_000)];
        for (int j = 0; j < garbage.length; j++) {
          garbage[j] = (byte) dice.nextInt(256);
        }
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
          socket.setSoTimeout(10_000);
          if (i % 2 == 1) {
            socket.getOutputStream().write("SSH-2.0-x\r\n".getBytes(StandardCharsets.UTF_8));
          }
          socket.getOutputStream().write(garbage);
          socket.shutdownOutput();
          InputStream in = socket.getInputStream();
          in.readAllBytes();
        } catch (IOException e) {
          // The server may also break the connection.
          assertThat(e).isNotInstanceOf(SocketTimeoutException.class);
        }
      }
      assertThat(who(anna)).contains("anna");
    }
  }
}
