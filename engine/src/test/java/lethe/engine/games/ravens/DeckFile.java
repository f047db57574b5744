package lethe.engine.games.ravens;

import java.util.stream.Collectors;
import lethe.engine.kit.Vocabulary;

/** A deck as a file. */
public final class DeckFile {
  /** The standard deck as its owner could have typed it. */
  public static final String STANDARD =
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

  private DeckFile() {}
}
