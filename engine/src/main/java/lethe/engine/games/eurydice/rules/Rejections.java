package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.core.Rejection;
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
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;

/**
 * The rejections of illegal commands: each names the rule that the command breaks. Called only for
 * illegal commands in a match that is not over.
 */
final class Rejections {
  private final State state;
  private final List<String> verbs;

  private Rejections(State state, List<String> verbs) {
    this.state = state;
    this.verbs = verbs;
  }

  /**
   * Returns the rejection of an illegal command.
   *
   * @param verbs the verbs of the legal commands
   */
  static Rejection reject(State state, Command command, List<String> verbs) {
    return new Rejections(state, verbs).reject(command);
  }

  private Rejection reject(Command command) {
    return switch (command) {
      case Up(String to) -> rejectUp(to);
      case Resolve(var kind, int value) -> rejectResolve(new Symbol(kind, value));
      case UseObol() -> state.obols == 0 ? Rejection.of(IllegalMoveCode.NO_OBOL) : rejectTiming();
      case Ignore() -> rejectIgnore();
      case Look(Zone zone, int card) -> rejectChoice(List.of(Phase.GLANCE), zone, card, true);
      case Hymn(Zone zone, int card) -> rejectChoice(List.of(Phase.HYMN), zone, card, false);
      case Remove(Zone zone, int card) -> rejectChoice(List.of(Phase.REMOVE), zone, card, false);
      case Return(int card) ->
          rejectChoice(List.of(Phase.RETURN, Phase.GIVE_BACK), Zone.DISCARD, card, false);
      case Survey(int card) -> rejectChoice(List.of(Phase.SURVEY), Zone.DISCARD, card, true);
      case Arrange(int card) ->
          rejectChoice(List.of(Phase.ARRANGE, Phase.MOVE, Phase.SPACE), Zone.DISCARD, card, false);
      case Sing(int _) -> rejectNumber(Phase.SONG, IllegalMoveCode.TOO_MANY_DIAMONDS);
      case Exchange(int _) -> rejectNumber(Phase.EXCHANGE, IllegalMoveCode.TOO_MANY_CARDS);
      case Pay(boolean bottom) when bottom && state.phase == Phase.PERIL ->
          Rejection.of(IllegalMoveCode.ONLY_FROM_TOP);
      case Pay _, Roll _, Top _, Bottom _ -> rejectPhase();
      case Skip() -> rejectSkip();
      case Done() -> rejectDone();
    };
  }

  private Rejection rejectPhase() {
    return Rejection.of(IllegalMoveCode.OTHER_COMMAND_REQUIRED, verbs);
  }

  private Rejection rejectUp(String to) {
    if (state.phase == Phase.SPACE) {
      return Rejection.of(IllegalMoveCode.UNRESOLVED_SYMBOLS);
    }
    if (state.phase != Phase.MOVE) {
      return rejectBeforeCompletion();
    }
    List<Space> successors = state.board.successors(state.space);
    List<String> names = successors.stream().map(Space::name).toList();
    boolean isAmbiguous =
        successors.stream().filter(space -> SpaceNames.matches(space, to)).count() > 1;
    return isAmbiguous
        ? Rejection.of(IllegalMoveCode.AMBIGUOUS_STEP, String.join(", ", names))
        : Rejection.of(IllegalMoveCode.SPACE_NOT_REACHABLE, to, String.join(", ", names));
  }

  private Rejection rejectResolve(Symbol symbol) {
    return switch (state.phase) {
      case MOVE -> Rejection.of(IllegalMoveCode.NO_UNRESOLVED_SYMBOL);
      case SPACE ->
          Rejection.of(
              IllegalMoveCode.NO_SUCH_SYMBOL,
              symbol.label(),
              state.pendingSymbols.stream().map(Symbol::label).toList());
      default -> rejectBeforeCompletion();
    };
  }

  /** Rejects a command because a symbol or an arrangement of the discards is not complete. */
  private Rejection rejectBeforeCompletion() {
    return state.phase == Phase.ARRANGE
        ? rejectPhase()
        : Rejection.of(IllegalMoveCode.SYMBOL_IN_PROGRESS);
  }

  private Rejection rejectIgnore() {
    return state.currentCard.isEmpty()
        ? Rejection.of(IllegalMoveCode.NO_CURRENT_CARD)
        : state.hasEffect(Effect.IGNORE_SPACE)
            ? rejectTiming()
            : Rejection.of(
                IllegalMoveCode.CARD_CANNOT_IGNORE, state.currentCard.orElseThrow().name());
  }

  private Rejection rejectTiming() {
    return switch (state.phase) {
      case MOVE -> Rejection.of(IllegalMoveCode.TOO_EARLY_TO_IGNORE);
      case ARRANGE -> rejectPhase();
      default -> Rejection.of(IllegalMoveCode.TOO_LATE_TO_IGNORE);
    };
  }

  /**
   * Returns the rejection of the choice of a card.
   *
   * @param phases the phases in which such cards are chosen
   * @param card the position in the discard area, from 1; 0 for other zones
   * @param mustBeFaceDown whether the card must be face down
   */
  private Rejection rejectChoice(List<Phase> phases, Zone zone, int card, boolean mustBeFaceDown) {
    if (!phases.contains(state.phase)) {
      return rejectPhase();
    }
    if (hasChosenEnough()) {
      return Rejection.of(IllegalMoveCode.ENOUGH_CARDS_CHOSEN, state.cardsToChoose());
    }
    return switch (zone) {
      case DECK ->
          state.phase == Phase.HYMN && state.countPicks(State.FROM_DECK) < state.picks.size()
              ? Rejection.of(IllegalMoveCode.BOTH_ZONES_CHOSEN)
              : card == 0
                  ? Rejection.of(IllegalMoveCode.DECK_TOO_SMALL, state.deck.length)
                  : Rejection.of(IllegalMoveCode.CARDS_HAVE_NO_NUMBERS, card);
      case REMOVED ->
          card == 0
              ? Rejection.of(IllegalMoveCode.REMOVED_TOO_SMALL, state.removed.length)
              : Rejection.of(IllegalMoveCode.CARDS_HAVE_NO_NUMBERS, card);
      case DIAMONDS -> rejectPhase();
      case DISCARD -> rejectDiscard(card, mustBeFaceDown);
    };
  }

  private Rejection rejectDiscard(int card, boolean mustBeFaceDown) {
    if (card == 0) {
      return Rejection.of(IllegalMoveCode.CARD_NUMBER_REQUIRED, state.discard.length);
    }
    if (card < 0 || card > state.discard.length) {
      return Rejection.of(IllegalMoveCode.NO_SUCH_CARD, card, state.discard.length);
    }
    if (mustBeFaceDown && !state.isFaceDown(card)) {
      return Rejection.of(IllegalMoveCode.CARD_ALREADY_FACE_UP, card);
    }
    if (state.picks.contains(card)) {
      return Rejection.of(IllegalMoveCode.CARD_ALREADY_CHOSEN, card);
    }
    return state.phase == Phase.HYMN
        ? Rejection.of(IllegalMoveCode.BOTH_ZONES_CHOSEN)
        : rejectPhase();
  }

  private boolean hasChosenEnough() {
    return switch (state.phase) {
      case GLANCE, REMOVE, RETURN, GIVE_BACK, SURVEY -> state.picks.size() >= state.cardsToChoose();
      default -> false;
    };
  }

  private Rejection rejectNumber(Phase phase, IllegalMoveCode code) {
    return state.phase == phase ? Rejection.of(code, state.cardsToChoose()) : rejectPhase();
  }

  private Rejection rejectSkip() {
    return switch (state.phase) {
      case MOVE, SPACE, OVER -> rejectPhase();
      default -> Rejection.of(IllegalMoveCode.CANNOT_SKIP);
    };
  }

  private Rejection rejectDone() {
    return switch (state.phase) {
      case GLANCE, REMOVE, GIVE_BACK ->
          Rejection.of(
              IllegalMoveCode.TOO_FEW_CARDS_CHOSEN, state.picks.size(), state.cardsToChoose());
      case SONG, EXCHANGE, HYMN, RETURN, SURVEY -> Rejection.of(IllegalMoveCode.NO_CARD_CHOSEN);
      case MOVE, SPACE, PLACE, PERIL, DROP, EXCESS, ARRANGE, OVER -> rejectPhase();
    };
  }
}
