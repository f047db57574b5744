package lethe.app.ssh;

import java.io.OutputStream;
import lethe.app.frame.Size;
import lethe.app.terminal.Tty;

/** The terminal at the other end of a connection, for as long as a match is on it. */
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
