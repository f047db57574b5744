package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PilesView;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/**
 * Samples states that are consistent with a view and with the observations. The hidden parts are
 * the order of the deck, the face-down hearts, unknown cards beneath ravens, destroyed cards, and
 * Ren's incomplete choice.
 */
final class HiddenStateSampler {
  private final ViewerKnowledge knowledge;
  private final View view;
  private Rng rng;

  HiddenStateSampler(ViewerKnowledge knowledge, Rng rng) {
    this.knowledge = knowledge;
    this.view = knowledge.view;
    this.rng = rng;
  }

  State sample() {
    long remainingCards = knowledge.unlocatedCards;
    List<Card> hearts = knowledge.heartSampler.sample(rng.derive("hearts"));
    for (Card heart : hearts) {
      remainingCards &= ~heart.bit();
    }
    List<RavenState> ravens = new ArrayList<>();
    for (RavenView raven : view.ravens()) {
      long drawnCards =
          drawCards(
              remainingCards & knowledge.unlocatedCards(raven.color()),
              knowledge.unknownCountBeneath(raven.color()));
      remainingCards &= ~drawnCards;
      ravens.add(
          new RavenState(raven.status(), knowledge.cardsBeneath(raven.color()) | drawnCards));
    }
    long destroyedCards =
        drawCards(
            remainingCards,
            view.piles().destroyedCount() - Long.bitCount(knowledge.destroyedCards));
    remainingCards &= ~destroyedCards;
    return toState(
        toRows(hearts), ravens, knowledge.destroyedCards | destroyedCards, toDeck(remainingCards));
  }

  private State toState(
      List<RowState> rows, List<RavenState> ravens, long destroyedCards, List<Piece> deck) {
    int refutedColorSets = 0;
    for (Colors colors : view.poem().refutedColorSets()) {
      refutedColorSets |= 1 << colors.mask();
    }
    PilesView piles = view.piles();
    State state =
        new State(
            view.progress(),
            new Piles(
                deck,
                piles.deckTop().size(),
                piles.line(),
                piles.discards(),
                piles.score(),
                destroyedCards),
            view.atman(),
            List.copyOf(ravens),
            new Poem(rows, refutedColorSets, rows.isEmpty() ? view.poem().powers() : List.of()),
            view.pendingTake().map(this::toPendingTake).orElse(PendingTake.NONE),
            view.outcome(),
            rng.derive("rest"));
    boolean mayHaveBegunTake =
        state.phase() == Phase.TAKE
            && !knowledge.viewer.equals(GameSeats.REN)
            && state.canAddScoreCards();
    return mayHaveBegunTake && nextInt(2) == 0 ? withTakeBegun(state) : state;
  }

  private PendingTake toPendingTake(View.PendingTakeView pendingTake) {
    long chosenScoreCards = 0;
    for (int number : pendingTake.chosenScoreCards()) {
      chosenScoreCards |= CardBits.of(view.piles().score().get(number - 1));
    }
    return new PendingTake(Optional.of(pendingTake.card()), chosenScoreCards);
  }

  /** Returns a state in which Ren has begun to take a random card with random score cards. */
  private State withTakeBegun(State state) {
    Transition transition = new Transition(state);
    List<LaidCard> visibleCards = state.atman().visibleCards();
    transition.pendingTake =
        new PendingTake(Optional.of(visibleCards.get(nextInt(visibleCards.size()))), 0);
    transition.phase = Phase.ADD_SCORE_CARDS;
    for (Piece piece : state.piles().score()) {
      if (piece instanceof Card card
          && nextInt(2) == 0
          && card.fitsRow(transition.state().missingTotal())) {
        transition.pendingTake =
            new PendingTake(
                transition.pendingTake.card(),
                transition.pendingTake.chosenScoreCards() | card.bit());
      }
    }
    return transition.state();
  }

  /**
   * Returns a deck of these cards and the remaining ravens in random order, beneath the top cards
   * that the viewer has seen.
   */
  private List<Piece> toDeck(long cards) {
    List<Piece> hiddenPieces = new ArrayList<>(knowledge.memories.cardsIn(cards));
    hiddenPieces.addAll(knowledge.hiddenRavens);
    Rng.Draw<List<Piece>> order = rng.shuffled(hiddenPieces);
    rng = order.next();
    return ListEdits.plus(order.value(), knowledge.knownDeckTop);
  }

  private List<RowState> toRows(List<Card> drawnCards) {
    List<Card> hearts = new ArrayList<>(drawnCards);
    if (view.progress().phase() == Phase.ARRANGE) {
      hearts.sort((a, b) -> Integer.compare(a.index(), b.index()));
    }
    List<RowState> rows = new ArrayList<>();
    for (RowView row : view.poem().rows()) {
      HeartView heartView = row.heart();
      Card heart = heartView.card() instanceof Face.Up(Card card) ? card : hearts.removeFirst();
      rows.add(
          new RowState(
              row.number(),
              heart,
              heartView.status(),
              row.poem(),
              heartView.minNumber(),
              heartView.excludedColors()));
    }
    return List.copyOf(rows);
  }

  private long drawCards(long bits, int count) {
    if (count <= 0) {
      return 0;
    }
    Rng.Draw<List<Card>> order = rng.shuffled(knowledge.memories.cardsIn(bits));
    rng = order.next();
    long drawnCards = 0;
    for (Card card : order.value().subList(0, count)) {
      drawnCards |= card.bit();
    }
    return drawnCards;
  }

  private int nextInt(int bound) {
    Rng.Draw<Integer> draw = rng.nextInt(bound);
    rng = draw.next();
    return draw.value();
  }
}
