package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Flaw;
import lethe.engine.core.Reason;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Counts;
import lethe.engine.games.ravens.DeckFlaw;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Power;
import lethe.engine.kit.Field;
import lethe.engine.kit.Row;
import lethe.engine.kit.TextTable;
import lethe.engine.kit.Vocabulary;

/**
 * The text format of the memory cards: a header with the column names, in any order, then one row
 * per card.
 */
final class DeckText {
  /** The option that holds a custom deck. */
  static final String OPTION = "deck";

  /** The maximum number of errors to report. */
  private static final int MOST_FAULTS = 20;

  private static final Vocabulary<Color> COLORS = Vocabulary.of(Color.class);
  private static final Vocabulary<Power> POWERS = Vocabulary.of(Power.class);

  private final List<Fault> faults = new ArrayList<>();
  private final List<Card> cards = new ArrayList<>();
  private final Map<Color, Integer> counts = new EnumMap<>(Color.class);

  private DeckText() {}

  /** Reads a deck. Never throws, whatever the text. */
  static Checked<Memories> read(String text) {
    return new DeckText().deck(TextTable.read(text));
  }

  private Checked<Memories> deck(TextTable table) {
    Optional<DeckColumns> columns = Optional.empty();
    for (Row row : table.rows()) {
      if (faults.size() >= MOST_FAULTS) {
        break;
      }
      if (row.notText().isPresent()) {
        wrong(row.line(), row.notText().getAsInt(), Flaw.NOT_TEXT);
      } else if (columns.isEmpty()) {
        columns = DeckColumns.read(row, OPTION, faults);
        if (!faults.isEmpty()) {
          break;
        }
      } else {
        card(row, columns.get());
      }
    }
    if (faults.isEmpty() && cards.size() != Memories.COUNT) {
      int last = table.rows().isEmpty() ? 1 : table.rows().getLast().line();
      wrong(last, 1, DeckFlaw.WRONG_COUNT, cards.size(), Memories.COUNT);
    }
    return faults.isEmpty()
        ? new Checked.Valid<>(new Memories(List.copyOf(cards)))
        : new Checked.Faulty<>(List.copyOf(faults));
  }

  private void card(Row row, DeckColumns columns) {
    List<Field> fields = row.fields();
    int count = DeckColumns.NAMES.size();
    if (DeckColumns.isHeader(row)) {
      wrong(fields.getFirst(), DeckFlaw.REPEATED_HEADER);
      return;
    }
    if (fields.size() != count) {
      Field at = fields.get(Math.min(fields.size() - 1, count));
      wrong(at, DeckFlaw.WRONG_FIELDS, fields.size(), count, DeckColumns.LISTED);
      return;
    }
    Field color = columns.color(fields);
    Field number = columns.number(fields);
    Field quadrants = columns.quadrants(fields);
    Field power = columns.power(fields);
    Optional<Color> hue = COLORS.named(color.text());
    Optional<Pattern> pattern = Pattern.read(quadrants.text());
    Optional<Power> might = POWERS.named(power.text());
    int value = number.text().length() == 1 ? number.text().charAt(0) - '0' : 0;
    int faded = pattern.map(Pattern::count).orElse(0);
    if (hue.isEmpty()) {
      wrong(color, DeckFlaw.UNKNOWN_COLOR, color.lower(), COLORS.listed());
    } else if (value < 1 || value > Counts.HIGHEST) {
      wrong(number, DeckFlaw.BAD_NUMBER, number.lower(), Counts.HIGHEST);
    } else if (pattern.isEmpty()) {
      wrong(quadrants, DeckFlaw.BAD_QUADRANTS, quadrants.lower());
    } else if (faded == 0 || faded == Pattern.QUADRANTS) {
      wrong(quadrants, DeckFlaw.BAD_FADED_COUNT, quadrants.lower(), faded);
    } else if (might.isEmpty()) {
      wrong(power, DeckFlaw.UNKNOWN_POWER, power.lower(), POWERS.listed());
    } else if (counts.merge(hue.get(), 1, Integer::sum) > Memories.OF_A_COLOR) {
      wrong(color, DeckFlaw.WRONG_COLOR_COUNT, color.lower(), Memories.OF_A_COLOR);
    } else {
      cards.add(new Card(cards.size(), hue.get(), value, pattern.get(), might.get()));
    }
  }

  private void wrong(Field at, Reason why, Object... facts) {
    wrong(at.line(), at.column(), why, facts);
  }

  private void wrong(int line, int column, Reason why, Object... facts) {
    faults.add(Fault.inOption(OPTION, line, column, why, facts));
  }
}
