package lethe.app.ssh;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import lethe.app.house.Network;
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
    return address instanceof InetSocketAddress inet ? Network.text(inet.getAddress()) : "unknown";
  }
}
