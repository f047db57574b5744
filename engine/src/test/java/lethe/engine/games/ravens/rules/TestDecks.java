package lethe.engine.games.ravens.rules;

import java.util.List;
import lethe.engine.games.ravens.Card;

final class TestDecks {
  /** A deck with many duplicate cards. */
  static final String WITH_DUPLICATES = deckWithDuplicates();

  private TestDecks() {}

  private static String deckWithDuplicates() {
    StringBuilder text = new StringBuilder("number\tcolor\tquadrants\tpower\n");
    List<String> colors = List.of("red", "blue", "green", "yellow", "purple");
    List<String> powers =
        List.of("sever", "blaze", "sink", "drift", "seed", "bloom", "glimmer", "dawn", "whisper");
    for (int color = 0; color < colors.size(); color++) {
      String low = powers.get(2 * color % powers.size());
      String high = color == 4 ? "requiem" : powers.get(2 * color + 1);
      for (String card :
          List.of(
              "1 #./.. " + low,
              "1 #./.. " + low,
              "2 .#/.# " + low,
              "2 .#/.# " + low,
              "3 ../.# " + high,
              "4 ##/#. " + high,
              "5 #./#. " + high)) {
        String[] words = card.split(" ", -1);
        text.append(words[0]).append('\t').append(colors.get(color)).append('\t');
        text.append(words[1]).append('\t').append(words[2]).append('\n');
      }
    }
    return text.toString();
  }

  /**
   * Returns the cards of the standard deck. The deck with duplicates has the same number of cards
   * and the same indexes.
   */
  static List<Card> cards() {
    return StandardDeck.MEMORIES.cards();
  }
}
