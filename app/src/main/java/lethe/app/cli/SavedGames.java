package lethe.app.cli;

import java.util.List;
import java.util.Optional;
import lethe.app.words.Lazy;

/**
 * The saved matches as shown in menus. Reading all of them requires replaying each, so it is
 * deferred until they are shown, and does not delay the first screen.
 *
 * @param files the number of files, including those that cannot be read
 * @param latest the most recently played match that is not over
 * @param games all matches that can be read, most recently played last
 * @param unreadableFiles one line for each file that cannot be read, with the reason
 */
record SavedGames(
    int files,
    Optional<SavedGame> latest,
    Lazy<List<SavedGame>> games,
    Lazy<List<String>> unreadableFiles) {
  static final SavedGames EMPTY =
      new SavedGames(0, Optional.empty(), Lazy.of(List::of), Lazy.of(List::of));
}
