package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.engine.core.Rng;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Bottom;
import lethe.engine.games.eurydice.Command.Done;
import lethe.engine.games.eurydice.Command.Exchange;
import lethe.engine.games.eurydice.Command.Hymn;
import lethe.engine.games.eurydice.Command.Ignore;
import lethe.engine.games.eurydice.Command.Look;
import lethe.engine.games.eurydice.Command.Pay;
import lethe.engine.games.eurydice.Command.Remove;
import lethe.engine.games.eurydice.Command.Resolve;
import lethe.engine.games.eurydice.Command.Return;
import lethe.engine.games.eurydice.Command.Roll;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Command.Skip;
import lethe.engine.games.eurydice.Command.Survey;
import lethe.engine.games.eurydice.Command.Top;
import lethe.engine.games.eurydice.Command.Up;
import lethe.engine.games.eurydice.Command.UseObol;
import lethe.engine.games.eurydice.Ending;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation.Arranged;
import lethe.engine.games.eurydice.Observation.BoardBegan;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.Exchanged;
import lethe.engine.games.eurydice.Observation.HeartsAdded;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.ObolGained;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Removed;
import lethe.engine.games.eurydice.Observation.Returned;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.SpadesAdded;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Observation.Sung;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Special.Effect;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Tally;
import lethe.engine.games.eurydice.Zone;

/** Carries out commands that are legal. */
final class Play {
  private final Printed printed;
  private final State s;
  private final CardMoves table;

  Play(Printed printed, State s, CardMoves table) {
    this.printed = printed;
    this.s = s;
    this.table = table;
  }

  /** Rule book: Setup; and Special Deck, whenever a board begins. */
  void begin(Board board) {
    s.board = board;
    s.space = board.start();
    s.path = List.of(s.space);
    table.tell(new BoardBegan(board.number()));
    Rng.Draw<Special> draw = s.rng.oneOf(printed.deck(board.number()));
    s.rng = draw.rest();
    s.card = Optional.of(draw.value());
    s.uses = draw.value().effect().isCounted() ? draw.value().value() : 0;
    table.tell(new CardDrawn(draw.value()));
    if (s.has(Effect.ADD_SPADE)) {
      table.tell(new SpadesAdded(table.addToDeck(Suit.SPADE, s.bonus(Effect.ADD_SPADE))));
      table.shuffle();
    }
  }

  void command(Command command) {
    switch (command) {
      case Up(String to) -> up(Lane.named(to));
      case UseObol() -> {
        s.obols--;
        ignore(true);
      }
      case Ignore() -> {
        ignore(false);
        table.useCard();
      }
      case Resolve(var kind, int value) -> resolve(new Symbol(kind, value));
      case Look(Zone zone, int card) -> pick(zone, card);
      case Hymn(Zone zone, int card) -> pick(zone, card);
      case Remove(Zone zone, int _) when zone == Zone.DIAMONDS -> hymned(true);
      case Remove(Zone zone, int card) -> pick(zone, card);
      case Return(int card) -> pick(Zone.DISCARD, card);
      case Survey(int card) -> pick(Zone.DISCARD, card);
      case Arrange(int card) -> {
        s.phase = Phase.ARRANGE;
        pick(Zone.DISCARD, card);
      }
      case Top() -> end(true);
      case Bottom() -> end(false);
      case Pay(boolean bottom) -> pay(bottom);
      case Roll() -> roll();
      case Sing(int diamonds) -> {
        table.tell(new Sung(table.addToDeck(Suit.DIAMOND, diamonds)));
        table.shuffle();
        finish();
      }
      case Exchange(int cards) -> {
        s.due = cards;
        s.owed = cards;
        table.tell(new Exchanged(cards));
        drop();
      }
      case Skip() -> skip();
      case Done() -> done();
    }
  }

  /** Rule book: Turn Structure; ruling 9. */
  private void up(Lane lane) {
    s.space = s.board.at(s.space.row() + 1, lane);
    List<Space> path = new ArrayList<>(s.path);
    path.add(s.space);
    s.path = List.copyOf(path);
    table.tell(new Stepped(s.board.number(), s.space));
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

  /** Rule book: Ending the Game. */
  private void count() {
    if (s.has(Effect.ADD_HEART_AT_END)) {
      int hearts = table.addToDeck(Suit.HEART, s.bonus(Effect.ADD_HEART_AT_END));
      table.tell(new HeartsAdded(hearts));
    }
    int jokers = Pile.count(s.deck, Suit.JOKER);
    s.counted =
        new Tally(Pile.count(s.deck, Suit.HEART), Pile.count(s.deck, Suit.CLUB), 0, 0, jokers);
    int over = s.counted.lead();
    s.ending = Optional.of(over > 0 ? Ending.OVER : over == 0 ? Ending.LEVEL : Ending.UNDER);
    s.phase = Phase.OVER;
    table.tell(new Counted(s.counted.hearts(), s.counted.clubs(), s.counted.jokers()));
  }

  private void ignore(boolean obol) {
    table.tell(new SpaceIgnored(s.space, obol));
    s.pending = List.of();
    s.phase = Phase.MOVE;
  }

  private void resolve(Symbol symbol) {
    s.begun = true;
    s.symbol = Optional.of(symbol);
    s.picks = List.of();
    switch (symbol.kind()) {
      case GLANCE -> choose(Phase.GLANCE, s.deck.length + s.removed.length + s.closedDiscards());
      case PERIL, STEEP -> choose(Phase.PERIL, s.deck.length);
      case SURVEY -> choose(Phase.SURVEY, s.closedDiscards());
      case REMOVE -> choose(Phase.REMOVE, s.deck.length + s.discard.length);
      case EXCHANGE -> choose(Phase.EXCHANGE, s.deck.length);
      case RETURN -> chooseThenShuffle(Phase.RETURN, s.discard.length);
      case SONG -> chooseThenShuffle(Phase.SONG, s.box[Suit.DIAMOND.index()]);
      case HYMN -> chooseThenShuffle(Phase.HYMN, s.deck.length + s.discard.length);
      case OBOL -> {
        s.obols++;
        table.tell(new ObolGained(s.obols));
        finish();
      }
      case FAREWELL -> {
        if (s.card.isPresent()) {
          table.returnCard();
        } else {
          nothing();
        }
        finish();
      }
    }
  }

  /** Asks for a choice, where there is something to choose from; ruling 6. */
  private void choose(Phase phase, int from) {
    if (from > 0) {
      s.phase = phase;
    } else {
      nothing();
      finish();
    }
  }

  /** The same, for symbols that shuffle the deck whatever was chosen. */
  private void chooseThenShuffle(Phase phase, int from) {
    if (from > 0) {
      s.phase = phase;
    } else {
      nothing();
      table.shuffle();
      finish();
    }
  }

  private void nothing() {
    table.tell(new NothingDone(s.symbol.orElseThrow().kind()));
  }

  private void pick(Zone zone, int card) {
    List<Integer> picks = new ArrayList<>(s.picks);
    picks.add(
        switch (zone) {
          case DECK -> State.FROM_DECK;
          case REMOVED -> State.FROM_REMOVED;
          case DISCARD, DIAMONDS -> card;
        });
    s.picks = List.copyOf(picks);
  }

  /** A card held goes back, or a card is discarded. */
  private void end(boolean top) {
    if (s.phase == Phase.DROP) {
      s.due--;
      table.discard(1, !top);
      drop();
      return;
    }
    byte card = s.held[s.held.length - 1];
    s.held = Pile.top(s.held, s.held.length - 1);
    s.deck = top ? Pile.onTop(s.deck, card) : Pile.with(s.deck, card);
    table.tell(new PutBack(top));
    if (s.held.length == 0) {
      drop();
    }
  }

  private boolean isSteep() {
    return s.symbol.orElseThrow().kind() == Symbol.Kind.STEEP;
  }

  private void pay(boolean bottom) {
    s.due = isSteep() ? 2 : 1;
    if (s.has(Effect.DISCARD_FROM_BOTTOM)) {
      s.due--;
      table.discard(1, bottom);
    }
    drop();
  }

  /** The die; a card that makes one look does so before anything is discarded. */
  private void roll() {
    Rng.Draw<Integer> draw = s.rng.below(State.DIE);
    s.rng = draw.rest();
    int shows = draw.value() + 1;
    int bonus = s.bonus(Effect.ROLL_BONUS);
    Symbol symbol = s.symbol.orElseThrow();
    boolean escaped = shows + bonus > symbol.value();
    table.tell(new Rolled(shows, bonus, symbol.value(), escaped));
    s.due = escaped ? 0 : isSteep() ? 3 : 2;
    if (s.bonus(Effect.LOOK_ON_ROLL) == shows && s.deck.length > 0) {
      s.picks = List.of(State.FROM_DECK);
      new Looking(s, table).glance(symbol.kind());
      if (s.phase == Phase.PLACE || table.isOver()) {
        return;
      }
    }
    drop();
  }

  /** Discards what is due, one card at a time where its end of the deck can be chosen. */
  private void drop() {
    if (s.due > 0 && s.deck.length > 0) {
      if (s.has(Effect.DISCARD_FROM_BOTTOM)) {
        s.phase = Phase.DROP;
        return;
      }
      table.discard(s.due, false);
    }
    s.due = 0;
    if (s.owed > 0) {
      s.phase = Phase.GIVE_BACK;
      s.picks = List.of();
    } else {
      finish();
    }
  }

  private void skip() {
    if (s.phase == Phase.EXCESS) {
      hymned(false);
      return;
    }
    nothing();
    if (s.phase != Phase.SURVEY) {
      table.shuffle();
    }
    finish();
  }

  private void done() {
    switch (s.phase) {
      case GLANCE -> {
        new Looking(s, table).glance(Symbol.Kind.GLANCE);
        if (s.phase == Phase.GLANCE) {
          finish();
        }
      }
      case SURVEY -> {
        new Looking(s, table).glance(Symbol.Kind.SURVEY);
        if (!table.isOver()) {
          finish();
        }
      }
      case HYMN -> {
        new Looking(s, table).hymn();
        if (!table.isOver() && s.phase != Phase.EXCESS) {
          hymned(false);
        }
      }
      case RETURN, GIVE_BACK -> {
        table.returnToDeck(s.picks);
        table.tell(new Returned(s.picks));
        table.shuffle();
        finish();
      }
      case REMOVE -> removed();
      case ARRANGE -> arranged();
      case MOVE, SPACE, PLACE, PERIL, DROP, SONG, EXCESS, EXCHANGE, OVER ->
          throw new IllegalStateException("done in " + s.phase);
    }
  }

  private void removed() {
    int deck = s.picked(State.FROM_DECK);
    List<Integer> positions = s.picks.stream().filter(pick -> pick > 0).toList();
    for (int i = 0; i < deck; i++) {
      table.remove(table.takeTop());
    }
    for (byte card : table.takeDiscards(positions)) {
      table.remove(card);
    }
    table.shuffleRemoved();
    table.tell(new Removed(deck, positions));
    finish();
  }

  private void arranged() {
    List<Integer> order = new ArrayList<>(s.picks);
    for (int position = 1; position <= s.discard.length; position++) {
      if (!order.contains(position)) {
        order.add(position);
      }
    }
    s.discard = table.takeDiscards(order);
    s.picks = List.of();
    s.phase = s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE;
    table.tell(new Arranged(List.copyOf(order)));
  }

  private void hymned(boolean excess) {
    new Looking(s, table).hymned(excess);
    table.shuffle();
    finish();
  }

  /** The symbol has been carried out. */
  private void finish() {
    List<Symbol> pending = new ArrayList<>(s.pending);
    s.symbol.ifPresent(pending::remove);
    s.pending = List.copyOf(pending);
    s.symbol = Optional.empty();
    s.picks = List.of();
    s.due = 0;
    s.owed = 0;
    s.phase = s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE;
  }
}
