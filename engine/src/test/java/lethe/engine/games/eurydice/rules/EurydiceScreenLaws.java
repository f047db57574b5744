package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.ScreenLaws;
import lethe.engine.core.Seat;
import lethe.engine.core.TestVolume;
import lethe.engine.core.Validated;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/**
 * Implements {@link ScreenLaws} for Eurydice. {@link EurydiceLawsTest} adds the other laws of the
 * game. The test of its screens, in the app, extends this class directly.
 */
public abstract class EurydiceScreenLaws implements ScreenLaws<State, Command, Observation, View> {
  @Override
  public Validated<Game<?, Command, Observation, View>> open(Options options) {
    return Eurydice.open(options, ShippedParts.BOARDS, ShippedParts.CARDS);
  }

  @Override
  public int matches() {
    return TestVolume.times(2, 4);
  }

  @Override
  public List<Command> additionalCandidates() {
    return List.of(
        new Up(""),
        new Up("nowhere"),
        new Up("t"),
        new Resolve(Symbol.Kind.HYMN, 3),
        new Look(Zone.DECK, 3),
        new Look(Zone.DISCARD, 0),
        new Look(Zone.DIAMONDS, 0),
        new Look(Zone.REMOVED, 1),
        new Remove(Zone.REMOVED, 0),
        new Remove(Zone.DIAMONDS, 0),
        new Hymn(Zone.REMOVED, 0),
        new Return(0),
        new Survey(-1),
        new Sing(0),
        new Exchange(99),
        new Pay(true),
        new Done(),
        new Skip());
  }

  /**
   * Looks, rolls, drawn cards, the count and the cards turned over at the end reveal new
   * information; to spectators, so do the secret choices of Orpheus.
   */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return switch (observation) {
      case CardsSeen _, Rolled _, CardDrawn _, Counted _, Observation.TurnedOver _ -> true;
      case Observation.Returned _,
          Observation.Removed _,
          Observation.Exchanged _,
          Observation.Arranged _ ->
          !(viewer instanceof Seat);
      default -> false;
    };
  }

  /**
   * In this game, items are positions: after a shuffle is taken back, the cards at some positions
   * are known again.
   */
  @Override
  public boolean canUndoReveal() {
    return true;
  }

  /** Excludes most commands that arrange the discard area, which would dominate a random match. */
  @Override
  public Command choose(View view, List<Command> legal, MutableRng rng) {
    List<Command> candidates = new ArrayList<>(legal);
    if (view.phase() != Phase.ARRANGE && !rng.oneIn(30)) {
      candidates.removeIf(Arrange.class::isInstance);
    }
    return rng.pick(candidates);
  }

  @Override
  public boolean isSecret(Command command) {
    return command instanceof Look
        || command instanceof Survey
        || command instanceof Return
        || command instanceof Hymn;
  }

  /** Returns the number of cards of each suit, including the box and the marks. */
  @Override
  public Object pieces(State state) {
    List<Integer> pieces = new ArrayList<>();
    for (Suit suit : Suit.ALL) {
      int count = state.box[suit.index()] + (suit == Suit.SPADE ? state.marks : 0);
      for (byte[] pile : List.of(state.deck, state.discard, state.removed, state.heldCards)) {
        count += Pile.count(pile, suit);
      }
      pieces.add(count);
    }
    return pieces;
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> locations = new LinkedHashMap<>();
    addLocations(locations, "deck", state.deck);
    addLocations(locations, "discard", state.discard);
    addLocations(locations, "removed", state.removed);
    addLocations(locations, "held", state.heldCards);
    return locations;
  }

  private static void addLocations(Map<String, Object> locations, String zone, byte[] pile) {
    for (int i = 0; i < pile.length; i++) {
      locations.put(itemName(zone, i), Pile.suit(pile[i]));
    }
  }

  /**
   * As long as only unseen cards have moved to hidden positions, all hidden cards form one group.
   * Later, the unknown cards of the deck form one group and those of Removed another, and every
   * other card forms its own group. For spectators, so does every card of the deck after cards were
   * put back, until the next shuffle.
   */
  @Override
  public List<Set<String>> hiddenGroups(State state, List<Observation> remembered, Viewer viewer) {
    Set<String> deck = hiddenItems("deck", state, state.deck, viewer);
    Set<String> removed = hiddenItems("removed", state, state.removed, viewer);
    Set<String> discard = hiddenItems("discard", state, state.discard, viewer);
    Set<String> heldItems =
        viewer instanceof Seat ? Set.of() : itemsOf("held", state.heldCards.length);
    if (remembered.stream().noneMatch(EurydiceScreenLaws::mixesCards)) {
      Set<String> hidden = new TreeSet<>(deck);
      hidden.addAll(removed);
      hidden.addAll(discard);
      return List.of(hidden);
    }
    List<Set<String>> groups = new ArrayList<>(List.of(removed));
    if (viewer instanceof Seat || !hasPutCardsBack(remembered)) {
      groups.add(deck);
    } else {
      deck.forEach(card -> groups.add(Set.of(card)));
    }
    discard.forEach(card -> groups.add(Set.of(card)));
    heldItems.forEach(card -> groups.add(Set.of(card)));
    return groups;
  }

  /**
   * Returns whether Orpheus has put cards back into the deck since the last shuffle. Such cards are
   * not spades.
   */
  private static boolean hasPutCardsBack(List<Observation> observations) {
    boolean hasPutBack = false;
    for (Observation observation : observations) {
      hasPutBack = observation instanceof Observation.PutBack || hasPutBack;
      hasPutBack = !(observation instanceof Observation.Shuffled) && hasPutBack;
    }
    return hasPutBack;
  }

  /** Returns whether this observation may mix known cards with unknown cards. */
  private static boolean mixesCards(Observation observation) {
    return switch (observation) {
      case CardsSeen _,
          Observation.SpadesAdded _,
          Observation.SpadePunished _,
          Observation.DiamondsAdded _,
          Observation.Returned _,
          Observation.Removed _,
          Observation.HeartsAdded _,
          Counted _ ->
          true;
      default -> false;
    };
  }

  /**
   * Returns the cards of a pile whose suits the viewer does not know: none after the end, otherwise
   * the face-down cards, except those that Orpheus knows if he is the viewer.
   */
  private static Set<String> hiddenItems(String zone, State state, byte[] pile, Viewer viewer) {
    Set<String> items = itemsOf(zone, pile.length);
    for (int i = 0; i < pile.length; i++) {
      boolean isKnownToOrpheus = viewer instanceof Seat && Pile.isKnown(pile[i]);
      if (state.ending.isPresent() || Pile.isFaceUp(pile[i]) || isKnownToOrpheus) {
        items.remove(itemName(zone, i));
      }
    }
    return items;
  }

  private static Set<String> itemsOf(String zone, int count) {
    Set<String> items = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      items.add(itemName(zone, i));
    }
    return items;
  }

  private static String itemName(String zone, int index) {
    return zone + " " + (index + 1);
  }
}
