package lethe.engine.games.ravens;

import java.util.stream.Collectors;
import lethe.engine.kit.Vocabulary;

/** The text of the standard deck, for tests of custom decks. */
public final class StandardDeckText {
  /** The standard deck as a custom deck file. */
  public static final String TEXT =
      Ravens.standardDeck().stream()
          .map(
              card ->
                  String.join(
                      "\t",
                      Vocabulary.keyword(card.color()),
                      "" + card.number(),
                      card.pattern().toString(),
                      Vocabulary.keyword(card.power())))
          .collect(Collectors.joining("\n", "color\tnumber\tquadrants\tpower\n", "\n"));

  private StandardDeckText() {}
}
