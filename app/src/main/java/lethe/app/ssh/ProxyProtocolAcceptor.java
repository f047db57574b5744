package lethe.app.ssh;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import lethe.app.server.base.Limit;
import lethe.app.server.base.Log;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.limit.AdmissionControl;
import lethe.app.server.limit.IpNetwork;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.SshException;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.util.buffer.Buffer;
import org.apache.sshd.server.session.AbstractServerSession;
import org.apache.sshd.server.session.ServerProxyAcceptor;
import org.apache.sshd.server.session.ServerSession;

/**
 * Accepts connections through trusted proxies, which must send the PROXY protocol. Other clients
 * must not send it.
 *
 * @param proxies the networks of the proxies
 */
record ProxyProtocolAcceptor(List<IpNetwork> proxies, AdmissionControl admission, Log log)
    implements ServerProxyAcceptor {
  private static final AttributeKey<Boolean> HEADER_READ = new AttributeKey<>();

  private boolean isFromProxy(Session session) {
    return session.getIoSession().getRemoteAddress() instanceof InetSocketAddress peer
        && proxies.stream().anyMatch(network -> network.contains(peer.getAddress()));
  }

  /**
   * Reads the header. The library calls this for all received data until the client's first line is
   * complete.
   *
   * @return false if more data is needed
   * @throws SshException if a proxy sent no valid header, another client sent one, or the client
   *     exceeds a limit
   */
  @Override
  public boolean acceptServerProxyMetadata(ServerSession session, Buffer buffer)
      throws IOException {
    boolean headerRead = Boolean.TRUE.equals(session.getAttribute(HEADER_READ));
    int length =
        Math.min(buffer.available(), ProxyHeader.MAX_V2_LENGTH + ProxyHeader.MAX_V1_LENGTH);
    byte[] receivedBytes = new byte[length];
    System.arraycopy(buffer.array(), buffer.rpos(), receivedBytes, 0, length);
    ProxyHeader header = ProxyHeader.parse(receivedBytes);
    if (header instanceof ProxyHeader.Incomplete) {
      return false;
    }
    if (!isFromProxy(session)) {
      return header instanceof ProxyHeader.Absent || refuse("proxy.untrusted-address");
    }
    return switch (header) {
      case ProxyHeader.Complete completeHeader -> {
        buffer.rpos(buffer.rpos() + completeHeader.length());
        if (!headerRead) {
          session.setAttribute(HEADER_READ, true);
          completeHeader.client().ifPresent(((AbstractServerSession) session)::setClientAddress);
          applyClientQuota(session);
        }
        yield true;
      }
      case ProxyHeader.Absent _ -> headerRead || refuse("proxy.missing-header");
      default -> refuse("proxy.malformed-header");
    };
  }

  /**
   * Counts the connection against the client's address, or the proxy's if the header contains no
   * client.
   *
   * @throws SshException if this exceeds a limit of the address
   */
  private void applyClientQuota(ServerSession session) throws SshException {
    SshConnection connection = SshConnection.of(session);
    AddressQuota quota =
        admission.quotaOf(((InetSocketAddress) session.getClientAddress()).getAddress());
    Optional<Limit> exceededLimit = admission.reassign(connection, quota);
    if (exceededLimit.isEmpty()) {
      connection.setQuota(quota);
      return;
    }
    ConnectionWatcher.logAndMark(
        session,
        log,
        "limit",
        "limit",
        exceededLimit.get().id(),
        "address",
        quota.name(),
        Log.CONNECTION_KEY,
        SshConnection.idOf(session));
    throw new SshException(
        SshConstants.SSH2_DISCONNECT_TOO_MANY_CONNECTIONS,
        ConnectionRefuser.message(exceededLimit.get(), quota, admission.now()));
  }

  private static boolean refuse(String reason) throws SshException {
    throw new SshException(
        SshConstants.SSH2_DISCONNECT_HOST_NOT_ALLOWED_TO_CONNECT,
        SshMessages.MESSAGES.format(reason));
  }
}
