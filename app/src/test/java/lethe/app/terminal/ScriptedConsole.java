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
 * A console whose input is a list of lines, and which records every screen. A line such as
 * {@code @100x30} changes the window's size, and one such as {@code +30} lets that many seconds
 * pass. The input ends after the last line. Actions may be run between two lines.
 */
public final class ScriptedConsole implements Console {
  private final Deque<String> lines;
  private final List<String> screens = new ArrayList<>();
  private final List<Screen> seen = new ArrayList<>();
  private final StringBuilder transcript = new StringBuilder();
  private final Map<String, Runnable> actions = new HashMap<>();
  private Size size;
  private boolean guarded;
  private boolean closed;

  public ScriptedConsole(Size size, List<String> lines) {
    this.size = size;
    this.lines = new ArrayDeque<>(lines);
  }

  @Override
  public boolean replacesScreens() {
    return true;
  }

  /** Makes this a guarded console, on which each screen is erased before the next is drawn. */
  public ScriptedConsole guarded() {
    guarded = true;
    return this;
  }

  /** Runs an action when this line comes, instead of typing it; then the screen is shown again. */
  public void runAt(String line, Runnable action) {
    actions.put(line, action);
  }

  @Override
  public boolean erasesScreens() {
    return guarded;
  }

  @Override
  public Size size() {
    return size;
  }

  @Override
  public PageEvent read(Screen screen) {
    String text = screen.frame() + "\n" + screen.prompt();
    screens.add(text);
    seen.add(screen);
    transcript.append(text.stripTrailing());
    if (lines.isEmpty()) {
      transcript.append('\n');
      return new PageEvent.InputEnded();
    }
    String line = lines.removeFirst();
    transcript.append(line.isEmpty() ? "" : " ").append(line).append("\n\n");
    if (actions.containsKey(line)) {
      actions.get(line).run();
      return new PageEvent.Changed();
    }
    if (line.startsWith("@")) {
      String[] sides = line.substring(1).split("x", 2);
      size = new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
      return new PageEvent.Resized(size);
    }
    if (line.matches("\\+\\d+")) {
      int more = Integer.parseInt(line.substring(1)) - 1;
      if (more > 0) {
        lines.addFirst("+" + more);
      }
      return new PageEvent.SecondPassed();
    }
    return new PageEvent.LineEntered(line);
  }

  /** Returns the text of every screen shown, including its prompt. */
  public List<String> screenTexts() {
    return List.copyOf(screens);
  }

  /** Returns every screen shown. */
  public List<Screen> screens() {
    return List.copyOf(seen);
  }

  /** Returns every screen, each followed by the line typed there. */
  public String transcript() {
    return transcript.toString();
  }

  /** Returns the lines that were not read. */
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
