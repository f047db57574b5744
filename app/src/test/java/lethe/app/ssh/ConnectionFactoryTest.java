package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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

  /** The connections below the limit stay open. */
  @Test
  void aRefusedClientIsToldTheReason() throws IOException {
    ServerConfig config =
        TestServers.withLimits(
            data, b -> b.with(Limit.CONNECTIONS, 3).with(Limit.CONNECTIONS_PER_ADDRESS, 2));
    try (SshEndpoint server = TestServers.open(config);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      try (SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
        assertThat(refusal(server.port())).contains("too many connections from your address");
        assertThat(who(ben)).contains("ben");
      }
      assertThat(who(anna)).contains("anna");
    }
  }

  /** The server keeps the refused connections open until the clients have had time to read. */
  @Test
  void refusedConnectionsThatStayOpenDoNotDelayTheNextRefusal() throws IOException {
    ServerConfig config = TestServers.withLimits(data, b -> b.with(Limit.CONNECTIONS, 1));
    List<Socket> refusedSockets = new ArrayList<>();
    try (SshEndpoint server = TestServers.open(config);
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      // One after the other, these refusals would take longer than the timeout of the next one.
      for (int i = 0; i < 8; i++) {
        refusedSockets.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
      }
      assertThat(refusal(server.port())).contains("too many connections");
      assertThat(who(anna)).contains("anna");
    } finally {
      for (Socket socket : refusedSockets) {
        socket.close();
      }
    }
  }

  @Test
  void oneAddressCannotUseUpTheConnectionsOfOthers() throws IOException {
    ServerConfig config =
        TestServers.withLimits(data, b -> b.with(Limit.CONNECTIONS_PER_ADDRESS, 1));
    try (SshEndpoint server = TestServers.open(config)) {
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna");
          SshTestClient ben = SshTestClient.guestFrom("127.0.0.2", server.port(), "ben")) {
        assertThat(refusal(server.port())).contains("too many connections from your address");
        assertThat(who(anna)).contains("anna");
        assertThat(who(ben)).contains("ben");
      }
    }
  }

  @Test
  void aClientThatDoesNotLogInIsDisconnected() throws IOException {
    ServerConfig config =
        TestServers.withLimits(
            data,
            b -> b.with(Limit.LOGIN_TIMEOUT, Duration.ofMillis(100)).with(Limit.CONNECTIONS, 1));
    try (SshEndpoint server = TestServers.open(config);
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      assertThat(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1))
          .startsWith("SSH-2.0-LETHE");
    }
  }

  /** The garbage is sent instead of the client's version line or after it. */
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
