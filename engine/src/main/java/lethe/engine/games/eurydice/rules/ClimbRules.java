package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation.BoardBegan;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.HeartsAdded;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;

/** Movement over the boards and the final count. */
final class ClimbRules {
  private final PrintedParts parts;
  private final CardMoves cardMoves;
  private final State state;

  ClimbRules(PrintedParts parts, CardMoves cardMoves) {
    this.parts = parts;
    this.cardMoves = cardMoves;
    this.state = cardMoves.state;
  }

  /** Lays out a board and draws its special card. Rule book: Setup; Special Deck. */
  void beginBoard(Board board) {
    state.board = board;
    state.space = board.start();
    state.path = List.of(state.space);
    cardMoves.tell(new BoardBegan(board.number()));
    new CurrentCard(cardMoves).draw(parts.specialDeck(board.number()));
  }

  /**
   * Moves to the next row. At the end of a board, lays out the next one or, on the last board,
   * counts the deck. Rule book: Turn Structure; ruling 9.
   */
  void moveUp(Lane lane) {
    state.space = state.board.spaceAt(state.space.row() + 1, lane);
    List<Space> path = new ArrayList<>(state.path);
    path.add(state.space);
    state.path = List.copyOf(path);
    cardMoves.tell(new Stepped(state.board.number(), state.space));
    if (!state.space.isEnd()) {
      state.pendingSymbols = state.space.symbols();
      state.symbolBegun = false;
      state.phase = state.pendingSymbols.isEmpty() ? Phase.MOVE : Phase.SPACE;
    } else if (state.board.number() < parts.boards().size()) {
      beginBoard(parts.boards().get(state.board.number()));
    } else {
      countDeck();
    }
  }

  /**
   * Ends the match by counting the hearts, clubs and jokers in the deck. Rule book: Ending the
   * Game.
   */
  private void countDeck() {
    if (state.hasEffect(Effect.ADD_HEART_AT_END)) {
      int hearts = cardMoves.addToDeck(Suit.HEART, state.effectValue(Effect.ADD_HEART_AT_END));
      cardMoves.tell(new HeartsAdded(hearts));
    }
    int jokers = Pile.count(state.deck, Suit.JOKER);
    state.deckCounts =
        new SuitCounts(
            Pile.count(state.deck, Suit.HEART), Pile.count(state.deck, Suit.CLUB), 0, 0, jokers);
    int lead = state.deckCounts.heartLead();
    state.ending = Optional.of(lead > 0 ? Ending.OVER : lead == 0 ? Ending.LEVEL : Ending.UNDER);
    state.phase = Phase.OVER;
    cardMoves.tell(
        new Counted(
            state.deckCounts.hearts(), state.deckCounts.clubs(), state.deckCounts.jokers()));
  }
}
