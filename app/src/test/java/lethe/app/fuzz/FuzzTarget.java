package lethe.app.fuzz;

import java.io.IOException;

/** Code under test that must accept or reject any external input. */
@FunctionalInterface
public interface FuzzTarget extends AutoCloseable {
  /** Processes an input. Throws an unchecked exception or an {@code AssertionError} on a defect. */
  void process(byte[] input) throws IOException;

  @Override
  default void close() throws IOException {}
}
