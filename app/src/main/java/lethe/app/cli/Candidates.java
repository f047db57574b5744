package lethe.app.cli;

import java.util.Arrays;
import java.util.Iterator;
import lethe.app.terminal.Theme;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Words that a shell can complete. */
final class Candidates {
  private Candidates() {}

  /** The games. */
  static final class Games implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Titles.ALL.stream().map(Title::id).iterator();
    }
  }

  /** How many colors there can be. */
  static final class Themes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Arrays.stream(Theme.values()).map(Theme::word).iterator();
    }
  }
}
