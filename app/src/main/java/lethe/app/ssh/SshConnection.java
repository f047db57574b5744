package lethe.app.ssh;

import java.io.IOException;
import java.net.SocketAddress;
import java.nio.channels.AsynchronousSocketChannel;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import lethe.app.server.base.Limit;
import lethe.app.server.limit.AddressQuota;
import lethe.app.server.limit.AdmissionControl;
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
final class SshConnection extends Nio2Session implements AdmissionControl.Connection {
  /** The number of unsent bytes beyond which the server does not read from the connection. */
  private static final long MAX_UNSENT_BYTES = 1 << 16;

  /** The reason why the server does not read from a connection. */
  private enum ReadPause {
    CLIENT_NOT_READING,
    TOO_MANY_MESSAGES
  }

  private final AdmissionControl admission;
  private volatile AddressQuota quota;
  private final Set<ReadPause> readPauses = EnumSet.noneOf(ReadPause.class);
  private final AtomicLong unsentBytes = new AtomicLong();

  SshConnection(
      AdmissionControl admission,
      AddressQuota quota,
      Nio2Service service,
      PropertyResolver properties,
      IoHandler handler,
      AsynchronousSocketChannel socket,
      SocketAddress acceptingAddress)
      throws IOException {
    super(service, properties, handler, socket, acceptingAddress);
    this.admission = admission;
    this.quota = quota;
  }

  /** Returns the connection of a session. */
  static SshConnection of(Session session) {
    return (SshConnection) session.getIoSession();
  }

  /** Returns the id, unique in this process, of a session's connection in the log. */
  static String idOf(Session session) {
    return "" + session.getIoSession().getId();
  }

  /** Returns the quota that the connection counts against. */
  AddressQuota quota() {
    return quota;
  }

  /** Changes the quota that the connection counts against. */
  void setQuota(AddressQuota newQuota) {
    quota = newQuota;
  }

  @Override
  public void disconnect(Limit limit) {
    admission.logRefusal(limit, quota);
    close(true);
  }

  /** Counts one received message. Stops reading for a while if the address exceeds its rate. */
  void countMessage() {
    long pause = quota.rate(Limit.MESSAGES_PER_ADDRESS).reserve();
    if (pause > 0 && pauseReading(ReadPause.TOO_MANY_MESSAGES)) {
      admission.logRefusal(Limit.MESSAGES_PER_ADDRESS, quota);
      var _ =
          ForkJoinPool.commonPool()
              .schedule(
                  () -> resumeReading(ReadPause.TOO_MANY_MESSAGES), pause, TimeUnit.NANOSECONDS);
    }
  }

  @Override
  public IoWriteFuture writeBuffer(Buffer buffer) throws IOException {
    long size = buffer.available();
    AddressQuota countedQuota = quota;
    addUnsentBytes(countedQuota, size);
    IoWriteFuture future = super.writeBuffer(buffer);
    future.addListener(_ -> addUnsentBytes(countedQuota, -size));
    if (unsentBytes.get() > MAX_UNSENT_BYTES
        && !admission.hasBacklogRoom(countedQuota)
        && isOpen()) {
      disconnect(Limit.BACKLOG_PER_ADDRESS);
    }
    return future;
  }

  private void addUnsentBytes(AddressQuota countedQuota, long change) {
    countedQuota.backlogBytes().addAndGet(change);
    admission.total().backlogBytes().addAndGet(change);
    if (unsentBytes.addAndGet(change) > MAX_UNSENT_BYTES) {
      pauseReading(ReadPause.CLIENT_NOT_READING);
    } else {
      resumeReading(ReadPause.CLIENT_NOT_READING);
    }
  }

  /** Stops reading. Returns false if reading had already been stopped for this reason. */
  private boolean pauseReading(ReadPause readPause) {
    synchronized (readPauses) {
      suspendRead();
      return readPauses.add(readPause);
    }
  }

  private void resumeReading(ReadPause readPause) {
    synchronized (readPauses) {
      if (readPauses.remove(readPause) && readPauses.isEmpty()) {
        resumeRead();
      }
    }
  }
}
