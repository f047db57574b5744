package lethe.app.terminal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.page.Console;
import lethe.app.page.Event;
import lethe.app.page.Screen;

/**
 * Somebody who types what is written down and keeps every screen. A line like {@code @100x30} is
 * another size of the window, and after one like {@code +30} so many seconds have passed; when
 * there are no more lines, the input has ended.
 */
public final class ScriptedConsole implements Console {
  private final Deque<String> lines;
  private final List<String> screens = new ArrayList<>();
  private final List<Screen> seen = new ArrayList<>();
  private final StringBuilder transcript = new StringBuilder();
  private Size size;
  private boolean guarded;
  private boolean closed;

  public ScriptedConsole(Size size, List<String> lines) {
    this.size = size;
    this.lines = new ArrayDeque<>(lines);
  }

  @Override
  public boolean isHolding() {
    return true;
  }

  /** The same where every screen is gone when the next is drawn. */
  public ScriptedConsole guarded() {
    guarded = true;
    return this;
  }

  @Override
  public boolean isGuarded() {
    return guarded;
  }

  @Override
  public Size size() {
    return size;
  }

  @Override
  public Event read(Screen screen) {
    String text = screen.frame() + "\n" + screen.prompt();
    screens.add(text);
    seen.add(screen);
    transcript.append(text.stripTrailing());
    if (lines.isEmpty()) {
      transcript.append('\n');
      return new Event.Ended();
    }
    String line = lines.removeFirst();
    transcript.append(line.isEmpty() ? "" : " ").append(line).append("\n\n");
    if (line.startsWith("@")) {
      String[] sides = line.substring(1).split("x", 2);
      size = new Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
      return new Event.Resized(size);
    }
    if (line.matches("\\+\\d+")) {
      int more = Integer.parseInt(line.substring(1)) - 1;
      if (more > 0) {
        lines.addFirst("+" + more);
      }
      return new Event.Second();
    }
    return new Event.Line(line);
  }

  /** Every screen that was shown, with what stood before the line that was typed. */
  public List<String> screens() {
    return List.copyOf(screens);
  }

  /** What was shown, with all that could be done there. */
  public List<Screen> seen() {
    return List.copyOf(seen);
  }

  /** Every screen with what was typed there. */
  public String transcript() {
    return transcript.toString();
  }

  /** What nobody came to read. */
  public List<String> unread() {
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
