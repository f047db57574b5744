package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Bot;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests the signals and inferences of the bots that the rules text of the Ravens describes. */
class ConventionsTest {
  private static final TakeValue DEEP = new TakeValue(RenPreferences.DEEP);
  private static final int GUESSES = 20_000;

  /**
   * The inferences of Feth's bot at the highest level at one decision of a match.
   *
   * @param choices Ren's choices, which are evidence of her hearts
   * @param before the distribution without this evidence
   * @param after the distribution with this evidence
   */
  private record FethBelief(
      List<RenChoice> choices, View view, HeartDistribution before, HeartDistribution after) {}

  private static List<FethBelief> beliefs(long seed) {
    List<FethBelief> beliefs = new ArrayList<>();
    RavensBotsTest.playMatch((game, seat, rng) -> recordingBot(game, seat, rng, beliefs), seed);
    return beliefs;
  }

  private static Bot<Command, Observation, View> recordingBot(
      Game<?, Command, Observation, View> game, Seat seat, Rng rng, List<FethBelief> beliefs) {
    ExactHeartBelief belief = new ExactHeartBelief(DEEP);
    return seat.equals(GameSeats.REN)
        ? new RenBot(DEEP)
        : new FethBot(
            game,
            DEEP,
            (choices, view, renViewSampler, beliefRng) -> {
              HeartDistribution after =
                  belief.distribution(choices, view, renViewSampler, beliefRng);
              HeartDistribution before =
                  belief.distribution(List.of(), view, renViewSampler, beliefRng);
              beliefs.add(new FethBelief(List.copyOf(choices), view, before, after));
              return after.equallyLikely(ExactHeartBelief.GUESSES);
            },
            1,
            rng);
  }

  /**
   * Of the 24 orders of four different hearts, the order by Ren's convention is 50 times as likely
   * as each of the others.
   */
  @Test
  void deepFethInfersHeartsFromTheirOrder() {
    FethBelief first = beliefs(1).getFirst();
    List<HeartGuess> distinct =
        first.before().equallyLikely(GUESSES).stream()
            .filter(g -> IntStream.range(0, 4).map(g::number).distinct().count() == 4)
            .toList();
    long inOrder = distinct.stream().filter(g -> HeartOrder.isRensOrder(g, 4, false)).count();
    assertThat((double) inOrder / distinct.size()).isCloseTo(50.0 / 73, within(0.05));
  }

  @Test
  void renOrdersHerHeartsByTheConvention() {
    assertThat(numbers(order(false, 2, 5, 1, 3))).containsExactly(3, 2, 1, 5);
    assertThat(numbers(order(false, 2, 4, 1, 3))).containsExactly(4, 3, 2, 1);
    assertThat(numbers(order(true, 2, 5, 1, 3))).containsExactly(5, 3, 2, 1);
    assertThat(numbers(order(false, 2, 4, 4, 3))).containsExactly(4, 4, 3, 2);
  }

  private static List<Card> order(boolean isLastBatch, int... numbers) {
    List<Card> deck = Ravens.standardDeck();
    return HeartOrder.arrange(
        IntStream.of(numbers)
            .mapToObj(n -> deck.stream().filter(c -> c.number() == n).findFirst().orElseThrow())
            .toList(),
        isLastBatch);
  }

  private static List<Integer> numbers(List<Card> cards) {
    return cards.stream().map(Card::number).toList();
  }

  /**
   * Covers an off-color card that Ren takes, and an off-color card that she could take but does
   * not.
   */
  @Test
  void takesRevealRensColors() {
    HeartGuess withoutColor = hearts(0, 0, 0, 0);
    HeartGuess withColor = hearts(0, 0, 0, 3);
    PoemProgress poem = new PoemProgress(0, 4, 0x5777, 0b1111, false, 0xFFFFFFF0, 20);
    List<PossibleTake> takes = List.of(take(3, 0), take(0, 3));
    HeartDistribution before =
        HeartDistribution.of(List.of(withoutColor, withColor), new double[] {1, 1});
    HeartDistribution afterTaking = before.after(new RenChoice(poem, takes, 0), DEEP);
    HeartDistribution afterLeaving = before.after(new RenChoice(poem, takes, 1), DEEP);
    assertThat(afterTaking.probability(withoutColor.colorSet())).isGreaterThan(0.6);
    assertThat(afterLeaving.probability(withColor.colorSet())).isGreaterThan(0.6);
  }

  private static HeartGuess hearts(int... colors) {
    HeartGuess guess = new HeartGuess(0, 0, 0);
    int[] numbers = {4, 3, 2, 5};
    for (int row = 0; row < colors.length; row++) {
      guess = guess.withHeart(row, colors[row], numbers[row]);
    }
    return guess;
  }

  private static PossibleTake take(int color, int remainingColor) {
    return new PossibleTake(
        laidCard(color), List.of(CardSummary.of(List.of(laidCard(remainingColor)))));
  }

  private static LaidCard laidCard(int color) {
    Stream<Card> cards = Ravens.standardDeck().stream();
    return new LaidCard(
        cards.filter(c -> c.color().index() == color && c.number() == 1).findFirst().orElseThrow(),
        Atman.FIRST_SPOT);
  }

  /** A take turns up the heart of the row if the card has the color of the heart. */
  @Test
  void fairRenValuesTurningHeartsMoreThanDeepRen() {
    assertThat(RenPreferences.FAIR.turnedHeart()).isGreaterThan(RenPreferences.DEEP.turnedHeart());
    assertThat(RenPreferences.FAIR.turnedHeartInLastBatch())
        .isGreaterThan(RenPreferences.DEEP.turnedHeartInLastBatch());
    assertThat(RenPreferences.DEEP.turnedHeart()).isZero();
    assertThat(RenPreferences.DEEP.turnedHeartInLastBatch()).isPositive();
  }

  /**
   * The cards that Ren takes are evidence of her hearts; the chunk that she keeps and the heart
   * that she turns up are not.
   */
  @Test
  void onlyTakesAreEvidenceOfHearts() {
    View fethView =
        RavensBotsTest.playMatch(FairBots::create, 1).momentsSince(Match.BEFORE_DEAL).stream()
            .map(match -> match.view(GameSeats.FETH))
            .filter(view -> view.progress().phase() == Phase.TAKE)
            .findFirst()
            .orElseThrow();
    HeartEvidence evidence = new HeartEvidence();
    evidence.recordView(fethView);
    evidence.observe(new Observation.AtmanSplit(2));
    evidence.observe(new Observation.ChunkKept(Atman.FIRST_SPOT));
    evidence.observe(new Observation.HeartTurned(1, Ravens.standardDeck().getFirst()));
    assertThat(evidence.renChoices()).isEmpty();
    Card card = fethView.atman().visibleCards().getFirst().card();
    evidence.observe(new Observation.Taken(card, Atman.FIRST_SPOT, true, List.of()));
    assertThat(evidence.renChoices()).hasSize(1);
  }

  @Test
  void heartsThatContradictAnnouncementsAreImpossible() {
    int refutedSets = 0;
    int excludedColors = 0;
    for (long seed = 0; seed < TestVolume.times(4, 12); seed++) {
      for (FethBelief belief : beliefs(seed)) {
        for (Colors colors : belief.view().poem().refutedColorSets()) {
          assertThat(belief.after().probability(colors.mask())).isZero();
          refutedSets++;
        }
        List<HeartGuess> guesses = belief.after().equallyLikely(500);
        for (int row = 0; row < 4; row++) {
          HeartView heart = belief.view().poem().rows().get(row).heart();
          if (!(heart.card() instanceof Face.Up)) {
            int rowIndex = row;
            assertThat(guesses)
                .allMatch(g -> (heart.excludedColors().mask() & 1 << g.color(rowIndex)) == 0)
                .allMatch(
                    g ->
                        g.number(rowIndex) >= heart.minNumber()
                            && g.number(rowIndex) <= heart.maxNumber());
            excludedColors += Integer.bitCount(heart.excludedColors().mask());
          }
        }
      }
    }
    assertThat(refutedSets).isPositive();
    assertThat(excludedColors).isPositive();
  }

  /**
   * Ren's bot at the highest level accepts a slightly worse take if it is more informative for
   * Feth, but the loss of value is bounded.
   */
  @Test
  void deepRenMayTakeASlightlyWorseCard() {
    List<Double> losses = new ArrayList<>();
    RavensBotsTest.playMatch(
        (game, seat, rng) -> new LossRecordingBot(DeepBots.create(game, seat, rng), losses), 1);
    assertThat(losses)
        .anyMatch(loss -> loss > 0)
        .allMatch(loss -> loss <= DeepRenBot.MAX_VALUE_LOSS);
  }

  /**
   * A bot that records how much worse each of its takes is than the best one.
   *
   * @param losses the losses, in Ren's units of value
   */
  private record LossRecordingBot(Bot<Command, Observation, View> player, List<Double> losses)
      implements Bot<Command, Observation, View> {
    @Override
    public void observe(Observation observation) {
      player.observe(observation);
    }

    @Override
    public Command choose(View view, List<Command> legal) {
      Command chosenCommand = player.choose(view, legal);
      if (view.progress().phase() == Phase.TAKE) {
        PoemProgress poem = PoemProgress.of(view);
        HeartGuess truth = HeartGuess.of(view.poem().rows());
        List<PossibleTake> takes = PossibleTake.allOf(view.atman());
        takes.stream()
            .filter(
                take ->
                    new Command.Take(view.atman().nameOf(take.laidCard())).equals(chosenCommand))
            .forEach(
                take ->
                    losses.add(DEEP.bestValue(poem, truth, takes) - DEEP.value(poem, truth, take)));
      }
      return chosenCommand;
    }
  }
}
