package lethe.app.ssh;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.server.AddressQuota;
import lethe.app.server.AdmissionControl;
import lethe.app.server.Limit;
import lethe.app.server.PendingConnection;
import org.apache.sshd.common.PropertyResolver;
import org.apache.sshd.common.io.IoHandler;
import org.apache.sshd.common.io.IoWriteFuture;
import org.apache.sshd.common.io.nio2.Nio2Service;
import org.apache.sshd.common.io.nio2.Nio2Session;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.util.buffer.Buffer;

/**
 * A network connection. It counts against the quota of its address. While the client does not read
 * its output, or sends too fast, the server does not read from it, so that its input waits in the
 * network rather than in the server.
 */
final class Connection extends Nio2Session implements PendingConnection {
  /** Number of bytes that may wait to be sent before the server stops reading. */
  private static final long AHEAD = 1 << 16;

  /** Why the server does not read from a connection. */
  private enum Held {
    READS_NOTHING,
    ASKS_TOO_FAST
  }

  private final AdmissionControl admission;
  private volatile AddressQuota quota;
  private final Set<Held> held = EnumSet.noneOf(Held.class);
  private final AtomicLong waiting = new AtomicLong();

  Connection(
      AdmissionControl admission,
      AddressQuota quota,
      Nio2Service service,
      PropertyResolver properties,
      IoHandler handler,
      AsynchronousSocketChannel socket,
      SocketAddress acceptance)
      throws IOException {
    super(service, properties, handler, socket, acceptance);
    this.admission = admission;
    this.quota = quota;
  }

  /** Returns the connection of a session. */
  static Connection of(Session session) {
    return (Connection) session.getIoSession();
  }

  /** Returns the quota that the connection counts against. */
  AddressQuota quota() {
    return quota;
  }

  /** Changes the quota that the connection counts against. */
  void setQuota(AddressQuota other) {
    quota = other;
  }

  @Override
  public void disconnect(Limit limit) {
    admission.logRefusal(limit, quota);
    close(true);
  }

  /** Counts one received message. Stops reading for a while if the address exceeds its rate. */
  void heard() {
    long pause = quota.rate(Limit.MESSAGES_EACH).reserve();
    if (pause > 0 && hold(Held.ASKS_TOO_FAST)) {
      admission.logRefusal(Limit.MESSAGES_EACH, quota);
      var _ =
          ForkJoinPool.commonPool()
              .schedule(() -> release(Held.ASKS_TOO_FAST), pause, TimeUnit.NANOSECONDS);
    }
  }

  @Override
  public IoWriteFuture writeBuffer(Buffer buffer) throws IOException {
    long size = buffer.available();
    AddressQuota countedQuota = quota;
    count(countedQuota, size);
    IoWriteFuture future = super.writeBuffer(buffer);
    future.addListener(_ -> count(countedQuota, -size));
    if (waiting.get() > AHEAD && !admission.hasBacklogRoom(countedQuota) && isOpen()) {
      disconnect(Limit.BACKLOG_EACH);
    }
    return future;
  }

  private void count(AddressQuota countedQuota, long more) {
    countedQuota.backlogBytes().addAndGet(more);
    admission.total().backlogBytes().addAndGet(more);
    if (waiting.addAndGet(more) > AHEAD) {
      hold(Held.READS_NOTHING);
    } else {
      release(Held.READS_NOTHING);
    }
  }

  private boolean hold(Held why) {
    synchronized (held) {
      suspendRead();
      return held.add(why);
    }
  }

  private void release(Held why) {
    synchronized (held) {
      if (held.remove(why) && held.isEmpty()) {
        resumeRead();
      }
    }
  }
}
