package lethe.app.page;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Text;

/**
 * Selects the text to read out from successive screens. Lines that the previous screen contained
 * are not repeated, unless that screen is {@linkplain #forgetPreviousScreen forgotten}. A line that
 * has moved below others counts as new, so that a message is read out even if an older one said the
 * same. Not thread-safe.
 */
public final class SpokenScreens {
  private List<String> previousLines = List.of();

  /**
   * Returns the lines of a screen that are new since the last call, wrapped to the width of the
   * screen.
   */
  public Frame takeNewLines(Screen screen) {
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
   * Returns the lines that are new in {@code newLines}, in order: those outside a longest common
   * subsequence of both lists. Of several equal lines, the last ones are new.
   */
  private static List<String> addedLines(List<String> oldLines, List<String> newLines) {
    // common[i][j] is the length of the longest common subsequence of the old lines from i on and
    // the new lines from j on.
    int[][] common = new int[oldLines.size() + 1][newLines.size() + 1];
    for (int i = oldLines.size() - 1; i >= 0; i--) {
      for (int j = newLines.size() - 1; j >= 0; j--) {
        common[i][j] =
            oldLines.get(i).equals(newLines.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    List<String> addedLines = new ArrayList<>();
    int i = 0;
    for (int j = 0; j < newLines.size(); j++) {
      while (i < oldLines.size()
          && !oldLines.get(i).equals(newLines.get(j))
          && common[i + 1][j] == common[i][j]) {
        i++;
      }
      if (i < oldLines.size() && oldLines.get(i).equals(newLines.get(j))) {
        i++;
      } else {
        addedLines.add(newLines.get(j));
      }
    }
    return addedLines;
  }

  /**
   * Causes the next screen to be read out in full, for example after the user has entered a line.
   */
  public void forgetPreviousScreen() {
    previousLines = List.of();
  }
}
