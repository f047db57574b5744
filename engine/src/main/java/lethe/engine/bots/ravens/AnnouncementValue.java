package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.View;

/** Evaluates Feth's choices just before Ren announces the result. */
final class AnnouncementValue {
  private final View view;
  private final PoemProgress poem;
  private final List<HeartGuess> guesses;
  private final BlockValue blocks;

  AnnouncementValue(View view, List<HeartGuess> guesses) {
    this.view = view;
    this.poem = PoemProgress.of(view);
    this.guesses = guesses;
    this.blocks = new BlockValue(view, poem, guesses);
  }

  /** Returns the value for Feth if Ren announces the result with this Atman. */
  double value(Atman atman) {
    CardSummary summary = CardSummary.of(atman.visibleCards());
    double sum = 0;
    for (HeartGuess guess : guesses) {
      int offColorCards = summary.offColorCardCount(guess.colorSet());
      int missing = summary.missingColorCount(guess.colorSet());
      if (offColorCards + missing == 0) {
        sum += 10;
      } else {
        sum -= poem.isLastBatch() ? 0 : 0.3 * offColorCards + 0.5 * missing;
      }
    }
    return atman.isEmpty() ? TakeValue.LOSS : sum / guesses.size();
  }

  /**
   * Returns the value of an announcement after a power that changes the Atman; negative infinity if
   * the poem is not complete or the command does not change the Atman.
   */
  double valueAfter(Command command) {
    return poem.isComplete()
        ? AtmanChange.of(view.atman(), view.piles().line(), command)
            .map(this::value)
            .orElse(Double.NEGATIVE_INFINITY)
        : Double.NEGATIVE_INFINITY;
  }

  private double value(AtmanChange change) {
    Atman result = change.atmanAfter();
    return value(result)
        + change.placedCard().map(card -> blocks.reliveValue(result, card)).orElse(0.0);
  }
}
