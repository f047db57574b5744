package lethe.engine.games.eurydice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Reason;

/**
 * A table as text: a line that names the columns, then a line a row, the fields divided by tabs.
 * Empty lines and fields missing at a line's end do not matter. Collects what is wrong.
 */
final class DataText {
  private static final int MOST = 99;

  private final String option;
  private final List<Fault> faults = new ArrayList<>();

  /** The faults are told as faults of this option. */
  DataText(String option) {
    this.option = option;
  }

  /** A field, and where its text begins. */
  record Field(String text, int line, int column) {
    boolean isEmpty() {
      return text.isEmpty();
    }

    /** Its parts between these, each where it stands. */
    List<Field> split(char between) {
      List<Field> parts = new ArrayList<>();
      int start = 0;
      while (start <= text.length()) {
        int at = text.indexOf(between, start);
        int end = at < 0 ? text.length() : at;
        parts.add(trimmed(text.substring(start, end), line, column + start));
        start = end + 1;
      }
      return parts;
    }
  }

  List<Fault> faults() {
    return List.copyOf(faults);
  }

  boolean isRight() {
    return faults.isEmpty();
  }

  void wrong(Field field, Reason why, Object... facts) {
    faults.add(Fault.inOption(option, field.line, field.column, why, facts));
  }

  /** The rows below the header, each with as many fields as there are columns. */
  List<List<Field>> rows(String text, List<String> columns) {
    String said = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<List<Field>> rows = new ArrayList<>();
    boolean headed = false;
    int number = 0;
    for (String line : said.lines().toList()) {
      number++;
      if (line.isBlank()) {
        continue;
      }
      checkText(line, number);
      List<Field> fields = new Field(line, number, 1).split('\t');
      if (!headed) {
        headed = true;
        List<String> names =
            fields.stream().map(field -> field.text.toLowerCase(Locale.ROOT)).toList();
        if (!names.equals(columns)) {
          wrong(fields.getFirst(), DataFlaw.NO_HEADER, String.join(", ", columns));
          return List.of();
        }
      } else if (fields.size() > columns.size()) {
        wrong(fields.get(columns.size()), DataFlaw.TOO_MANY_FIELDS, columns.size());
      } else {
        List<Field> row = new ArrayList<>(fields);
        while (row.size() < columns.size()) {
          row.add(new Field("", number, line.length() + 1));
        }
        rows.add(row);
      }
    }
    if (!headed) {
      wrong(new Field("", 1, 1), DataFlaw.NO_HEADER, String.join(", ", columns));
    }
    return isRight() ? rows : List.of();
  }

  /** What bytes that were no text turned into, and what no text has. */
  private void checkText(String line, int number) {
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\uFFFD' || (Character.isISOControl(c) && c != '\t')) {
        wrong(new Field("", number, i + 1), Flaw.NOT_TEXT);
        return;
      }
    }
  }

  /** A whole number from {@code least} to 99. */
  Optional<Integer> number(Field field, int least) {
    boolean digits =
        !field.isEmpty()
            && field.text.length() <= 2
            && field.text.chars().allMatch(c -> c >= '0' && c <= '9');
    int number = digits ? Integer.parseInt(field.text) : -1;
    if (number < least) {
      wrong(field, DataFlaw.NOT_A_NUMBER, field.text, least, MOST);
      return Optional.empty();
    }
    return Optional.of(number);
  }

  /** One of these, by its word. */
  <T> Optional<T> word(Field field, List<T> all, List<String> words) {
    int at = words.indexOf(field.text.toLowerCase(Locale.ROOT));
    if (at < 0) {
      wrong(field, DataFlaw.UNKNOWN_WORD, field.text, String.join(", ", words));
      return Optional.empty();
    }
    return Optional.of(all.get(at));
  }

  /** The same by the only word that begins so; each part of it may be cut short or left out. */
  <T> Optional<T> beginning(Field field, List<T> all, List<String> words) {
    String said = field.text.toLowerCase(Locale.ROOT);
    List<Integer> fits =
        IntStream.range(0, words.size()).filter(at -> begins(words.get(at), said)).boxed().toList();
    return fits.size() == 1 ? Optional.of(all.get(fits.getFirst())) : word(field, all, words);
  }

  private static boolean begins(String words, String said) {
    String[] whole = words.split(" ", -1);
    String[] parts = said.split("\\s+", -1);
    return parts.length <= whole.length
        && IntStream.range(0, parts.length).allMatch(i -> whole[i].startsWith(parts[i]));
  }

  /** Whether something stands there. */
  boolean filled(Field field, String column) {
    if (field.isEmpty()) {
      wrong(field, DataFlaw.EMPTY_FIELD, column);
    }
    return !field.isEmpty();
  }

  /** The constants of an enum in a list, for {@link #word}. */
  static <E extends Enum<E>> List<E> all(Class<E> type) {
    return Arrays.asList(type.getEnumConstants());
  }

  private static Field trimmed(String text, int line, int column) {
    int indent = text.length() - text.stripLeading().length();
    return new Field(text.strip(), line, column + (indent == text.length() ? 0 : indent));
  }
}
