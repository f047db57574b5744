package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.SAY;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
  /** So wide is what stands before a space. */
  private static final int MARK = 2;

  private final View view;
  private final Board board;
  private final List<Lane> lanes;
  private final int width;

  private final Map<Space, Label> labels = new LinkedHashMap<>();

  /** In which line each row of the board begins. */
  private final int[] tops;

  private Track(View view, Size paper) {
    this.view = view;
    this.board = view.board();
    this.lanes = board.spaces().stream().map(Space::lane).distinct().sorted().toList();
    this.width = (paper.columns() + 1) / lanes.size();
    board.spaces().forEach(space -> labels.put(space, label(space)));
    this.tops = new int[board.rows()];
    int top = 1;
    for (int row = board.rows() - 1; row >= 0; row--) {
      tops[row] = top;
      top += rows(row);
    }
  }

  /** As many lines as its highest space takes. */
  private int rows(int row) {
    return labels.entrySet().stream()
        .filter(entry -> entry.getKey().row() == row)
        .mapToInt(entry -> entry.getValue().rows())
        .max()
        .orElse(1);
  }

  private int height() {
    return tops[0] + rows(0);
  }

  static Frame draw(View view, Size paper) {
    Track track = new Track(view, paper);
    Sketch sketch = new Sketch(new Size(paper.columns(), track.height()));
    track.head(sketch, paper);
    view.board().spaces().forEach(space -> track.space(sketch, space));
    return sketch.frame();
  }

  /** How many lines it takes. */
  static int height(View view, Size paper) {
    return new Track(view, paper).height();
  }

  /** Where a space is drawn; all are as wide. */
  static Area area(View view, Size paper, Space space) {
    return new Track(view, paper).area(space);
  }

  private Area area(Space space) {
    return Area.of(
        lanes.indexOf(space.lane()) * width,
        tops[space.row()],
        width - 1,
        labels.getOrDefault(space, Label.of(List.of(), "", width)).rows());
  }

  /** The symbols of the space where Orpheus stands that are still to be carried out, and where. */
  static Map<Area, Symbol> symbols(View view, Size paper) {
    Track track = new Track(view, paper);
    Area space = track.area(view.space());
    Label label = track.label(view.space());
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    for (int i = 0; i < view.pending().size(); i++) {
      symbols.put(
          Area.of(
              space.column() + MARK + label.column(i),
              space.row() + label.lines().get(i),
              label.parts().get(i).length(),
              1),
          view.pending().get(i));
    }
    return symbols;
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
    Area area = area(space);
    sketch.text(area.column(), area.row(), mark, style);
    List<String> lines = label(space).text();
    for (int i = 0; i < lines.size(); i++) {
      sketch.text(area.column() + MARK, area.row() + i, lines.get(i), style);
    }
  }

  /** Its symbols; where it has none, its name. */
  private Label label(Space space) {
    List<Symbol> symbols = space.equals(view.space()) ? view.pending() : space.symbols();
    int room = width - MARK - 1;
    if (symbols.isEmpty()) {
      return Label.of(List.of(space.name().split(" ", -1)), " ", room);
    }
    List<String> words = symbols.stream().map(Track::words).toList();
    Label loose = Label.of(words, ", ", room);
    Label dense = Label.of(words, ",", room);
    return dense.rows() < loose.rows() ? dense : loose;
  }

  private static String words(Symbol symbol) {
    return symbol.words().replace("steep peril", "steep");
  }
}
