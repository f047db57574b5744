package lethe.app.fullscreen;

import java.util.Optional;
import lethe.app.fullscreen.Key.SpecialKey;
import lethe.app.page.Screen;

/**
 * The overlay above a screen.
 *
 * @param scroll the number of lines scrolled: from the end for the log, from the beginning for help
 */
public record Overlay(Content content, int scroll) {
  /** The kinds of overlay. */
  public enum Content {
    /** No overlay is open. */
    NOTHING,
    /** The explanation of the selected place. */
    DESCRIPTION,
    /** The help for the current screen. */
    HELP,
    /** The log of earlier messages. */
    LOG
  }

  static final Overlay NONE = new Overlay(Content.NOTHING, 0);

  static Overlay of(Content content) {
    return new Overlay(content, 0);
  }

  boolean isOpen() {
    return content != Content.NOTHING;
  }

  /**
   * Returns whether this key closes the overlay, wherever it is scrolled to, and does nothing else.
   */
  boolean isClosedBy(SpecialKey key) {
    return isOpen()
        && (key == SpecialKey.ENTER || key == SpecialKey.ESCAPE || key == SpecialKey.F1);
  }

  /**
   * Returns the overlay after a scrolling key; Page Down at the end of the log closes it. Empty if
   * the key does not scroll, or neither help nor the log is open.
   */
  Optional<Overlay> scrolled(Screen screen, SpecialKey key) {
    if (content != Content.LOG && content != Content.HELP) {
      return Optional.empty();
    }
    boolean isLog = content == Content.LOG;
    int page = Math.max(1, screen.size().rows() - 4);
    int last = Math.max(0, (isLog ? screen.log() : screen.help()).size() - 1);
    int up = isLog ? 1 : -1;
    return Optional.ofNullable(
        switch (key) {
          case PAGE_UP -> scrolledTo(scroll + up * page, last);
          case PAGE_DOWN -> isLog && scroll == 0 ? NONE : scrolledTo(scroll - up * page, last);
          case UP -> scrolledTo(scroll + up, last);
          case DOWN -> scrolledTo(scroll - up, last);
          case HOME -> scrolledTo(isLog ? last : 0, last);
          case END -> scrolledTo(isLog ? 0 : last, last);
          default -> null;
        });
  }

  private Overlay scrolledTo(int lines, int last) {
    return new Overlay(content, Math.clamp(lines, 0, last));
  }
}
