package lethe.app.ssh;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.List;
import java.util.Optional;
import lethe.app.server.Budget;
import lethe.app.server.Limit;
import lethe.app.server.Network;
import lethe.app.server.Share;
import org.apache.sshd.common.FactoryManager;
import org.apache.sshd.common.io.IoHandler;
import org.apache.sshd.common.io.nio2.Nio2Service;
import org.apache.sshd.common.io.nio2.Nio2ServiceFactory;
import org.apache.sshd.common.io.nio2.Nio2Session;
import org.apache.sshd.common.util.threads.CloseableExecutorService;

/** Creates a connection for each client that is admitted. */
final class Connections extends Nio2ServiceFactory {
  private final Budget budget;
  private final List<Network> proxies;
  private final Refusals refusals = new Refusals();

  Connections(
      Budget budget,
      List<Network> proxies,
      FactoryManager manager,
      CloseableExecutorService reading,
      CloseableExecutorService again) {
    super(manager, reading, again);
    this.budget = budget;
    this.proxies = proxies;
  }

  /** Creates a connection. A client that exceeds a limit is told so and leaves no state behind. */
  @Override
  public Nio2Session createSession(
      Nio2Service service,
      IoHandler handler,
      AsynchronousSocketChannel socket,
      SocketAddress acceptance)
      throws IOException {
    InetAddress peer = ((InetSocketAddress) socket.getRemoteAddress()).getAddress();
    boolean brought = proxies.stream().anyMatch(network -> network.contains(peer));
    Share share = brought ? budget.ofProxy(peer) : budget.of(peer);
    Connection connection =
        new Connection(budget, share, service, getFactoryManager(), handler, socket, acceptance);
    Optional<Limit> reached = budget.admit(connection, share);
    if (reached.isPresent()) {
      Limit limit = reached.get();
      budget.refused(limit, share);
      refusals.refuse(socket, Refusals.sentence(limit, share, budget.now()), share);
      throw new IOException(limit.word());
    }
    connection.addCloseFutureListener(_ -> budget.release(connection));
    return connection;
  }
}
