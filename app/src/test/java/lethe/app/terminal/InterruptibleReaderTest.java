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
  private final ReentrantLock startLock = new ReentrantLock();
  private LineDisciplineTerminal terminal;
  private InterruptibleReader reader;

  @BeforeEach
  void open() throws IOException {
    terminal = new LineDisciplineTerminal("test", "xterm", bytes, StandardCharsets.UTF_8);
    Runnable noAction = () -> {};
    reader =
        new InterruptibleReader(terminal, startLock, noAction, noAction, noAction, () -> false);
  }

  @AfterEach
  void close() throws IOException {
    terminal.close();
  }

  private CompletableFuture<String> readLine() {
    return CompletableFuture.supplyAsync(
        () -> reader.readLine("> ", null, (Character) null, ""), Thread::startVirtualThread);
  }

  private void type(String text) throws IOException {
    terminal.processInputBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
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
  void noReadStartsWhileTheProgramEnds() throws Exception {
    CompletableFuture<String> line;
    startLock.lock();
    try {
      line = readLine();
      await(startLock::hasQueuedThreads);
      assertThat(output()).isEmpty();
    } finally {
      startLock.unlock();
    }
    type("moves\r");
    assertThat(line.get()).isEqualTo("moves");
    assertThat(output()).contains(BRACKETED_PASTE_ON).endsWith(BRACKETED_PASTE_OFF);
  }

  @Test
  void theTerminalCanBeRestoredWhileALineIsTyped() throws Exception {
    CompletableFuture<String> line = readLine();
    await(() -> output().contains(BRACKETED_PASTE_ON));
    assertThat(startLock.tryLock(30, TimeUnit.SECONDS)).isTrue();
    type("quit\r");
    assertThat(line.get()).isEqualTo("quit");
  }

  @Test
  void linesCanBeReadOneAfterAnother() throws Exception {
    for (String word : new String[] {"help", "moves"}) {
      CompletableFuture<String> line = readLine();
      type(word + "\r");
      assertThat(line.get()).isEqualTo(word);
      assertThat(startLock.isLocked()).isFalse();
    }
  }
}
