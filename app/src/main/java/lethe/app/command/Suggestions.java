package lethe.app.command;

import java.util.Comparator;
import java.util.List;

/** Suggestions for mistyped input. */
public final class Suggestions {
  private static final int MAX_SUGGESTIONS = 3;

  private record Candidate(String text, int distance) {}

  private Suggestions() {}

  /**
   * Returns up to three texts that differ from the input by few keystrokes, nearest first. The
   * limit is one keystroke for every three characters of the input, but at least one. Texts that
   * begin with the input and a blank come first. Other texts are compared with the input both with
   * and without their first word; omitting it counts as one keystroke.
   */
  public static List<String> similarTo(String input, List<String> candidates) {
    int maxDistance = Math.max(1, input.length() / 3);
    return candidates.stream()
        .map(text -> new Candidate(text, minDistance(input, text)))
        .filter(candidate -> candidate.distance <= maxDistance)
        .sorted(Comparator.comparingInt(Candidate::distance))
        .limit(MAX_SUGGESTIONS)
        .map(Candidate::text)
        .toList();
  }

  private static int minDistance(String input, String text) {
    if (text.startsWith(input + " ")) {
      return 0;
    }
    int fullDistance = editDistance(input, text);
    int firstBlank = text.indexOf(' ');
    return firstBlank < 0
        ? fullDistance
        : Math.min(fullDistance, 1 + editDistance(input, text.substring(firstBlank + 1)));
  }

  /**
   * Returns the minimum number of insertions, deletions, replacements and swaps of adjacent
   * characters that change one text into the other, if swapped characters are not changed again.
   */
  static int editDistance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        boolean isEqual = a.charAt(i - 1) == b.charAt(j - 1);
        cost[i][j] =
            Math.min(
                cost[i - 1][j - 1] + (isEqual ? 0 : 1),
                Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
        boolean isSwap =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (isSwap) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
