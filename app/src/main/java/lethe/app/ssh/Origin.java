package lethe.app.ssh;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.net.UnknownHostException;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.server.session.ServerSession;

/** Where a connection comes from: what limits, the log and bans go by. */
final class Origin {
  private Origin() {}

  /** The client's address, or that of the proxy as long as it has not said whom it brings. */
  static String of(Session session) {
    SocketAddress address =
        session instanceof ServerSession server
            ? server.getClientAddress()
            : session.getRemoteAddress();
    return address instanceof InetSocketAddress inet ? text(inet.getAddress()) : "unknown";
  }

  /** An address without the interface that it was seen at. */
  static String text(InetAddress address) {
    if (address instanceof Inet6Address six && six.getScopeId() > 0) {
      try {
        return InetAddress.getByAddress(six.getAddress()).getHostAddress();
      } catch (UnknownHostException e) {
        throw new IllegalStateException(e);
      }
    }
    return address.getHostAddress();
  }
}
