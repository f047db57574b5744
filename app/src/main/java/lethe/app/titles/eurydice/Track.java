package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/** The board from its end, which is above, down to its start. */
final class Track {
  /** A word is cut to so many letters at first, and at last. */
  private static final int LONGEST = 7;

  private static final int SHORTEST = 3;

  private final View view;
  private final Board board;
  private final List<Lane> lanes;
  private final int width;

  private Track(View view, Size paper) {
    this.view = view;
    this.board = view.board();
    this.lanes = board.spaces().stream().map(Space::lane).distinct().sorted().toList();
    this.width = (paper.columns() + 1) / lanes.size();
  }

  static Frame draw(View view, Size paper) {
    Track track = new Track(view, paper);
    Sketch sketch = new Sketch(new Size(paper.columns(), track.board.rows() + 1));
    track.head(sketch, paper);
    view.board().spaces().forEach(space -> track.space(sketch, space));
    return sketch.frame();
  }

  /** Where a space is drawn; all are as wide. */
  static Area area(View view, Size paper, Space space) {
    Track track = new Track(view, paper);
    return Area.of(
        track.lanes.indexOf(space.lane()) * track.width,
        track.board.rows() - space.row(),
        track.width - 1,
        1);
  }

  /** Where the marks and the obols are drawn. */
  static List<Area> state(View view, Size paper) {
    String state = state(view);
    int obols = state.indexOf("   ") + 3;
    int column = paper.columns() - state.length();
    return List.of(
        Area.of(column, 0, obols - 3, 1), Area.of(column + obols, 0, state.length() - obols, 1));
  }

  private static String state(View view) {
    String marks = "x".repeat(view.marks()) + ".".repeat(3 - view.marks());
    return SAY.say("draw.state", marks, view.obols());
  }

  private void head(Sketch sketch, Size paper) {
    String title =
        SAY.say(
            "draw.title",
            board.number(),
            view.boards(),
            board.number() <= 3 ? SAY.say("draw.board." + board.number()) : "");
    sketch.text(0, 0, title, Style.BRIGHT);
    sketch.textTo(paper.columns() - 1, 0, state(view), Style.PLAIN);
  }

  private void space(Sketch sketch, Space space) {
    boolean here = space.equals(view.space());
    boolean next = view.phase() == Phase.MOVE && board.after(view.space()).contains(space);
    boolean walked = view.path().contains(space);
    String mark = here ? "@" : next ? ">" : walked ? "*" : " ";
    Style style =
        here
            ? Style.of(Ink.YELLOW).strong()
            : next ? Style.BRIGHT : walked ? Style.FAINT : Style.PLAIN;
    sketch.text(
        lanes.indexOf(space.lane()) * width,
        board.rows() - space.row(),
        mark + " " + words(space),
        style);
  }

  /** Its symbols; where it has none, its name. */
  private String words(Space space) {
    boolean here = space.equals(view.space());
    String text = space.symbols().isEmpty() ? space.name() : Words.symbols(symbols(space, here));
    String name = here && text.isEmpty() ? space.name() : text;
    return fitting(name.replace("steep peril", "steep"), width - 3);
  }

  /** The symbols of the space where Orpheus stands, as they are drawn. */
  static List<String> here(View view, Size paper) {
    return List.of(new Track(view, paper).words(view.space()).split(", "));
  }

  private List<Symbol> symbols(Space space, boolean here) {
    return here ? view.pending() : space.symbols();
  }

  /** With as many letters of each word as there is room for, which can be typed just as well. */
  private static String fitting(String name, int room) {
    String fits = name;
    for (int letters = LONGEST; fits.length() > room && letters >= SHORTEST; letters--) {
      fits = name.replaceAll("(\\p{L}{" + letters + "})\\p{L}+", "$1");
    }
    return fits.length() > room ? fits.substring(0, room) : fits;
  }
}
