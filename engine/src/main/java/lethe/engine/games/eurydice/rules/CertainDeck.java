package lethe.engine.games.eurydice.rules;

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
 * Computes what the deck must contain: for each suit, the minimum over all deals that are
 * consistent with what was told. The set of consistent deals is advanced step by step. Cards form a
 * group while the same step is the next one that concerns them individually, and two deals are
 * equal if every group has the same number of cards of each suit in both; this keeps the set small.
 */
public final class CertainDeck {
  private static final int NEVER = Integer.MAX_VALUE;

  private final DeckHistory trail;

  /**
   * The steps that concern individual cards. Each one stands for a group; {@link #NEVER} stands for
   * the remaining cards.
   */
  private final List<Integer> groups;

  /** For each card, the next step that concerns it individually. */
  private final Map<Integer, Integer> fates = new HashMap<>();

  /**
   * For each suit, the number of cards that are in the deck at unknown positions or have left such
   * positions unseen.
   */
  private final int[] pool = SuitCounts.DEALT.counts();

  private Set<UnseenDepartures> deals;

  private CertainDeck(List<Observation> observations) {
    this.trail = DeckHistory.of(observations);
    Set<Integer> turning = new TreeSet<>(Set.of(NEVER));
    for (int step = trail.steps.size() - 1; step >= 0; step--) {
      for (int card : concerned(trail.steps.get(step))) {
        turning.add(step);
        fates.put(card, step);
      }
    }
    this.groups = List.copyOf(turning);
    this.deals = Set.of(UnseenDepartures.nothing(groups.size()));
  }

  public static SuitCounts of(List<Observation> observations) {
    CertainDeck certain = new CertainDeck(observations);
    for (int step = 0; step < certain.trail.steps.size(); step++) {
      certain.follow(step);
    }
    return certain.least();
  }

  private SuitCounts least() {
    int[] least = trail.cards.placed();
    for (Suit suit : Suit.ALL) {
      least[suit.index()] += deals.stream().mapToInt(deal -> inside(deal, suit)).min().orElse(0);
    }
    return SuitCounts.of(least);
  }

  /** Returns the number of cards of a suit in the deck at unknown positions. */
  private int inside(UnseenDepartures deal, Suit suit) {
    return pool[suit.index()] - deal.all(suit);
  }

  /**
   * Returns the cards that a step concerns individually, rather than as arbitrary cards of the
   * deck.
   */
  private List<Integer> concerned(DeckEvent step) {
    return switch (step) {
      case DeckEvent.CameBack(List<Integer> cards) ->
          cards.stream().filter(card -> !trail.cards.seen.containsKey(card)).toList();
      case DeckEvent.Glanced(List<Integer> cards, List<Integer> _) -> cards;
      case DeckEvent.Left _, DeckEvent.Seen _, DeckEvent.Joined _, DeckEvent.Counted _ -> List.of();
    };
  }

  private void follow(int at) {
    switch (trail.steps.get(at)) {
      case DeckEvent.Left(List<Integer> cards) -> cards.forEach(this::leave);
      case DeckEvent.CameBack(List<Integer> cards) -> {
        cards.stream()
            .filter(trail.cards.seen::containsKey)
            .map(trail.cards::suit)
            .forEach(suit -> pool[suit.index()]++);
        if (groups.contains(at)) {
          all(deal -> deal.without(groups.indexOf(at)));
        }
      }
      case DeckEvent.Joined(Suit suit) -> pool[suit.index()]++;
      case DeckEvent.Seen(Suit suit) -> take(suit);
      case DeckEvent.Glanced(List<Integer> _, List<Integer> least) when groups.contains(at) -> {
        int group = groups.indexOf(at);
        keep(
            deal ->
                Suit.ALL.stream()
                    .allMatch(suit -> deal.of(group, suit) >= least.get(suit.index())));
        int next = groups.indexOf(glanceAfter(at));
        all(deal -> deal.moved(group, next));
      }
      case DeckEvent.Glanced _ -> {}
      case DeckEvent.Counted(Suit suit, int least, int most) ->
          keep(deal -> least <= inside(deal, suit) && inside(deal, suit) <= most);
    }
  }

  /** Returns the next glance into Removed that still finds these cards there. */
  private int glanceAfter(int at) {
    for (int step = at + 1; step < trail.steps.size(); step++) {
      if (trail.steps.get(step) instanceof DeckEvent.Glanced) {
        return step;
      }
    }
    return NEVER;
  }

  /**
   * Advances the deals when a card leaves the deck: it has the suit that is seen later, or any
   * available suit.
   */
  private void leave(int card) {
    Suit known = trail.cards.seen.get(card);
    if (known != null) {
      take(known);
      return;
    }
    int group = groups.indexOf(fates.getOrDefault(card, NEVER));
    Set<UnseenDepartures> next = new HashSet<>();
    for (UnseenDepartures deal : deals) {
      for (Suit suit : Suit.ALL) {
        if (inside(deal, suit) > 0) {
          next.add(deal.with(group, suit));
        }
      }
    }
    deals = next;
  }

  private void take(Suit suit) {
    pool[suit.index()]--;
    keep(deal -> inside(deal, suit) >= 0);
  }

  private void keep(Predicate<UnseenDepartures> fits) {
    Set<UnseenDepartures> kept = new HashSet<>(deals);
    kept.removeIf(fits.negate());
    deals = kept;
  }

  private void all(UnaryOperator<UnseenDepartures> change) {
    Set<UnseenDepartures> changed = new HashSet<>();
    deals.forEach(deal -> changed.add(change.apply(deal)));
    deals = changed;
  }
}
