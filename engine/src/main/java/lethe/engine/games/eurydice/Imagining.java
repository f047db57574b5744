package lethe.engine.games.eurydice;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;

/** States that look like a view and agree with what was told. */
final class Imagining {
  /** So many pasts are tried that agree in everything; then one that agrees in what is seen. */
  private static final int TRIES = 60;

  private Imagining() {}

  static State state(View view, List<Observation> told, Rng rng) {
    for (int i = 0; i < TRIES; i++) {
      Recall recall = new Recall(rng.stream("past " + i), true);
      if (recall.all(told)) {
        return state(view, recall, rng.stream("future"));
      }
    }
    Recall recall = new Recall(rng.stream("any past"), false);
    recall.all(told);
    return state(view, recall, rng.stream("future"));
  }

  private static State state(View view, Recall recall, Rng rng) {
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
    s.deck = pile(view.deck(), recall.deck, recall);
    s.discard = pile(view.discard(), recall.discard, recall);
    s.removed = Pile.shuffled(pile(view.removed(), recall.removed, recall), rng).value();
    s.held = pile(view.held(), recall.held, recall);
    for (int i = 0; i < s.held.length; i++) {
      s.held[i] = Pile.known(Pile.suit(s.held[i]));
    }
    s.marks = view.marks();
    s.obols = view.obols();
    s.card = view.card();
    for (Suit suit : Suit.ALL) {
      s.box[suit.ordinal()] = view.box().of(suit);
      s.sure[suit.ordinal()] = view.sure().of(suit);
    }
    s.ending = view.ending();
    s.hearts = view.hearts();
    s.clubs = view.clubs();
    return s;
  }

  private static byte[] pile(List<Face> faces, List<Integer> cards, Recall recall) {
    byte[] pile = new byte[faces.size()];
    for (int i = 0; i < pile.length; i++) {
      int card = cards.get(i);
      Optional<Suit> seen = faces.get(i).seen();
      Suit suit = seen.orElseGet(() -> recall.suit(card));
      pile[i] =
          faces.get(i) instanceof Face.Up
              ? Pile.open(suit)
              : seen.isPresent() || recall.isKnown(card) ? Pile.known(suit) : Pile.card(suit);
    }
    return pile;
  }
}
