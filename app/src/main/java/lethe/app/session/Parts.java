package lethe.app.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;

/**
 * The rounds of a match, or whatever its parts are.
 *
 * @param begins how many entries had been made when each of them began
 */
record Parts(List<Integer> begins) {
  static <C, O, V> Parts of(Title<C, O, V> title, Match<C, O, V> whole) {
    List<Integer> begins = new ArrayList<>();
    String before = "";
    for (int entries = 0; entries <= whole.position(); entries++) {
      String now = called(title, whole, entries);
      if (!now.equals(before)) {
        begins.add(entries);
        before = now;
      }
    }
    return new Parts(List.copyOf(begins));
  }

  /** What the part is called that is played after so many entries; empty if there are none. */
  static <C, O, V> String called(Title<C, O, V> title, Match<C, O, V> whole, int entries) {
    return title.narration().stage(whole.at(entries).view(Spectator.SPECTATOR));
  }

  /** Where one begins, by its number, counted from 1; without one, the next after this moment. */
  Optional<Integer> begin(String number, int position) {
    if (number.isEmpty()) {
      return begins.stream().filter(entries -> entries > position).findFirst();
    }
    int wanted = number.matches("\\d{1,6}") ? Integer.parseInt(number) : 0;
    return wanted >= 1 && wanted <= begins.size()
        ? Optional.of(begins.get(wanted - 1))
        : Optional.empty();
  }
}
