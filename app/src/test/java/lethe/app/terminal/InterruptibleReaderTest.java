package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.jline.reader.impl.LineReaderImpl.BRACKETED_PASTE_OFF;
import static org.jline.reader.impl.LineReaderImpl.BRACKETED_PASTE_ON;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class InterruptibleReaderTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final ReentrantLock beginning = new ReentrantLock();
  private LineDisciplineTerminal terminal;
  private InterruptibleReader reader;

  @BeforeEach
  void opened() throws IOException {
    terminal = new LineDisciplineTerminal("test", "xterm", bytes, StandardCharsets.UTF_8);
    Runnable nothing = () -> {};
    reader = new InterruptibleReader(terminal, beginning, nothing, nothing, nothing, () -> false);
  }

  @AfterEach
  void closed() throws IOException {
    terminal.close();
  }

  private CompletableFuture<String> asked() {
    return CompletableFuture.supplyAsync(
        () -> reader.readLine("> ", null, (Character) null, ""), Thread::startVirtualThread);
  }

  private void typed(String text) throws IOException {
    terminal.processInputBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void until(BooleanSupplier right) throws InterruptedException {
    while (!right.getAsBoolean()) {
      if (Thread.interrupted()) {
        throw new InterruptedException();
      }
      Thread.onSpinWait();
    }
  }

  private String output() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void noLineBeginsWhileTheProgramEnds() throws Exception {
    CompletableFuture<String> line;
    beginning.lock();
    try {
      line = asked();
      until(beginning::hasQueuedThreads);
      assertThat(output()).isEmpty();
    } finally {
      beginning.unlock();
    }
    typed("moves\r");
    assertThat(line.get()).isEqualTo("moves");
    assertThat(output()).contains(BRACKETED_PASTE_ON).endsWith(BRACKETED_PASTE_OFF);
  }

  @Test
  void theTerminalCanBeRestoredWhileALineIsTyped() throws Exception {
    CompletableFuture<String> line = asked();
    until(() -> output().contains(BRACKETED_PASTE_ON));
    assertThat(beginning.tryLock(30, TimeUnit.SECONDS)).isTrue();
    typed("quit\r");
    assertThat(line.get()).isEqualTo("quit");
  }

  @Test
  void anotherLineCanBeReadAfterOneHasEnded() throws Exception {
    for (String word : new String[] {"help", "moves"}) {
      CompletableFuture<String> line = asked();
      typed(word + "\r");
      assertThat(line.get()).isEqualTo(word);
      assertThat(beginning.isLocked()).isFalse();
    }
  }
}
