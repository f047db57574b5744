package lethe.app.cli;

import java.nio.file.Path;
import java.util.List;
import lethe.app.titles.Title;
import lethe.engine.core.Header.Seated;
import lethe.engine.core.Options;

/** What somebody in front of a menu wants done. */
sealed interface MenuEffect {
  /**
   * Deal a match and play it.
   *
   * @param taught whether a beginner is told what matters
   */
  record Begin(Title<?, ?, ?> title, List<Seated> seats, Options options, boolean taught)
      implements MenuEffect {}

  /** Go on with a kept match. */
  record Resume(Path file) implements MenuEffect {}

  /** Look at a match again that is over. */
  record Review(Path file) implements MenuEffect {}
}
