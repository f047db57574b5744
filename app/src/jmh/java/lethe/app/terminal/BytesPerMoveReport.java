package lethe.app.terminal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Counts the bytes sent to a full screen of 80x24, for its first display and after each ply. */
public final class BytesPerMoveReport {
  private BytesPerMoveReport() {}

  /** Prints one row for each title. */
  public static void print() {
    System.out.printf(
        Locale.ROOT, "%-10s %8s %8s %8s %8s%n", "bytes", "whole", "a ply", "90 %", "most");
    for (Title<?, ?, ?> title : Titles.ALL) {
      List<WindowLayout> layouts = MatchLayouts.of(title).layouts();
      List<Integer> byteCounts = new ArrayList<>();
      for (int position = 1; position < layouts.size(); position++) {
        byteCounts.add(
            byteCount(MatchLayouts.updateOutput(layouts.get(position - 1), layouts.get(position))));
      }
      byteCounts.sort(null);
      System.out.printf(
          Locale.ROOT,
          "%-10s %8d %8d %8d %8d%n",
          title,
          byteCount(MatchLayouts.fullOutput(layouts.getFirst())),
          byteCounts.get(byteCounts.size() / 2),
          byteCounts.get(byteCounts.size() * 9 / 10),
          byteCounts.getLast());
    }
  }

  private static int byteCount(String output) {
    return output.getBytes(StandardCharsets.UTF_8).length;
  }
}
