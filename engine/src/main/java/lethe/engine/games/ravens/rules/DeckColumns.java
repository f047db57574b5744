package lethe.engine.games.ravens.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.games.ravens.DeckErrorCode;
import lethe.engine.kit.Field;
import lethe.engine.kit.TextRow;

/**
 * The columns of a deck file.
 *
 * @param fields for each of the {@link #NAMES}, the index of its field in a row
 */
record DeckColumns(List<Integer> fields) {
  static final List<String> NAMES = List.of("color", "number", "quadrants", "power");
  static final String JOINED_NAMES = String.join(", ", NAMES);

  Field color(List<Field> row) {
    return row.get(fields.get(0));
  }

  Field number(List<Field> row) {
    return row.get(fields.get(1));
  }

  Field quadrants(List<Field> row) {
    return row.get(fields.get(2));
  }

  Field power(List<Field> row) {
    return row.get(fields.get(3));
  }

  /**
   * Parses the header row. If it has errors, adds them to {@code errors}, which must be empty, and
   * returns empty.
   */
  static Optional<DeckColumns> parse(TextRow row, List<InputError> errors) {
    Field first = row.fields().getFirst();
    if (row.fields().stream().noneMatch(field -> column(field) >= 0)) {
      errors.add(error(first, DeckErrorCode.NO_HEADER, first.lowerCaseText(), JOINED_NAMES));
      return Optional.empty();
    }
    Integer[] columns = new Integer[NAMES.size()];
    for (int i = 0; i < row.fields().size(); i++) {
      Field field = row.fields().get(i);
      int column = column(field);
      if (column < 0) {
        errors.add(error(field, DeckErrorCode.UNKNOWN_COLUMN, field.lowerCaseText(), JOINED_NAMES));
      } else if (columns[column] != null) {
        errors.add(error(field, DeckErrorCode.REPEATED_COLUMN, field.lowerCaseText()));
      } else {
        columns[column] = i;
      }
    }
    int missing = Arrays.asList(columns).indexOf(null);
    if (missing >= 0 && errors.isEmpty()) {
      Field last = row.fields().getLast();
      int endColumn = last.column() + last.text().length();
      errors.add(
          InputError.inOption(
              DeckParser.OPTION,
              last.line(),
              endColumn,
              DeckErrorCode.MISSING_COLUMN,
              NAMES.get(missing)));
    }
    return errors.isEmpty() ? Optional.of(new DeckColumns(List.of(columns))) : Optional.empty();
  }

  static boolean isHeader(TextRow row) {
    return row.fields().stream().allMatch(field -> column(field) >= 0);
  }

  /**
   * Returns the index of the column with a name, or -1 if there is none. The color column may also
   * be spelled {@code colour}.
   */
  private static int column(Field field) {
    return NAMES.indexOf(field.lowerCaseText().equals("colour") ? "color" : field.lowerCaseText());
  }

  private static InputError error(Field field, ErrorCode code, Object... arguments) {
    return InputError.inOption(DeckParser.OPTION, field.line(), field.column(), code, arguments);
  }
}
