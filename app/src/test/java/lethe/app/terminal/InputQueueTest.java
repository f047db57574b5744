package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import lethe.app.terminal.InputQueue.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class InputQueueTest {
  private final AtomicBoolean backlog = new AtomicBoolean();
  private final InputQueue queue = new InputQueue(backlog::get);

  private void put(String text) throws InterruptedException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    queue.put(bytes, bytes.length);
  }

  private String takeAll() {
    StringBuilder taken = new StringBuilder();
    while (queue.await(0) == Item.CHARACTER) {
      taken.append(queue.take());
    }
    return taken.toString();
  }

  private void fill(InputStream in) {
    try {
      queue.fill(in, InputQueue.UNLIMITED);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Reads a stream of many pieces, and takes nothing until no further piece is requested. */
  @Test
  void noInputIsReadWhileTheQueueIsFull() {
    AtomicInteger readCount = new AtomicInteger();
    InputStream flood =
        new InputStream() {
          @Override
          public int read() {
            throw new AssertionError("a single-byte read");
          }

          @Override
          public int read(byte[] into, int from, int length) {
            return readCount.incrementAndGet() > 10 ? -1 : length;
          }
        };
    Thread reader = Thread.ofVirtual().start(() -> fill(flood));
    while (reader.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    assertThat(readCount).hasValue(2);
    int count = 0;
    while (queue.await(InputQueue.UNLIMITED) == Item.CHARACTER) {
      queue.take();
      count++;
    }
    assertThat(count).isEqualTo(10 * InputQueue.CAPACITY);
    assertThat(readCount).hasValue(11);
  }

  /** Type-ahead at the end of the program belongs to the shell. */
  @Test
  void inputIsReadOnDemandOnlyWhileAReaderWaits() throws InterruptedException {
    AtomicInteger readCount = new AtomicInteger();
    InputStream typed =
        new InputStream() {
          @Override
          public int read() {
            throw new AssertionError("a single-byte read");
          }

          @Override
          public int read(byte[] into, int from, int length) {
            into[from] = 'x';
            return readCount.incrementAndGet() > 2 ? -1 : 1;
          }
        };
    Thread reader = Thread.ofVirtual().start(() -> fillOnDemand(typed));
    for (int taken = 0; taken < 2; taken++) {
      while (reader.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
      assertThat(queue.hasCharacter()).isFalse();
      assertThat(readCount).hasValue(taken);
      assertThat(queue.await(InputQueue.UNLIMITED)).isEqualTo(Item.CHARACTER);
      assertThat(queue.take()).isEqualTo('x');
    }
    assertThat(queue.await(InputQueue.UNLIMITED)).isEqualTo(Item.ENDED);
    reader.join();
  }

  private void fillOnDemand(InputStream in) {
    try {
      queue.fillOnDemand(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void inputIsReadAtALimitedRate() throws IOException {
    long start = System.nanoTime();
    queue.fill(new ByteArrayInputStream(new byte[300]), 1_000);
    assertThat(System.nanoTime() - start)
        .isGreaterThanOrEqualTo(TimeUnit.MILLISECONDS.toNanos(300));
    assertThat(takeAll()).hasSize(300);
  }

  @Test
  void aBlockedSenderStopsWaitingWhenTheClientDisconnects() throws InterruptedException {
    byte[] bytes = "x".repeat(2 * InputQueue.CAPACITY).getBytes(StandardCharsets.UTF_8);
    Thread sender = Thread.ofVirtual().start(() -> fill(new ByteArrayInputStream(bytes)));
    assertThat(queue.awaitCharacter(InputQueue.UNLIMITED)).isTrue();
    queue.hangUp();
    sender.join();
    assertThat(takeAll()).hasSize(InputQueue.CAPACITY);
    assertThat(queue.await(0)).isEqualTo(Item.ENDED);
  }

  @Test
  void charactersMayArriveInPieces() throws InterruptedException {
    for (byte part : "é😀λ".getBytes(StandardCharsets.UTF_8)) {
      queue.put(new byte[] {part}, 1);
    }
    assertThat(takeAll()).isEqualTo("é😀λ");
  }

  @Test
  void aSignalIsReportedOnceAndInOrder() throws InterruptedException {
    put("a");
    queue.wake();
    queue.wake();
    put("b");
    assertThat(queue.hasCharacter()).isTrue();
    assertThat(queue.take()).isEqualTo('a');
    assertThat(queue.hasCharacter()).isFalse();
    assertThat(queue.await(0)).isEqualTo(Item.WOKEN);
    assertThat(queue.await(0)).isEqualTo(Item.CHARACTER);
    assertThat(queue.take()).isEqualTo('b');
    assertThat(queue.await(0)).isEqualTo(Item.TIMED_OUT);
  }

  @Test
  void wakeUpsCanBeTakenBeforeEarlierCharacters() throws InterruptedException {
    put("a");
    queue.wake();
    queue.signal(Item.RESIZED);
    assertThat(queue.pollWake()).isTrue();
    assertThat(queue.pollWake()).isFalse();
    assertThat(takeAll()).isEqualTo("a");
  }

  @Test
  void charactersCanBePutBack() throws InterruptedException {
    put("abc");
    queue.wake();
    assertThat("" + queue.take() + queue.take() + queue.take()).isEqualTo("abc");
    queue.unread("bc");
    assertThat(takeAll()).isEqualTo("bc");
    assertThat(queue.await(0)).isEqualTo(Item.TIMED_OUT);
  }

  @Test
  void inputIsCompleteWhenItHasEndedOrExceedsTheQueue() throws InterruptedException {
    put("x".repeat(InputQueue.CAPACITY - 2));
    backlog.set(true);
    assertThat(queue.isComplete()).isFalse();
    put("x");
    assertThat(queue.isComplete()).isTrue();
    backlog.set(false);
    assertThat(queue.isComplete()).isFalse();
    queue.end();
    assertThat(queue.isComplete()).isTrue();
    assertThat(queue.hasEnded()).isFalse();
    takeAll();
    assertThat(queue.hasEnded()).isTrue();
  }
}
