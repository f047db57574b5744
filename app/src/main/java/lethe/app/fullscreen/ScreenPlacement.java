package lethe.app.fullscreen;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.page.LinePreview;
import lethe.app.page.Pager;
import lethe.app.page.Screen;
import lethe.app.page.Screen.HotSpot;

/**
 * The position of a screen in a larger window: menus are centered, texts have margins. Hot spots
 * are moved accordingly. The width of the text below menu items does not affect the position.
 *
 * @param column the offset to the right
 * @param row the offset downward
 */
record ScreenPlacement(int column, int row) {
  /**
   * Returns a screen at its position in a window.
   *
   * @param bounds the size of the window without the input line and the key hints
   */
  static Screen place(Screen screen, Size bounds) {
    ScreenPlacement placement =
        switch (screen.kind()) {
          case MENU -> menuPlacement(screen, bounds);
          case TEXT -> textPlacement(screen, bounds);
          case TABLE, REVIEW, REVIEW_WITH_REPLY, CURTAIN -> new ScreenPlacement(0, 0);
        };
    return placement.column == 0 && placement.row == 0 ? screen : placement.moved(screen, bounds);
  }

  /**
   * Returns the placement that centers a menu as if it had at least the default size and the width
   * of its widest item or header line.
   */
  private static ScreenPlacement menuPlacement(Screen screen, Size bounds) {
    List<String> lines = screen.frame().lines();
    int last = screen.hotSpots().stream().mapToInt(place -> place.area().row()).max().orElse(0);
    int widest = lines.stream().limit(last + 1L).mapToInt(String::length).max().orElse(0);
    int columns = Math.max(Size.DEFAULT.columns(), widest);
    int rows = Math.max(Size.DEFAULT.rows() - 2, lines.size());
    return new ScreenPlacement(
        Math.max(0, bounds.columns() - columns) / 2, Math.max(0, bounds.rows() - rows) / 2);
  }

  /**
   * Returns the placement that centers the columns of a text; the upper left corner if the drawing
   * above it is wider than a text can be.
   */
  private static ScreenPlacement textPlacement(Screen screen, Size bounds) {
    boolean narrow = screen.frame().size().columns() <= Pager.MAX_LINE_WIDTH;
    return new ScreenPlacement(
        narrow ? Math.max(0, bounds.columns() - Pager.MAX_LINE_WIDTH) / 2 : 0, 0);
  }

  private Screen moved(Screen screen, Size bounds) {
    LinePreview originalPreview = screen.preview();
    LinePreview preview =
        new LinePreview() {
          @Override
          public boolean isAllowed(String line) {
            return originalPreview.isAllowed(line);
          }

          @Override
          public Frame preview(String line) {
            return moved(originalPreview.preview(line));
          }
        };
    Screen.Picture picture = screen.picture();
    Screen.InputOptions options = screen.inputOptions();
    return new Screen(
        screen.kind(),
        new Screen.Picture(
            picture.size(),
            moved(picture.frame()),
            picture.motion().stream().map(this::moved).toList(),
            () -> screen.hotSpots().stream().map(place -> moved(place, bounds)).toList(),
            picture.hasTimeLimit(),
            picture.hasPreviousPage(),
            picture.spokenText()),
        new Screen.InputOptions(
            options.prompt(),
            options.lines(),
            options.words(),
            options.expectsInput(),
            options.continuesWithoutInput(),
            preview,
            options.hintCommand()),
        screen.log(),
        screen.helpSupplier());
  }

  private Frame moved(Frame frame) {
    Size size = new Size(frame.size().columns() + column, frame.size().rows() + row);
    return new Sketch(size).draw(column, row, frame).frame();
  }

  private HotSpot moved(HotSpot place, Size bounds) {
    Area area = place.area();
    int columns =
        Math.max(1, Math.min(area.size().columns(), bounds.columns() - column - area.column()));
    return new HotSpot(
        Area.of(area.column() + column, area.row() + row, columns, area.size().rows()),
        place.description(),
        place.commands(),
        place.name());
  }
}
