package lethe.app.titles.eurydice;

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
 * between two rows of spaces are drawn on the line directly above the lower row; those from the
 * start and to the end run across on the line of the start or the end.
 */
final class MapDrawing {
  static final Style HIGHLIGHT = Style.of(Ink.YELLOW).bolded();
  private static final Style VISITED = Style.of(Ink.YELLOW);

  /** The distance from the left edge of a space to its label, in columns. */
  private static final int MARK_COLUMNS = 2;

  /** The number of lines per row for which the rows behind Orpheus are omitted or shortened. */
  private static final int ROW_HEIGHT_WITHOUT_PAST = 2;

  /** The minimum number of lines per row at which names of spaces are drawn above their symbols. */
  private static final int MIN_ROW_HEIGHT_WITH_NAMES = 3;

  /** The minimum number of lines per row at which each symbol begins a new line. */
  private static final int MIN_ROW_HEIGHT_FOR_LIST = 5;

  /**
   * The minimum number of lines per row at which symbols are explained where the explanation fits.
   */
  private static final int MIN_ROW_HEIGHT_FOR_HELP = 6;

  /** The label of a drawn space, and its area. */
  private record Place(WrappedLabel label, Area area) {}

  private final View view;
  private final Board board;
  private final int columns;
  private final int minRowHeight;
  private final List<Lane> lanes;

  /** The width of a space, including its mark. */
  private final int width;

  private final Map<Space, Place> places = new LinkedHashMap<>();
  private final int height;

  /**
   * Creates a map.
   *
   * @param maxSize the maximum size; if necessary, visited rows and then the most distant ones are
   *     omitted to keep within the height
   * @param minRowHeight the minimum number of lines per row of spaces; with 1, no ways are drawn;
   *     with 2, only one row behind Orpheus is drawn, without symbols, until he reaches the end of
   *     the board or the match is over
   */
  MapDrawing(View view, Size maxSize, int minRowHeight) {
    this.view = view;
    this.board = view.board();
    this.columns = maxSize.columns();
    this.minRowHeight = minRowHeight;
    this.lanes = lanes(board);
    this.width = width(columns, lanes.size());
    Map<Space, WrappedLabel> labels = new LinkedHashMap<>();
    board.spaces().forEach(space -> labels.put(space, label(space)));
    int[] rows = new int[board.rowCount()];
    labels.forEach(
        (space, label) -> rows[space.row()] = Math.max(rows[space.row()], rows(space, label)));
    int currentRow = view.space().row();
    int firstRow = omitsPast() ? Math.max(0, currentRow - 1) : 0;
    int lastRow = rows.length - 1;
    int totalRows = Arrays.stream(rows).skip(firstRow).sum();
    while (totalRows > maxSize.rows() && firstRow < currentRow) {
      totalRows -= rows[firstRow++];
    }
    while (totalRows > maxSize.rows() && lastRow > currentRow + 1) {
      totalRows -= rows[lastRow--];
    }
    this.height = totalRows;
    int top = 0;
    for (int row = lastRow; row >= firstRow; row--) {
      for (Map.Entry<Space, WrappedLabel> entry : labels.entrySet()) {
        if (entry.getKey().row() == row) {
          WrappedLabel label = entry.getValue();
          Area area = Area.of(columnOf(entry.getKey()), top, width, Math.max(1, label.rows()));
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

  /**
   * Returns the maximum width of a space's label, in columns.
   *
   * @param columns the width of the map
   */
  static int labelColumns(Board board, int columns) {
    return width(columns, lanes(board).size()) - MARK_COLUMNS;
  }

  /** Returns the width of a space; spaces are separated by two columns. */
  private static int width(int columns, int lanes) {
    return (columns + 2) / lanes - 2;
  }

  private boolean omitsPast() {
    return minRowHeight == ROW_HEIGHT_WITHOUT_PAST
        && !view.space().isEnd()
        && view.ending().isEmpty();
  }

  /**
   * Returns whether a space behind Orpheus is drawn as a mark on one line, without its label and
   * without the ways that lead to it.
   */
  private boolean isShortened(Space space) {
    return omitsPast() && space.row() > 0 && space.row() < view.space().row();
  }

  /** Returns whether names of spaces are drawn. */
  boolean hasNames() {
    return minRowHeight >= MIN_ROW_HEIGHT_WITH_NAMES;
  }

  /**
   * Returns the number of lines that a space needs in its row. The ways from the start to the first
   * row above it need no additional line.
   */
  private int rows(Space space, WrappedLabel label) {
    if (space.isEnd() || space.row() == 0 || isShortened(space)) {
      return Math.max(1, label.rows());
    }
    int minRows = space.row() == 1 && minRowHeight > 1 ? minRowHeight - 1 : minRowHeight;
    return Math.max(minRows, label.rows());
  }

  /**
   * Returns the label of a space: its symbols, below its name if there are enough lines; only the
   * name if it has no symbols; nothing if it is {@linkplain #isShortened shortened}.
   */
  private WrappedLabel label(Space space) {
    int labelWidth = width - MARK_COLUMNS;
    List<String> symbols = symbols(space).stream().map(Symbol::label).toList();
    boolean isInner = !space.isEnd() && space.row() > 0;
    if (isShortened(space)) {
      return WrappedLabel.NONE;
    }
    if (!symbols.isEmpty() && (!isInner || !hasNames())) {
      return WrappedLabel.of(symbols, labelWidth);
    }
    WrappedLabel name = WrappedLabel.listed(List.of(space.name()), labelWidth);
    if (symbols.isEmpty()) {
      return name.above(WrappedLabel.NONE);
    }
    if (minRowHeight >= MIN_ROW_HEIGHT_FOR_HELP) {
      List<String> explanations = symbols(space).stream().map(ItemNames::description).toList();
      WrappedLabel explained =
          name.above(WrappedLabel.explained(symbols, explanations, labelWidth));
      if (explained.rows() < minRowHeight) {
        return explained;
      }
    }
    return name.above(
        minRowHeight < MIN_ROW_HEIGHT_FOR_LIST
            ? WrappedLabel.of(symbols, labelWidth)
            : WrappedLabel.listed(symbols, labelWidth));
  }

  private List<Symbol> symbols(Space space) {
    return space.equals(view.space()) ? view.pendingSymbols() : space.symbols();
  }

  private int columnOf(Space space) {
    return lanes.indexOf(space.lane()) * (width + 2);
  }

  Size size() {
    return new Size(columns, height);
  }

  /** Returns the area of a space, if it is drawn. */
  Optional<Area> area(Space space) {
    return Optional.ofNullable(places.get(space)).map(Place::area);
  }

  /** Returns the unresolved symbols of Orpheus's space, by area. */
  Map<Area, Symbol> symbolsByArea() {
    Map<Area, Symbol> symbols = new LinkedHashMap<>();
    Place current = places.get(view.space());
    if (current != null) {
      for (int i = 0; i < view.pendingSymbols().size(); i++) {
        Symbol symbol = view.pendingSymbols().get(i);
        current
            .label
            .firstPiece(i)
            .ifPresent(
                piece ->
                    symbols.put(
                        Area.of(
                            current.area.column() + MARK_COLUMNS + piece.column(),
                            current.area.row() + piece.line(),
                            piece.text().length(),
                            1),
                        symbol));
      }
    }
    return symbols;
  }

  Frame draw() {
    Sketch sketch = new Sketch(size());
    if (minRowHeight > 1) {
      List<List<Space>> all =
          board.spaces().stream().flatMap(space -> waysFrom(space).stream()).toList();
      PathLines shared = sharedLines(all);
      drawWays(sketch, all, Style.FAINT, shared);
      drawWays(sketch, walkedWays(), VISITED, shared);
      if (view.phase() == Phase.MOVE) {
        drawWays(sketch, waysFrom(view.space()), Style.BRIGHT, shared);
      }
    }
    places.forEach((space, place) -> drawSpace(sketch, space, place));
    return sketch.frame();
  }

  /** Returns the ways out of a space, as pairs of spaces. */
  private List<List<Space>> waysFrom(Space space) {
    return board.successors(space).stream().map(next -> List.of(space, next)).toList();
  }

  private List<List<Space>> walkedWays() {
    List<Space> path = view.path();
    return IntStream.range(1, path.size()).mapToObj(i -> path.subList(i - 1, i + 1)).toList();
  }

  /** Returns those ways that lead from the start or to the end, which share lines. */
  private PathLines sharedLines(List<List<Space>> ways) {
    PathLines lines = new PathLines(size());
    for (List<Space> way : ways) {
      Place startPlace = places.get(way.getFirst());
      Place endPlace = places.get(way.getLast());
      if (isShared(way.getFirst(), way.getLast()) && startPlace != null && endPlace != null) {
        int startRow = startPlace.area.row();
        lines.add(
            startPlace.area.column(),
            endPlace.area.column(),
            way.getFirst().row() == 0 ? startRow : startRow - 1,
            endPlace.area.row() + 1);
      }
    }
    return lines;
  }

  private static boolean isShared(Space start, Space end) {
    return start.row() == 0 || end.isEnd();
  }

  /**
   * Draws ways over those drawn before: as a vertical line within a lane, as a diagonal between two
   * lanes, or as a line from the start or to the end. Between other rows, labels of spaces leave no
   * gap for lines across the lanes.
   *
   * @param shared all lines from the start and to the end
   */
  private void drawWays(Sketch sketch, List<List<Space>> ways, Style style, PathLines shared) {
    Map<Area, Character> diagonals = new HashMap<>();
    for (List<Space> way : ways) {
      Place startPlace = places.get(way.getFirst());
      Place endPlace = places.get(way.getLast());
      if (startPlace != null && endPlace != null && !isShared(way.getFirst(), way.getLast())) {
        drawVertical(sketch, startPlace.area, endPlace.area, style);
        addDiagonals(diagonals, startPlace.area, endPlace.area);
      }
    }
    sharedLines(ways).draw(sketch, style, shared);
    diagonals.forEach(
        (area, glyph) -> sketch.put(area.column(), area.row(), new Cell(glyph, style)));
  }

  private static void drawVertical(Sketch sketch, Area start, Area end, Style style) {
    if (start.column() == end.column()) {
      for (int row = end.row() + 1; row < start.row(); row++) {
        sketch.put(end.column(), row, new Cell('│', style));
      }
    }
  }

  /**
   * Adds a diagonal in every gap between two lanes that a way crosses. Two opposite diagonals
   * become a cross.
   */
  private void addDiagonals(Map<Area, Character> diagonals, Area start, Area end) {
    int lane = width + 2;
    char glyph = start.column() < end.column() ? '╱' : '╲';
    int right = Math.max(start.column(), end.column());
    for (int column = Math.min(start.column(), end.column()); column < right; column += lane) {
      diagonals.merge(
          Area.of(column + lane - 2, start.row() - 1, 1, 1),
          glyph,
          (first, second) -> first.equals(second) ? first : '╳');
    }
  }

  private void drawSpace(Sketch sketch, Space space, Place place) {
    boolean isCurrent = space.equals(view.space());
    boolean isNext = view.phase() == Phase.MOVE && board.successors(view.space()).contains(space);
    boolean isWalked = view.path().contains(space);
    boolean isPassed = space.row() <= view.space().row() && !isCurrent;
    Style style = isCurrent ? HIGHLIGHT : isNext ? Style.BRIGHT : isWalked ? VISITED : Style.FAINT;
    int column = place.area.column();
    int row = place.area.row();
    sketch.text(column, row, isCurrent ? "@" : isNext ? ">" : isWalked ? "*" : "o", style);
    List<Symbol> symbols = symbols(space);
    for (Piece piece : place.label.pieces()) {
      Style pieceStyle =
          isPassed || piece.part() == WrappedLabel.EXPLANATION
              ? Style.FAINT
              : piece.part() == WrappedLabel.HEADING
                  ? style
                  : ItemNames.style(symbols.get(piece.part()).kind(), isCurrent || isNext);
      sketch.text(
          column + MARK_COLUMNS + piece.column(),
          row + piece.line(),
          piece.text() + " ",
          pieceStyle);
      if (piece.column() == 0) {
        sketch.put(column + MARK_COLUMNS - 1, row + piece.line(), Cell.BLANK);
      }
    }
    for (Piece comma : place.label.commas()) {
      sketch.text(
          column + MARK_COLUMNS + comma.column(), row + comma.line(), comma.text(), Style.FAINT);
    }
  }
}
