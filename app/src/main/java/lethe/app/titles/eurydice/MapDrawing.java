package lethe.app.titles.eurydice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import lethe.app.frame.Area;
import lethe.app.frame.Cell;
import lethe.app.frame.Frame;
import lethe.app.frame.Ink;
import lethe.app.frame.Size;
import lethe.app.frame.Sketch;
import lethe.app.frame.Style;
import lethe.app.titles.eurydice.WrappedLabel.Piece;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;

/**
 * The board as a map, from its end at the top down to its start. Each lane is a column. The ways
 * between two rows of spaces are drawn on the line directly above the lower row.
 */
final class MapDrawing {
  static final Style ORPHEUS = Style.of(Ink.YELLOW).bolded();
  private static final Style WALKED = Style.of(Ink.YELLOW);

  /** The number of columns before the words of a space. */
  private static final int MARK = 2;

  /** The minimum number of lines per row at which names of spaces are drawn above their symbols. */
  private static final int MIN_ROWS_WITH_NAMES = 3;

  /** The minimum number of lines per row at which each symbol begins a new line. */
  private static final int MIN_ROWS_FOR_LIST = 5;

  /**
   * The minimum number of lines per row at which symbols are explained where the explanation fits.
   */
  private static final int MIN_ROWS_FOR_HELP = 6;

  /** A space and its area. */
  private record Place(WrappedLabel label, Area area) {}

  private final View view;
  private final Board board;
  private final int columns;
  private final int step;
  private final List<Lane> lanes;

  /** The width of a space, including its mark. */
  private final int width;

  private final Map<Space, Place> places = new LinkedHashMap<>();
  private final int height;

  /**
   * Creates a map.
   *
   * @param room the maximum size; if necessary, visited rows and then the most distant ones are
   *     omitted to keep within the height
   * @param step the minimum number of lines per row of spaces; with 1, no ways are drawn
   */
  MapDrawing(View view, Size room, int step) {
    this.view = view;
    this.board = view.board();
    this.columns = room.columns();
    this.step = step;
    this.lanes = lanes(board);
    this.width = width(columns, lanes.size());
    Map<Space, WrappedLabel> labels = new LinkedHashMap<>();
    board.spaces().forEach(space -> labels.put(space, label(space)));
    int[] rows = new int[board.rowCount()];
    labels.forEach(
        (space, label) -> rows[space.row()] = Math.max(rows[space.row()], rows(space, label)));
    int low = 0;
    int high = rows.length - 1;
    int here = view.space().row();
    int all = Arrays.stream(rows).sum();
    while (all > room.rows() && low < here) {
      all -= rows[low++];
    }
    while (all > room.rows() && high > here + 1) {
      all -= rows[high--];
    }
    this.height = all;
    int top = 0;
    for (int row = high; row >= low; row--) {
      for (Map.Entry<Space, WrappedLabel> entry : labels.entrySet()) {
        if (entry.getKey().row() == row) {
          WrappedLabel label = entry.getValue();
          Area area = Area.of(rail(entry.getKey()), top, width, Math.max(1, label.rows()));
          places.put(entry.getKey(), new Place(label, area));
        }
      }
      top += rows[row];
    }
  }

  private static List<Lane> lanes(Board board) {
    Set<Lane> lanes = EnumSet.noneOf(Lane.class);
    board.spaces().forEach(space -> lanes.add(space.lane()));
    return List.copyOf(lanes);
  }

  /** Returns the number of columns for the words of a space on a map of this width. */
  static int room(Board board, int columns) {
    return width(columns, lanes(board).size()) - MARK;
  }

  /** Returns the width of a space; spaces are separated by two columns. */
  private static int width(int columns, int lanes) {
    return (columns + 2) / lanes - 2;
  }

  /** Returns the number of lines that a space needs in its row. */
  private int rows(Space space, WrappedLabel label) {
    return space.isEnd() || space.row() == 0
        ? Math.max(1, label.rows())
        : Math.max(step, label.rows());
  }

  /**
   * Returns the symbols of a space with its name above them if it fits, or the name if it has none.
   */
  private WrappedLabel label(Space space) {
    int room = width - MARK;
    List<String> symbols = symbols(space).stream().map(Symbol::label).toList();
    boolean open = !space.isEnd() && space.row() > 0;
    if (!symbols.isEmpty() && (!open || step < MIN_ROWS_WITH_NAMES)) {
      return WrappedLabel.of(symbols, room);
    }
    WrappedLabel name = WrappedLabel.listed(List.of(space.name()), room);
    if (symbols.isEmpty()) {
      return name.above(WrappedLabel.NONE);
    }
    if (step >= MIN_ROWS_FOR_HELP) {
      List<String> about = symbols(space).stream().map(ItemNames::about).toList();
      WrappedLabel whole = name.above(WrappedLabel.explained(symbols, about, room));
      if (whole.rows() < step) {
        return whole;
      }
    }
    return name.above(
        step < MIN_ROWS_FOR_LIST
            ? WrappedLabel.of(symbols, room)
            : WrappedLabel.listed(symbols, room));
  }

  private List<Symbol> symbols(Space space) {
    return space.equals(view.space()) ? view.pending() : space.symbols();
  }

  private int rail(Space space) {
    return lanes.indexOf(space.lane()) * (width + 2);
  }

  Size size() {
    return new Size(columns, height);
  }

  /** Returns the area of a space, if it is drawn. */
  Optional<Area> area(Space space) {
    return Optional.ofNullable(places.get(space)).map(Place::area);
  }

  /** Returns the areas of the unresolved symbols of the space of Orpheus. */
  Map<Area, Symbol> symbols() {
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    Place here = places.get(view.space());
    if (here != null) {
      for (int i = 0; i < view.pending().size(); i++) {
        Symbol symbol = view.pending().get(i);
        here.label
            .first(i)
            .ifPresent(
                piece ->
                    symbols.put(
                        Area.of(
                            here.area.column() + MARK + piece.column(),
                            here.area.row() + piece.line(),
                            piece.words().length(),
                            1),
                        symbol));
      }
    }
    return symbols;
  }

  Frame draw() {
    Sketch sketch = new Sketch(size());
    PathLines ends = ways(ends());
    lattice(sketch, ends);
    ways(walked()).draw(sketch, WALKED, ends);
    if (view.phase() == Phase.MOVE) {
      ways(board.successors(view.space()).stream().map(this::stepTo).toList())
          .draw(sketch, Style.BRIGHT, ends);
    }
    places.forEach((space, place) -> words(sketch, space, place));
    return sketch.frame();
  }

  private List<Space> stepTo(Space to) {
    return List.of(view.space(), to);
  }

  private List<List<Space>> walked() {
    List<Space> path = view.path();
    return IntStream.range(1, path.size()).mapToObj(i -> path.subList(i - 1, i + 1)).toList();
  }

  private PathLines ways(List<List<Space>> fromTo) {
    PathLines ways = new PathLines(size());
    for (List<Space> way : fromTo) {
      Place from = places.get(way.getFirst());
      Place to = places.get(way.getLast());
      if (step > 1 && from != null && to != null) {
        ways.add(from.area.column(), to.area.column(), from.area.row() - 1, to.area.row() + 1);
      }
    }
    return ways;
  }

  /** Returns the ways out of the start and into the end, which all lanes share. */
  private List<List<Space>> ends() {
    List<List<Space>> ends = new ArrayList<>();
    for (Space space : board.spaces()) {
      for (Space to : board.successors(space)) {
        if (isShared(space, to)) {
          ends.add(List.of(space, to));
        }
      }
    }
    return ends;
  }

  private static boolean isShared(Space from, Space to) {
    return from.row() == 0 || to.isEnd();
  }

  /** Draws all ways faintly: up a lane, and across between two lanes. */
  private void lattice(Sketch sketch, PathLines ends) {
    if (step == 1) {
      return;
    }
    Map<Area, Character> slants = new HashMap<>();
    for (Space space : board.spaces()) {
      for (Space to : board.successors(space)) {
        Place from = places.get(space);
        Place goal = places.get(to);
        if (from != null && goal != null && !isShared(space, to)) {
          upward(sketch, from.area, goal.area);
          slants(slants, from.area, goal.area);
        }
      }
    }
    ends.draw(sketch, Style.FAINT, ends);
    slants.forEach(
        (area, slant) -> sketch.put(area.column(), area.row(), new Cell(slant, Style.FAINT)));
  }

  private static void upward(Sketch sketch, Area from, Area to) {
    if (from.column() == to.column()) {
      for (int row = to.row() + 1; row < from.row(); row++) {
        sketch.put(to.column(), row, new Cell('│', Style.FAINT));
      }
    }
  }

  /** Adds the slants for every gap between two lanes. */
  private void slants(Map<Area, Character> slants, Area from, Area to) {
    int lane = width + 2;
    char slant = from.column() < to.column() ? '╱' : '╲';
    int right = Math.max(from.column(), to.column());
    for (int column = Math.min(from.column(), to.column()); column < right; column += lane) {
      slants.merge(
          Area.of(column + lane - 2, from.row() - 1, 1, 1),
          slant,
          (one, other) -> one.equals(other) ? one : '╳');
    }
  }

  private void words(Sketch sketch, Space space, Place place) {
    boolean here = space.equals(view.space());
    boolean next = view.phase() == Phase.MOVE && board.successors(view.space()).contains(space);
    boolean walked = view.path().contains(space);
    boolean passed = space.row() <= view.space().row() && !here;
    Style style = here ? ORPHEUS : next ? Style.BRIGHT : walked ? WALKED : Style.FAINT;
    int column = place.area.column();
    int row = place.area.row();
    sketch.text(column, row, here ? "@" : next ? ">" : walked ? "*" : "o", style);
    List<Symbol> symbols = symbols(space);
    for (Piece piece : place.label.pieces()) {
      Style words =
          passed || piece.part() == WrappedLabel.ASIDE
              ? Style.FAINT
              : piece.part() == WrappedLabel.HEADING
                  ? style
                  : ItemNames.style(symbols.get(piece.part()).kind(), here || next);
      sketch.text(column + MARK + piece.column(), row + piece.line(), piece.words() + " ", words);
      if (piece.column() == 0) {
        sketch.put(column + MARK - 1, row + piece.line(), Cell.BLANK);
      }
    }
    for (Piece comma : place.label.commas()) {
      sketch.text(column + MARK + comma.column(), row + comma.line(), comma.words(), Style.FAINT);
    }
  }
}
