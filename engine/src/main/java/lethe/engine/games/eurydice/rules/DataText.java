package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Reason;
import lethe.engine.games.eurydice.DataFlaw;
import lethe.engine.kit.Field;
import lethe.engine.kit.Row;
import lethe.engine.kit.TextTable;
import lethe.engine.kit.Vocabulary;

/**
 * Reads an option value that is a {@link TextTable} with a header line of column names. Fields may
 * be missing at the end of a line. Collects the errors.
 */
final class DataText {
  private static final int MOST = 99;

  private final String option;
  private final List<Fault> faults = new ArrayList<>();

  /** Creates a reader that reports its errors as errors of this option. */
  DataText(String option) {
    this.option = option;
  }

  List<Fault> faults() {
    return List.copyOf(faults);
  }

  boolean isRight() {
    return faults.isEmpty();
  }

  void wrong(Field field, Reason why, Object... facts) {
    faults.add(Fault.inOption(option, field.line(), field.column(), why, facts));
  }

  /** Returns the rows below the header, each with as many fields as there are columns. */
  List<List<Field>> rows(String text, List<String> columns) {
    List<List<Field>> rows = new ArrayList<>();
    boolean headed = false;
    for (Row row : TextTable.read(text).rows()) {
      row.notText().ifPresent(at -> wrong(new Field("", row.line(), at), Flaw.NOT_TEXT));
      List<Field> fields = new ArrayList<>(row.fields());
      if (!headed) {
        headed = true;
        if (!fields.stream().map(Field::lower).toList().equals(columns)) {
          wrong(fields.getFirst(), DataFlaw.NO_HEADER, String.join(", ", columns));
          return List.of();
        }
      } else if (fields.size() > columns.size()) {
        wrong(fields.get(columns.size()), DataFlaw.TOO_MANY_FIELDS, columns.size());
      } else {
        while (fields.size() < columns.size()) {
          fields.add(row.end());
        }
        rows.add(fields);
      }
    }
    if (!headed) {
      wrong(new Field("", 1, 1), DataFlaw.NO_HEADER, String.join(", ", columns));
    }
    return isRight() ? rows : List.of();
  }

  /** Reads an integer from {@code least} to 99. */
  Optional<Integer> number(Field field, int least) {
    String text = field.text();
    int number = field.isEmpty() || text.length() > 2 ? -1 : 0;
    for (int i = 0; i < text.length() && number >= 0; i++) {
      char c = text.charAt(i);
      number = c < '0' || c > '9' ? -1 : number * 10 + c - '0';
    }
    if (number < least) {
      wrong(field, DataFlaw.NOT_A_NUMBER, text, least, MOST);
      return Optional.empty();
    }
    return Optional.of(number);
  }

  /** Reads one of these words. */
  <T> Optional<T> word(Field field, Vocabulary<T> words) {
    return known(field, words, words.named(field.text()));
  }

  /** Reads one of these words or an unambiguous prefix. */
  <T> Optional<T> beginning(Field field, Vocabulary<T> words) {
    return known(field, words, words.beginning(field.text()));
  }

  private <T> Optional<T> known(Field field, Vocabulary<T> words, Optional<T> meant) {
    if (meant.isEmpty()) {
      wrong(field, DataFlaw.UNKNOWN_WORD, field.text(), words.listed());
    }
    return meant;
  }

  /** Returns whether the field is not empty; otherwise reports the error. */
  boolean filled(Field field, String column) {
    if (field.isEmpty()) {
      wrong(field, DataFlaw.EMPTY_FIELD, column);
    }
    return !field.isEmpty();
  }
}
