package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.Key.Named;
import lethe.app.page.Screen;

/**
 * The overlay above a screen.
 *
 * @param scroll the number of lines scrolled: from the end for the log, from the beginning for help
 */
public record Overlay(Open open, int scroll) {
  /** The kinds of overlay. */
  public enum Open {
    NOTHING,
    /** The explanation of the selected place. */
    ABOUT,
    /** The help for this moment. */
    HELP,
    /** The log. */
    LOG
  }

  static final Overlay NONE = new Overlay(Open.NOTHING, 0);

  static Overlay of(Open open) {
    return new Overlay(open, 0);
  }

  boolean isOpen() {
    return open != Open.NOTHING;
  }

  /** Returns whether this key closes the overlay and has no other effect. */
  boolean isClosedBy(Named key) {
    return isOpen() && (key == Named.ENTER || key == Named.ESCAPE || key == Named.F1);
  }

  /** Returns the overlay after a scrolling key; empty if the key does not scroll it. */
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
