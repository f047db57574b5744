package lethe.app.runner;

import java.util.Optional;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;

/** Sees the screens and the events of a page before the page does, for example to add a chat. */
public interface EventFilter {
  /** Changes nothing. */
  EventFilter NONE =
      new EventFilter() {
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

  /** Returns an event that the page handles before the screen is shown. */
  Optional<PageEvent> pollEvent(Screen screen);

  /** Returns what is shown of a screen. */
  Screen decorate(Screen screen);

  /** Returns what the page handles instead of an event that occurred at a screen. */
  PageEvent filter(PageEvent event, Screen screen);
}
