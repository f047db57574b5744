package lethe.app.fuzz;

import java.io.IOException;

/** Input of some kind from outside, and what must hold whatever it is. */
@FunctionalInterface
public interface Fuzzed extends AutoCloseable {
  /** Takes one; throws if anything but a clear answer comes of it. */
  void take(byte[] input) throws IOException;

  @Override
  default void close() throws IOException {}
}
