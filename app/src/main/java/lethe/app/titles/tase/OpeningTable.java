package lethe.app.titles.tase;

import java.util.Locale;
import java.util.function.Consumer;
import lethe.engine.bots.tase.OpeningProofs;

/** The results of a round with best play, for each opening. */
final class OpeningTable {
  private OpeningTable() {}

  static void printProof(Consumer<String> output) {
    output.accept(TaSeTitle.MESSAGES.format("solve.head"));
    OpeningProofs.prove(
        opening ->
            output.accept(
                String.format(
                    Locale.ROOT,
                    "%7d %+6d %,14d %,12d",
                    opening.chip(),
                    opening.lead(),
                    opening.positionsSearched(),
                    opening.positionsStored())));
    output.accept(TaSeTitle.MESSAGES.format("solve.foot"));
  }
}
