package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.engine.core.Checked;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataFlaw;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.kit.TextTable.Field;
import lethe.engine.kit.Vocabulary;

/**
 * The boards as a text: board, row, lane, space, symbols (divided by commas), next (spaces of the
 * row above, divided by bars; none at the end).
 */
final class BoardsText {
  /** The option that holds boards of one's own. */
  static final String OPTION = "boards";

  private static final List<String> COLUMNS =
      List.of("board", "row", "lane", "space", "symbols", "next");
  private static final Vocabulary<Lane> LANES = Vocabulary.of(Lane.class, Lane::word);
  private static final Vocabulary<Kind> KINDS = Vocabulary.of(Kind.class, Kind::words);

  private final DataText data = new DataText(OPTION);
  private final SortedMap<Integer, List<Line>> boards = new TreeMap<>();

  private BoardsText() {}

  /** A space whose next ones are still names. */
  private record Line(
      Field at, int row, Lane lane, Field name, List<Symbol> symbols, List<Field> next) {}

  /** Reads boards; never throws, whatever the text. */
  static Checked<List<Board>> read(String text) {
    return new BoardsText().boards(text);
  }

  private Checked<List<Board>> boards(String text) {
    data.rows(text, COLUMNS).forEach(this::line);
    List<Board> all = new ArrayList<>();
    int expected = 1;
    for (List<Line> lines : boards.values()) {
      if (!data.isRight()) {
        break;
      }
      lines.sort(Comparator.comparingInt(Line::row).thenComparing(Line::lane));
      int number = Integer.parseInt(lines.getFirst().at.text());
      if (number != expected) {
        data.wrong(lines.getFirst().at, DataFlaw.MISSING_BOARD, expected);
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

  private void line(List<Field> fields) {
    Optional<Integer> board = data.number(fields.get(0), 1);
    Optional<Integer> row = data.number(fields.get(1), 0);
    Optional<Lane> lane = data.word(fields.get(2), LANES);
    boolean named = data.filled(fields.get(3), "space");
    List<Symbol> symbols =
        parts(fields.get(4), ',').stream().flatMap(field -> symbol(field).stream()).toList();
    List<Field> next = parts(fields.get(5), '|');
    if (board.isPresent() && row.isPresent() && lane.isPresent() && named) {
      boards
          .computeIfAbsent(board.get(), _ -> new ArrayList<>())
          .add(new Line(fields.get(0), row.get(), lane.get(), fields.get(3), symbols, next));
    }
  }

  private static List<Field> parts(Field field, char between) {
    return field.isEmpty() ? List.of() : field.split(between);
  }

  /**
   * {@code steep peril 3}: words, then a number where the symbol has one. A beginning of the words
   * is enough, {@code ste 3}, where no other symbol begins so; boards are drawn with them.
   */
  private Optional<Symbol> symbol(Field field) {
    String text = field.text();
    int end = text.length();
    while (end > 0 && Character.isDigit(text.charAt(end - 1))) {
      end--;
    }
    Field name = new Field(text.substring(0, end).strip(), field.line(), field.column());
    Field number = new Field(text.substring(end), field.line(), field.column() + end);
    if (!data.filled(name, "symbol")) {
      return Optional.empty();
    }
    Optional<Kind> kind = data.beginning(name, KINDS);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    if (!kind.get().isNumbered() && !number.isEmpty()) {
      data.wrong(number, DataFlaw.NUMBER_NOT_WANTED, kind.get().words());
      return Optional.empty();
    }
    if (kind.get().isNumbered() && number.isEmpty()) {
      data.wrong(number, DataFlaw.NUMBER_MISSING, kind.get().words());
      return Optional.empty();
    }
    return kind.get().isNumbered()
        ? data.number(number, 1).map(value -> new Symbol(kind.get(), value))
        : Optional.of(new Symbol(kind.get(), 0));
  }

  private Board board(int number, List<Line> lines) {
    if (!isWhole(number, lines)) {
      return new Board(number, List.of());
    }
    int last = lines.getLast().row;
    List<Space> spaces = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      Line before = i == 0 ? line : lines.get(i - 1);
      if (i > 0 && line.row == before.row && line.lane == before.lane) {
        data.wrong(line.name, DataFlaw.SAME_PLACE, before.name.text());
      } else if (line.row < last && line.next.isEmpty()) {
        data.wrong(line.name, DataFlaw.DEAD_END, line.name.text());
      }
      spaces.add(new Space(line.row, line.lane, line.name.text(), line.symbols, next(line, lines)));
    }
    for (Line line : lines) {
      if (data.isRight() && line.row > 0 && !isReached(line, spaces)) {
        data.wrong(line.name, DataFlaw.UNREACHED, line.name.text());
      }
    }
    return new Board(number, spaces);
  }

  /**
   * Whether it begins and ends, and no row between is missing; if not, that is all there is to say.
   */
  private boolean isWhole(int number, List<Line> lines) {
    Line start = lines.getFirst();
    Line end = lines.getLast();
    boolean only = lines.size() == 1 || lines.get(1).row > 0;
    if (start.row > 0 || !start.symbols.isEmpty() || !only) {
      data.wrong(
          start.row > 0 || only ? start.name : lines.get(1).name, DataFlaw.BAD_START, number);
      return false;
    }
    for (int i = 1; i < lines.size(); i++) {
      int row = lines.get(i - 1).row + 1;
      if (lines.get(i).row > row) {
        data.wrong(lines.get(i).name, DataFlaw.MISSING_ROW, number, row);
        return false;
      }
    }
    boolean alone = lines.size() > 1 && lines.get(lines.size() - 2).row < end.row;
    if (!alone || !end.symbols.isEmpty() || !end.next.isEmpty()) {
      data.wrong(end.name, DataFlaw.BAD_END, number, end.row);
      return false;
    }
    return true;
  }

  private static boolean isReached(Line line, List<Space> spaces) {
    return spaces.stream()
        .anyMatch(space -> space.row() == line.row - 1 && space.next().contains(line.lane));
  }

  private List<Lane> next(Line line, List<Line> lines) {
    List<Line> above = lines.stream().filter(other -> other.row == line.row + 1).toList();
    return line.next.stream().flatMap(name -> lane(name, above)).distinct().sorted().toList();
  }

  private Stream<Lane> lane(Field name, List<Line> above) {
    List<Lane> lanes =
        above.stream()
            .filter(line -> line.name.lower().equals(name.lower()))
            .map(Line::lane)
            .toList();
    if (lanes.size() > 1) {
      data.wrong(name, DataFlaw.SAME_NAME, name.text());
    } else if (lanes.isEmpty()) {
      String known = String.join(", ", above.stream().map(line -> line.name.text()).toList());
      data.wrong(name, DataFlaw.UNKNOWN_SPACE, name.text(), known);
    }
    return lanes.stream();
  }
}
