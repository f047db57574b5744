package lethe.engine.bots.robots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lethe.engine.core.Rng;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Layout;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import org.junit.jupiter.api.Test;

/** Tests how memories fade, are confused, and are recalled. */
class CardMemoryTest {
  private static final Layout LAYOUT = new Layout(4, 4, 3);
  private static final Place FIRST = new Place(1, 1);
  private static final int TRIES = 1500;

  private static final Card CARD = new Card(Feature.ONE, Feature.RED, Feature.BULB);
  private static final Card SIMILAR = new Card(Feature.TWO, Feature.RED, Feature.BULB);
  private static final Card DISSIMILAR = new Card(Feature.TWO, Feature.BLUE, Feature.GEAR);

  @Test
  void aLookContributesTheInverseSquareRootOfItsAge() {
    assertThat(new MemoryTrace(CARD, List.of(6.0)).activation(10))
        .isCloseTo(-0.6931, within(0.0001));
    assertThat(new MemoryTrace(CARD, List.of(4.0)).withLook(16).activation(20))
        .isCloseTo(-0.2877, within(0.0001));
  }

  @Test
  void aPerfectMemoryRecallsEveryCard() {
    CardMemory memory = new CardMemory(RecallModel.PERFECT, new Rng(1));
    List<PlacedCard> cards = cards();
    memory.observe(new CardsShown(1, cards));
    turnUp(memory, cards.subList(1, 12));
    for (PlacedCard placedCard : cards) {
      Recollection recollection = memory.recollection(placedCard.place());
      switch (placedCard.card()) {
        case ShortCircuitCard() -> assertThat(recollection).isEqualTo(Recollection.CIRCUIT);
        case Card card ->
            assertThat(recollection.features())
                .isEqualTo(Map.of(card.number(), 1.0, card.color(), 1.0, card.type(), 1.0));
      }
    }
  }

  @Test
  void memoryFadesWithTheNumberOfTurns() {
    double atStart = correctShare(RecallModel.FADING, cards(), 0);
    double afterFiveTurns = correctShare(RecallModel.FADING, cards(), 5);
    double afterFourteenTurns = correctShare(RecallModel.FADING, cards(), 14);
    assertThat(atStart).isGreaterThan(afterFiveTurns + 0.05);
    assertThat(afterFiveTurns).isGreaterThan(afterFourteenTurns + 0.05);
  }

  @Test
  void higherLevelsRememberMore() {
    assertThat(correctShare(RecallModel.FADING, cards(), 6))
        .isBetween(
            correctShare(RecallModel.RUSTY, cards(), 6) + 0.1,
            correctShare(RecallModel.ATTENTIVE, cards(), 6) - 0.1);
    assertThat(correctShare(RecallModel.PERFECT, cards(), 6)).isEqualTo(1);
  }

  @Test
  void similarCardsAreConfusedMoreOftenThanDissimilarOnes() {
    List<PlacedCard> similar =
        List.of(new PlacedCard(FIRST, CARD), new PlacedCard(LAYOUT.placeAt(1), SIMILAR));
    List<PlacedCard> dissimilar =
        List.of(new PlacedCard(FIRST, CARD), new PlacedCard(LAYOUT.placeAt(1), DISSIMILAR));
    assertThat(confusedShare(similar))
        .isGreaterThan(2 * confusedShare(dissimilar))
        .isGreaterThan(0.02);
  }

  @Test
  void fewerCardsAreRememberedBetter() {
    assertThat(correctShare(RecallModel.FADING, cards().subList(0, 8), 1))
        .isGreaterThan(correctShare(RecallModel.FADING, cards(), 1) + 0.05);
  }

  @Test
  void recallDependsOnlyOnObservations() {
    List<PlacedCard> cards = cards();
    CardMemory first = new CardMemory(RecallModel.FADING, new Rng(7));
    CardMemory second = new CardMemory(RecallModel.FADING, new Rng(7));
    for (CardMemory memory : List.of(first, second)) {
      memory.observe(new CardsShown(1, cards));
    }
    List<Recollection> before = recollections(first, cards);
    assertThat(recollections(first, cards)).isEqualTo(before);
    for (CardMemory memory : List.of(first, second)) {
      turnUp(memory, cards.subList(8, 10));
    }
    assertThat(recollections(second, cards.reversed()).reversed())
        .isEqualTo(recollections(first, cards));
    assertThat(recollections(first, cards)).isNotEqualTo(before);
  }

  @Test
  void suggestionsAreAdoptedOnlyWhereNothingIsRecalled() {
    Claim red = new Claim.Named(List.of(Feature.RED));
    Recollection green = new Recollection(false, Map.of(Feature.GREEN, 0.5));
    assertThat(green.withSuggestion(red)).isEqualTo(green);
    assertThat(Recollection.BLANK.withSuggestion(red).features()).containsOnlyKeys(Feature.RED);
    assertThat(Recollection.BLANK.withSuggestion(new Claim.ShortCircuit()))
        .isEqualTo(Recollection.CIRCUIT);
    assertThat(green.withSuggestion(new Claim.ShortCircuit())).isEqualTo(green);
  }

  private static List<Recollection> recollections(CardMemory memory, List<PlacedCard> cards) {
    return cards.stream().map(PlacedCard::place).map(memory::recollection).toList();
  }

  /** Returns sixteen cards, few of them similar, including three short circuits. */
  private static List<PlacedCard> cards() {
    List<PlacedCard> cards = new ArrayList<>();
    for (int i = 0; i < LAYOUT.size(); i++) {
      Face.Up card = i % 6 == 5 || i == 15 ? new ShortCircuitCard() : Card.ALL.get(i * 21 % 64);
      cards.add(new PlacedCard(LAYOUT.placeAt(i), card));
    }
    return cards;
  }

  private static void turnUp(CardMemory memory, List<PlacedCard> cards) {
    for (PlacedCard placedCard : cards) {
      memory.observe(
          new Called(
              GameSeats.SEATS.firstSeats(2).getFirst(),
              placedCard.place(),
              new Claim.ShortCircuit(),
              placedCard.card(),
              false,
              0));
    }
  }

  /**
   * Returns the fraction of tries in which the number of the first card is recalled after the given
   * number of other cards has been turned up.
   */
  private static double correctShare(RecallModel model, List<PlacedCard> cards, int turnedCards) {
    return recalledShare(model, cards, turnedCards, ((Card) cards.getFirst().card()).number());
  }

  private static double confusedShare(List<PlacedCard> cards) {
    return recalledShare(RecallModel.FADING, cards, 0, Feature.TWO);
  }

  private static double recalledShare(
      RecallModel model, List<PlacedCard> cards, int turnedCards, Feature feature) {
    int recalled = 0;
    for (int seed = 0; seed < TRIES; seed++) {
      CardMemory memory = new CardMemory(model, new Rng(seed));
      memory.observe(new CardsShown(1, cards));
      turnUp(memory, cards.subList(1, 1 + turnedCards));
      recalled += memory.recollection(FIRST).features().containsKey(feature) ? 1 : 0;
    }
    return (double) recalled / TRIES;
  }
}
