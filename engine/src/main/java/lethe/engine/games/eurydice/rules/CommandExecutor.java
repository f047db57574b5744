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
import lethe.engine.games.eurydice.Observation.DiamondsAdded;
import lethe.engine.games.eurydice.Observation.PutBack;
import lethe.engine.games.eurydice.Observation.Removed;
import lethe.engine.games.eurydice.Observation.Returned;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.TurnedOver;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;

/** Carries out legal commands. */
final class CommandExecutor {
  private final PrintedParts parts;
  private final CardMoves cardMoves;
  private final State state;
  private final SymbolResolver symbolResolver;
  private final DiscardRules discardRules;

  private CommandExecutor(PrintedParts parts, State state) {
    this.parts = parts;
    this.state = state;
    this.cardMoves = new CardMoves(state);
    this.symbolResolver = new SymbolResolver(cardMoves);
    this.discardRules = new DiscardRules(cardMoves);
  }

  /** Lays out the first board of a new match and returns the events. */
  static List<GameEvent<Observation>> layOutFirstBoard(PrintedParts parts, State state) {
    CardMoves cards = new CardMoves(state);
    new ClimbRules(parts, cards).beginBoard(state.board);
    return cards.events();
  }

  /** Applies a legal command by modifying the state, and returns the events. */
  static List<GameEvent<Observation>> execute(PrintedParts parts, State state, Command command) {
    CommandExecutor executor = new CommandExecutor(parts, state);
    executor.apply(command);
    if (state.ending.isPresent()) {
      executor.cardMoves.tell(
          new TurnedOver(
              Pile.suits(state.deck), Pile.suits(state.discard), Pile.suits(state.removed)));
    }
    return executor.cardMoves.events();
  }

  private void apply(Command command) {
    switch (command) {
      case Up(String to) -> new ClimbRules(parts, cardMoves).moveUp(Lane.fromWord(to));
      case UseObol() -> {
        state.obols--;
        ignore(true);
      }
      case Ignore() -> {
        ignore(false);
        new CurrentCard(cardMoves).use();
      }
      case Resolve(var kind, int value) -> symbolResolver.begin(new Symbol(kind, value));
      case Look(Zone zone, int card) -> pick(zone, card);
      case Hymn(Zone zone, int card) -> pick(zone, card);
      case Remove(Zone zone, int _) when zone == Zone.DIAMONDS -> endHymn(true);
      case Remove(Zone zone, int card) -> pick(zone, card);
      case Return(int card) -> pick(Zone.DISCARD, card);
      case Survey(int card) -> pick(Zone.DISCARD, card);
      case Arrange(int card) -> {
        state.phase = Phase.ARRANGE;
        pick(Zone.DISCARD, card);
      }
      case Top() -> putAtEnd(true);
      case Bottom() -> putAtEnd(false);
      case Pay(boolean bottom) -> discardRules.pay(bottom);
      case Roll() -> discardRules.roll();
      case Sing(int diamonds) -> {
        cardMoves.tell(new DiamondsAdded(cardMoves.addToDeck(Suit.DIAMOND, diamonds)));
        cardMoves.shuffle();
        symbolResolver.finish();
      }
      case Exchange(int count) -> discardRules.exchange(count);
      case Skip() -> skip();
      case Done() -> complete();
    }
  }

  private void ignore(boolean withObol) {
    cardMoves.tell(new SpaceIgnored(state.space, withObol));
    state.pendingSymbols = List.of();
    state.phase = Phase.MOVE;
  }

  private void pick(Zone zone, int card) {
    List<Integer> picks = new ArrayList<>(state.picks);
    picks.add(
        switch (zone) {
          case DECK -> State.FROM_DECK;
          case REMOVED -> State.FROM_REMOVED;
          case DISCARD, DIAMONDS -> card;
        });
    state.picks = List.copyOf(picks);
  }

  /**
   * Discards the next card from one end of the deck, or puts the deepest of the cards being looked
   * at back there.
   */
  private void putAtEnd(boolean top) {
    if (state.phase == Phase.DROP) {
      discardRules.discardNext(!top);
      return;
    }
    byte card = state.heldCards[state.heldCards.length - 1];
    state.heldCards = Pile.top(state.heldCards, state.heldCards.length - 1);
    state.deck = top ? Pile.onTop(state.deck, card) : Pile.with(state.deck, card);
    cardMoves.tell(new PutBack(top));
    if (state.heldCards.length == 0) {
      discardRules.continueDiscarding();
    }
  }

  private void skip() {
    if (state.phase == Phase.EXCESS) {
      endHymn(false);
      return;
    }
    symbolResolver.tellNothingDone();
    if (state.phase != Phase.SURVEY) {
      cardMoves.shuffle();
    }
    symbolResolver.finish();
  }

  private void complete() {
    switch (state.phase) {
      case GLANCE -> {
        new LookRules(cardMoves).lookAtPicks(Symbol.Kind.GLANCE);
        if (state.phase == Phase.GLANCE) {
          symbolResolver.finish();
        }
      }
      case SURVEY -> {
        new LookRules(cardMoves).lookAtPicks(Symbol.Kind.SURVEY);
        if (!cardMoves.isMatchOver()) {
          symbolResolver.finish();
        }
      }
      case HYMN -> {
        new HymnRules(cardMoves).look();
        if (!cardMoves.isMatchOver() && state.phase != Phase.EXCESS) {
          endHymn(false);
        }
      }
      case RETURN, GIVE_BACK -> {
        cardMoves.returnToDeck(state.picks);
        cardMoves.tell(new Returned(state.picks));
        cardMoves.shuffle();
        symbolResolver.finish();
      }
      case REMOVE -> completeRemoval();
      case ARRANGE -> completeArrangement();
      case MOVE, SPACE, PLACE, PERIL, DROP, SONG, EXCESS, EXCHANGE, OVER ->
          throw new IllegalStateException("done in " + state.phase);
    }
  }

  private void completeRemoval() {
    int deckCount = state.countPicks(State.FROM_DECK);
    List<Integer> positions = state.picks.stream().filter(pick -> pick > 0).toList();
    for (int i = 0; i < deckCount; i++) {
      cardMoves.addToRemoved(cardMoves.takeTop());
    }
    for (byte card : cardMoves.takeDiscards(positions)) {
      cardMoves.addToRemoved(card);
    }
    cardMoves.shuffleRemoved();
    cardMoves.tell(new Removed(deckCount, positions));
    symbolResolver.finish();
  }

  /**
   * Completes the new order of the discard area; cards that were not chosen follow in their old
   * order. Ruling 7.
   */
  private void completeArrangement() {
    List<Integer> order = new ArrayList<>(state.picks);
    for (int position = 1; position <= state.discard.length; position++) {
      if (!order.contains(position)) {
        order.add(position);
      }
    }
    state.discard = cardMoves.takeDiscards(order);
    state.picks = List.of();
    state.phase = state.pendingSymbols.isEmpty() ? Phase.MOVE : Phase.SPACE;
    cardMoves.tell(new Arranged(List.copyOf(order)));
  }

  private void endHymn(boolean withExcess) {
    new HymnRules(cardMoves).complete(withExcess);
    cardMoves.shuffle();
    symbolResolver.finish();
  }
}
