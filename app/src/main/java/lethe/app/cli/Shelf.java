package lethe.app.cli;

import java.util.List;
import java.util.Optional;
import lethe.app.words.Lazy;

/**
 * The kept matches as the menu shows them. To look through all of them, each is played again: that
 * is done when somebody wants to see them, and not before the first screen.
 *
 * @param files how many there are, with those that cannot be read
 * @param latest the one that was played last of those that are not over
 * @param kept all that can be read, the latest last
 * @param unread what is wrong with files that cannot be read, a line each
 */
record Shelf(int files, Optional<Kept> latest, Lazy<List<Kept>> kept, Lazy<List<String>> unread) {
  static final Shelf EMPTY = new Shelf(0, Optional.empty(), Lazy.of(List::of), Lazy.of(List::of));
}
