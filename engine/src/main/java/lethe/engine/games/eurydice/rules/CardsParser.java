package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.kit.Field;
import lethe.engine.kit.Vocabulary;

/**
 * Parses the text of special cards, which has the columns board, card, kind, effect, value and
 * text.
 */
final class CardsParser {
  /** The option that holds custom special cards. */
  static final String OPTION = "cards";

  private static final List<String> COLUMNS =
      List.of("board", "card", "kind", "effect", "value", "text");
  private static final Vocabulary<Effect> EFFECTS = Vocabulary.of(Effect.class, Effect::word);
  private static final Vocabulary<Boolean> KINDS =
      new Vocabulary<>(List.of(true, false), List.of("kind", "unkind"));

  private CardsParser() {}

  /** Parses the special cards for a number of boards. Never throws, whatever the text. */
  static Validated<List<SpecialCard>> parse(String text, int boards) {
    DataParser data = new DataParser(OPTION);
    List<SpecialCard> cards = new ArrayList<>();
    Set<String> names = new HashSet<>();
    List<List<Field>> rows = data.parseRows(text, COLUMNS);
    for (List<Field> row : rows) {
      Field name = row.get(1);
      Optional<Integer> board = data.parseNumber(row.get(0), 1);
      boolean hasName = data.requireText(name, "card");
      Optional<Boolean> kind = data.parseWord(row.get(2), KINDS);
      Optional<Effect> effect = data.parseWord(row.get(3), EFFECTS);
      Optional<Integer> value =
          effect.flatMap(parsedEffect -> parseValue(data, row.get(4), parsedEffect));
      boolean hasText = data.requireText(row.get(5), "text");
      if (board.isPresent() && board.get() > boards) {
        data.addError(row.get(0), DataErrorCode.NO_SUCH_BOARD, board.get(), boards);
      } else if (hasName && !names.add(name.lowerCaseText())) {
        data.addError(name, DataErrorCode.DUPLICATE_NAME, name.text());
      } else if (data.isValid() && hasText) {
        cards.add(
            new SpecialCard(
                board.orElseThrow(),
                name.text(),
                kind.orElseThrow(),
                effect.orElseThrow(),
                value.orElseThrow(),
                row.get(5).text()));
      }
    }
    for (int board = 1; board <= boards && data.isValid(); board++) {
      int number = board;
      if (cards.stream().noneMatch(card -> card.board() == number)) {
        Field last = rows.isEmpty() ? new Field("", 1, 1) : rows.getLast().getFirst();
        data.addError(last, DataErrorCode.NO_SPECIAL_CARDS, number);
      }
    }
    return data.isValid()
        ? new Validated.Valid<>(List.copyOf(cards))
        : new Validated.Invalid<>(data.errors());
  }

  private static Optional<Integer> parseValue(DataParser data, Field field, Effect effect) {
    if (effect.isNumbered()) {
      return data.parseNumber(field, 1);
    }
    if (!field.isEmpty()) {
      data.addError(field, DataErrorCode.UNEXPECTED_NUMBER, effect.word());
      return Optional.empty();
    }
    return Optional.of(0);
  }
}
