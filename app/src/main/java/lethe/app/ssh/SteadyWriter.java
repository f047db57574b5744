package lethe.app.ssh;

import java.io.IOException;
import java.time.Duration;
import org.apache.sshd.common.channel.Channel;
import org.apache.sshd.common.channel.throttle.DefaultChannelStreamWriter;
import org.apache.sshd.common.io.IoWriteFuture;
import org.apache.sshd.common.util.buffer.Buffer;

/**
 * Writes one piece after the other, each when the network has taken the one before it, so that
 * nothing piles up for somebody who does not read. Who reads nothing for too long is gone.
 */
final class SteadyWriter extends DefaultChannelStreamWriter {
  static final Duration PATIENCE = Duration.ofSeconds(30);

  SteadyWriter(Channel channel) {
    super(channel);
  }

  @Override
  public IoWriteFuture writeData(Buffer buffer) throws IOException {
    return super.writeData(buffer).verify(PATIENCE);
  }
}
