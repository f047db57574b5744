package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.ErrorCode;
import lethe.engine.core.InputError;
import lethe.engine.core.ScriptErrorCode;
import lethe.engine.core.Validated;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.DeckErrorCode;
import lethe.engine.games.ravens.Pattern;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.kit.Field;
import lethe.engine.kit.TextRow;
import lethe.engine.kit.TextTable;
import lethe.engine.kit.Vocabulary;

/**
 * The text format of the memory cards: a header with the column names, in any order, then one row
 * per card.
 */
final class DeckParser {
  /** The option that holds a custom deck. */
  static final String OPTION = "deck";

  /** The maximum number of errors to report. */
  private static final int MAX_ERRORS = 20;

  private static final Vocabulary<Color> COLORS = Vocabulary.of(Color.class);
  private static final Vocabulary<Power> POWERS = Vocabulary.of(Power.class);

  private final List<InputError> errors = new ArrayList<>();
  private final List<Card> cards = new ArrayList<>();
  private final Map<Color, Integer> counts = new EnumMap<>(Color.class);

  private DeckParser() {}

  /** Reads a deck. Never throws, whatever the text. */
  static Validated<MemoryDeck> read(String text) {
    return new DeckParser().deck(TextTable.parse(text));
  }

  private Validated<MemoryDeck> deck(TextTable table) {
    Optional<DeckColumns> columns = Optional.empty();
    for (TextRow row : table.rows()) {
      if (errors.size() >= MAX_ERRORS) {
        break;
      }
      if (row.controlCharacterColumn().isPresent()) {
        addError(row.line(), row.controlCharacterColumn().getAsInt(), ScriptErrorCode.NOT_TEXT);
      } else if (columns.isEmpty()) {
        columns = DeckColumns.read(row, OPTION, errors);
        if (!errors.isEmpty()) {
          break;
        }
      } else {
        card(row, columns.get());
      }
    }
    if (errors.isEmpty() && cards.size() != MemoryDeck.COUNT) {
      int last = table.rows().isEmpty() ? 1 : table.rows().getLast().line();
      addError(last, 1, DeckErrorCode.WRONG_COUNT, cards.size(), MemoryDeck.COUNT);
    }
    return errors.isEmpty()
        ? new Validated.Valid<>(new MemoryDeck(List.copyOf(cards)))
        : new Validated.Invalid<>(List.copyOf(errors));
  }

  private void card(TextRow row, DeckColumns columns) {
    List<Field> fields = row.fields();
    int count = DeckColumns.NAMES.size();
    if (DeckColumns.isHeader(row)) {
      addError(fields.getFirst(), DeckErrorCode.REPEATED_HEADER);
      return;
    }
    if (fields.size() != count) {
      Field at = fields.get(Math.min(fields.size() - 1, count));
      addError(at, DeckErrorCode.WRONG_FIELDS, fields.size(), count, DeckColumns.LISTED);
      return;
    }
    Field color = columns.color(fields);
    Field number = columns.number(fields);
    Field quadrants = columns.quadrants(fields);
    Field power = columns.power(fields);
    Optional<Color> hue = COLORS.byWord(color.text());
    Optional<Pattern> pattern = Pattern.read(quadrants.text());
    Optional<Power> might = POWERS.byWord(power.text());
    int value = number.text().length() == 1 ? number.text().charAt(0) - '0' : 0;
    int faded = pattern.map(Pattern::count).orElse(0);
    if (hue.isEmpty()) {
      addError(color, DeckErrorCode.UNKNOWN_COLOR, color.lower(), COLORS.joinedWords());
    } else if (value < 1 || value > RuleNumbers.HIGHEST) {
      addError(number, DeckErrorCode.BAD_NUMBER, number.lower(), RuleNumbers.HIGHEST);
    } else if (pattern.isEmpty()) {
      addError(quadrants, DeckErrorCode.BAD_QUADRANTS, quadrants.lower());
    } else if (faded == 0 || faded == Pattern.QUADRANTS) {
      addError(quadrants, DeckErrorCode.BAD_FADED_COUNT, quadrants.lower(), faded);
    } else if (might.isEmpty()) {
      addError(power, DeckErrorCode.UNKNOWN_POWER, power.lower(), POWERS.joinedWords());
    } else if (counts.merge(hue.get(), 1, Integer::sum) > MemoryDeck.OF_A_COLOR) {
      addError(color, DeckErrorCode.WRONG_COLOR_COUNT, color.lower(), MemoryDeck.OF_A_COLOR);
    } else {
      cards.add(new Card(cards.size(), hue.get(), value, pattern.get(), might.get()));
    }
  }

  private void addError(Field at, ErrorCode code, Object... arguments) {
    addError(at.line(), at.column(), code, arguments);
  }

  private void addError(int line, int column, ErrorCode code, Object... arguments) {
    errors.add(InputError.inOption(OPTION, line, column, code, arguments));
  }
}
