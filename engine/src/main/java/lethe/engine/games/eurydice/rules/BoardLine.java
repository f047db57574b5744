package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.kit.Field;
import lethe.engine.kit.Vocabulary;

/**
 * A line of text that describes a space. The names of its successors have not been resolved yet.
 *
 * @param boardField the field that contains the number of the board
 */
record BoardLine(
    Field boardField,
    int board,
    int row,
    Lane lane,
    Field name,
    List<Symbol> symbols,
    List<Field> next) {
  private static final Vocabulary<Lane> LANES = Vocabulary.of(Lane.class, Lane::word);
  private static final Vocabulary<Kind> KINDS = Vocabulary.of(Kind.class, Kind::label);

  /**
   * Parses the fields of a line and reports errors to {@code data}. Returns empty if the position
   * or the name is invalid; omits invalid symbols.
   */
  static Optional<BoardLine> parse(DataParser data, List<Field> fields) {
    Optional<Integer> board = data.parseNumber(fields.get(0), 1);
    Optional<Integer> row = data.parseNumber(fields.get(1), 0);
    Optional<Lane> lane = data.parseWord(fields.get(2), LANES);
    boolean hasName = data.requireText(fields.get(3), "space");
    List<Symbol> symbols = new ArrayList<>();
    for (Field field : split(fields.get(4), ',')) {
      parseSymbol(data, field).ifPresent(symbols::add);
    }
    List<Field> next = split(fields.get(5), '|');
    return board.isPresent() && row.isPresent() && lane.isPresent() && hasName
        ? Optional.of(
            new BoardLine(
                fields.get(0), board.get(), row.get(), lane.get(), fields.get(3), symbols, next))
        : Optional.empty();
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static List<Field> split(Field field, char separator) {
    return field.isEmpty() ? List.of() : field.split(separator);
  }

  /**
   * Parses a symbol such as {@code steep peril 3}: words, then a number if the symbol has one. An
   * unambiguous prefix such as {@code ste 3} is enough; labels drawn on boards use such prefixes.
   */
  private static Optional<Symbol> parseSymbol(DataParser data, Field field) {
    String text = field.text();
    int end = text.length();
    while (end > 0 && isDigit(text.charAt(end - 1))) {
      end--;
    }
    Field name = new Field(text.substring(0, end).strip(), field.line(), field.column());
    Field number = new Field(text.substring(end), field.line(), field.column() + end);
    if (!data.requireText(name, "symbol")) {
      return Optional.empty();
    }
    Optional<Kind> kind = data.parsePrefix(name, KINDS);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    if (!kind.get().isNumbered() && !number.isEmpty()) {
      data.addError(number, DataErrorCode.UNEXPECTED_NUMBER, kind.get().label());
      return Optional.empty();
    }
    if (kind.get().isNumbered() && number.isEmpty()) {
      data.addError(number, DataErrorCode.MISSING_NUMBER, kind.get().label());
      return Optional.empty();
    }
    return kind.get().isNumbered()
        ? data.parseNumber(number, 1).map(value -> new Symbol(kind.get(), value))
        : Optional.of(new Symbol(kind.get(), 0));
  }
}
