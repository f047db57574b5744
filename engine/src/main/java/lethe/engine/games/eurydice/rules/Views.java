package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import lethe.engine.core.Referee;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Face.Down;
import lethe.engine.games.eurydice.Face.Remembered;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.ObservationHistory;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.View;

/** Builds the views of a state. */
final class Views {
  private static final Face DOWN = new Down();

  /** The faces of visible cards, indexed by suit. */
  private static final List<Face> UP = faces(Up::new);

  /** The faces of remembered cards, indexed by suit. */
  private static final List<Face> REMEMBERED = faces(Remembered::new);

  private final State state;

  /** Whether the viewer shares Orpheus's knowledge. */
  private final boolean seesAsOrpheus;

  private final boolean seesAll;

  private final boolean isOver;

  private Views(State state, Viewer viewer) {
    this.state = state;
    this.isOver = state.ending.isPresent();
    this.seesAll = isOver || viewer instanceof Referee;
    this.seesAsOrpheus = viewer instanceof Referee || viewer instanceof Seat;
  }

  static View of(State state, int boards, Viewer viewer) {
    return new Views(state, viewer).view(boards);
  }

  private View view(int boards) {
    return new View(
        new View.Climb(boards, state.board, state.path),
        task(),
        new View.Piles(
            pile(state.deck, seesAll),
            pile(state.discard, isOver),
            pile(state.removed, seesAll),
            heldCards()),
        new View.Tableau(state.marks, state.obols, state.currentCard, state.usesLeft),
        SuitCounts.ofCounts(state.box),
        isOver ? SuitCounts.NONE : SuitCounts.ofCounts(faceDownCounts()),
        seesAsOrpheus ? state.memory : ObservationHistory.NONE,
        new View.Result(state.ending, state.deckCounts));
  }

  private View.Task task() {
    boolean isSecret = !seesAsOrpheus && isChoosingSecretly();
    return new View.Task(
        isSecret ? state.pendingSymbols.isEmpty() ? Phase.MOVE : Phase.SPACE : state.phase,
        state.pendingSymbols,
        seesAsOrpheus && state.symbolBegun,
        isSecret ? Optional.empty() : state.currentSymbol,
        seesAsOrpheus || state.phase == Phase.EXCESS ? state.picks : List.of(),
        isSecret ? 0 : state.cardsToChoose(),
        isSecret ? 0 : state.cardsToDiscard,
        isSecret ? 0 : state.cardsToReturn);
  }

  /** Returns whether Orpheus is making a choice that has not been announced. */
  private boolean isChoosingSecretly() {
    return switch (state.phase) {
      case GLANCE, PERIL, RETURN, SURVEY, REMOVE, SONG, HYMN, EXCHANGE, ARRANGE -> true;
      case MOVE, SPACE, PLACE, DROP, EXCESS, GIVE_BACK, OVER -> false;
    };
  }

  /**
   * Returns a pile as the viewer sees it.
   *
   * @param faceUp whether face-down cards are shown as face up
   */
  private List<Face> pile(byte[] cards, boolean faceUp) {
    List<Face> faces = new ArrayList<>(cards.length);
    for (byte card : cards) {
      int suit = Pile.suitIndex(card);
      faces.add(
          faceUp || Pile.isFaceUp(card)
              ? UP.get(suit)
              : seesAll || (seesAsOrpheus && Pile.isKnown(card)) ? REMEMBERED.get(suit) : DOWN);
    }
    return faces;
  }

  private List<Face> heldCards() {
    List<Face> faces = new ArrayList<>(state.heldCards.length);
    for (byte card : state.heldCards) {
      faces.add(seesAsOrpheus ? UP.get(Pile.suitIndex(card)) : DOWN);
    }
    return faces;
  }

  /**
   * Returns the number of face-down cards in play by suit. These numbers are public: they follow
   * from the cards that everyone has seen.
   */
  private int[] faceDownCounts() {
    int[] counts = new int[Suit.ALL.size()];
    for (byte[] pile : List.of(state.deck, state.discard, state.removed, state.heldCards)) {
      for (byte card : pile) {
        counts[Pile.suitIndex(card)] += Pile.isFaceUp(card) ? 0 : 1;
      }
    }
    return counts;
  }

  private static List<Face> faces(Function<Suit, Face> face) {
    return Suit.ALL.stream().map(face).toList();
  }
}
