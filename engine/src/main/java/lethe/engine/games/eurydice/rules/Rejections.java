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
import lethe.engine.games.eurydice.IllegalMove;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;

/** Explains why a command is illegal. Called only for illegal commands. */
final class Rejections {
  private final State s;
  private final List<String> verbs;

  private Rejections(State s, List<String> verbs) {
    this.s = s;
    this.verbs = verbs;
  }

  /**
   * Returns the reason.
   *
   * @param verbs what can be done instead
   */
  static Rejection reject(State s, Command command, List<String> verbs) {
    return new Rejections(s, verbs).reject(command);
  }

  private Rejection reject(Command command) {
    return switch (command) {
      case Up(String to) -> up(to);
      case Resolve(var kind, int value) -> resolve(new Symbol(kind, value));
      case UseObol() -> s.obols == 0 ? Rejection.of(IllegalMove.NO_OBOL) : entering();
      case Ignore() -> ignore();
      case Look(Zone zone, int card) -> chosen(List.of(Phase.GLANCE), zone, card, true);
      case Hymn(Zone zone, int card) -> chosen(List.of(Phase.HYMN), zone, card, false);
      case Remove(Zone zone, int card) -> chosen(List.of(Phase.REMOVE), zone, card, false);
      case Return(int card) ->
          chosen(List.of(Phase.RETURN, Phase.GIVE_BACK), Zone.DISCARD, card, false);
      case Survey(int card) -> chosen(List.of(Phase.SURVEY), Zone.DISCARD, card, true);
      case Arrange(int card) ->
          chosen(List.of(Phase.ARRANGE, Phase.MOVE, Phase.SPACE), Zone.DISCARD, card, false);
      case Sing(int _) -> number(Phase.SONG, IllegalMove.TOO_MANY_DIAMONDS);
      case Exchange(int _) -> number(Phase.EXCHANGE, IllegalMove.TOO_MANY_CARDS);
      case Pay(boolean bottom) when bottom && s.phase == Phase.PERIL ->
          Rejection.of(IllegalMove.NOT_FROM_BOTTOM);
      case Pay _, Roll _, Top _, Bottom _ -> notAsked();
      case Skip() -> skip();
      case Done() -> done();
    };
  }

  private Rejection notAsked() {
    return Rejection.of(IllegalMove.NOT_ASKED, verbs);
  }

  private Rejection up(String to) {
    if (s.phase == Phase.SPACE) {
      return Rejection.of(IllegalMove.SYMBOLS_LEFT);
    }
    if (s.phase != Phase.MOVE) {
      return Rejection.of(IllegalMove.SYMBOL_NOT_DONE);
    }
    List<Space> steps = s.board.after(s.space);
    List<String> names = steps.stream().map(Space::name).toList();
    boolean several = steps.stream().filter(space -> SpaceNames.fits(space, to)).count() > 1;
    return several
        ? Rejection.of(IllegalMove.WHICH_STEP, String.join(", ", names))
        : Rejection.of(IllegalMove.NO_SUCH_STEP, to, String.join(", ", names));
  }

  private Rejection resolve(Symbol symbol) {
    return switch (s.phase) {
      case MOVE -> Rejection.of(IllegalMove.NO_SYMBOL_LEFT);
      case SPACE ->
          Rejection.of(
              IllegalMove.NO_SUCH_SYMBOL,
              symbol.words(),
              s.pending.stream().map(Symbol::words).toList());
      default -> Rejection.of(IllegalMove.SYMBOL_NOT_DONE);
    };
  }

  private Rejection ignore() {
    return s.card.isEmpty()
        ? Rejection.of(IllegalMove.NO_CURRENT_CARD)
        : s.has(Effect.IGNORE_SPACE)
            ? entering()
            : Rejection.of(IllegalMove.CARD_DOES_NOT_IGNORE, s.card.orElseThrow().name());
  }

  private Rejection entering() {
    return Rejection.of(
        s.phase == Phase.MOVE ? IllegalMove.TOO_EARLY_TO_IGNORE : IllegalMove.TOO_LATE_TO_IGNORE);
  }

  /**
   * Explains why a card cannot be chosen.
   *
   * @param phases the phases in which such cards are chosen
   * @param card the position in the discard area, from 1; 0 for other zones
   * @param closed whether the card must be face down
   */
  private Rejection chosen(List<Phase> phases, Zone zone, int card, boolean closed) {
    if (!phases.contains(s.phase)) {
      return notAsked();
    }
    if (isEnough()) {
      return Rejection.of(IllegalMove.ENOUGH_CHOSEN, s.wanted());
    }
    return switch (zone) {
      case DECK ->
          s.phase == Phase.HYMN && s.picked(State.FROM_DECK) < s.picks.size()
              ? Rejection.of(IllegalMove.ONE_ZONE)
              : card == 0
                  ? Rejection.of(IllegalMove.DECK_TOO_SMALL, s.deck.length)
                  : Rejection.of(IllegalMove.NO_SUCH_CARD, card, 0);
      case REMOVED ->
          card == 0
              ? Rejection.of(IllegalMove.REMOVED_TOO_SMALL, s.removed.length)
              : Rejection.of(IllegalMove.NO_SUCH_CARD, card, 0);
      case DIAMONDS -> notAsked();
      case DISCARD -> discard(card, closed);
    };
  }

  private Rejection discard(int card, boolean closed) {
    if (card < 1 || card > s.discard.length) {
      return Rejection.of(IllegalMove.NO_SUCH_CARD, card, s.discard.length);
    }
    if (closed && !s.isClosed(card)) {
      return Rejection.of(IllegalMove.CARD_IS_OPEN, card);
    }
    if (s.picks.contains(card)) {
      return Rejection.of(IllegalMove.CARD_CHOSEN, card);
    }
    return s.phase == Phase.HYMN ? Rejection.of(IllegalMove.ONE_ZONE) : notAsked();
  }

  /** Returns whether the required number of cards has been chosen. */
  private boolean isEnough() {
    return switch (s.phase) {
      case GLANCE, REMOVE, RETURN, GIVE_BACK, SURVEY -> s.picks.size() >= s.wanted();
      default -> false;
    };
  }

  private Rejection number(Phase phase, IllegalMove code) {
    return s.phase == phase ? Rejection.of(code, s.wanted()) : notAsked();
  }

  private Rejection skip() {
    return switch (s.phase) {
      case MOVE, SPACE, OVER -> notAsked();
      default -> Rejection.of(IllegalMove.CANNOT_SKIP);
    };
  }

  private Rejection done() {
    return switch (s.phase) {
      case GLANCE, REMOVE, GIVE_BACK ->
          Rejection.of(IllegalMove.TOO_FEW_CHOSEN, s.picks.size(), s.wanted());
      case SONG, EXCHANGE, HYMN, RETURN, SURVEY -> Rejection.of(IllegalMove.NOTHING_CHOSEN);
      case MOVE, SPACE, PLACE, PERIL, DROP, EXCESS, ARRANGE, OVER -> notAsked();
    };
  }
}
