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

/** Screens of a small table for tests: cups, and chips to put in them. */
final class TestScreens {
  static final HotSpot ONE = cup(1, 0, 0);
  static final HotSpot TWO = cup(2, 10, 0);
  static final HotSpot THREE = cup(3, 0, 6);

  /** A place without a command. */
  static final HotSpot LAMP =
      new HotSpot(Area.of(30, 3, 4, 2), List.of(Text.plain("A lamp.")), List.of());

  static final Size ROOM = new Size(60, 14);

  private TestScreens() {}

  private static HotSpot cup(int number, int column, int row) {
    return new HotSpot(
        Area.of(column, row, 5, 2),
        List.of(Text.plain("Cup " + number + ".")),
        List.of("put 5 in " + number, "put 7 in " + number));
  }

  static Screen table(HotSpot... places) {
    return screen(Kind.TABLE, List.of(places), 3);
  }

  static Screen of(Kind kind) {
    return screen(kind, List.of(), 0);
  }

  /** Returns the table with a log of this many lines. */
  static Screen tableWithMessages(int lines) {
    return screen(Kind.TABLE, List.of(ONE), lines);
  }

  /** Returns the table as a later page of a list, which can be turned back. */
  static Screen turned() {
    Screen told = tableWithMessages(3);
    Screen.Picture seen = told.picture();
    return new Screen(
        told.kind(),
        new Screen.Picture(
            seen.size(),
            seen.frame(),
            seen.motion(),
            seen.hotSpots(),
            seen.timed(),
            true,
            seen.spokenText()),
        told.inputOptions(),
        told.log(),
        told.helpSupplier());
  }

  /** The table while it can be seen for some time only, in a window with room below it. */
  static Screen timed() {
    Screen told = screen(Kind.TABLE, List.of(), 0);
    Screen.Picture seen = told.picture();
    return new Screen(
        told.kind(),
        new Screen.Picture(seen.size(), seen.frame(), List.of(), List::of, true, false, List::of),
        told.inputOptions(),
        told.log(),
        () -> IntStream.range(0, 30).mapToObj(i -> Text.plain("Help " + i + ".")).toList());
  }

  private static Screen screen(Kind kind, List<HotSpot> places, int log) {
    List<String> lines =
        Stream.of(ONE, TWO, THREE).flatMap(place -> place.commands().stream()).toList();
    Frame frame = Frame.of(List.of(Text.plain("o  1        o  2"), Text.plain("\\_/       \\_/")));
    return new Screen(
        kind,
        new Screen.Picture(ROOM, frame, List.of(), () -> places, false, false, List::of),
        new Screen.InputOptions(
            "red> ", lines, List.of("help", "quit"), true, outlook(lines, frame)),
        IntStream.range(0, log).mapToObj(i -> Text.plain("Line " + i + ".")).toList(),
        () -> List.of(Text.plain("It is your turn.")));
  }

  private static LinePreview outlook(List<String> lines, Frame frame) {
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
