package lethe.app.ssh;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import lethe.app.server.limit.IpNetwork;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.server.session.ServerSession;

/** Determines the address that limits, the log and bans use for a connection. */
final class ClientAddress {
  private ClientAddress() {}

  /** Returns the client's address; the proxy's until it has sent the client's address. */
  static String of(Session session) {
    SocketAddress address =
        session instanceof ServerSession server
            ? server.getClientAddress()
            : session.getRemoteAddress();
    return address instanceof InetSocketAddress inet
        ? IpNetwork.format(inet.getAddress())
        : "unknown";
  }
}
