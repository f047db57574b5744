package lethe.engine.bots.ravens;

import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** The value of blocks for Feth: those that relive a memory, and those that may grow to do so. */
final class BlockValue {
  /** The value of a relived memory that reveals no heart and chases no raven. */
  static final double UNREVEALING_RELIVE = -0.4;

  static final double RAVEN_CHASED = 1.6;

  private static final double HEART_REVEALED = 5;
  private static final double RAVEN_DEFEATED = 3;
  private static final double STANDING_RAVEN_BONUS = 0.2;
  private static final double CARD_BENEATH = 0.3;
  private static final double BLOCK_POINT = 0.05;
  private static final double OVERSIZED_BLOCK = -0.3;

  private final View view;

  /** For each color, the fraction of guesses with a face-down heart of that color. */
  private final double[] revealChances = new double[Color.COUNT];

  BlockValue(View view, PoemProgress poem, List<HeartGuess> guesses) {
    this.view = view;
    for (HeartGuess guess : guesses) {
      int colors = 0;
      for (int row = 0; row < poem.rows(); row++) {
        colors |= poem.isFaceDown(row) ? 1 << guess.color(row) : 0;
      }
      for (int color = 0; color < revealChances.length; color++) {
        revealChances[color] += (colors & (1 << color)) == 0 ? 0 : 1.0 / guesses.size();
      }
    }
  }

  /**
   * Returns the value of the blocks of an Atman: positive for those that may still grow to the
   * total at which a memory is relived, negative for the others.
   */
  double growingValue(Atman atman) {
    double value = 0;
    for (List<LaidCard> block : atman.blocks()) {
      int total = Atman.sumOf(block);
      value +=
          colorWeight(block.getFirst().card().color())
              * (total < RuleNumbers.BLOCK_TOTAL ? BLOCK_POINT * total : OVERSIZED_BLOCK);
    }
    return value;
  }

  private double colorWeight(Color color) {
    return revealChances[color.index()]
        + (view.raven(color).status() == RavenStatus.STANDING ? STANDING_RAVEN_BONUS : 0);
  }

  /**
   * Returns the value of the memory that is relived by the card just placed, not counting the Atman
   * itself; 0 if none is relived.
   */
  double reliveValue(Atman atman, LaidCard placedCard) {
    if (atman.relivedBlock(placedCard).isEmpty()) {
      return 0;
    }
    double revealChance = revealChances[placedCard.card().color().index()];
    double value = HEART_REVEALED * revealChance + UNREVEALING_RELIVE * (1 - revealChance);
    RavenView raven = view.raven(placedCard.card().color());
    if (raven.status() == RavenStatus.STANDING) {
      value += RAVEN_CHASED + CARD_BENEATH * raven.cardsBeneath().size();
      value += view.progress().isLastBatch() ? RAVEN_DEFEATED : 0;
    }
    return value;
  }
}
