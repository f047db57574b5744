package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import org.apache.sshd.client.SshClient;
import org.apache.sshd.client.keyverifier.AcceptAllServerKeyVerifier;
import org.apache.sshd.client.session.ClientSession;
import org.apache.sshd.client.session.ClientSession.ClientSessionEvent;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.io.nio2.Nio2Session;
import org.apache.sshd.common.keyprovider.KeyIdentityProvider;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.common.util.buffer.ByteArrayBuffer;
import org.apache.sshd.core.CoreModuleProperties;

/** Attackers from one address of this machine, and the messages that they can send to a server. */
final class Attacker implements AutoCloseable {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final String SERVER_ADDRESS = "127.0.0.1";

  private final String address;
  private final int port;
  private final SshClient library;
  private final Queue<AutoCloseable> openConnections = new ConcurrentLinkedQueue<>();

  Attacker(String address, int port) {
    this(address, port, _ -> {});
  }

  Attacker(String address, int port, Consumer<SshClient> configuration) {
    this.address = address;
    this.port = port;
    library = SshClient.setUpDefaultClient();
    library.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);
    library.setKeyIdentityProvider(KeyIdentityProvider.EMPTY_KEYS_PROVIDER);
    CoreModuleProperties.TCP_NODELAY.set(library, true);
    library.setKeyExchangeFactories(
        SshTestClient.withoutSlowKeyExchange(library.getKeyExchangeFactories()));
    // With a small receive buffer, most unread output stays with the server.
    CoreModuleProperties.SOCKET_RCVBUF.set(library, 1 << 12);
    configuration.accept(library);
    library.start();
  }

  /** Opens a connection that sends nothing. */
  Socket openSilentConnection() throws IOException {
    Socket socket = new Socket();
    openConnections.add(socket);
    socket.bind(new InetSocketAddress(address, 0));
    socket.connect(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
        Math.toIntExact(PATIENCE.toMillis()));
    socket.setSoTimeout(Math.toIntExact(PATIENCE.toMillis()));
    return socket;
  }

  /** Opens a connection that has exchanged keys but has not requested authentication. */
  ClientSession openUnauthenticatedSession() throws IOException {
    ClientSession session =
        library
            .connect("raider", SERVER_ADDRESS, port, new InetSocketAddress(address, 0))
            .verify(PATIENCE)
            .getClientSession();
    openConnections.add(session);
    if (!session
        .waitFor(EnumSet.of(ClientSessionEvent.WAIT_AUTH, ClientSessionEvent.CLOSED), PATIENCE)
        .contains(ClientSessionEvent.WAIT_AUTH)) {
      throw new IOException("the server closed the connection");
    }
    return session;
  }

  ClientSession logInAsGuest(String... answers) throws IOException {
    ClientSession session = openUnauthenticatedSession();
    session.setUserInteraction(SshTestClient.answering(answers));
    session.auth().verify(PATIENCE);
    return session;
  }

  ClientTerminal openTerminal(String type, int columns, int rows, String... answers)
      throws IOException {
    return SshTestClient.openTerminal(logInAsGuest(answers), type, columns, rows);
  }

  static void disconnect(ClientSession session) {
    session.close(true);
  }

  static void stopReading(ClientSession session) {
    ((Nio2Session) session.getIoSession()).suspendRead();
  }

  /** Offers an RSA public key without a signature. */
  static void offerKey(ClientSession session, BigInteger exponent, BigInteger modulus)
      throws IOException {
    Buffer key = new ByteArrayBuffer();
    key.putString("ssh-rsa");
    key.putMPInt(exponent);
    key.putMPInt(modulus);
    Buffer request = session.createBuffer(SshConstants.SSH_MSG_USERAUTH_REQUEST);
    request.putString("raider");
    request.putString("ssh-connection");
    request.putString("publickey");
    request.putBoolean(false);
    request.putString("rsa-sha2-512");
    request.putBytes(key.getCompactData());
    session.writePacket(request);
  }

  static void resumeReading(ClientSession session) {
    ((Nio2Session) session.getIoSession()).resumeRead();
  }

  static void sendIgnoredMessage(ClientSession session) throws IOException {
    Buffer message = session.createBuffer(SshConstants.SSH_MSG_IGNORE);
    message.putString("");
    session.writePacket(message);
  }

  static void requestAndAwaitReply(ClientSession session) throws IOException {
    Buffer request = session.createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
    request.putString("more@attacker");
    request.putBoolean(true);
    session.request("more@attacker", request, PATIENCE);
  }

  /** Sends a request that the server does not know, so that it answers with a failure. */
  static void request(ClientSession session) throws IOException {
    Buffer request = session.createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
    request.putString("more@attacker");
    request.putBoolean(true);
    session.writePacket(request);
  }

  @Override
  public void close() {
    for (AutoCloseable connection : openConnections) {
      try {
        if (connection instanceof ClientSession session) {
          session.close(true);
        } else {
          connection.close();
        }
      } catch (Exception e) {
        throw new UncheckedIOException(new IOException(e));
      }
    }
    library.stop();
  }
}
