package lethe.app.terminal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;

/**
 * A console that reads its input from a list of lines and records every screen. A line such as
 * {@code @100x30} changes the size of the window, and a line such as {@code +30} lets 30 seconds
 * pass. The input ends after the last line.
 */
public final class ScriptedConsole implements Console {
  private final Deque<String> lines;
  private final List<String> screenTexts = new ArrayList<>();
  private final List<Screen> screens = new ArrayList<>();
  private final StringBuilder transcript = new StringBuilder();
  private final Map<String, Runnable> actions = new HashMap<>();
  private final Map<String, Runnable> simultaneousActions = new HashMap<>();
  private Size size;
  private boolean erasesScreens;
  private boolean closed;

  public ScriptedConsole(Size size, List<String> lines) {
    this.size = size;
    this.lines = new ArrayDeque<>(lines);
  }

  @Override
  public boolean replacesScreens() {
    return true;
  }

  /** Parses a size such as {@code 100x30}, in columns and rows. */
  public static Size parseSize(String text) {
    String[] dimensions = text.split("x", 2);
    return new Size(Integer.parseInt(dimensions[0]), Integer.parseInt(dimensions[1]));
  }

  /** Makes this a console that erases each screen before it draws the next. */
  public ScriptedConsole erasingScreens() {
    erasesScreens = true;
    return this;
  }

  /** Runs an action instead of typing this line; the page is then notified of a change. */
  public void runAt(String line, Runnable action) {
    actions.put(line, action);
  }

  /** Runs an action at the moment when a line is typed, before the page receives the line. */
  public void runWith(String line, Runnable action) {
    simultaneousActions.put(line, action);
  }

  @Override
  public boolean erasesScreens() {
    return erasesScreens;
  }

  @Override
  public Size size() {
    return size;
  }

  @Override
  public PageEvent showAndAwaitEvent(Screen screen) {
    String text = screen.frame() + "\n" + screen.prompt();
    screenTexts.add(text);
    screens.add(screen);
    transcript.append(text.stripTrailing());
    if (lines.isEmpty()) {
      transcript.append('\n');
      return new PageEvent.InputEnded();
    }
    String line = lines.removeFirst();
    transcript.append(line.isEmpty() ? "" : " ").append(line).append("\n\n");
    if (actions.containsKey(line)) {
      actions.get(line).run();
      return new PageEvent.TableChanged();
    }
    if (line.startsWith("@")) {
      size = parseSize(line.substring(1));
      return new PageEvent.Resized(size);
    }
    if (line.matches("\\+\\d+")) {
      int remaining = Integer.parseInt(line.substring(1)) - 1;
      if (remaining > 0) {
        lines.addFirst("+" + remaining);
      }
      return new PageEvent.SecondPassed();
    }
    simultaneousActions.getOrDefault(line, () -> {}).run();
    return new PageEvent.LineEntered(line);
  }

  /** Returns the text of every screen shown, including its prompt. */
  public List<String> screenTexts() {
    return List.copyOf(screenTexts);
  }

  public List<Screen> screens() {
    return List.copyOf(screens);
  }

  /** Returns the text of every screen, each followed by the line that was typed. */
  public String transcript() {
    return transcript.toString();
  }

  public List<String> unreadLines() {
    return List.copyOf(lines);
  }

  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
  }
}
