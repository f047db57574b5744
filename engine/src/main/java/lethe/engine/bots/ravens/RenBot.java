package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import lethe.engine.core.Bot;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * Ren's bot: completes rows, indicates colors, and removes colors that are not among her hearts.
 */
final class RenBot implements Bot<Command, Observation, View> {
  private final TakeValue takeValue;

  RenBot(TakeValue takeValue) {
    this.takeValue = takeValue;
  }

  @Override
  public void observe(Observation observation) {}

  @Override
  public Command choose(View view, List<Command> legal) {
    return switch (view.progress().phase()) {
      case ARRANGE -> arrange(view);
      case TAKE -> take(view);
      case ADD_SCORE_CARDS -> chooseScoreCard(view, legal);
      case REVEAL -> reveal(view, legal);
      case KEEP -> keep(view, legal);
      case DRAW, BUILD, ORDER, FREE, BEFORE_ANNOUNCEMENT, BATCH_END, OVER -> legal.getFirst();
    };
  }

  private static Command arrange(View view) {
    List<Card> hearts =
        view.poem().rows().stream()
            .map(row -> (Card) ((Face.Up) row.heart().card()).piece())
            .toList();
    return new Command.Arrange(
        HeartOrder.arrange(hearts, view.progress().isLastBatch()).stream()
            .map(heart -> hearts.indexOf(heart) + 1)
            .toList());
  }

  private Command take(View view) {
    PoemProgress poem = PoemProgress.of(view);
    HeartGuess truth = HeartGuess.of(view.poem().rows());
    PossibleTake best =
        PossibleTake.allOf(view.atman()).stream()
            .max(Comparator.comparingDouble(possible -> takeValue.value(poem, truth, possible)))
            .orElseThrow();
    return new Command.Take(view.atman().nameOf(best.laidCard()));
  }

  /**
   * Chooses a score card, or none, so that the row can be completed with as few score cards as
   * possible.
   */
  private static Command chooseScoreCard(View view, List<Command> legal) {
    int missingTotal = view.pendingTake().orElseThrow().missingTotal();
    return legal.stream()
        .min(Comparator.comparingInt(command -> scoreCardsNeeded(view, missingTotal, command)))
        .orElseThrow();
  }

  /**
   * Returns the minimum number of score cards needed to complete the row if this command is chosen;
   * at least {@link TakeValue#IMPOSSIBLE} if the row cannot be completed.
   */
  private static int scoreCardsNeeded(View view, int missingTotal, Command command) {
    if (!(command instanceof Command.With(int number))) {
      return missingTotal == 0 ? 0 : TakeValue.IMPOSSIBLE;
    }
    int neededTotal = missingTotal - ((Card) view.piles().score().get(number - 1)).number();
    int[] minCounts = new int[neededTotal + 1];
    Arrays.fill(minCounts, 1, minCounts.length, TakeValue.IMPOSSIBLE);
    for (int i = 1; i <= view.piles().score().size(); i++) {
      if (i != number
          && view.piles().score().get(i - 1) instanceof Card card
          && !view.pendingTake().orElseThrow().chosenScoreCards().contains(i)) {
        for (int sum = neededTotal; sum >= card.number(); sum--) {
          minCounts[sum] = Math.min(minCounts[sum], minCounts[sum - card.number()] + 1);
        }
      }
    }
    return minCounts[neededTotal] + 1;
  }

  /** Reveals the heart that refreshes the most powers. */
  private static Command reveal(View view, List<Command> legal) {
    return legal.stream()
        .max(Comparator.comparingLong(command -> usedPowerCount(view, (Command.Reveal) command)))
        .orElseThrow();
  }

  static long usedPowerCount(View view, Command.Reveal reveal) {
    return view.poem().rows().get(reveal.row() - 1).poem().stream().filter(PoemCard::used).count();
  }

  private static Command keep(View view, List<Command> legal) {
    PoemProgress poem = PoemProgress.of(view);
    HeartGuess truth = HeartGuess.of(view.poem().rows());
    return legal.stream()
        .max(
            Comparator.comparingDouble(
                command ->
                    TakeValue.chunkValue(
                        poem, truth, visibleCards(view.atman(), ((Command.Keep) command).chunk()))))
        .orElseThrow();
  }

  /** Returns the visible cards of the chunk that contains this spot. */
  private static List<LaidCard> visibleCards(Atman atman, Spot spot) {
    LaidCard card = atman.topCard(spot).orElseThrow();
    List<LaidCard> visibleCards = new ArrayList<>(atman.visibleCards());
    visibleCards.retainAll(atman.chunkOf(card));
    return visibleCards;
  }
}
