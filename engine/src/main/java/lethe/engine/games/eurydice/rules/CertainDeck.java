package lethe.engine.games.eurydice.rules;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;

/**
 * Computes what the deck must contain: for each suit, the minimum number of cards over all deals
 * that are consistent with the observations. Processes the events in order and maintains the set of
 * possible deals. Cards belong to the same group if the next event that concerns them individually
 * is the same. Deals that differ only in which cards of a group have which suits are treated as
 * one, which keeps the set small.
 */
public final class CertainDeck {
  private static final int NEVER = Integer.MAX_VALUE;

  private final DeckHistory history;

  /**
   * The indexes of the events that concern individual cards. Each index represents a group; {@link
   * #NEVER} represents the remaining cards.
   */
  private final List<Integer> groups;

  /** For each card that an event concerns individually, the index of the first such event. */
  private final Map<Integer, Integer> groupSteps = new HashMap<>();

  /**
   * For each suit, the number of cards that are in the deck at unknown positions or have left such
   * positions unseen.
   */
  private final int[] unplacedCounts = SuitCounts.INITIAL_DECK.toArray();

  /** The possible deals, without duplicates. */
  private Collection<UnseenDepartures> possibleDeals;

  private CertainDeck(List<Observation> observations) {
    this.history = DeckHistory.of(observations);
    Set<Integer> individualSteps = new TreeSet<>(Set.of(NEVER));
    for (int step = history.events.size() - 1; step >= 0; step--) {
      for (int card : individualCards(history.events.get(step))) {
        individualSteps.add(step);
        groupSteps.put(card, step);
      }
    }
    this.groups = List.copyOf(individualSteps);
    this.possibleDeals = List.of(UnseenDepartures.none(groups.size()));
  }

  /**
   * Returns the minimum number of cards of each suit in the deck.
   *
   * @param observations all observations that Orpheus has received since the deal, oldest first
   */
  public static SuitCounts minimumCounts(List<Observation> observations) {
    CertainDeck certainDeck = new CertainDeck(observations);
    for (int step = 0; step < certainDeck.history.events.size(); step++) {
      certainDeck.apply(step);
    }
    return certainDeck.minimumCounts();
  }

  private SuitCounts minimumCounts() {
    int[] counts = history.cards.placedCounts();
    for (Suit suit : Suit.ALL) {
      counts[suit.index()] +=
          possibleDeals.stream().mapToInt(deal -> countUnplacedInDeck(deal, suit)).min().orElse(0);
    }
    return SuitCounts.ofCounts(counts);
  }

  /** Returns the number of cards of a suit in the deck at unknown positions. */
  private int countUnplacedInDeck(UnseenDepartures deal, Suit suit) {
    return unplacedCounts[suit.index()] - deal.total(suit);
  }

  /**
   * Returns the cards that an event concerns individually, rather than as arbitrary cards of the
   * deck.
   */
  private List<Integer> individualCards(DeckEvent event) {
    return switch (event) {
      case DeckEvent.Returned(List<Integer> cards) ->
          cards.stream().filter(card -> !history.cards.seenSuits.containsKey(card)).toList();
      case DeckEvent.Glanced(List<Integer> cards, List<Integer> _) -> cards;
      case DeckEvent.LeftUnseen _, DeckEvent.Seen _, DeckEvent.ShuffledIn _, DeckEvent.Counted _ ->
          List.of();
    };
  }

  private void apply(int index) {
    switch (history.events.get(index)) {
      case DeckEvent.LeftUnseen(List<Integer> cards) -> cards.forEach(this::recordDeparture);
      case DeckEvent.Returned(List<Integer> cards) -> {
        cards.stream()
            .filter(history.cards.seenSuits::containsKey)
            .map(history.cards::suit)
            .forEach(suit -> unplacedCounts[suit.index()]++);
        if (groups.contains(index)) {
          changeAll(deal -> deal.without(groups.indexOf(index)));
        }
      }
      case DeckEvent.ShuffledIn(Suit suit) -> unplacedCounts[suit.index()]++;
      case DeckEvent.Seen(Suit suit) -> take(suit);
      case DeckEvent.Glanced(List<Integer> _, List<Integer> min) when groups.contains(index) -> {
        int group = groups.indexOf(index);
        retain(
            deal ->
                Suit.ALL.stream()
                    .allMatch(suit -> deal.count(group, suit) >= min.get(suit.index())));
        int nextGroup = groups.indexOf(glanceAfter(index));
        changeAll(deal -> deal.merge(group, nextGroup));
      }
      case DeckEvent.Glanced _ -> {}
      case DeckEvent.Counted(Suit suit, int min, int max) ->
          retain(
              deal ->
                  min <= countUnplacedInDeck(deal, suit) && countUnplacedInDeck(deal, suit) <= max);
    }
  }

  /**
   * Returns the index of the next glance into Removed after this one; {@link #NEVER} if there is
   * none.
   */
  private int glanceAfter(int index) {
    for (int step = index + 1; step < history.events.size(); step++) {
      if (history.events.get(step) instanceof DeckEvent.Glanced) {
        return step;
      }
    }
    return NEVER;
  }

  /**
   * Updates the deals when a card leaves the deck unseen. The card has the suit that is seen later
   * or, if it is never seen, any suit that the deck still contains.
   */
  private void recordDeparture(int card) {
    Suit knownSuit = history.cards.seenSuits.get(card);
    if (knownSuit != null) {
      take(knownSuit);
      return;
    }
    int group = groups.indexOf(groupSteps.getOrDefault(card, NEVER));
    Set<UnseenDepartures> changedDeals = HashSet.newHashSet(possibleDeals.size() * Suit.ALL.size());
    for (UnseenDepartures deal : possibleDeals) {
      for (Suit suit : Suit.ALL) {
        if (countUnplacedInDeck(deal, suit) > 0) {
          changedDeals.add(deal.with(group, suit));
        }
      }
    }
    possibleDeals = changedDeals;
  }

  private void take(Suit suit) {
    unplacedCounts[suit.index()]--;
    retain(deal -> countUnplacedInDeck(deal, suit) >= 0);
  }

  private void retain(Predicate<UnseenDepartures> fits) {
    possibleDeals = possibleDeals.stream().filter(fits).toList();
  }

  private void changeAll(UnaryOperator<UnseenDepartures> change) {
    Set<UnseenDepartures> changedDeals = HashSet.newHashSet(possibleDeals.size());
    possibleDeals.forEach(deal -> changedDeals.add(change.apply(deal)));
    possibleDeals = changedDeals;
  }
}
