package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.GameEvent;
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
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Arranged;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Removed;
import lethe.engine.games.eurydice.Observation.Returned;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.Sung;
import lethe.engine.games.eurydice.Observation.TurnedOver;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;

/** Carries out legal commands. */
final class CommandExecutor {
  private final PrintedParts printed;
  private final CardMoves cards;
  private final State s;
  private final SymbolResolver symbol;
  private final DiscardRules discarding;

  private CommandExecutor(PrintedParts printed, State s) {
    this.printed = printed;
    this.s = s;
    this.cards = new CardMoves(s);
    this.symbol = new SymbolResolver(cards);
    this.discarding = new DiscardRules(cards);
  }

  /** Deals the cards and lays out the first board. */
  static List<GameEvent<Observation>> begin(PrintedParts printed, State s) {
    CardMoves cards = new CardMoves(s);
    new ClimbRules(printed, cards).begin(s.board);
    return cards.events();
  }

  /** Applies a command to the state. Returns the events. */
  static List<GameEvent<Observation>> of(PrintedParts printed, State s, Command command) {
    CommandExecutor play = new CommandExecutor(printed, s);
    play.command(command);
    if (s.ending.isPresent()) {
      play.cards.tell(
          new TurnedOver(Pile.suits(s.deck), Pile.suits(s.discard), Pile.suits(s.removed)));
    }
    return play.cards.events();
  }

  private void command(Command command) {
    switch (command) {
      case Up(String to) -> new ClimbRules(printed, cards).up(Lane.named(to));
      case UseObol() -> {
        s.obols--;
        ignore(true);
      }
      case Ignore() -> {
        ignore(false);
        new CurrentCard(cards).use();
      }
      case Resolve(var kind, int value) -> symbol.begin(new Symbol(kind, value));
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
      case Pay(boolean bottom) -> discarding.pay(bottom);
      case Roll() -> discarding.roll();
      case Sing(int diamonds) -> {
        cards.tell(new Sung(cards.addToDeck(Suit.DIAMOND, diamonds)));
        cards.shuffle();
        symbol.finish();
      }
      case Exchange(int count) -> discarding.exchange(count);
      case Skip() -> skip();
      case Done() -> done();
    }
  }

  private void ignore(boolean obol) {
    cards.tell(new SpaceIgnored(s.space, obol));
    s.pending = List.of();
    s.phase = Phase.MOVE;
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

  /** Discards a card from one end of the deck, or puts a card that was looked at back there. */
  private void end(boolean top) {
    if (s.phase == Phase.DROP) {
      discarding.discardNext(!top);
      return;
    }
    byte card = s.held[s.held.length - 1];
    s.held = Pile.top(s.held, s.held.length - 1);
    s.deck = top ? Pile.onTop(s.deck, card) : Pile.with(s.deck, card);
    cards.tell(new PutBack(top));
    if (s.held.length == 0) {
      discarding.continueDiscarding();
    }
  }

  private void skip() {
    if (s.phase == Phase.EXCESS) {
      hymned(false);
      return;
    }
    symbol.nothing();
    if (s.phase != Phase.SURVEY) {
      cards.shuffle();
    }
    symbol.finish();
  }

  private void done() {
    switch (s.phase) {
      case GLANCE -> {
        new LookRules(cards).glance(Symbol.Kind.GLANCE);
        if (s.phase == Phase.GLANCE) {
          symbol.finish();
        }
      }
      case SURVEY -> {
        new LookRules(cards).glance(Symbol.Kind.SURVEY);
        if (!cards.isOver()) {
          symbol.finish();
        }
      }
      case HYMN -> {
        new HymnRules(cards).look();
        if (!cards.isOver() && s.phase != Phase.EXCESS) {
          hymned(false);
        }
      }
      case RETURN, GIVE_BACK -> {
        cards.returnToDeck(s.picks);
        cards.tell(new Returned(s.picks));
        cards.shuffle();
        symbol.finish();
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
      cards.remove(cards.takeTop());
    }
    for (byte card : cards.takeDiscards(positions)) {
      cards.remove(card);
    }
    cards.shuffleRemoved();
    cards.tell(new Removed(deck, positions));
    symbol.finish();
  }

  /**
   * Completes the new order of the discard area; cards that were not chosen follow in their old
   * order. Ruling 7.
   */
  private void arranged() {
    List<Integer> order = new ArrayList<>(s.picks);
    for (int position = 1; position <= s.discard.length; position++) {
      if (!order.contains(position)) {
        order.add(position);
      }
    }
    s.discard = cards.takeDiscards(order);
    s.picks = List.of();
    s.phase = s.pending.isEmpty() ? Phase.MOVE : Phase.SPACE;
    cards.tell(new Arranged(List.copyOf(order)));
  }

  private void hymned(boolean excess) {
    new HymnRules(cards).end(excess);
    cards.shuffle();
    symbol.finish();
  }
}
