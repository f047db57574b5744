package lethe.app.ssh;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.CompletionHandler;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import lethe.app.server.base.Limit;
import lethe.app.server.limit.AddressQuota;
import org.apache.sshd.common.SshConstants;

/** Tells refused clients the reason in an SSH disconnect message and closes the connection. */
final class ConnectionRefuser {
  /**
   * The maximum number of clients that are told the reason at the same time; further clients are
   * disconnected without one.
   */
  private static final int MAX_CONCURRENT = 64;

  /** The maximum number of clients of one address that are told the reason at the same time. */
  private static final int MAX_PER_ADDRESS = 32;

  private static final int TIMEOUT_SECONDS = 2;
  private static final int BLOCK_BYTES = 8;

  private final Semaphore permits = new Semaphore(MAX_CONCURRENT);

  static String message(Limit limit, AddressQuota quota, Instant now) {
    return switch (limit) {
      case PENALTY_MAX ->
          SshMessages.MESSAGES.format(
              "penalty", 1 + quota.blockedFor(now).map(d -> d.toSeconds()).orElse(0L));
      case CONNECTIONS_PER_ADDRESS, PENDING_CONNECTIONS_PER_ADDRESS, NEW_CONNECTIONS_PER_ADDRESS ->
          SshMessages.MESSAGES.format("too-many-connections.address");
      default -> SshMessages.MESSAGES.format("too-many-connections");
    };
  }

  /**
   * Sends a disconnect message and closes the connection, without blocking. If too many refusals
   * are in progress, closes the connection without a message.
   */
  void refuse(AsynchronousSocketChannel socket, String reason, AddressQuota quota) {
    if (!tryReserve(quota)) {
      close(socket);
      return;
    }
    RefusedConnection refusedConnection = new RefusedConnection(socket, quota);
    socket.write(
        ByteBuffer.wrap(disconnectPacket(reason)),
        TIMEOUT_SECONDS,
        TimeUnit.SECONDS,
        0,
        refusedConnection);
  }

  private boolean tryReserve(AddressQuota quota) {
    boolean reserved =
        quota.pendingRefusals().incrementAndGet() <= MAX_PER_ADDRESS && permits.tryAcquire();
    if (!reserved) {
      quota.pendingRefusals().decrementAndGet();
    }
    return reserved;
  }

  private static void close(AsynchronousSocketChannel socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the server's identification line followed by a disconnect message. */
  private static byte[] disconnectPacket(String reason) {
    byte[] greeting = "SSH-2.0-LETHE\r\n".getBytes(StandardCharsets.US_ASCII);
    byte[] message = reason.getBytes(StandardCharsets.UTF_8);
    int payloadLength = 1 + Integer.BYTES + Integer.BYTES + message.length + Integer.BYTES;
    int paddingLength =
        BLOCK_BYTES + BLOCK_BYTES - (Integer.BYTES + 1 + payloadLength) % BLOCK_BYTES;
    return ByteBuffer.allocate(greeting.length + Integer.BYTES + 1 + payloadLength + paddingLength)
        .put(greeting)
        .putInt(1 + payloadLength + paddingLength)
        .put((byte) paddingLength)
        .put(SshConstants.SSH_MSG_DISCONNECT)
        .putInt(SshConstants.SSH2_DISCONNECT_TOO_MANY_CONNECTIONS)
        .putInt(message.length)
        .put(message)
        .putInt(0)
        .array();
  }

  /**
   * Closes a connection after reading some of the client's input. Closing it with unread input
   * would reset the connection, and the client might not receive the message.
   */
  private final class RefusedConnection implements CompletionHandler<Integer, Integer> {
    /** The maximum number of reads of the client's input before the connection is closed. */
    private static final int MAX_READS = 4;

    private final AsynchronousSocketChannel socket;
    private final AddressQuota quota;
    private final ByteBuffer buffer = ByteBuffer.allocate(1 << 10);

    RefusedConnection(AsynchronousSocketChannel socket, AddressQuota quota) {
      this.socket = socket;
      this.quota = quota;
    }

    @Override
    public void completed(Integer bytes, Integer reads) {
      try {
        if (reads == 0) {
          socket.shutdownOutput();
        }
        if (bytes < 0 || reads == MAX_READS) {
          hangUp();
        } else {
          buffer.clear();
          socket.read(buffer, TIMEOUT_SECONDS, TimeUnit.SECONDS, reads + 1, this);
        }
      } catch (IOException e) {
        hangUp();
      }
    }

    @Override
    public void failed(Throwable failure, Integer reads) {
      hangUp();
    }

    private void hangUp() {
      permits.release();
      quota.pendingRefusals().decrementAndGet();
      close(socket);
    }
  }
}
