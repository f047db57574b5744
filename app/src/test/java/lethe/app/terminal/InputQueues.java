package lethe.app.terminal;

import java.io.IOException;
import java.io.InputStream;

/** Creates input queues for tests. */
public final class InputQueues {
  private InputQueues() {}

  /** Returns a queue that a thread fills from a stream. The input ends if reading fails. */
  public static InputQueue fromStream(InputStream in) {
    InputQueue queue = new InputQueue();
    Thread.startVirtualThread(
        () -> {
          try {
            queue.fill(in, InputQueue.UNLIMITED);
          } catch (IOException e) {
            queue.end();
          }
        });
    return queue;
  }
}
