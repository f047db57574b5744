package lethe.app.ssh;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.server.Budget;
import lethe.app.server.Limit;
import lethe.app.server.PendingConnection;
import lethe.app.server.Share;
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

  private final Budget budget;
  private volatile Share share;
  private final Set<Held> held = EnumSet.noneOf(Held.class);
  private final AtomicLong waiting = new AtomicLong();

  Connection(
      Budget budget,
      Share share,
      Nio2Service service,
      PropertyResolver properties,
      IoHandler handler,
      AsynchronousSocketChannel socket,
      SocketAddress acceptance)
      throws IOException {
    super(service, properties, handler, socket, acceptance);
    this.budget = budget;
    this.share = share;
  }

  /** Returns the connection of a session. */
  static Connection of(Session session) {
    return (Connection) session.getIoSession();
  }

  /** Returns the quota that the connection counts against. */
  Share share() {
    return share;
  }

  /** Changes the quota that the connection counts against. */
  void countAgainst(Share other) {
    share = other;
  }

  @Override
  public void disconnect(Limit limit) {
    budget.refused(limit, share);
    close(true);
  }

  /** Counts one received message. Stops reading for a while if the address exceeds its rate. */
  void heard() {
    long pause = share.bucket(Limit.MESSAGES_EACH).owe();
    if (pause > 0 && hold(Held.ASKS_TOO_FAST)) {
      budget.refused(Limit.MESSAGES_EACH, share);
      var _ =
          ForkJoinPool.commonPool()
              .schedule(() -> release(Held.ASKS_TOO_FAST), pause, TimeUnit.NANOSECONDS);
    }
  }

  @Override
  public IoWriteFuture writeBuffer(Buffer buffer) throws IOException {
    long size = buffer.available();
    Share counted = share;
    count(counted, size);
    IoWriteFuture future = super.writeBuffer(buffer);
    future.addListener(_ -> count(counted, -size));
    if (waiting.get() > AHEAD && !budget.mayWait(counted) && isOpen()) {
      disconnect(Limit.BACKLOG_EACH);
    }
    return future;
  }

  private void count(Share counted, long more) {
    counted.backlog().addAndGet(more);
    budget.all().backlog().addAndGet(more);
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
