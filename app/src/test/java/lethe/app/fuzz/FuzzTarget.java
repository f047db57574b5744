package lethe.app.fuzz;

import java.io.IOException;

/** A consumer of external input that must cope with anything. */
@FunctionalInterface
public interface FuzzTarget extends AutoCloseable {
  /** Processes an input. Throws if the result is anything but a clear answer. */
  void take(byte[] input) throws IOException;

  @Override
  default void close() throws IOException {}
}
