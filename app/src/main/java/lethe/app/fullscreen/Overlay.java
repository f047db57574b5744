package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.Key.Named;
import lethe.app.page.Screen;

/**
 * What lies open above a screen.
 *
 * @param scroll how many lines it is scrolled: the log back from its end, help on from its
 *     beginning
 */
public record Overlay(Open open, int scroll) {
  /** What can lie open. */
  public enum Open {
    NOTHING,
    /** What is pointed at, explained. */
    ABOUT,
    /** What is to be known at this moment. */
    HELP,
    /** Everything that was told. */
    LOG
  }

  static final Overlay NONE = new Overlay(Open.NOTHING, 0);

  static Overlay of(Open open) {
    return new Overlay(open, 0);
  }

  boolean isOpen() {
    return open != Open.NOTHING;
  }

  /** Whether this key closes it, and does nothing else. */
  boolean isClosedBy(Named key) {
    return isOpen() && (key == Named.ENTER || key == Named.ESCAPE || key == Named.F1);
  }

  /** The same scrolled by a key; none if the key does not scroll it. */
  Optional<Overlay> scrolled(Screen screen, Named key) {
    if (open != Open.LOG && open != Open.HELP) {
      return Optional.empty();
    }
    boolean log = open == Open.LOG;
    int page = Math.max(1, screen.size().rows() - 4);
    int last = Math.max(0, (log ? screen.log() : screen.help()).size() - 1);
    int up = log ? 1 : -1;
    return Optional.ofNullable(
        switch (key) {
          case PAGE_UP -> to(scroll + up * page, last);
          case PAGE_DOWN -> log && scroll == 0 ? NONE : to(scroll - up * page, last);
          case UP -> to(scroll + up, last);
          case DOWN -> to(scroll - up, last);
          case HOME -> to(log ? last : 0, last);
          case END -> to(log ? 0 : last, last);
          default -> null;
        });
  }

  private Overlay to(int lines, int last) {
    return new Overlay(open, Math.clamp(lines, 0, last));
  }
}
