package lethe.app.ssh;

import java.io.OutputStream;
import lethe.app.frame.Size;
import lethe.app.terminal.Tty;

/** Adapts a connection to {@link Tty} for consoles that draw on a terminal. */
final class WireTty implements Tty {
  private final Wire wire;

  WireTty(Wire wire) {
    this.wire = wire;
  }

  @Override
  public Size size() {
    return wire.size();
  }

  @Override
  public OutputStream output() {
    return wire.out();
  }

  @Override
  public void listen(Listener listener) {
    wire.keyboard().divert(listener);
  }

  @Override
  public void close() {
    wire.keyboard().divertNoMore();
  }
}
