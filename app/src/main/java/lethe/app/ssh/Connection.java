package lethe.app.ssh;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.house.Budget;
import lethe.app.house.Limit;
import lethe.app.house.Newcomer;
import lethe.app.house.Share;
import org.apache.sshd.common.PropertyResolver;
import org.apache.sshd.common.io.IoHandler;
import org.apache.sshd.common.io.IoWriteFuture;
import org.apache.sshd.common.io.nio2.Nio2Service;
import org.apache.sshd.common.io.nio2.Nio2Session;
import org.apache.sshd.common.session.Session;
import org.apache.sshd.common.util.buffer.Buffer;

/**
 * A connection of the network. It counts against the share of its address; and as long as it does
 * not read what it is sent, or asks too fast, nothing is read from it either, so that what it wants
 * waits in the network and not in the house.
 */
final class Connection extends Nio2Session implements Newcomer {
  /** So many bytes may wait to be sent while what comes is still read. */
  private static final long AHEAD = 1 << 16;

  /** Why nothing is read from a connection. */
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

  /** The connection that a session is on. */
  static Connection of(Session session) {
    return (Connection) session.getIoSession();
  }

  /** What it counts against. */
  Share share() {
    return share;
  }

  /** From now on it counts there. */
  void countAgainst(Share other) {
    share = other;
  }

  @Override
  public void cutOff(Limit limit) {
    budget.refused(limit, share);
    close(true);
  }

  /** One message has been read; whoever sends more than their share is not heard for a while. */
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
      cutOff(Limit.BACKLOG_EACH);
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
