package lethe.app.titles.tase;

import java.util.List;
import java.util.stream.Stream;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.BoardPart;
import lethe.app.titles.Renderer;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.View;

/** The drawing of Ta-Se. */
final class TaSeRenderer implements Renderer<Command, View> {
  @Override
  public BoardDrawing<Command, View> layOut(View view, Viewer viewer, Size room) {
    return new DrawnTable(view, viewer, TableDrawing.in(room));
  }

  @Override
  public Size minSize(View view) {
    return TableDrawing.LEAST;
  }

  @Override
  public List<BoardPart> describe(View view, Viewer viewer) {
    return BoardText.of(view, viewer);
  }

  /** The cups are opened one after another, each long enough to be read. */
  @Override
  public List<Frame> animation(View before, View after, Viewer viewer, Size room) {
    if (before.scored().size() >= after.scored().size()) {
      return List.of();
    }
    TableDrawing drawing = TableDrawing.in(room);
    View closing = new RoundEndView(before, after.scored().getLast()).view();
    List<CupScore> cups = after.scored().getLast().cups();
    return Stream.of(0, 1, 1, 2, 2, 3, 3, 3)
        .map(open -> drawing.placed(drawing.table(closing, viewer, cups.subList(0, open))))
        .toList();
  }
}
