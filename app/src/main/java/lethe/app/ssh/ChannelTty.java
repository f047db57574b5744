package lethe.app.ssh;

import java.io.OutputStream;
import lethe.app.frame.Size;
import lethe.app.terminal.Tty;

/** Adapts a connection to {@link Tty} for consoles that draw on a terminal. */
final class ChannelTty implements Tty {
  private final ClientChannel channel;

  ChannelTty(ClientChannel channel) {
    this.channel = channel;
  }

  @Override
  public Size size() {
    return channel.size();
  }

  @Override
  public OutputStream output() {
    return channel.out();
  }

  @Override
  public void listen(Listener listener) {
    channel.input().setListener(listener);
  }

  @Override
  public void close() {
    channel.input().clearListener();
  }
}
