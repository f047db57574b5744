package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.page.Screen.HotSpot;
import lethe.app.titles.BoardDrawing;

/** The visible table: a drawing, or a list if the window is too small for a drawing. */
sealed interface BoardView<C> permits ListedBoard, BoardView.Drawing {
  static <C, O, V> BoardView<C> of(MatchPage<C, O, V> page) {
    return page.isListed() ? ListedBoard.of(page) : Drawing.of(page);
  }

  Frame frame();

  /** Returns the places that can be selected with the pointer. */
  List<HotSpot> places();

  /** Returns the drawing while a command is being considered. */
  Frame preview(C command);

  /** Returns whether there is a previous page. */
  boolean hasPreviousPage();

  /** A drawn table with the changes since the player's last move marked. */
  record Drawing<C, O, V>(MatchPage<C, O, V> page, BoardDrawing<C, V> drawing)
      implements BoardView<C> {
    static <C, O, V> Drawing<C, O, V> of(MatchPage<C, O, V> page) {
      return new Drawing<>(page, page.snapshot().layOut(page.size()));
    }

    @Override
    public Frame frame() {
      return page.oldView().map(drawing::withChangesSince).orElseGet(drawing::frame);
    }

    @Override
    public List<HotSpot> places() {
      List<C> legal = page.expectsCommand() ? page.snapshot().legal() : List.of();
      return drawing.targets(legal).stream()
          .map(
              target ->
                  new HotSpot(
                      target.area(),
                      target.description(),
                      target.commands().stream().map(page.notation()::format).toList()))
          .toList();
    }

    @Override
    public Frame preview(C command) {
      return drawing.preview(command);
    }

    @Override
    public boolean hasPreviousPage() {
      return false;
    }
  }
}
