package lethe.app.fullscreen;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The key hints in the last row of a window. */
final class Footer {
  /** The separator between hints. */
  private static final String GAP = "   ";

  /** Indicates that hints were omitted. */
  private static final String MORE = " …";

  private Footer() {}

  /**
   * Returns as many hints as fit: the first one, then the shortest others, in their original order,
   * with a sign if any were omitted.
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
