package lethe.app.session;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.page.Screen.HotSpot;

/** The visible table: a drawing, or a list if there is no room for one. */
sealed interface BoardView<C> permits ListedBoard, DrawnBoard {
  static <C, O, V> BoardView<C> of(MatchPage<C, O, V> page) {
    return ListedBoard.isNeededFor(page) ? ListedBoard.of(page) : DrawnBoard.of(page);
  }

  Frame frame();

  /** Returns the places that can be pointed at. */
  List<HotSpot> places();

  /** Returns the drawing while a command is being considered. */
  Frame preview(C command);

  /** Returns whether there is a previous page. */
  boolean hasPreviousPage();
}
