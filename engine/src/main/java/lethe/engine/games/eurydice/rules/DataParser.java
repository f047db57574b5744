package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.kit.Field;
import lethe.engine.kit.TextRow;
import lethe.engine.kit.TextTable;
import lethe.engine.kit.Vocabulary;

/**
 * Parses an option value that is a {@link TextTable} with a header line of column names, and
 * collects the errors. Fields may be missing at the end of a line.
 */
final class DataParser {
  private static final int MAX_NUMBER = 99;

  private final String option;
  private final List<InputError> errors = new ArrayList<>();

  /** Creates a parser whose errors refer to this option. */
  DataParser(String option) {
    this.option = option;
  }

  List<InputError> errors() {
    return List.copyOf(errors);
  }

  boolean isValid() {
    return errors.isEmpty();
  }

  void addError(Field field, ErrorCode code, Object... arguments) {
    errors.add(InputError.inOption(option, field.line(), field.column(), code, arguments));
  }

  /**
   * Returns the rows below the header, each with as many fields as there are columns. If there are
   * errors, reports them and returns an empty list.
   */
  List<List<Field>> parseRows(String text, List<String> columns) {
    List<List<Field>> rows = new ArrayList<>();
    boolean headerRead = false;
    for (TextRow row : TextTable.parse(text).rows()) {
      row.invalidCharacterColumn()
          .ifPresent(
              column -> addError(new Field("", row.line(), column), ScriptErrorCode.NOT_UTF8));
      List<Field> fields = new ArrayList<>(row.fields());
      if (!headerRead) {
        headerRead = true;
        if (!fields.stream().map(Field::lowerCaseText).toList().equals(columns)) {
          addError(fields.getFirst(), DataErrorCode.NO_HEADER, String.join(", ", columns));
          return List.of();
        }
      } else if (fields.size() > columns.size()) {
        addError(fields.get(columns.size()), DataErrorCode.TOO_MANY_FIELDS, columns.size());
      } else {
        while (fields.size() < columns.size()) {
          fields.add(row.endField());
        }
        rows.add(fields);
      }
    }
    if (!headerRead) {
      addError(new Field("", 1, 1), DataErrorCode.NO_HEADER, String.join(", ", columns));
    }
    return isValid() ? rows : List.of();
  }

  /**
   * Parses an integer from {@code min} to {@value #MAX_NUMBER}; reports an error for any other
   * text.
   */
  Optional<Integer> parseNumber(Field field, int min) {
    String text = field.text();
    int number = field.isEmpty() || text.length() > 2 ? -1 : 0;
    for (int i = 0; i < text.length() && number >= 0; i++) {
      char c = text.charAt(i);
      number = c < '0' || c > '9' ? -1 : number * 10 + c - '0';
    }
    if (number < min) {
      addError(field, DataErrorCode.NOT_A_NUMBER, text, min, MAX_NUMBER);
      return Optional.empty();
    }
    return Optional.of(number);
  }

  /** Parses one of these words; reports an error for any other text. */
  <T> Optional<T> parseWord(Field field, Vocabulary<T> words) {
    return require(field, words, words.byWord(field.text()));
  }

  /** Parses one of these words or an unambiguous prefix; reports an error for any other text. */
  <T> Optional<T> parsePrefix(Field field, Vocabulary<T> words) {
    return require(field, words, words.byPrefix(field.text()));
  }

  private <T> Optional<T> require(Field field, Vocabulary<T> words, Optional<T> value) {
    if (value.isEmpty()) {
      addError(field, DataErrorCode.UNKNOWN_WORD, field.text(), words.joinedWords());
    }
    return value;
  }

  /** Returns whether the field is not empty; reports an error if it is empty. */
  boolean requireText(Field field, String column) {
    if (field.isEmpty()) {
      addError(field, DataErrorCode.EMPTY_FIELD, column);
    }
    return !field.isEmpty();
  }
}
