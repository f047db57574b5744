package lethe.app.ssh;

import java.util.Locale;
import java.util.Optional;

/**
 * A table as somebody in the lobby sees it.
 *
 * @param seats who sits there
 * @param line what that person would type to go there; nothing if there is no room for them
 */
record TableListing(
    int number, String game, HouseTable.Standing standing, String seats, Optional<String> line) {
  /** One line, without what could be typed. */
  String text() {
    return String.format(Locale.ROOT, "%4d  %s", number, about());
  }

  /** The same without the number. */
  String about() {
    String how = standing.name().toLowerCase(Locale.ROOT);
    return String.format(Locale.ROOT, "%-9s %-10s %s", game, how, seats);
  }
}
