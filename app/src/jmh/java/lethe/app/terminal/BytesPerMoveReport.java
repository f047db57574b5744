package lethe.app.terminal;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import lethe.app.fullscreen.WindowLayout;
import lethe.app.titles.Title;
import lethe.app.titles.Titles;

/** Counts the bytes that the full screen at 80x24 sends. */
public final class BytesPerMoveReport {
  private BytesPerMoveReport() {}

  /** Prints one row for each title. */
  public static void print() {
    System.out.printf(
        Locale.ROOT, "%-10s %8s %8s %8s %8s%n", "bytes", "whole", "a ply", "90 %", "most");
    for (Title<?, ?, ?> title : Titles.ALL) {
      List<WindowLayout> layouts = MatchLayouts.of(title).layouts();
      List<Integer> sent = new ArrayList<>();
      for (int moment = 1; moment < layouts.size(); moment++) {
        sent.add(bytes(MatchLayouts.change(layouts.get(moment - 1), layouts.get(moment))));
      }
      sent.sort(null);
      System.out.printf(
          Locale.ROOT,
          "%-10s %8d %8d %8d %8d%n",
          title,
          bytes(MatchLayouts.whole(layouts.getFirst())),
          sent.get(sent.size() / 2),
          sent.get(sent.size() * 9 / 10),
          sent.getLast());
    }
  }

  private static int bytes(String sent) {
    return sent.getBytes(StandardCharsets.UTF_8).length;
  }
}
