package lethe.app.runner;

import java.util.Optional;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;

/** Filters the screens and events of a page, for example to add a chat. */
public interface PageFilter {
  /** Adds no events, and passes screens and events through unchanged. */
  PageFilter NONE =
      new PageFilter() {
        @Override
        public Optional<PageEvent> pollEvent(Screen screen) {
          return Optional.empty();
        }

        @Override
        public Screen decorate(Screen screen) {
          return screen;
        }

        @Override
        public PageEvent filter(PageEvent event, Screen screen) {
          return event;
        }
      };

  /**
   * Returns an event that the page must handle before the screen is shown; empty if there is none.
   */
  Optional<PageEvent> pollEvent(Screen screen);

  /** Returns the screen to show instead of a page's screen. */
  Screen decorate(Screen screen);

  /** Returns the event that the page must handle instead of an event that occurred on a screen. */
  PageEvent filter(PageEvent event, Screen screen);
}
