package lethe.app.ssh;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import lethe.app.server.limit.IpNetwork;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.server.session.ServerSession;

/** Determines the address of a connection for limits, the log and bans. */
final class ClientAddress {
  private ClientAddress() {}

  /**
   * Returns the client's address, or the proxy's until the proxy has sent the client's; {@code
   * unknown} if the connection has no Internet address.
   */
  static String of(Session session) {
    SocketAddress address =
        session instanceof ServerSession server
            ? server.getClientAddress()
            : session.getRemoteAddress();
    return address instanceof InetSocketAddress inet
        ? IpNetwork.addressText(inet.getAddress())
        : "unknown";
  }
}
