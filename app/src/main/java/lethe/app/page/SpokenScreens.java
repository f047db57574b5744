package lethe.app.page;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;

/**
 * Selects the text to read out from successive screens. Lines that the previous screen contained
 * are not repeated, unless input was entered in between. A line that has moved below others counts
 * as new, so that a message is read out even if an older one said the same. Not thread-safe.
 */
public final class SpokenScreens {
  private List<String> previousLines = List.of();

  /** Returns the new lines of a screen, wrapped to its width. */
  public Frame newLines(Screen screen) {
    List<String> lines =
        Text.wrapped(screen.spokenText(), screen.size().columns()).stream()
            .map(text -> text.text().stripTrailing())
            .filter(line -> !line.isEmpty())
            .toList();
    List<String> newLines = addedLines(previousLines, lines);
    previousLines = lines;
    return Frame.of(newLines.stream().map(Text::plain).toList());
  }

  /**
   * Returns the lines that are new in {@code after}, in order: those outside a longest common
   * subsequence of both lists. Of several equal lines, the last ones are new.
   */
  private static List<String> addedLines(List<String> before, List<String> after) {
    // The length of the longest common subsequence of the lines from these two indices on.
    int[][] common = new int[before.size() + 1][after.size() + 1];
    for (int i = before.size() - 1; i >= 0; i--) {
      for (int j = after.size() - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).equals(after.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    List<String> added = new ArrayList<>();
    int i = 0;
    for (int j = 0; j < after.size(); j++) {
      while (i < before.size()
          && !before.get(i).equals(after.get(j))
          && common[i + 1][j] == common[i][j]) {
        i++;
      }
      if (i < before.size() && before.get(i).equals(after.get(j))) {
        i++;
      } else {
        added.add(after.get(j));
      }
    }
    return added;
  }

  /** Makes the next screen be read out in full, because the user has entered a line. */
  public void forgetPreviousScreen() {
    previousLines = List.of();
  }
}
