package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.terminal.Tty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that input is not read faster than the terminal is drawn. */
@Timeout(20)
class FloodTest {
  private final BlockingQueue<String> happened = new LinkedBlockingQueue<>();

  /** Delivers two pieces, then ends. */
  private final InputStream flood =
      new InputStream() {
        private int left = 2;

        @Override
        public int read() {
          throw new AssertionError("a byte alone");
        }

        @Override
        public int read(byte[] into, int from, int length) {
          happened.add(left == 0 ? "nothing" : "read");
          left--;
          return left < 0 ? -1 : 1;
        }
      };

  /** Is behind the first three times that it is asked. */
  private final class BackedUpListener implements Tty.Listener {
    private final AtomicInteger behind = new AtomicInteger(3);

    @Override
    public void onBytes(byte[] bytes) {
      happened.add("typed");
    }

    @Override
    public boolean isBackedUp() {
      boolean still = behind.getAndDecrement() > 0;
      happened.add(still ? "behind" : "free");
      return still;
    }

    @Override
    public void onResize() {}

    @Override
    public void onSuspend() {}

    @Override
    public void onResume() {}

    @Override
    public void onEnd() {
      happened.add("ended");
    }
  }

  private List<String> next(int count) throws InterruptedException {
    String[] all = new String[count];
    for (int i = 0; i < count; i++) {
      all[i] = happened.poll(10, TimeUnit.SECONDS);
    }
    return List.of(all);
  }

  @Test
  void noInputIsReadWhileTheListenerIsBehind() throws InterruptedException {
    InputBuffer input = new InputBuffer(flood);
    input.setListener(new BackedUpListener());
    input.start();
    assertThat(next(10))
        .containsExactly(
            "read", "typed", "behind", "behind", "behind", "free", "read", "typed", "free",
            "nothing");
  }
}
