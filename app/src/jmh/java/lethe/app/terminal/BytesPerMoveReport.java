package lethe.app.terminal;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Counts the bytes sent to a full screen of 80x24, for its first display and after each ply. */
public final class BytesPerMoveReport {
  private BytesPerMoveReport() {}

  /** Counts the bytes for a random match of each title, and prints one row for each. */
  public static void run() {
    System.out.printf(
        Locale.ROOT, "%-10s %8s %8s %8s %8s%n", "bytes", "whole", "a ply", "90 %", "most");
    for (Title<?, ?, ?> title : Titles.ALL) {
      List<WindowLayout> layouts = MatchLayouts.of(title).layouts();
      ByteArrayOutputStream output = new ByteArrayOutputStream();
      Display display = MatchLayouts.display(output);
      List<Integer> byteCounts = new ArrayList<>();
      for (WindowLayout layout : layouts) {
        output.reset();
        display.show(layout);
        byteCounts.add(output.size());
      }
      int first = byteCounts.removeFirst();
      byteCounts.sort(null);
      System.out.printf(
          Locale.ROOT,
          "%-10s %8d %8d %8d %8d%n",
          title,
          first,
          byteCounts.get(byteCounts.size() / 2),
          byteCounts.get(byteCounts.size() * 9 / 10),
          byteCounts.getLast());
    }
  }
}
