package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;

/**
 * Enumerates all deals that are consistent with the observations of Orpheus, to compute his
 * knowledge by brute force.
 */
final class PossibleDeals {
  private Set<Deal> deals =
      Set.of(new Deal("?".repeat(20), "c".repeat(8) + "h".repeat(9) + "sss", "", "", ""));

  /** The number of spades seen in the last look. */
  private int spades;

  /**
   * The number of cards, without spades, that an interrupted hymn has seen on top of the deck; -1
   * if no hymn is interrupted.
   */
  private int hymnCardCount = -1;

  /** Returns the number of distinguishable deals. */
  int size() {
    return deals.size();
  }

  /** Returns, for each suit, the minimum number of its cards in the deck over all deals. */
  SuitCounts minimumCounts() {
    int[] minimums = new int[PileText.SUITS.length()];
    for (Suit suit : Suit.ALL) {
      minimums[suit.index()] =
          deals.stream().mapToInt(deal -> deal.countInDeck(suit)).min().orElseThrow();
    }
    return SuitCounts.ofCounts(minimums);
  }

  void apply(List<Observation> observations) {
    for (int i = 0; i < observations.size(); i++) {
      boolean hasDiamondsLeft =
          i + 1 < observations.size() && observations.get(i + 1) instanceof DiamondsLeft;
      applyObservation(
          observations.get(i),
          hasDiamondsLeft ? ((DiamondsLeft) observations.get(i + 1)).diamonds() : 0);
    }
  }

  private void applyObservation(Observation observation, int diamondsLeft) {
    switch (observation) {
      case Observation.SpadesAdded(int count) -> addToDeck("s".repeat(count));
      case Observation.DiamondsAdded(int count) -> addToDeck("d".repeat(count));
      case Observation.HeartsAdded(int count) -> addToDeck("h".repeat(count));
      case Observation.SpadesForgiven(int count) -> addToDeck("s".repeat(count));
      case Observation.ThirdSpadeMarked() -> addToDeck("s".repeat(spades - 1));
      case CardsSeen look -> applyLook(look);
      case Observation.PutBack(boolean top) ->
          mapDeals(
              deal -> {
                String card = deal.heldCards().substring(deal.heldCards().length() - 1);
                return deal.withHeldCards(
                        deal.heldCards().substring(0, deal.heldCards().length() - 1))
                    .withDeck(top ? card + deal.deck() : deal.deck() + card);
              });
      case Observation.Discarded(int count, boolean bottom) ->
          removeFromDeck(count, bottom, (deal, card) -> deal.withDiscard(deal.discard() + card));
      case Observation.SpadePunished(int _, int further, int bottom, int clubs, int jokers) -> {
        removeFromDeck(bottom, true, (deal, card) -> deal.withRemoved(deal.removed() + card));
        int deck = deals.iterator().next().deck().length();
        hymnCardCount = Math.min(hymnCardCount, deck);
        addToDeck("c".repeat(clubs) + "j".repeat(jokers) + "s".repeat(further));
      }
      case Observation.Shuffled(int count) -> shuffle(count, diamondsLeft);
      case Observation.Returned(List<Integer> positions) ->
          mapDeals(
              deal ->
                  withDiscardsExcept(
                      deal, positions, deal.withDeck(deal.deck() + cardsAt(deal, positions))));
      case Observation.Removed(int count, List<Integer> positions) -> {
        removeFromDeck(count, false, (deal, card) -> deal.withRemoved(deal.removed() + card));
        mapDeals(
            deal ->
                withDiscardsExcept(
                    deal, positions, deal.withRemoved(deal.removed() + cardsAt(deal, positions))));
      }
      case Observation.Hymned(
              int count,
              List<Integer> positions,
              List<Integer> hearts,
              int _,
              int _) -> {
        for (int i = 0; i < count; i++) {
          flatMapDeals(PossibleDeals::withoutDiamond);
        }
        List<Integer> leaving = Stream.concat(positions.stream(), hearts.stream()).toList();
        mapDeals(
            deal ->
                withDiscardsExcept(
                    deal,
                    leaving,
                    deal.withRemoved(deal.removed() + cardsAt(deal, positions))
                        .withDeck(deal.deck() + cardsAt(deal, hearts))));
      }
      case Observation.Arranged(List<Integer> order) ->
          mapDeals(deal -> deal.withDiscard(cardsAt(deal, order)));
      case Counted(int hearts, int clubs, int jokers) ->
          flatMapDeals(
              deal ->
                  deal.countInDeck(Suit.HEART) == hearts
                          && deal.countInDeck(Suit.CLUB) == clubs
                          && deal.countInDeck(Suit.JOKER) == jokers
                      ? List.of(deal)
                      : List.of());
      default -> {}
    }
  }

  /** Moves a card that left the deck. */
  private interface CardMove {
    Deal apply(Deal deal, char card);
  }

  private void removeFromDeck(int count, boolean bottom, CardMove move) {
    for (int i = 0; i < count; i++) {
      flatMapDeals(
          deal -> {
            int index = bottom ? deal.deck().length() - 1 : 0;
            char card = deal.deck().charAt(index);
            Deal remaining = deal.withDeck(without(deal.deck(), index));
            return card == '?'
                ? drawFromPool(remaining, move)
                : List.of(move.apply(remaining, card));
          });
    }
  }

  private static List<Deal> drawFromPool(Deal deal, CardMove move) {
    List<Deal> next = new ArrayList<>();
    for (int i = 0; i < PileText.SUITS.length(); i++) {
      char suit = PileText.SUITS.charAt(i);
      int index = deal.pool().indexOf(suit);
      if (index >= 0) {
        next.add(move.apply(deal.withPool(without(deal.pool(), index)), suit));
      }
    }
    return next;
  }

  private void shuffle(int count, int diamondsLeft) {
    int seenCards = hymnCardCount;
    boolean isHymnInterrupted = seenCards >= 0;
    hymnCardCount = -1;
    int diamonds =
        isHymnInterrupted
            ? Deal.count(deals.iterator().next().deck().substring(0, seenCards), Suit.DIAMOND)
            : 0;
    mapDeals(
        deal ->
            deal.withPool(deal.pool() + deal.deck().replace("?", ""))
                .withDeck("?".repeat(deal.deck().length())));
    removeFromDeck(count, false, (deal, card) -> deal.withRemoved(deal.removed() + card));
    if (isHymnInterrupted) {
      flatMapDeals(
          deal ->
              Math.max(0, diamonds - deal.countInDeck(Suit.DIAMOND)) == diamondsLeft
                  ? List.of(deal)
                  : List.of());
    }
  }

  private void applyLook(CardsSeen look) {
    int top = 0;
    spades = 0;
    StringBuilder glanced = new StringBuilder();
    for (Glimpse glimpse : look.cards()) {
      char suit = PileText.SUITS.charAt(glimpse.face().knownSuit().orElseThrow().index());
      int index = glimpse.position() - 1;
      spades += suit == 's' ? 1 : 0;
      switch (glimpse.zone()) {
        case DECK -> {
          top++;
          flatMapDeals(deal -> afterLook(deal, index, suit));
        }
        case DISCARD ->
            flatMapDeals(
                deal -> deal.discard().charAt(index) == suit ? List.of(deal) : List.<Deal>of());
        case REMOVED, DIAMONDS -> glanced.append(suit);
      }
    }
    flatMapDeals(deal -> withoutGlanced(deal, glanced.toString()));
    List<Integer> discardedSpades =
        look.cards().stream()
            .filter(glimpse -> isSpade(glimpse, Zone.DISCARD))
            .map(Glimpse::position)
            .toList();
    mapDeals(deal -> withDiscardsExcept(deal, discardedSpades, deal));
    int cards = top;
    mapDeals(
        deal ->
            deal.withDeck(
                deal.deck().substring(0, cards).replace("s", "") + deal.deck().substring(cards)));
    if (look.cause() == Kind.HYMN && spades > 0) {
      hymnCardCount =
          top - (int) look.cards().stream().filter(glimpse -> isSpade(glimpse, Zone.DECK)).count();
    }
    if (look.cause() != Kind.HYMN && spades == 0) {
      mapDeals(
          deal ->
              deal.withHeldCards(deal.deck().substring(0, cards))
                  .withDeck(deal.deck().substring(cards)));
    }
  }

  private static boolean isSpade(Glimpse glimpse, Zone zone) {
    return glimpse.zone() == zone && glimpse.face().equals(new Face.Up(Suit.SPADE));
  }

  private static List<Deal> afterLook(Deal deal, int index, char suit) {
    if (deal.deck().charAt(index) != '?') {
      return List.of(deal);
    }
    int poolIndex = deal.pool().indexOf(suit);
    String deck = deal.deck().substring(0, index) + suit + deal.deck().substring(index + 1);
    return poolIndex < 0
        ? List.of()
        : List.of(deal.withDeck(deck).withPool(without(deal.pool(), poolIndex)));
  }

  /**
   * Returns the deal without the glanced spades in Removed, or an empty list if Removed does not
   * contain all of the glanced cards.
   */
  private static List<Deal> withoutGlanced(Deal deal, String cards) {
    String remaining = deal.removed();
    for (int i = 0; i < cards.length(); i++) {
      char card = cards.charAt(i);
      int index = remaining.indexOf(card);
      if (index < 0) {
        return List.of();
      }
      remaining = without(remaining, index);
    }
    return List.of(deal.withRemoved(remaining + cards.replace("s", "")));
  }

  private static List<Deal> withoutDiamond(Deal deal) {
    int index = deal.deck().indexOf('d');
    if (index >= 0) {
      return List.of(deal.withDeck(without(deal.deck(), index)).withRemoved(deal.removed() + 'd'));
    }
    int poolIndex = deal.pool().indexOf('d');
    return poolIndex < 0
        ? List.of()
        : List.of(
            deal.withDeck(without(deal.deck(), deal.deck().indexOf('?')))
                .withPool(without(deal.pool(), poolIndex))
                .withRemoved(deal.removed() + 'd'));
  }

  private static String cardsAt(Deal deal, List<Integer> positions) {
    StringBuilder cards = new StringBuilder();
    positions.forEach(position -> cards.append(deal.discard().charAt(position - 1)));
    return cards.toString();
  }

  /**
   * Returns {@code target} with the discards of {@code deal}, except those at the given positions.
   */
  private static Deal withDiscardsExcept(Deal deal, List<Integer> positions, Deal target) {
    StringBuilder remaining = new StringBuilder();
    for (int i = 0; i < deal.discard().length(); i++) {
      remaining.append(positions.contains(i + 1) ? "" : deal.discard().charAt(i));
    }
    return target.withDiscard(remaining.toString());
  }

  private void addToDeck(String cards) {
    mapDeals(deal -> deal.withDeck(deal.deck() + cards));
  }

  private void mapDeals(Function<Deal, Deal> change) {
    flatMapDeals(deal -> List.of(change.apply(deal)));
  }

  private void flatMapDeals(Function<Deal, List<Deal>> change) {
    Set<Deal> next = new HashSet<>();
    deals.forEach(deal -> next.addAll(change.apply(deal)));
    deals = next;
  }

  private static String without(String cards, int index) {
    return cards.substring(0, index) + cards.substring(index + 1);
  }
}
