package lethe.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;
import lethe.app.page.PageEvent.InputEnded;
import lethe.app.page.PageEvent.LineEntered;
import lethe.app.page.PageEvent.TableChanged;
import lethe.app.page.Screen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests a console on a pipe that takes lines only when input is expected, except lines that are
 * allowed while waiting.
 */
@Timeout(20)
class RemotePipeConsoleTest {
  private final AtomicBoolean backlog = new AtomicBoolean();
  private final InputQueue input = new InputQueue(backlog::get);
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PipeConsole console =
      PipeConsole.remote(
          input,
          new PrintStream(bytes, false, StandardCharsets.UTF_8),
          Appearance.of(Map.of(), false),
          80,
          line -> line.replace('\t', ' '));

  private static Screen screen(boolean expectsInput, String... lines) {
    Frame frame = Frame.of(List.of(lines).stream().map(Text::plain).toList());
    return Screen.plain(Screen.Kind.TABLE, Size.DEFAULT, frame, "> ")
        .withLines(List.of("leave"), expectsInput);
  }

  private static final Screen ASKING_SCREEN = screen(true, "Your turn.");
  private static final Screen WAITING_SCREEN = screen(false, "Waiting for ben.");

  private void type(String text) throws InterruptedException {
    byte[] typedBytes = text.getBytes(StandardCharsets.UTF_8);
    input.put(typedBytes, typedBytes.length);
  }

  private String newOutput() {
    String text = bytes.toString(StandardCharsets.UTF_8);
    bytes.reset();
    return text;
  }

  @Test
  void aLineIsTakenWhenInputIsExpected() throws InterruptedException {
    type("put\t5\nput 6\r\n");
    input.wake();
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new TableChanged());
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new LineEntered("put 5"));
    input.wake();
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new TableChanged());
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new LineEntered("put 6"));
    assertThat(newOutput())
        .isEqualTo(
            """
            Waiting for ben.
            >\s
            Your turn.
            > put 5
            Waiting for ben.
            >\s
            Your turn.
            > put 6
            """);
  }

  @Test
  void aLineThatIsAllowedWhileWaitingIsTakenAtOnce() throws InterruptedException {
    type("leave\nput 5\n");
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new LineEntered("leave"));
    input.wake();
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new TableChanged());
  }

  @Test
  void aWakeUpPrecedesALineAndKeepsIncompleteInput() throws InterruptedException {
    type("put ");
    input.wake();
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new TableChanged());
    type("5\n");
    input.wake();
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new TableChanged());
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new LineEntered("put 5"));
  }

  @Test
  void theInputEndsIfItsLinesWouldHaveToWait() throws InterruptedException {
    type("put 5\n\nput 6");
    input.end();
    assertThat(console.unexecutedLineCount()).isEmpty();
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN.continuingWithoutInput()))
        .isEqualTo(new TableChanged());
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new InputEnded());
    assertThat(console.unexecutedLineCount()).hasValue(2);
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new InputEnded());
  }

  @Test
  void aBacklogBeyondTheQueueEndsTheInput() throws InterruptedException {
    Screen waiting = WAITING_SCREEN.withLines(List.of(), false);
    type("put 5\n".repeat(InputQueue.CAPACITY / 6) + "put");
    input.wake();
    assertThat(console.showAndAwaitEvent(waiting)).isEqualTo(new TableChanged());
    backlog.set(true);
    input.backlogGrew();
    assertThat(console.showAndAwaitEvent(waiting)).isEqualTo(new TableChanged());
    assertThat(console.showAndAwaitEvent(waiting)).isEqualTo(new InputEnded());
    assertThat(console.unexecutedLineCount()).hasValue(InputQueue.CAPACITY / 6);
  }

  @Test
  void theLastLineNeedsNoLineTerminator() throws InterruptedException {
    type("put 5");
    input.end();
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new LineEntered("put 5"));
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new InputEnded());
    assertThat(console.unexecutedLineCount()).isEmpty();
  }

  @Test
  void linesOfAClientThatHasDisconnectedAreDiscarded() throws InterruptedException {
    type("put 5\n");
    input.hangUp();
    assertThat(console.showAndAwaitEvent(ASKING_SCREEN)).isEqualTo(new InputEnded());
    assertThat(console.showAndAwaitEvent(WAITING_SCREEN)).isEqualTo(new InputEnded());
  }

  @Test
  void aSecondPassesDespiteFrequentWakeUps() throws InterruptedException {
    Screen timed = ASKING_SCREEN.withTimeLimit();
    PageEvent event = new TableChanged();
    while (event.equals(new TableChanged())) {
      TimeUnit.MILLISECONDS.sleep(10);
      input.wake();
      event = console.showAndAwaitEvent(timed);
    }
    assertThat(event).isEqualTo(new PageEvent.SecondPassed());
  }
}
