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
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.ToldHistory;
import lethe.engine.games.eurydice.View;

/** Builds the views of a state. */
final class Views {
  private static final Face DOWN = new Down();
  private static final List<Face> UP = faces(Up::new);
  private static final List<Face> REMEMBERED = faces(Remembered::new);

  private final State s;

  /** Whether the viewer shares Orpheus's knowledge. */
  private final boolean own;

  /** Whether the viewer sees everything. */
  private final boolean all;

  /** Whether the match is over and all cards are face up. */
  private final boolean over;

  private Views(State s, Viewer viewer) {
    this.s = s;
    this.over = s.ending.isPresent();
    this.all = over || viewer instanceof Referee;
    this.own = viewer instanceof Referee || viewer instanceof Seat;
  }

  static View of(State s, int boards, Viewer viewer) {
    return new Views(s, viewer).view(boards);
  }

  private View view(int boards) {
    return new View(
        new View.Climb(boards, s.board, s.path),
        task(),
        new View.Piles(pile(s.deck, all), pile(s.discard, over), pile(s.removed, all), held()),
        new View.Tableau(s.marks, s.obols, s.card, s.uses),
        SuitCounts.of(s.box),
        over ? SuitCounts.NONE : SuitCounts.of(hidden()),
        own ? s.memory : ToldHistory.NONE,
        new View.Result(s.ending, s.counted));
  }

  private View.Task task() {
    boolean quiet = !own && isQuiet();
    return new View.Task(
        quiet ? s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE : s.phase,
        s.pending,
        own && s.begun,
        quiet ? Optional.empty() : s.symbol,
        own || s.phase == Phase.EXCESS ? s.picks : List.of(),
        quiet ? 0 : s.wanted(),
        quiet ? 0 : s.due,
        quiet ? 0 : s.owed);
  }

  /** Returns whether Orpheus is making a choice that nobody has been told of. */
  private boolean isQuiet() {
    return switch (s.phase) {
      case GLANCE, PERIL, RETURN, SURVEY, REMOVE, SONG, HYMN, EXCHANGE, ARRANGE -> true;
      case MOVE, SPACE, PLACE, DROP, EXCESS, GIVE_BACK, OVER -> false;
    };
  }

  /**
   * Returns a pile as the viewer sees it.
   *
   * @param open whether face-down cards are shown as if they were face up
   */
  private List<Face> pile(byte[] cards, boolean open) {
    List<Face> faces = new ArrayList<>(cards.length);
    for (byte card : cards) {
      int suit = Pile.index(card);
      faces.add(
          open || Pile.isOpen(card)
              ? UP.get(suit)
              : all || (own && Pile.isKnown(card)) ? REMEMBERED.get(suit) : DOWN);
    }
    return faces;
  }

  private List<Face> held() {
    List<Face> faces = new ArrayList<>(s.held.length);
    for (byte card : s.held) {
      faces.add(own ? UP.get(Pile.index(card)) : DOWN);
    }
    return faces;
  }

  /** Returns the number of face-down cards in play by suit, which everyone can work out. */
  private int[] hidden() {
    int[] hidden = new int[Suit.ALL.size()];
    for (byte[] pile : List.of(s.deck, s.discard, s.removed, s.held)) {
      for (byte card : pile) {
        hidden[Pile.index(card)] += Pile.isOpen(card) ? 0 : 1;
      }
    }
    return hidden;
  }

  private static List<Face> faces(Function<Suit, Face> face) {
    return Suit.ALL.stream().map(face).toList();
  }
}
