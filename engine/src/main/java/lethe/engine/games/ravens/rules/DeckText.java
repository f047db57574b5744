package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Reason;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.DeckFlaw;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Power;

/**
 * The memory cards as a text: a line that names the columns, in any order, then a line a card; the
 * fields are divided by tabs. Empty lines do not count.
 */
final class DeckText {
  /** The option that holds a deck of one's own. */
  static final String OPTION = "deck";

  private static final List<String> COLUMNS = List.of("color", "number", "quadrants", "power");
  private static final String ALL_COLUMNS = String.join(", ", COLUMNS);
  private static final int MOST_NUMBER = 5;

  /** Whoever gets so many told has enough to mend. */
  private static final int MOST_FAULTS = 20;

  private final List<Fault> faults = new ArrayList<>();
  private final List<Card> cards = new ArrayList<>();
  private final Map<Color, Integer> counts = new EnumMap<>(Color.class);

  private DeckText() {}

  /** Reads a deck; never throws, whatever the text. */
  static Checked<Memories> read(String text) {
    return new DeckText().deck(text);
  }

  private Checked<Memories> deck(String text) {
    String said = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<String> lines = said.lines().toList();
    List<Integer> columns = List.of();
    int last = 0;
    for (int i = 0; i < lines.size() && faults.size() < MOST_FAULTS; i++) {
      List<Word> words = words(lines.get(i), i + 1);
      if (words.stream().allMatch(word -> word.text.isEmpty())) {
        continue;
      }
      last = i + 1;
      if (!isText(lines.get(i), i + 1)) {
        continue;
      }
      if (columns.isEmpty()) {
        columns = header(words);
        if (!faults.isEmpty()) {
          break;
        }
      } else {
        card(words, columns);
      }
    }
    if (faults.isEmpty() && cards.size() != Memories.COUNT) {
      faults.add(fault(Math.max(last, 1), 1, DeckFlaw.WRONG_COUNT, cards.size(), Memories.COUNT));
    }
    return faults.isEmpty()
        ? new Checked.Valid<>(new Memories(List.copyOf(cards)))
        : new Checked.Faulty<>(List.copyOf(faults));
  }

  /** What bytes that were no text turned into, and what no text has. */
  private boolean isText(String line, int number) {
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '\uFFFD' || (c != '\t' && Character.isISOControl(c))) {
        faults.add(fault(number, i + 1, Flaw.NOT_TEXT));
        return false;
      }
    }
    return true;
  }

  /** For each of our columns which field of a line it is. */
  private List<Integer> header(List<Word> words) {
    Word first = words.getFirst();
    if (words.stream().noneMatch(word -> column(word.text) >= 0)) {
      faults.add(first.fault(DeckFlaw.NO_HEADER, first.text, ALL_COLUMNS));
      return List.of();
    }
    Integer[] columns = new Integer[COLUMNS.size()];
    for (int field = 0; field < words.size(); field++) {
      Word word = words.get(field);
      int column = column(word.text);
      if (column < 0) {
        faults.add(word.fault(DeckFlaw.UNKNOWN_COLUMN, word.text, ALL_COLUMNS));
      } else if (columns[column] != null) {
        faults.add(word.fault(DeckFlaw.REPEATED_COLUMN, word.text));
      } else {
        columns[column] = field;
      }
    }
    for (int column = 0; column < columns.length; column++) {
      if (columns[column] == null && faults.isEmpty()) {
        Word end = words.getLast();
        faults.add(
            fault(
                end.line,
                end.column + end.text.length(),
                DeckFlaw.MISSING_COLUMN,
                COLUMNS.get(column)));
      }
    }
    return faults.isEmpty() ? Arrays.asList(columns) : List.of();
  }

  /** Both spellings of the first are understood. */
  private static int column(String name) {
    return COLUMNS.indexOf(name.equals("colour") ? "color" : name);
  }

  private void card(List<Word> words, List<Integer> columns) {
    Word first = words.getFirst();
    if (words.stream().allMatch(word -> column(word.text) >= 0)) {
      faults.add(first.fault(DeckFlaw.REPEATED_HEADER));
      return;
    }
    if (words.size() != COLUMNS.size()) {
      Word at = words.get(Math.min(words.size() - 1, COLUMNS.size()));
      faults.add(at.fault(DeckFlaw.WRONG_FIELDS, words.size(), COLUMNS.size(), ALL_COLUMNS));
      return;
    }
    Word color = words.get(columns.get(0));
    Word number = words.get(columns.get(1));
    Word quadrants = words.get(columns.get(2));
    Word power = words.get(columns.get(3));
    Optional<Color> hue = named(color.text, Color.values());
    Optional<Pattern> pattern = Pattern.read(quadrants.text);
    Optional<Power> might = named(power.text, Power.values());
    boolean counts = number.text.length() == 1 && "12345".contains(number.text);
    if (hue.isEmpty()) {
      faults.add(color.fault(DeckFlaw.UNKNOWN_COLOR, color.text, names(Color.values())));
    } else if (!counts) {
      faults.add(number.fault(DeckFlaw.BAD_NUMBER, number.text, MOST_NUMBER));
    } else if (pattern.isEmpty()) {
      faults.add(quadrants.fault(DeckFlaw.BAD_QUADRANTS, quadrants.text));
    } else if (pattern.get().count() == 0 || pattern.get().count() == Pattern.QUADRANTS) {
      faults.add(quadrants.fault(DeckFlaw.BAD_FADED_COUNT, quadrants.text, pattern.get().count()));
    } else if (might.isEmpty()) {
      faults.add(power.fault(DeckFlaw.UNKNOWN_POWER, power.text, names(Power.values())));
    } else if (this.counts.merge(hue.get(), 1, Integer::sum) > Memories.OF_A_COLOR) {
      faults.add(color.fault(DeckFlaw.WRONG_COLOR_COUNT, color.text, Memories.OF_A_COLOR));
    } else {
      int value = number.text.charAt(0) - '0';
      cards.add(new Card(cards.size(), hue.get(), value, pattern.get(), might.get()));
    }
  }

  private static <E extends Enum<E>> Optional<E> named(String name, E[] all) {
    return Arrays.stream(all).filter(each -> lower(each).equals(name)).findFirst();
  }

  private static String names(Enum<?>[] all) {
    return String.join(", ", Arrays.stream(all).map(DeckText::lower).toList());
  }

  private static String lower(Enum<?> each) {
    return each.name().toLowerCase(Locale.ROOT);
  }

  /** The fields of a line, without the blanks around them. */
  private static List<Word> words(String line, int number) {
    List<Word> words = new ArrayList<>();
    int start = 0;
    while (start <= line.length()) {
      int tab = line.indexOf('\t', start);
      int end = tab < 0 ? line.length() : tab;
      String field = line.substring(start, end);
      int indent = field.length() - field.stripLeading().length();
      words.add(new Word(field.strip().toLowerCase(Locale.ROOT), number, start + indent + 1));
      start = end + 1;
    }
    return words;
  }

  private static Fault fault(int line, int column, Reason why, Object... facts) {
    return Fault.inOption(OPTION, line, column, why, facts);
  }

  /** A field and where it stands. */
  private record Word(String text, int line, int column) {
    Fault fault(Reason why, Object... facts) {
      return DeckText.fault(line, column, why, facts);
    }
  }
}
