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

/** Heuristic values of legal commands. The command with the highest value is played. */
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
  static List<Command> worthwhile(List<Command> legal) {
    if (legal.stream().noneMatch(Arrange.class::isInstance)) {
      return legal;
    }
    return legal.stream().filter(command -> !(command instanceof Arrange)).toList();
  }

  Command choice() {
    return legal.size() == 1 ? legal.getFirst() : best(1).getFirst();
  }

  /** Returns at most {@code most} commands, best first. */
  List<Command> best(int most) {
    double[] values = new double[legal.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = value(legal.get(i));
    }
    List<Command> best = new ArrayList<>();
    while (best.size() < Math.min(most, values.length)) {
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
      case Up(String to) -> spaces.ahead(Lane.fromWord(to));
      case UseObol() ->
          spaces.of(view.space()) < Weight.USE_OBOL.of(style) ? 50 : CardEstimates.NEVER;
      case Ignore() -> spaces.of(view.space()) < Weight.IGNORE.of(style) ? 51 : CardEstimates.NEVER;
      case Resolve(var kind, int _) -> -spaces.order(kind);
      case Look(Zone zone, int card) -> look(zone, card);
      case Top() -> -end(true);
      case Bottom() -> -end(false);
      case Pay(boolean bottom) -> pay(bottom);
      case Roll() -> roll();
      case Return(int card) -> back(view.discard().get(card - 1));
      case Survey(int card) -> seen(card, Weight.SURVEYED);
      case Remove(Zone zone, int card) -> remove(zone, card);
      case Sing(int diamonds) -> diamonds;
      case Hymn(Zone zone, int card) -> hymn(zone, card);
      case Exchange(int count) ->
          count <= cards.open(Suit.HEART) ? count * (1 - cards.unknown()) : CardEstimates.NEVER;
      case Arrange _ -> 2 * CardEstimates.NEVER;
      case Skip() -> 0;
      case Done() -> 0;
    };
  }

  /**
   * Values a look with a hymn: only a known diamond is worth it, if a face-up heart returns for it.
   */
  private double hymn(Zone zone, int card) {
    boolean diamond =
        zone == Zone.DISCARD
            && view.discard().get(card - 1).knownSuit().filter(Suit.DIAMOND::equals).isPresent();
    return diamond && view.picks().size() < cards.open(Suit.HEART) ? 1 : CardEstimates.NEVER;
  }

  private double look(Zone zone, int card) {
    return switch (zone) {
      case DECK -> {
        int next = (int) view.picks().stream().filter(pick -> pick == 0).count();
        yield cards.seen(view.deck().get(next), Weight.SEEN_DECK.of(style));
      }
      case DISCARD -> seen(card, Weight.SEEN_DISCARD);
      case REMOVED -> -cards.danger(1);
      case DIAMONDS -> CardEstimates.NEVER;
    };
  }

  private double seen(int card, Weight heart) {
    return cards.seen(view.discard().get(card - 1), heart.of(style) * cards.isHeart());
  }

  /**
   * Returns what is lost if the next card leaves from this end of the deck or, for a card being
   * held, if it is put there.
   */
  private double end(boolean top) {
    if (!view.held().isEmpty()) {
      Suit suit = view.held().getLast().knownSuit().orElse(Suit.DIAMOND);
      return (top ? 1 : -1) * cards.worth(suit);
    }
    return cards.loss(top);
  }

  private boolean isSteep() {
    return view.symbol().map(s -> s.kind() == Symbol.Kind.STEEP).orElse(false);
  }

  /** Values paying. The careless style always rolls. */
  private double pay(boolean bottom) {
    if (style == PlayStyle.CARELESS) {
      return CardEstimates.NEVER;
    }
    return -(bottom
        ? cards.loss(false) + (isSteep() ? cards.unknown() : 0)
        : cards.loss(isSteep() ? 2 : 1));
  }

  private double roll() {
    int bonus =
        view.card()
            .filter(card -> card.effect() == SpecialCard.Effect.ROLL_BONUS)
            .map(SpecialCard::value)
            .orElse(0);
    boolean looks =
        view.card()
            .filter(
                card ->
                    card.effect() == SpecialCard.Effect.LOOK_ON_ROLL
                        && card.value() <= RuleNumbers.DIE_SIDES)
            .isPresent();
    int above = view.symbol().map(Symbol::value).orElse(0) - bonus;
    double fails = Math.clamp(above / 6.0, 0, 1);
    return -fails * cards.loss(isSteep() ? 3 : 2) - (looks ? cards.danger(1) / 6 : 0);
  }

  /**
   * Values returning a card. A compulsory return takes the best card there is; an optional one only
   * hearts.
   */
  private double back(Face face) {
    double value = cards.worth(face, cards.unknown() + Weight.RETURNED.of(style));
    return value > 0 ? value : value - 0.01;
  }

  private double remove(Zone zone, int card) {
    return switch (zone) {
      case DECK -> -cards.loss(true);
      case DISCARD -> -0.5 * cards.worth(view.discard().get(card - 1), cards.unknown());
      case DIAMONDS -> -1;
      case REMOVED -> CardEstimates.NEVER;
    };
  }
}
