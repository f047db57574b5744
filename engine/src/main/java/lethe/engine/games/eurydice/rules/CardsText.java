package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.engine.core.Checked;
import lethe.engine.games.eurydice.DataFlaw;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Special.Effect;
import lethe.engine.kit.Field;
import lethe.engine.kit.Vocabulary;

/** The text format of special cards, with the columns board, card, kind, effect, value and text. */
final class CardsText {
  /** The option that holds custom special cards. */
  static final String OPTION = "cards";

  private static final List<String> COLUMNS =
      List.of("board", "card", "kind", "effect", "value", "text");
  private static final Vocabulary<Effect> EFFECTS = Vocabulary.of(Effect.class, Effect::word);
  private static final Vocabulary<Boolean> KINDS =
      new Vocabulary<>(List.of(true, false), List.of("kind", "unkind"));

  private CardsText() {}

  /** Reads the special cards for a number of boards. Never throws, whatever the text. */
  static Checked<List<Special>> read(String text, int boards) {
    DataText data = new DataText(OPTION);
    List<Special> cards = new ArrayList<>();
    Set<String> names = new HashSet<>();
    List<List<Field>> rows = data.rows(text, COLUMNS);
    for (List<Field> row : rows) {
      Field name = row.get(1);
      Optional<Integer> board = data.number(row.get(0), 1);
      boolean named = data.filled(name, "card");
      Optional<Boolean> kind = data.word(row.get(2), KINDS);
      Optional<Effect> effect = data.word(row.get(3), EFFECTS);
      Optional<Integer> value = effect.flatMap(of -> value(data, row.get(4), of));
      boolean told = data.filled(row.get(5), "text");
      if (board.isPresent() && board.get() > boards) {
        data.wrong(row.get(0), DataFlaw.NO_SUCH_BOARD, board.get(), boards);
      } else if (named && !names.add(name.lower())) {
        data.wrong(name, DataFlaw.SAME_NAME, name.text());
      } else if (data.isRight() && told) {
        cards.add(
            new Special(
                board.orElseThrow(),
                name.text(),
                kind.orElseThrow(),
                effect.orElseThrow(),
                value.orElseThrow(),
                row.get(5).text()));
      }
    }
    for (int board = 1; board <= boards && data.isRight(); board++) {
      int number = board;
      if (cards.stream().noneMatch(card -> card.board() == number)) {
        Field last = rows.isEmpty() ? new Field("", 1, 1) : rows.getLast().getFirst();
        data.wrong(last, DataFlaw.NO_CARDS, number);
      }
    }
    return data.isRight()
        ? new Checked.Valid<>(List.copyOf(cards))
        : new Checked.Faulty<>(data.faults());
  }

  private static Optional<Integer> value(DataText data, Field field, Effect effect) {
    if (effect.isNumbered()) {
      return data.number(field, 1);
    }
    if (!field.isEmpty()) {
      data.wrong(field, DataFlaw.NUMBER_NOT_WANTED, effect.word());
      return Optional.empty();
    }
    return Optional.of(0);
  }
}
