package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Space;
import lethe.engine.kit.Field;

/**
 * Parses the text of boards, which has the columns board, row, lane, space, symbols (separated by
 * commas) and next (names of spaces of the row above, separated by bars; empty at the end).
 */
final class BoardsParser {
  /** The option that holds custom boards. */
  static final String OPTION = "boards";

  private static final List<String> COLUMNS =
      List.of("board", "row", "lane", "space", "symbols", "next");

  private final DataParser data = new DataParser(OPTION);
  private final SortedMap<Integer, List<BoardLine>> linesByBoard = new TreeMap<>();

  private BoardsParser() {}

  /** Parses boards. Never throws, whatever the text. */
  static Validated<List<Board>> parse(String text) {
    return new BoardsParser().parseBoards(text);
  }

  private Validated<List<Board>> parseBoards(String text) {
    for (List<Field> fields : data.parseRows(text, COLUMNS)) {
      BoardLine.parse(data, fields).ifPresent(this::add);
    }
    List<Board> parsedBoards = new ArrayList<>();
    int expectedNumber = 1;
    for (List<BoardLine> lines : linesByBoard.values()) {
      if (!data.isValid()) {
        break;
      }
      lines.sort(BoardsParser::comparePositions);
      int number = lines.getFirst().board();
      if (number != expectedNumber) {
        data.addError(lines.getFirst().boardField(), DataErrorCode.MISSING_BOARD, expectedNumber);
      } else {
        parsedBoards.add(toBoard(number, lines));
      }
      expectedNumber++;
    }
    if (data.isValid() && parsedBoards.isEmpty()) {
      data.addError(new Field("", 1, 1), DataErrorCode.MISSING_BOARD, 1);
    }
    return data.isValid()
        ? new Validated.Valid<>(List.copyOf(parsedBoards))
        : new Validated.Invalid<>(data.errors());
  }

  private void add(BoardLine line) {
    linesByBoard.computeIfAbsent(line.board(), _ -> new ArrayList<>()).add(line);
  }

  private static int comparePositions(BoardLine first, BoardLine second) {
    return first.row() == second.row()
        ? first.lane().compareTo(second.lane())
        : Integer.compare(first.row(), second.row());
  }

  /** Creates a board from its lines, which must be sorted by position, and reports their errors. */
  private Board toBoard(int number, List<BoardLine> lines) {
    if (!hasValidOutline(number, lines)) {
      return new Board(number, List.of());
    }
    List<List<BoardLine>> rows = groupByRow(lines);
    List<Space> spaces = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      BoardLine line = lines.get(i);
      BoardLine previous = i == 0 ? line : lines.get(i - 1);
      boolean isLastRow = line.row() == rows.size() - 1;
      if (i > 0 && line.row() == previous.row() && line.lane() == previous.lane()) {
        data.addError(line.name(), DataErrorCode.DUPLICATE_POSITION, previous.name().text());
      } else if (!isLastRow && line.next().isEmpty()) {
        data.addError(line.name(), DataErrorCode.DEAD_END, line.name().text());
      }
      List<Lane> next = resolveNext(line, isLastRow ? List.of() : rows.get(line.row() + 1));
      spaces.add(new Space(line.row(), line.lane(), line.name().text(), line.symbols(), next));
    }
    if (data.isValid()) {
      reportUnreachableSpaces(rows, spaces);
    }
    return new Board(number, spaces);
  }

  /** Returns the lines of each row. The lines must be sorted, and no row may be missing. */
  private static List<List<BoardLine>> groupByRow(List<BoardLine> lines) {
    List<List<BoardLine>> rows = new ArrayList<>();
    for (BoardLine line : lines) {
      if (line.row() == rows.size()) {
        rows.add(new ArrayList<>());
      }
      rows.getLast().add(line);
    }
    return rows;
  }

  /** Reports spaces without a predecessor. */
  private void reportUnreachableSpaces(List<List<BoardLine>> rows, List<Space> spaces) {
    List<Set<Lane>> reachableLanes = new ArrayList<>();
    rows.forEach(_ -> reachableLanes.add(EnumSet.noneOf(Lane.class)));
    for (Space space : spaces) {
      if (!space.next().isEmpty()) {
        reachableLanes.get(space.row() + 1).addAll(space.next());
      }
    }
    for (int row = 1; row < rows.size(); row++) {
      for (BoardLine line : rows.get(row)) {
        if (!reachableLanes.get(row).contains(line.lane())) {
          data.addError(line.name(), DataErrorCode.UNREACHABLE_SPACE, line.name().text());
        }
      }
    }
  }

  /**
   * Returns whether the board has a valid start, a valid end and no missing row; otherwise reports
   * the first of these errors, after which further checks are pointless.
   */
  private boolean hasValidOutline(int number, List<BoardLine> lines) {
    BoardLine start = lines.getFirst();
    BoardLine end = lines.getLast();
    boolean hasSingleStart = lines.size() == 1 || lines.get(1).row() > 0;
    if (start.row() > 0 || !start.symbols().isEmpty() || !hasSingleStart) {
      data.addError(
          start.row() > 0 || hasSingleStart ? start.name() : lines.get(1).name(),
          DataErrorCode.INVALID_START,
          number);
      return false;
    }
    for (int i = 1; i < lines.size(); i++) {
      int expectedRow = lines.get(i - 1).row() + 1;
      if (lines.get(i).row() > expectedRow) {
        data.addError(lines.get(i).name(), DataErrorCode.MISSING_ROW, number, expectedRow);
        return false;
      }
    }
    boolean hasSingleEnd = lines.size() > 1 && lines.get(lines.size() - 2).row() < end.row();
    if (!hasSingleEnd || !end.symbols().isEmpty() || !end.next().isEmpty()) {
      data.addError(end.name(), DataErrorCode.INVALID_END, number, end.row());
      return false;
    }
    return true;
  }

  /**
   * Returns the lanes of the successors of a space. Reports names that are unknown or not unique.
   */
  private List<Lane> resolveNext(BoardLine line, List<BoardLine> nextRow) {
    Set<Lane> next = EnumSet.noneOf(Lane.class);
    for (Field name : line.next()) {
      List<Lane> lanes = new ArrayList<>();
      for (BoardLine candidate : nextRow) {
        if (candidate.name().equalsIgnoreCase(name.text())) {
          lanes.add(candidate.lane());
        }
      }
      if (lanes.size() > 1) {
        data.addError(name, DataErrorCode.DUPLICATE_NAME, name.text());
      } else if (lanes.isEmpty()) {
        String candidateNames =
            String.join(", ", nextRow.stream().map(candidate -> candidate.name().text()).toList());
        data.addError(name, DataErrorCode.UNKNOWN_SPACE, name.text(), candidateNames);
      }
      next.addAll(lanes);
    }
    return List.copyOf(next);
  }
}
