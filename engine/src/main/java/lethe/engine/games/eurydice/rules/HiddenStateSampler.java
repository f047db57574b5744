package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.core.StateSampler;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.View;

/** Samples states that are consistent with a view and with what was told. */
final class HiddenStateSampler implements StateSampler<State> {
  /**
   * The number of replays to try before the unseen cards are dealt without regard to what was told.
   */
  private static final int TRIES = 200;

  private final View view;
  private final List<Observation> told;

  HiddenStateSampler(View view, List<Observation> observations) {
    this.view = view;
    this.told = List.copyOf(observations);
  }

  @Override
  public State sample(Rng rng) {
    for (int i = 0; i < TRIES; i++) {
      Replay model = new Replay(rng.derive("past " + i));
      if (model.replay(told)) {
        return state(model, rng.derive("future"));
      }
    }
    return dealUnseen(rng.derive("deal"));
  }

  private State state(Replay model, Rng rng) {
    State s = openCards(rng);
    s.deck = pile(view.deck(), model.cards.deck, model.cards);
    s.discard = pile(view.discard(), model.cards.discard, model.cards);
    byte[] removed = pile(view.removed(), model.cards.removed, model.cards);
    s.removed = view.ending().isPresent() ? removed : Pile.shuffled(removed, rng).value();
    s.held = pile(view.held(), model.held, model.cards);
    for (int i = 0; i < s.held.length; i++) {
      s.held[i] = Pile.known(Pile.suit(s.held[i]));
    }
    return s;
  }

  /** Deals the unseen cards to the unseen positions. */
  private State dealUnseen(Rng rng) {
    byte[] rest = Pile.empty();
    for (Suit suit : Suit.ALL) {
      int seen = Collections.frequency(view.held(), new Face.Up(suit));
      seen += Collections.frequency(view.deck(), new Face.Remembered(suit));
      seen += Collections.frequency(view.discard(), new Face.Remembered(suit));
      rest = Pile.with(rest, Pile.card(suit), view.hidden().of(suit) - seen);
    }
    byte[] order = Pile.shuffled(rest, rng).value();
    State s = openCards(rng.derive("future"));
    int at = 0;
    List<byte[]> piles = new ArrayList<>();
    for (List<Face> faces : List.of(view.deck(), view.discard(), view.removed(), view.held())) {
      boolean held = piles.size() == 3;
      byte[] pile = new byte[faces.size()];
      for (int i = 0; i < pile.length; i++) {
        pile[i] =
            switch (faces.get(i)) {
              case Face.Up(Suit suit) -> held ? Pile.known(suit) : Pile.open(suit);
              case Face.Remembered(Suit suit) -> Pile.known(suit);
              case Face.Down() -> order[at++];
            };
      }
      piles.add(pile);
    }
    s.deck = piles.get(0);
    s.discard = piles.get(1);
    s.removed = piles.get(2);
    s.held = piles.get(3);
    return s;
  }

  /** Returns a state with everything that is visible. */
  private State openCards(Rng rng) {
    State s = new State(rng, view.board());
    s.space = view.space();
    s.path = view.path();
    s.pending = view.pending();
    s.begun = view.begun();
    s.phase = view.phase();
    s.symbol = view.symbol();
    s.picks = view.picks();
    s.due = view.due();
    s.owed = view.owed();
    s.marks = view.marks();
    s.obols = view.obols();
    s.card = view.card();
    s.uses = view.uses();
    s.memory = view.memory();
    for (Suit suit : Suit.ALL) {
      s.box[suit.index()] = view.box().of(suit);
    }
    s.ending = view.ending();
    s.counted = view.counted();
    return s;
  }

  private static byte[] pile(List<Face> faces, List<Integer> cards, UnseenCards unseen) {
    byte[] pile = new byte[faces.size()];
    for (int i = 0; i < pile.length; i++) {
      int card = cards.get(i);
      Optional<Suit> seen = faces.get(i).seen();
      Suit suit = seen.orElseGet(() -> unseen.suits.suit(card));
      pile[i] =
          faces.get(i) instanceof Face.Up
              ? Pile.open(suit)
              : seen.isPresent() || unseen.ways.isKnown(card) ? Pile.known(suit) : Pile.card(suit);
    }
    return pile;
  }
}
