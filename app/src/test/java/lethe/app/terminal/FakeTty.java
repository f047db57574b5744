package lethe.app.terminal;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/** A terminal controlled by a test. */
final class FakeTty implements Tty {
  private final InputQueue input = new InputQueue();
  private final ByteArrayOutputStream written =
      new ByteArrayOutputStream() {
        @Override
        public void flush() {
          if (!answerKeys.isEmpty() && toString(StandardCharsets.UTF_8).contains(awaitedOutput)) {
            String keys = answerKeys;
            answerKeys = "";
            type(keys);
          }
        }
      };

  private String awaitedOutput = "";
  private String answerKeys = "";

  Size size;
  Runnable killAction = () -> {};
  Runnable duringSuspend = () -> {};
  boolean closed;
  boolean hasShell;
  int suspendCount;

  FakeTty(Size size) {
    this.size = size;
  }

  @Override
  public Size size() {
    return size;
  }

  @Override
  public OutputStream output() {
    return written;
  }

  @Override
  public InputQueue input() {
    return input;
  }

  @Override
  public void suspend() {
    suspendCount++;
    duringSuspend.run();
  }

  @Override
  public boolean hasShell() {
    return hasShell;
  }

  @Override
  public void onKill(Runnable leave) {
    killAction = leave;
  }

  @Override
  public void close() {
    closed = true;
  }

  /** Types keys as soon as the output since the last call of {@link #newOutput} contains a text. */
  void typeAfterOutput(String output, String keys) {
    awaitedOutput = output;
    answerKeys = keys;
  }

  /** Types text, which must fit into the queue. */
  FakeTty type(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    try {
      input.put(bytes, bytes.length);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return this;
  }

  /** Returns the output since the last call. */
  String newOutput() {
    String text = written.toString(StandardCharsets.UTF_8);
    written.reset();
    return text;
  }

  /** Returns a screen with one place that can be pointed at. */
  static Screen screen(Size size, Kind kind, boolean expectsInput, String... lines) {
    Frame frame = Frame.of(List.of(lines).stream().map(Text::plain).toList());
    return Screen.plain(kind, size, frame, "red> ")
        .withLines(List.of("put 5 in 1"), expectsInput)
        .withHotSpots(
            List.of(
                new HotSpot(Area.of(0, 0, 5, 1), List.of(Text.plain("A cup.")), List.of("put 5"))));
  }
}
