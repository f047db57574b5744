package lethe.app.fullscreen;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What can be done, in the last row of a window. */
final class Footer {
  /** What stands between two things that can be done. */
  private static final String GAP = "   ";

  /** Says that there is more. */
  private static final String MORE = " …";

  private Footer() {}

  /**
   * What of it fits: what stands first, and as many other things as there is whole room for, the
   * shortest first, each in its place, and a sign that there is more.
   */
  static String fitting(String hint, int room) {
    if (hint.length() <= room) {
      return hint;
    }
    List<String> parts = List.of(hint.strip().split(GAP + " *"));
    Set<Integer> kept = new TreeSet<>(Set.of(0));
    int left = room - MORE.length() - parts.getFirst().length();
    List<Integer> others =
        IntStream.range(1, parts.size())
            .boxed()
            .sorted(Comparator.comparingInt(part -> parts.get(part).length()))
            .toList();
    for (int part : others) {
      left -= GAP.length() + parts.get(part).length();
      if (left >= 0) {
        kept.add(part);
      }
    }
    String fits = kept.stream().map(parts::get).collect(Collectors.joining(GAP)) + MORE;
    return fits.length() <= room
        ? fits
        : parts.getFirst().substring(0, Math.max(0, room - 1)) + "…";
  }
}
