package lethe.engine.bots.ravens;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/** Evaluates Feth's choices while he builds, by how well Ren could use the resulting Atman. */
final class BuildingValue {
  private static final double VISIBLE_CARD = 0.04;

  private final View view;
  private final PoemProgress poem;
  private final TakeValue takeValue;
  private final int guessCount;
  private final List<GuessGroup> guessGroups;
  private final BlockValue blocks;

  /**
   * A group of guesses that Ren's preferences do not distinguish: one representative, and the size
   * of the group.
   */
  private record GuessGroup(HeartGuess guess, int count) {
    static List<GuessGroup> groupsOf(PoemProgress poem, List<HeartGuess> guesses) {
      Map<Integer, GuessGroup> groups = new LinkedHashMap<>();
      for (HeartGuess guess : guesses) {
        groups.merge(
            poem.trait(guess),
            new GuessGroup(guess, 1),
            (group, added) -> new GuessGroup(group.guess, group.count + added.count));
      }
      return List.copyOf(groups.values());
    }
  }

  BuildingValue(View view, TakeValue takeValue, List<HeartGuess> guesses) {
    this.view = view;
    this.takeValue = takeValue;
    this.poem = PoemProgress.of(view);
    this.guessCount = guesses.size();
    this.guessGroups = GuessGroup.groupsOf(poem, guesses);
    this.blocks = new BlockValue(view, poem, guesses);
  }

  /** Returns the value of an Atman at the time of Ren's take. */
  double value(Atman atman) {
    List<PossibleTake> takes = PossibleTake.allOf(atman);
    double sum = takes.isEmpty() ? 2 * TakeValue.LOSS * guessCount : 0;
    if (!takes.isEmpty()) {
      for (GuessGroup group : guessGroups) {
        sum += group.count * takeValue.bestValue(poem, group.guess, takes);
      }
    }
    return sum / guessCount + blocks.growingValue(atman) + VISIBLE_CARD * takes.size();
  }

  double reliveValue(Atman atman, LaidCard placedCard) {
    return blocks.reliveValue(atman, placedCard);
  }

  /**
   * Returns the value of the best placement of a card of the discard pile; negative infinity if it
   * cannot be placed.
   */
  double bloomValue(Command.Bloom bloom) {
    Card card = (Card) view.piles().discards().get(bloom.number() - 1);
    double best = Double.NEGATIVE_INFINITY;
    for (Spot spot : view.atman().placements(card)) {
      LaidCard placedCard = new LaidCard(card, spot);
      Atman extendedAtman = view.atman().with(placedCard);
      best = Math.max(best, value(extendedAtman) + reliveValue(extendedAtman, placedCard));
    }
    return best;
  }
}
