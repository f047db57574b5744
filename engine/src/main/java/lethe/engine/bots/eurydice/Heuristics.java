package lethe.engine.bots.eurydice;

import java.util.ArrayList;
import java.util.List;
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
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.RuleNumbers;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/** Heuristic values of legal commands; higher values are better. */
final class Heuristics {
  private final View view;
  private final List<Command> legal;
  private final PlayStyle style;
  private final CardEstimates cards;
  private final SpaceValues spaces;

  Heuristics(View view, List<Command> legal, PlayStyle style) {
    this.view = view;
    this.legal = legal;
    this.style = style;
    this.cards = new CardEstimates(view, style);
    this.spaces = new SpaceValues(view, cards, style);
  }

  /** Returns the commands without those that only rearrange cards. */
  static List<Command> withoutArranging(List<Command> legal) {
    if (legal.stream().noneMatch(Arrange.class::isInstance)) {
      return legal;
    }
    return legal.stream().filter(command -> !(command instanceof Arrange)).toList();
  }

  Command bestCommand() {
    return legal.size() == 1 ? legal.getFirst() : bestCommands(1).getFirst();
  }

  /** Returns at most {@code count} commands, best first. */
  List<Command> bestCommands(int count) {
    double[] values = new double[legal.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(legal.get(i));
    }
    List<Command> best = new ArrayList<>();
    while (best.size() < Math.min(count, values.length)) {
      int next = 0;
      for (int i = 1; i < values.length; i++) {
        next = values[i] > values[next] ? i : next;
      }
      best.add(legal.get(next));
      values[next] = Double.NEGATIVE_INFINITY;
    }
    return best;
  }

  private double value(Command command) {
    return switch (command) {
      case Up(String to) -> spaces.valueWithContinuation(Lane.fromWord(to));
      case UseObol() ->
          spaces.value(view.space()) < Weight.USE_OBOL.forStyle(style) ? 50 : CardEstimates.NEVER;
      case Ignore() ->
          spaces.value(view.space()) < Weight.IGNORE.forStyle(style) ? 51 : CardEstimates.NEVER;
      case Resolve(var kind, int _) -> -spaces.resolutionRank(kind);
      case Look(Zone zone, int card) -> lookValue(zone, card);
      case Top() -> -lossAtDeckEnd(true);
      case Bottom() -> -lossAtDeckEnd(false);
      case Pay(boolean bottom) -> payValue(bottom);
      case Roll() -> rollValue();
      case Return(int card) -> returnValue(view.discard().get(card - 1));
      case Survey(int card) -> discardLookValue(card, Weight.SURVEYED);
      case Remove(Zone zone, int card) -> removeValue(zone, card);
      case Sing(int diamonds) -> diamonds;
      case Hymn(Zone zone, int card) -> hymnValue(zone, card);
      case Exchange(int count) ->
          count <= cards.faceUpCount(Suit.HEART)
              ? count * (1 - cards.unknownValue())
              : CardEstimates.NEVER;
      case Arrange _ -> 2 * CardEstimates.NEVER;
      case Skip() -> 0;
      case Done() -> 0;
    };
  }

  /**
   * Returns the value of looking at a card for a hymn. Only known diamonds are worth looking at,
   * and only as many as there are face-up hearts to match them.
   */
  private double hymnValue(Zone zone, int card) {
    boolean isKnownDiamond =
        zone == Zone.DISCARD
            && view.discard().get(card - 1).knownSuit().filter(Suit.DIAMOND::equals).isPresent();
    return isKnownDiamond && view.picks().size() < cards.faceUpCount(Suit.HEART)
        ? 1
        : CardEstimates.NEVER;
  }

  private double lookValue(Zone zone, int card) {
    return switch (zone) {
      case DECK -> {
        int next = (int) view.picks().stream().filter(pick -> pick == 0).count();
        yield cards.valueOfSeeing(view.deck().get(next), Weight.SEEN_DECK.forStyle(style));
      }
      case DISCARD -> discardLookValue(card, Weight.SEEN_DISCARD);
      case REMOVED -> -cards.spadeCost(1);
      case DIAMONDS -> CardEstimates.NEVER;
    };
  }

  private double discardLookValue(int card, Weight heart) {
    return cards.valueOfSeeing(
        view.discard().get(card - 1), heart.forStyle(style) * cards.heartProbability());
  }

  /**
   * Returns the expected loss if the next card is taken from this end of the deck or, while a card
   * is held, if that card is put there.
   */
  private double lossAtDeckEnd(boolean top) {
    if (!view.heldCards().isEmpty()) {
      Suit suit = view.heldCards().getLast().knownSuit().orElse(Suit.DIAMOND);
      return (top ? 1 : -1) * cards.value(suit);
    }
    return cards.lossAtDeckEnd(top);
  }

  private boolean isSteep() {
    return view.currentSymbol().map(s -> s.kind() == Symbol.Kind.STEEP).orElse(false);
  }

  /** Returns the value of paying for a peril. The careless style always rolls. */
  private double payValue(boolean bottom) {
    if (style == PlayStyle.CARELESS) {
      return CardEstimates.NEVER;
    }
    return -(bottom
        ? cards.lossAtDeckEnd(false) + (isSteep() ? cards.unknownValue() : 0)
        : cards.lossFromTop(isSteep() ? 2 : 1));
  }

  /** Returns the number that the current special card adds to each roll; 0 if it adds none. */
  static int rollBonus(View view) {
    return view.card()
        .filter(card -> card.effect() == SpecialCard.Effect.ROLL_BONUS)
        .map(SpecialCard::value)
        .orElse(0);
  }

  private double rollValue() {
    boolean mayLook =
        view.card()
            .filter(
                card ->
                    card.effect() == SpecialCard.Effect.LOOK_ON_ROLL
                        && card.value() <= RuleNumbers.DIE_SIDES)
            .isPresent();
    int highestFailingRoll = view.currentSymbol().map(Symbol::value).orElse(0) - rollBonus(view);
    double failureProbability = Math.clamp(highestFailingRoll / 6.0, 0, 1);
    return -failureProbability * cards.lossFromTop(isSteep() ? 3 : 2)
        - (mayLook ? cards.spadeCost(1) / 6 : 0);
  }

  /**
   * Returns the value of returning a card. A card of value 0 gets a negative value, so that it is
   * not returned if that is optional.
   */
  private double returnValue(Face face) {
    double value = cards.value(face, cards.unknownValue() + Weight.RETURNED.forStyle(style));
    return value > 0 ? value : value - 0.01;
  }

  private double removeValue(Zone zone, int card) {
    return switch (zone) {
      case DECK -> -cards.lossAtDeckEnd(true);
      case DISCARD -> -0.5 * cards.value(view.discard().get(card - 1), cards.unknownValue());
      case DIAMONDS -> -1;
      case REMOVED -> CardEstimates.NEVER;
    };
  }
}
