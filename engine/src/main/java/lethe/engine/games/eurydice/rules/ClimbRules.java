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
  private final PrintedParts printed;
  private final CardMoves cards;
  private final State s;

  ClimbRules(PrintedParts printed, CardMoves cards) {
    this.printed = printed;
    this.cards = cards;
    this.s = cards.s;
  }

  /** Lays out a board. Rule book: Setup; Special Deck. */
  void begin(Board board) {
    s.board = board;
    s.space = board.start();
    s.path = List.of(s.space);
    cards.tell(new BoardBegan(board.number()));
    new CurrentCard(cards).draw(printed.deck(board.number()));
  }

  /** Moves to the next row. Rule book: Turn Structure; ruling 9. */
  void up(Lane lane) {
    s.space = s.board.at(s.space.row() + 1, lane);
    List<Space> path = new ArrayList<>(s.path);
    path.add(s.space);
    s.path = List.copyOf(path);
    cards.tell(new Stepped(s.board.number(), s.space));
    if (!s.space.isEnd()) {
      s.pending = s.space.symbols();
      s.begun = false;
      s.phase = s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE;
    } else if (s.board.number() < printed.boards().size()) {
      begin(printed.boards().get(s.board.number()));
    } else {
      count();
    }
  }

  /** Counts the deck. Rule book: Ending the Game. */
  private void count() {
    if (s.has(Effect.ADD_HEART_AT_END)) {
      int hearts = cards.addToDeck(Suit.HEART, s.bonus(Effect.ADD_HEART_AT_END));
      cards.tell(new HeartsAdded(hearts));
    }
    int jokers = Pile.count(s.deck, Suit.JOKER);
    s.counted =
        new SuitCounts(Pile.count(s.deck, Suit.HEART), Pile.count(s.deck, Suit.CLUB), 0, 0, jokers);
    int over = s.counted.lead();
    s.ending = Optional.of(over > 0 ? Ending.OVER : over == 0 ? Ending.LEVEL : Ending.UNDER);
    s.phase = Phase.OVER;
    cards.tell(new Counted(s.counted.hearts(), s.counted.clubs(), s.counted.jokers()));
  }
}
