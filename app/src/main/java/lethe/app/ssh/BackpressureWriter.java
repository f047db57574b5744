package lethe.app.ssh;

import java.io.IOException;
import java.time.Duration;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.channel.throttle.DefaultChannelStreamWriter;
import org.apache.sshd.common.io.IoWriteFuture;
import org.apache.sshd.common.util.buffer.Buffer;

/**
 * Writes one buffer at a time and waits until the network has taken it, so that output for a client
 * that does not read does not accumulate. Fails if that takes longer than {@link #WRITE_TIMEOUT}.
 */
final class BackpressureWriter extends DefaultChannelStreamWriter {
  static final Duration WRITE_TIMEOUT = Duration.ofSeconds(30);

  BackpressureWriter(Channel channel) {
    super(channel);
  }

  @Override
  public IoWriteFuture writeData(Buffer buffer) throws IOException {
    return super.writeData(buffer).verify(WRITE_TIMEOUT);
  }
}
