package lethe.engine.games.eurydice.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
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
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Zone;

/** The legal commands of Orpheus. A command is legal if and only if this class lists it. */
final class LegalCommands {
  /** The number of all cards, in play and in the box. No command names a higher number of cards. */
  private static final int MAX_CARDS = 54;

  // The commands with the numbers 1, 2, ...: positions in the discard area, or numbers of cards.
  private static final List<Command> ARRANGE = forEachNumber(Arrange::new);
  private static final List<Command> LOOK_DISCARD = forEachNumber(n -> new Look(Zone.DISCARD, n));
  private static final List<Command> RETURN = forEachNumber(Return::new);
  private static final List<Command> SURVEY = forEachNumber(Survey::new);
  private static final List<Command> REMOVE_DISCARD =
      forEachNumber(n -> new Remove(Zone.DISCARD, n));
  private static final List<Command> HYMN_DISCARD = forEachNumber(n -> new Hymn(Zone.DISCARD, n));
  private static final List<Command> SING = forEachNumber(Sing::new);
  private static final List<Command> EXCHANGE = forEachNumber(Exchange::new);

  private static final List<Command> UP =
      Lane.ALL.stream().<Command>map(lane -> new Up(lane.word())).toList();

  private static final Command LOOK_DECK = new Look(Zone.DECK, 0);
  private static final Command LOOK_REMOVED = new Look(Zone.REMOVED, 0);
  private static final Command REMOVE_DECK = new Remove(Zone.DECK, 0);
  private static final Command REMOVE_DIAMONDS = new Remove(Zone.DIAMONDS, 0);
  private static final Command HYMN_DECK = new Hymn(Zone.DECK, 0);
  private static final Command DONE = new Done();
  private static final Command SKIP = new Skip();
  private static final List<Command> TOP_OR_BOTTOM = List.of(new Top(), new Bottom());
  private static final List<Command> PERIL = List.of(new Pay(false), new Roll());
  private static final List<Command> PERIL_FROM_EITHER_END =
      List.of(new Pay(false), new Pay(true), new Roll());
  private static final List<Command> EXCESS = List.of(REMOVE_DIAMONDS, SKIP);

  private final State state;
  private final List<Command> legalCommands = new ArrayList<>();

  private LegalCommands(State state) {
    this.state = state;
  }

  static List<Command> of(State state) {
    return switch (state.phase) {
      case OVER -> List.of();
      case PLACE, DROP -> TOP_OR_BOTTOM;
      case PERIL -> state.hasEffect(Effect.DISCARD_FROM_BOTTOM) ? PERIL_FROM_EITHER_END : PERIL;
      case EXCESS -> EXCESS;
      case MOVE, SPACE, GLANCE, RETURN, SURVEY, REMOVE, SONG, HYMN, EXCHANGE, GIVE_BACK, ARRANGE ->
          new LegalCommands(state).build();
    };
  }

  private List<Command> build() {
    int cardsToChoose = state.cardsToChoose();
    boolean canChooseMore = state.picks.size() < cardsToChoose;
    switch (state.phase) {
      case MOVE -> {
        for (Lane lane : state.space.next()) {
          legalCommands.add(UP.get(lane.index()));
        }
        addArrangements();
      }
      case SPACE -> {
        state.pendingSymbols.stream()
            .distinct()
            .forEach(symbol -> legalCommands.add(new Resolve(symbol.kind(), symbol.value())));
        if (!state.symbolBegun && state.obols > 0) {
          legalCommands.add(new UseObol());
        }
        if (!state.symbolBegun && state.hasEffect(Effect.IGNORE_SPACE)) {
          legalCommands.add(new Ignore());
        }
        addArrangements();
      }
      case GLANCE -> {
        addIf(canChooseMore && state.countPicks(State.FROM_DECK) < state.deck.length, LOOK_DECK);
        addDiscards(canChooseMore, LOOK_DISCARD, true);
        addIf(
            canChooseMore && state.countPicks(State.FROM_REMOVED) < state.removed.length,
            LOOK_REMOVED);
        addIf(!canChooseMore, DONE);
      }
      case REMOVE -> {
        addIf(canChooseMore && state.countPicks(State.FROM_DECK) < state.deck.length, REMOVE_DECK);
        addDiscards(canChooseMore, REMOVE_DISCARD, false);
        addIf(!canChooseMore, DONE);
      }
      case RETURN -> {
        addDiscards(canChooseMore, RETURN, false);
        legalCommands.add(state.picks.isEmpty() ? SKIP : DONE);
      }
      case GIVE_BACK -> {
        addDiscards(canChooseMore, RETURN, false);
        addIf(!canChooseMore, DONE);
      }
      case SURVEY -> {
        addDiscards(canChooseMore, SURVEY, true);
        legalCommands.add(state.picks.isEmpty() ? SKIP : DONE);
      }
      case HYMN -> {
        int deckCount = state.countPicks(State.FROM_DECK);
        addIf(deckCount == state.picks.size() && deckCount < state.deck.length, HYMN_DECK);
        addDiscards(deckCount == 0, HYMN_DISCARD, false);
        legalCommands.add(state.picks.isEmpty() ? SKIP : DONE);
      }
      case SONG -> addUpTo(cardsToChoose, SING);
      case EXCHANGE -> addUpTo(cardsToChoose, EXCHANGE);
      case ARRANGE -> {
        addDiscards(true, ARRANGE, false);
        legalCommands.add(DONE);
      }
      case PLACE, PERIL, DROP, EXCESS, OVER -> throw new IllegalStateException("" + state.phase);
    }
    return legalCommands;
  }

  /**
   * Adds the commands that arrange the discard area. They are legal whenever no other choice is in
   * progress. Rule book: Terminology.
   */
  private void addArrangements() {
    if (state.discard.length > 1) {
      legalCommands.addAll(ARRANGE.subList(0, state.discard.length));
    }
  }

  /** Adds the first {@code max} commands, which choose a number, and the one that declines. */
  private void addUpTo(int max, List<Command> commands) {
    legalCommands.addAll(commands.subList(0, max));
    legalCommands.add(SKIP);
  }

  private void addIf(boolean isAllowed, Command command) {
    if (isAllowed) {
      legalCommands.add(command);
    }
  }

  /** Adds the commands that choose a card of the discard area, without the cards already chosen. */
  private void addDiscards(boolean isAllowed, List<Command> commands, boolean faceDownOnly) {
    for (int i = 1; isAllowed && i <= state.discard.length; i++) {
      if (!state.picks.contains(i) && (!faceDownOnly || state.isFaceDown(i))) {
        legalCommands.add(commands.get(i - 1));
      }
    }
  }

  /** Creates a command for each number from 1 to {@link #MAX_CARDS}. */
  private static List<Command> forEachNumber(IntFunction<Command> creator) {
    return IntStream.rangeClosed(1, MAX_CARDS).mapToObj(creator).toList();
  }
}
