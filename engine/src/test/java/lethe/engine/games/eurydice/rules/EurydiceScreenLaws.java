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
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/** Describes Eurydice to the laws. A subclass for its screens implements only the screen laws. */
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
  public List<Command> illegalCommands() {
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
   * New information is revealed by looks, rolls, the card drawn, the count, and all cards at the
   * end; for a spectator, also the secret choices of Orpheus.
   */
  @Override
  public boolean reveals(Observation observation, Viewer viewer) {
    return switch (observation) {
      case Looked _, Rolled _, CardDrawn _, Counted _, Observation.TurnedOver _ -> true;
      case Observation.Returned _,
          Observation.Removed _,
          Observation.Exchanged _,
          Observation.Arranged _ ->
          !(viewer instanceof Seat);
      default -> false;
    };
  }

  /**
   * Items are positions here: after the undo of a shuffle, the cards at some positions are known
   * again.
   */
  @Override
  public boolean canUndoReveal() {
    return true;
  }

  /** Excludes most arrange commands, which are irrelevant and would dominate a random match. */
  @Override
  public Command choose(View view, List<Command> legal, MutableRng rng) {
    List<Command> few = new ArrayList<>(legal);
    if (view.phase() != Phase.ARRANGE && !rng.oneIn(30)) {
      few.removeIf(Arrange.class::isInstance);
    }
    return rng.pick(few);
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
      for (byte[] pile : List.of(state.deck, state.discard, state.removed, state.held)) {
        count += Pile.count(pile, suit);
      }
      pieces.add(count);
    }
    return pieces;
  }

  @Override
  public Map<String, Object> itemLocations(State state) {
    Map<String, Object> places = new LinkedHashMap<>();
    places(places, "deck", state.deck);
    places(places, "discard", state.discard);
    places(places, "removed", state.removed);
    places(places, "held", state.held);
    return places;
  }

  private static void places(Map<String, Object> places, String zone, byte[] pile) {
    for (int i = 0; i < pile.length; i++) {
      places.put(zone + " " + (i + 1), Pile.suit(pile[i]));
    }
  }

  /**
   * As long as only unseen cards have moved to hidden positions, all of them form one group. Later,
   * the unknown cards of the deck form one group, those of Removed another, and every other card
   * its own.
   */
  @Override
  public List<Set<String>> hiddenGroups(View view, List<Observation> remembered, Viewer viewer) {
    Set<String> deck = downs("deck", view.deck());
    Set<String> removed = downs("removed", view.removed());
    Set<String> discard = downs("discard", view.discard());
    Set<String> held = downs("held", view.held());
    if (remembered.stream().noneMatch(EurydiceScreenLaws::mixes)) {
      Set<String> all = new TreeSet<>(deck);
      all.addAll(removed);
      all.addAll(discard);
      return List.of(all);
    }
    List<Set<String>> groups = new ArrayList<>(List.of(removed));
    if (viewer instanceof Seat || !isPlaced(remembered)) {
      groups.add(deck);
    } else {
      deck.forEach(card -> groups.add(Set.of(card)));
    }
    discard.forEach(card -> groups.add(Set.of(card)));
    held.forEach(card -> groups.add(Set.of(card)));
    return groups;
  }

  /** Returns whether the deck contains cards that Orpheus has put back; those are not spades. */
  private static boolean isPlaced(List<Observation> observations) {
    boolean placed = false;
    for (Observation observation : observations) {
      placed = observation instanceof Observation.PutBack || placed;
      placed = !(observation instanceof Observation.Shuffled) && placed;
    }
    return placed;
  }

  /** Returns whether this observation may mix known cards with unknown ones. */
  private static boolean mixes(Observation observation) {
    return switch (observation) {
      case Looked _,
          Observation.SpadesAdded _,
          Observation.SpadePunished _,
          Observation.Sung _,
          Observation.Returned _,
          Observation.Removed _,
          Observation.HeartsAdded _,
          Counted _ ->
          true;
      default -> false;
    };
  }

  private static Set<String> downs(String zone, List<Face> faces) {
    Set<String> downs = new TreeSet<>();
    for (int i = 0; i < faces.size(); i++) {
      if (faces.get(i).knownSuit().isEmpty()) {
        downs.add(zone + " " + (i + 1));
      }
    }
    return downs;
  }
}
