package lethe.app.ssh;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.sshd.common.AttributeRepository.AttributeKey;
import org.apache.sshd.common.SshConstants;
import org.apache.sshd.common.session.helpers.AbstractSession;
import org.apache.sshd.common.util.buffer.Buffer;

/** Detects clients that have disappeared without closing their connection. */
final class KeepAlive {
  /** The maximum number of unanswered requests. */
  private static final int MAX_UNANSWERED = 3;

  private static final AttributeKey<AtomicInteger> UNANSWERED = new AttributeKey<>();

  private KeepAlive() {}

  /**
   * Sends each logged-in client a keep-alive request, and disconnects clients with too many
   * unanswered requests.
   */
  static void sendRequests(List<AbstractSession> sessions) {
    for (AbstractSession session : sessions) {
      AtomicInteger unansweredCount =
          session.computeAttributeIfAbsent(UNANSWERED, _ -> new AtomicInteger());
      if (!session.isAuthenticated() || unansweredCount == null) {
        continue;
      }
      if (unansweredCount.incrementAndGet() > MAX_UNANSWERED) {
        session.close(true);
        continue;
      }
      try {
        Buffer request = session.createBuffer(SshConstants.SSH_MSG_GLOBAL_REQUEST);
        request.putString("keepalive@openssh.com");
        request.putBoolean(true);
        session.request(request, "keepalive@openssh.com", (_, _) -> unansweredCount.set(0));
      } catch (IOException e) {
        session.close(true);
      }
    }
  }
}
