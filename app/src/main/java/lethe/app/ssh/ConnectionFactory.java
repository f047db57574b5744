package lethe.app.ssh;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Limit;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.limit.AdmissionControl;
import lethe.app.server.limit.IpNetwork;
import org.apache.sshd.common.FactoryManager;
import org.apache.sshd.common.io.IoHandler;
import org.apache.sshd.common.io.nio2.Nio2Service;
import org.apache.sshd.common.io.nio2.Nio2ServiceFactory;
import org.apache.sshd.common.io.nio2.Nio2Session;
import org.apache.sshd.common.util.threads.CloseableExecutorService;

/** Creates a connection for each client that is admitted. */
final class ConnectionFactory extends Nio2ServiceFactory {
  private final AdmissionControl admission;
  private final List<IpNetwork> proxies;
  private final ConnectionRefuser refuser = new ConnectionRefuser();

  ConnectionFactory(
      AdmissionControl admission,
      List<IpNetwork> proxies,
      FactoryManager manager,
      CloseableExecutorService readExecutor,
      CloseableExecutorService writeExecutor) {
    super(manager, readExecutor, writeExecutor);
    this.admission = admission;
    this.proxies = proxies;
  }

  /**
   * Creates a connection. If this would exceed a limit, disconnects the client and tells it the
   * reason, if possible.
   *
   * @throws IOException if the client was refused or is gone
   */
  @Override
  public Nio2Session createSession(
      Nio2Service service,
      IoHandler handler,
      AsynchronousSocketChannel socket,
      SocketAddress acceptingAddress)
      throws IOException {
    InetAddress peer = ((InetSocketAddress) socket.getRemoteAddress()).getAddress();
    boolean fromProxy = proxies.stream().anyMatch(network -> network.contains(peer));
    AddressQuota quota = fromProxy ? admission.proxyQuota(peer) : admission.quotaOf(peer);
    SshConnection connection =
        new SshConnection(
            admission, quota, service, getFactoryManager(), handler, socket, acceptingAddress);
    Optional<Limit> exceededLimit = admission.admit(connection, quota);
    if (exceededLimit.isPresent()) {
      Limit limit = exceededLimit.get();
      admission.logRefusal(limit, quota);
      refuser.refuse(socket, ConnectionRefuser.message(limit, quota, admission.now()), quota);
      throw new IOException(limit.id());
    }
    connection.addCloseFutureListener(_ -> admission.release(connection));
    return connection;
  }
}
