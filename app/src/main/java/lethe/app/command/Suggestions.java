package lethe.app.command;

import java.util.Comparator;
import java.util.List;

/** Suggestions for mistyped input. */
public final class Suggestions {
  private static final int MAX_SUGGESTIONS = 3;

  private record Candidate(String text, int distance) {}

  private Suggestions() {}

  /**
   * Returns up to three texts that are only a few keystrokes away, nearest first: first those with
   * this prefix, then similar ones, compared as a whole or without their first word.
   */
  public static List<String> to(String said, List<String> possible) {
    int near = Math.max(1, said.length() / 3);
    return possible.stream()
        .map(text -> new Candidate(text, keystrokes(said, text)))
        .filter(candidate -> candidate.distance <= near)
        .sorted(Comparator.comparingInt(Candidate::distance))
        .limit(MAX_SUGGESTIONS)
        .map(Candidate::text)
        .toList();
  }

  private static int keystrokes(String said, String text) {
    if (text.startsWith(said + " ")) {
      return 0;
    }
    int whole = distance(said, text);
    int first = text.indexOf(' ');
    return first < 0 ? whole : Math.min(whole, 1 + distance(said, text.substring(first + 1)));
  }

  /**
   * Returns the number of characters that must be inserted, deleted, replaced, or swapped with a
   * neighbor.
   */
  static int distance(String a, String b) {
    int[][] cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        cost[i][j] =
            Math.min(
                cost[i - 1][j - 1] + (same ? 0 : 1), Math.min(cost[i - 1][j], cost[i][j - 1]) + 1);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
      }
    }
    return cost[a.length()][b.length()];
  }
}
