package lethe.app.fullscreen;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.LinePreview;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;
import lethe.app.page.Screen.Kind;

/** Screens of a small table with cups and chips, for tests. */
final class TestScreens {
  static final HotSpot ONE = cup(1, 0, 0);
  static final HotSpot TWO = cup(2, 10, 0);
  static final HotSpot THREE = cup(3, 0, 6);

  /** A hot spot without commands. */
  static final HotSpot LAMP =
      new HotSpot(Area.of(30, 3, 4, 2), List.of(Text.plain("A lamp.")), List.of());

  static final Size SIZE = new Size(60, 14);

  private TestScreens() {}

  private static HotSpot cup(int number, int column, int row) {
    return new HotSpot(
        Area.of(column, row, 5, 2),
        List.of(Text.plain("Cup " + number + ".")),
        List.of("put 5 in " + number, "put 7 in " + number));
  }

  static Screen table(HotSpot... hotSpots) {
    return screen(Kind.TABLE, List.of(hotSpots), 3);
  }

  static Screen ofKind(Kind kind) {
    return screen(kind, List.of(), 0);
  }

  /** Returns the table with a log of {@code lines} lines. */
  static Screen tableWithMessages(int lines) {
    return screen(Kind.TABLE, List.of(ONE), lines);
  }

  /** Returns the table as a later page of a list, so that Page Up turns back. */
  static Screen laterPage() {
    Screen table = tableWithMessages(3);
    Screen.Picture picture = table.picture();
    return new Screen(
        table.kind(),
        new Screen.Picture(
            picture.size(),
            picture.frame(),
            picture.motion(),
            picture.hotSpots(),
            picture.hasTimeLimit(),
            true,
            picture.spokenText()),
        table.inputOptions(),
        table.log(),
        table.helpSupplier());
  }

  /** Returns the table during a timed view, with a long help text. */
  static Screen timedTable() {
    Screen table = screen(Kind.TABLE, List.of(), 0);
    Screen.Picture picture = table.picture();
    return new Screen(
        table.kind(),
        new Screen.Picture(
            picture.size(), picture.frame(), List.of(), List::of, true, false, List::of),
        table.inputOptions(),
        table.log(),
        () -> IntStream.range(0, 30).mapToObj(i -> Text.plain("Help " + i + ".")).toList());
  }

  private static Screen screen(Kind kind, List<HotSpot> hotSpots, int logLines) {
    List<String> lines =
        Stream.of(ONE, TWO, THREE).flatMap(cup -> cup.commands().stream()).toList();
    Frame frame = Frame.of(List.of(Text.plain("o  1        o  2"), Text.plain("\\_/       \\_/")));
    return new Screen(
        kind,
        new Screen.Picture(SIZE, frame, List.of(), () -> hotSpots, false, false, List::of),
        new Screen.InputOptions(
            "red> ", lines, List.of("help", "quit"), true, preview(lines, frame)),
        IntStream.range(0, logLines).mapToObj(i -> Text.plain("Line " + i + ".")).toList(),
        () -> List.of(Text.plain("It is your turn.")));
  }

  private static LinePreview preview(List<String> lines, Frame frame) {
    return new LinePreview() {
      @Override
      public boolean isAllowed(String line) {
        return lines.contains(line);
      }

      @Override
      public Frame preview(String line) {
        return isAllowed(line) ? Frame.of(List.of(Text.plain("ghost of " + line))) : frame;
      }
    };
  }
}
