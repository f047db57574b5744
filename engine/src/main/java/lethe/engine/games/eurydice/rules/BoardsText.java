package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.engine.core.Checked;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataFlaw;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Space;
import lethe.engine.kit.Field;

/**
 * The boards as a text: board, row, lane, space, symbols (divided by commas), next (spaces of the
 * row above, divided by bars; none at the end).
 */
final class BoardsText {
  /** The option that holds boards of one's own. */
  static final String OPTION = "boards";

  private static final List<String> COLUMNS =
      List.of("board", "row", "lane", "space", "symbols", "next");

  private final DataText data = new DataText(OPTION);
  private final SortedMap<Integer, List<BoardLine>> boards = new TreeMap<>();

  private BoardsText() {}

  /** Reads boards; never throws, whatever the text. */
  static Checked<List<Board>> read(String text) {
    return new BoardsText().boards(text);
  }

  private Checked<List<Board>> boards(String text) {
    for (List<Field> fields : data.rows(text, COLUMNS)) {
      BoardLine.read(data, fields).ifPresent(this::add);
    }
    List<Board> all = new ArrayList<>();
    int expected = 1;
    for (List<BoardLine> lines : boards.values()) {
      if (!data.isRight()) {
        break;
      }
      lines.sort(BoardsText::byPlace);
      int number = lines.getFirst().board();
      if (number != expected) {
        data.wrong(lines.getFirst().at(), DataFlaw.MISSING_BOARD, expected);
      } else {
        all.add(board(number, lines));
      }
      expected++;
    }
    if (data.isRight() && all.isEmpty()) {
      data.wrong(new Field("", 1, 1), DataFlaw.MISSING_BOARD, 1);
    }
    return data.isRight()
        ? new Checked.Valid<>(List.copyOf(all))
        : new Checked.Faulty<>(data.faults());
  }

  private void add(BoardLine line) {
    boards.computeIfAbsent(line.board(), _ -> new ArrayList<>()).add(line);
  }

  private static int byPlace(BoardLine one, BoardLine other) {
    return one.row() == other.row()
        ? one.lane().compareTo(other.lane())
        : Integer.compare(one.row(), other.row());
  }

  private Board board(int number, List<BoardLine> lines) {
    if (!isWhole(number, lines)) {
      return new Board(number, List.of());
    }
    int last = lines.getLast().row();
    List<Space> spaces = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      BoardLine line = lines.get(i);
      BoardLine before = i == 0 ? line : lines.get(i - 1);
      if (i > 0 && line.row() == before.row() && line.lane() == before.lane()) {
        data.wrong(line.name(), DataFlaw.SAME_PLACE, before.name().text());
      } else if (line.row() < last && line.next().isEmpty()) {
        data.wrong(line.name(), DataFlaw.DEAD_END, line.name().text());
      }
      spaces.add(
          new Space(
              line.row(), line.lane(), line.name().text(), line.symbols(), next(line, lines)));
    }
    for (BoardLine line : lines) {
      if (data.isRight() && line.row() > 0 && !isReached(line, spaces)) {
        data.wrong(line.name(), DataFlaw.UNREACHED, line.name().text());
      }
    }
    return new Board(number, spaces);
  }

  /**
   * Whether it begins and ends, and no row between is missing; if not, that is all there is to say.
   */
  private boolean isWhole(int number, List<BoardLine> lines) {
    BoardLine start = lines.getFirst();
    BoardLine end = lines.getLast();
    boolean only = lines.size() == 1 || lines.get(1).row() > 0;
    if (start.row() > 0 || !start.symbols().isEmpty() || !only) {
      data.wrong(
          start.row() > 0 || only ? start.name() : lines.get(1).name(), DataFlaw.BAD_START, number);
      return false;
    }
    for (int i = 1; i < lines.size(); i++) {
      int row = lines.get(i - 1).row() + 1;
      if (lines.get(i).row() > row) {
        data.wrong(lines.get(i).name(), DataFlaw.MISSING_ROW, number, row);
        return false;
      }
    }
    boolean alone = lines.size() > 1 && lines.get(lines.size() - 2).row() < end.row();
    if (!alone || !end.symbols().isEmpty() || !end.next().isEmpty()) {
      data.wrong(end.name(), DataFlaw.BAD_END, number, end.row());
      return false;
    }
    return true;
  }

  private static boolean isReached(BoardLine line, List<Space> spaces) {
    return spaces.stream()
        .anyMatch(space -> space.row() == line.row() - 1 && space.next().contains(line.lane()));
  }

  private List<Lane> next(BoardLine line, List<BoardLine> lines) {
    List<BoardLine> above = lines.stream().filter(other -> other.row() == line.row() + 1).toList();
    return line.next().stream().flatMap(name -> lane(name, above)).distinct().sorted().toList();
  }

  private Stream<Lane> lane(Field name, List<BoardLine> above) {
    List<Lane> lanes =
        above.stream()
            .filter(line -> line.name().lower().equals(name.lower()))
            .map(BoardLine::lane)
            .toList();
    if (lanes.size() > 1) {
      data.wrong(name, DataFlaw.SAME_NAME, name.text());
    } else if (lanes.isEmpty()) {
      String known = String.join(", ", above.stream().map(line -> line.name().text()).toList());
      data.wrong(name, DataFlaw.UNKNOWN_SPACE, name.text(), known);
    }
    return lanes.stream();
  }
}
