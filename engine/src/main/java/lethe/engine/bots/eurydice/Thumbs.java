package lethe.engine.bots.eurydice;

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
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Special;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;

/** The rules of thumb: each legal command gets a number, and the highest is played. */
final class Thumbs {
  /** What a spade seen costs, in hearts. */
  private static final double SPADE = 3.2;

  private static final double NEVER = -100;
  private static final int DIE = 6;

  private final View view;
  private final List<Command> legal;

  /** How likely an unknown card is a spade, and how much it is worth in the deck. */
  private final double spade;

  private final double worth;

  Thumbs(View view, List<Command> legal) {
    this.view = view;
    this.legal = legal;
    int hidden = Math.max(1, view.hidden().all());
    int unknown = Math.max(1, hidden - known());
    int clubs = view.hidden().clubs() + view.hidden().jokers();
    this.spade = Math.min(1, (double) view.hidden().spades() / unknown);
    this.worth = (double) (view.hidden().hearts() - clubs) / hidden;
  }

  /** Without the commands that only move cards about. */
  static List<Command> worthwhile(List<Command> legal) {
    if (legal.stream().noneMatch(Arrange.class::isInstance)) {
      return legal;
    }
    return legal.stream().filter(command -> !(command instanceof Arrange)).toList();
  }

  Command choice() {
    if (legal.size() == 1) {
      return legal.getFirst();
    }
    Command best = legal.getFirst();
    double most = Double.NEGATIVE_INFINITY;
    for (Command command : legal) {
      double value = value(command);
      if (value > most) {
        most = value;
        best = command;
      }
    }
    return best;
  }

  private double value(Command command) {
    return switch (command) {
      case Up(String to) -> up(to);
      case UseObol() -> space(view.space()) < -0.9 ? 50 : NEVER;
      case Ignore() -> space(view.space()) < -1.2 ? 51 : NEVER;
      case Resolve(var kind, int _) -> -order(kind);
      case Look(Zone zone, int card) -> look(zone, card);
      case Top() -> -end(true);
      case Bottom() -> -end(false);
      case Pay(boolean bottom) -> pay(bottom);
      case Roll() -> roll();
      case Return(int card) -> back(view.discard().get(card - 1));
      case Survey(int card) -> seen(view.discard().get(card - 1), 0.55 * isHeart());
      case Remove(Zone zone, int card) -> remove(zone, card);
      case Sing(int diamonds) -> diamonds;
      case Hymn(Zone zone, int card) -> hymn(zone, card);
      case Exchange(int cards) -> cards <= count(Suit.HEART) ? cards * (1 - worth) : NEVER;
      case Arrange _ -> 2 * NEVER;
      case Skip() -> 0;
      case Done() -> 0;
    };
  }

  private double up(String to) {
    for (Space space : view.board().after(view.space())) {
      if (space.lane().word().equals(to)) {
        return space(space);
      }
    }
    return NEVER;
  }

  private double space(Space space) {
    double value = 0;
    for (Symbol symbol : space.symbols()) {
      value += symbol(symbol);
    }
    return value;
  }

  /** What a symbol is worth, in hearts. */
  private double symbol(Symbol symbol) {
    int x = symbol.value();
    return switch (symbol.kind()) {
      case GLANCE -> -glances(x) + 0.1 * x;
      case PERIL -> -worth * Math.min(1, x / 3.0) + 0.1;
      case STEEP -> -worth * Math.min(2, x / 2.0) + 0.1;
      case RETURN -> Math.min(x, count(Suit.HEART)) * 0.9;
      case EXCHANGE -> Math.min(x, count(Suit.HEART)) * 0.7;
      case SURVEY -> 0.1;
      case OBOL -> 0.9;
      case REMOVE -> -0.2 * x;
      case FAREWELL -> view.card().map(card -> card.kind() ? -0.4 : 0.6).orElse(0.0);
      case SONG -> 0.15 * x;
      case HYMN -> Math.min(count(Suit.HEART), known(Suit.DIAMOND));
    };
  }

  /** What so many looks cost, those first that cost nothing. */
  private double glances(int looks) {
    int free = 0;
    for (Face face : view.discard()) {
      free += face instanceof Face.Remembered ? 1 : 0;
    }
    for (Face face : view.deck()) {
      if (!(face instanceof Face.Remembered)) {
        break;
      }
      free++;
    }
    return Math.max(0, looks - free) * spade * SPADE;
  }

  /** What is carried out first: what moves cards away before looks, what brings back last. */
  private int order(Symbol.Kind kind) {
    boolean kind2 = view.card().map(Special::kind).orElse(false);
    return switch (kind) {
      case OBOL -> 0;
      case FAREWELL -> kind2 ? 20 : 1;
      case SONG -> 2;
      case PERIL, STEEP -> 4;
      case REMOVE -> 5;
      case SURVEY -> 6;
      case GLANCE -> 7;
      case HYMN -> 8;
      case EXCHANGE -> 9;
      case RETURN -> 10;
    };
  }

  /** A diamond that is known is sung away where an open heart comes for it; no other look is. */
  private double hymn(Zone zone, int card) {
    boolean diamond =
        zone == Zone.DISCARD
            && view.discard().get(card - 1).seen().filter(Suit.DIAMOND::equals).isPresent();
    return diamond && view.picks().size() < count(Suit.HEART) ? 1 : NEVER;
  }

  private double look(Zone zone, int card) {
    return switch (zone) {
      case DECK -> {
        int next = (int) view.picks().stream().filter(pick -> pick == 0).count();
        yield seen(view.deck().get(next), 0.25);
      }
      case DISCARD -> seen(view.discard().get(card - 1), 0.3 * isHeart());
      case REMOVED -> -spade * SPADE;
      case DIAMONDS -> NEVER;
    };
  }

  /** What it is worth to see a card, beside the danger. */
  private double seen(Face face, double gain) {
    return face.seen().map(suit -> suit == Suit.SPADE ? NEVER : 0.5).orElse(gain - spade * SPADE);
  }

  /** What is lost when the next card goes from this end; for a card held, when it lies there. */
  private double end(boolean top) {
    if (!view.held().isEmpty()) {
      Suit suit = view.held().getLast().seen().orElse(Suit.DIAMOND);
      return (top ? 1 : -1) * value(suit);
    }
    return loss(top);
  }

  private double loss(boolean top) {
    if (view.deck().isEmpty()) {
      return 0;
    }
    Face face = top ? view.deck().getFirst() : view.deck().getLast();
    return face.seen().map(Thumbs::value).orElse(worth);
  }

  private double loss(int cards) {
    double loss = 0;
    for (int i = 0; i < Math.min(cards, view.deck().size()); i++) {
      loss += view.deck().get(i).seen().map(Thumbs::value).orElse(worth);
    }
    return loss;
  }

  private boolean isSteep() {
    return view.symbol().map(s -> s.kind() == Symbol.Kind.STEEP).orElse(false);
  }

  private double pay(boolean bottom) {
    return -(bottom ? loss(false) + (isSteep() ? worth : 0) : loss(isSteep() ? 2 : 1));
  }

  private double roll() {
    int bonus =
        view.card()
            .filter(card -> card.effect() == Special.Effect.ROLL_BONUS)
            .map(Special::value)
            .orElse(0);
    boolean looks =
        view.card()
            .filter(card -> card.effect() == Special.Effect.LOOK_ON_ROLL && card.value() <= DIE)
            .isPresent();
    int above = view.symbol().map(Symbol::value).orElse(0) - bonus;
    double fails = Math.clamp(above / 6.0, 0, 1);
    return -fails * loss(isSteep() ? 3 : 2) - (looks ? spade * SPADE / 6 : 0);
  }

  /** A return that is owed takes the best there is; one that is not takes hearts alone. */
  private double back(Face face) {
    double value = face.seen().map(Thumbs::value).orElse(worth - 0.3);
    return value > 0 ? value : value - 0.01;
  }

  private double remove(Zone zone, int card) {
    return switch (zone) {
      case DECK -> -loss(true);
      case DISCARD -> -0.5 * view.discard().get(card - 1).seen().map(Thumbs::value).orElse(worth);
      case DIAMONDS -> -1;
      case REMOVED -> NEVER;
    };
  }

  private static double value(Suit suit) {
    return switch (suit) {
      case HEART -> 1;
      case CLUB, JOKER -> -1;
      case SPADE -> -0.5;
      case DIAMOND -> -0.2;
    };
  }

  /** How likely an unknown card is a heart. */
  private double isHeart() {
    return (double) view.hidden().hearts() / Math.max(1, view.hidden().all());
  }

  /** How many such cards lie open in the discard area. */
  private int count(Suit suit) {
    int count = 0;
    for (Face face : view.discard()) {
      count += face instanceof Face.Up(Suit up) && up == suit ? 1 : 0;
    }
    return count;
  }

  /** How many cards of the discard area are known to be of a suit, open or not. */
  private int known(Suit suit) {
    return (int)
        view.discard().stream()
            .filter(face -> face.seen().filter(suit::equals).isPresent())
            .count();
  }

  /** How many cards lie face down and are known. */
  private int known() {
    int known = view.held().size();
    for (List<Face> pile : List.of(view.deck(), view.discard())) {
      for (Face face : pile) {
        known += face instanceof Face.Remembered ? 1 : 0;
      }
    }
    return known;
  }
}
