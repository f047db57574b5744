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
 * Parses the text of a deck of memory cards: a header with the column names, in any order, then one
 * row per card.
 */
final class DeckParser {
  /** The option that holds a custom deck. */
  static final String OPTION = "deck";

  /** The number of errors at which parsing stops. */
  private static final int MAX_ERRORS = 20;

  private static final Vocabulary<Color> COLORS = Vocabulary.of(Color.class);
  private static final Vocabulary<Power> POWERS = Vocabulary.of(Power.class);

  private final List<InputError> errors = new ArrayList<>();
  private final List<Card> cards = new ArrayList<>();
  private final Map<Color, Integer> counts = new EnumMap<>(Color.class);

  private DeckParser() {}

  /** Parses a deck. Never throws, whatever the text. */
  static Validated<MemoryDeck> parse(String text) {
    return new DeckParser().parseDeck(TextTable.parse(text));
  }

  private Validated<MemoryDeck> parseDeck(TextTable table) {
    Optional<DeckColumns> columns = Optional.empty();
    for (TextRow row : table.rows()) {
      if (errors.size() >= MAX_ERRORS) {
        break;
      }
      if (row.invalidCharacterColumn().isPresent()) {
        addError(row.line(), row.invalidCharacterColumn().getAsInt(), ScriptErrorCode.NOT_UTF8);
      } else if (columns.isEmpty()) {
        columns = DeckColumns.parse(row, errors);
        if (!errors.isEmpty()) {
          break;
        }
      } else {
        parseRow(row, columns.get());
      }
    }
    if (errors.isEmpty() && cards.size() != MemoryDeck.COUNT) {
      int last = table.rows().isEmpty() ? 1 : table.rows().getLast().line();
      addError(last, 1, DeckErrorCode.WRONG_CARD_COUNT, cards.size(), MemoryDeck.COUNT);
    }
    return errors.isEmpty()
        ? new Validated.Valid<>(new MemoryDeck(List.copyOf(cards)))
        : new Validated.Invalid<>(List.copyOf(errors));
  }

  private void parseRow(TextRow row, DeckColumns columns) {
    List<Field> fields = row.fields();
    int count = DeckColumns.NAMES.size();
    if (DeckColumns.isHeader(row)) {
      addError(fields.getFirst(), DeckErrorCode.REPEATED_HEADER);
      return;
    }
    if (fields.size() != count) {
      Field field = fields.get(Math.min(fields.size() - 1, count));
      addError(
          field, DeckErrorCode.WRONG_FIELD_COUNT, fields.size(), count, DeckColumns.JOINED_NAMES);
      return;
    }
    Field colorField = columns.color(fields);
    Field numberField = columns.number(fields);
    Field quadrantsField = columns.quadrants(fields);
    Field powerField = columns.power(fields);
    Optional<Color> color = COLORS.byWord(colorField.text());
    Optional<Pattern> pattern = Pattern.parse(quadrantsField.text());
    Optional<Power> power = POWERS.byWord(powerField.text());
    int number = numberField.text().length() == 1 ? numberField.text().charAt(0) - '0' : 0;
    int fadedCount = pattern.map(Pattern::fadedCount).orElse(0);
    if (color.isEmpty()) {
      addError(
          colorField,
          DeckErrorCode.UNKNOWN_COLOR,
          colorField.lowerCaseText(),
          COLORS.joinedWords());
    } else if (number < 1 || number > RuleNumbers.MAX_NUMBER) {
      addError(
          numberField,
          DeckErrorCode.INVALID_NUMBER,
          numberField.lowerCaseText(),
          RuleNumbers.MAX_NUMBER);
    } else if (pattern.isEmpty()) {
      addError(quadrantsField, DeckErrorCode.INVALID_QUADRANTS, quadrantsField.lowerCaseText());
    } else if (fadedCount == 0 || fadedCount == Pattern.QUADRANTS) {
      addError(
          quadrantsField,
          DeckErrorCode.INVALID_FADED_COUNT,
          quadrantsField.lowerCaseText(),
          fadedCount);
    } else if (power.isEmpty()) {
      addError(
          powerField,
          DeckErrorCode.UNKNOWN_POWER,
          powerField.lowerCaseText(),
          POWERS.joinedWords());
    } else if (counts.merge(color.get(), 1, Integer::sum) > MemoryDeck.CARDS_PER_COLOR) {
      addError(
          colorField,
          DeckErrorCode.WRONG_COLOR_COUNT,
          colorField.lowerCaseText(),
          MemoryDeck.CARDS_PER_COLOR);
    } else {
      cards.add(new Card(cards.size(), color.get(), number, pattern.get(), power.get()));
    }
  }

  private void addError(Field field, ErrorCode code, Object... arguments) {
    addError(field.line(), field.column(), code, arguments);
  }

  private void addError(int line, int column, ErrorCode code, Object... arguments) {
    errors.add(InputError.inOption(OPTION, line, column, code, arguments));
  }
}
