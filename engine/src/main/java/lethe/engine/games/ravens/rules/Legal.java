package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Spot;

/** Everything the seat to move may ask for, in a steady order. */
final class Legal {
  private static final List<Command> ARRANGEMENTS =
      orders(RowState.COUNT).stream().<Command>map(Command.Arrange::new).toList();

  /** Every order of none, one, two and three cards. */
  private static final List<List<Command>> ORDERS =
      List.of(putBacks(0), putBacks(1), putBacks(2), putBacks(3));

  private Legal() {}

  static List<Command> of(State state) {
    List<Command> legal = new ArrayList<>();
    switch (state.phase()) {
      case ARRANGE -> legal.addAll(ARRANGEMENTS);
      case DRAW -> draws(state, legal);
      case BUILD -> places(state, legal);
      case REVEAL -> reveals(state, legal);
      case KEEP -> keeps(state, legal);
      case ORDER -> legal.addAll(ORDERS.get(PowerEffects.glimpsed(state)));
      case FREE -> frees(state, legal);
      case TAKE -> takes(state, legal);
      case WITH -> withs(state, legal);
      case WINDOW, PARTING -> legal.add(new Command.Pass());
      case OVER -> {}
    }
    powers(state, legal);
    return legal;
  }

  private static void draws(State state, List<Command> legal) {
    for (int count = 1; count <= state.deck().size(); count++) {
      legal.add(new Command.Draw(count));
    }
    if (!state.line().isEmpty()) {
      legal.add(new Command.Stop());
    }
  }

  private static void places(State state, List<Command> legal) {
    for (int i = 0; i < state.line().size(); i++) {
      if (state.line().get(i) instanceof Card card) {
        for (Spot at : state.atman().places(card)) {
          legal.add(new Command.Place(i + 1, at));
        }
      }
    }
    if (state.placed() > 0 || legal.isEmpty()) {
      legal.add(new Command.End());
    }
  }

  private static void reveals(State state, List<Command> legal) {
    for (RowState verse : state.verses()) {
      if (verse.stirs(state.asked().orElseThrow())) {
        legal.add(new Command.Reveal(verse.number()));
      }
    }
  }

  private static void keeps(State state, List<Command> legal) {
    state.atman().chunks().stream()
        .map(chunk -> Canonical.chunk(state.atman(), chunk))
        .sorted()
        .map(Command.Keep::new)
        .forEach(legal::add);
  }

  private static void frees(State state, List<Command> legal) {
    RavenState hold = state.holds().get(state.asked().orElseThrow().index());
    for (int number = 1; number <= Long.bitCount(hold.beneath()); number++) {
      legal.add(new Command.Free(number));
    }
  }

  private static void takes(State state, List<Command> legal) {
    names(state.atman()).forEach(name -> legal.add(new Command.Take(name)));
  }

  private static void withs(State state, List<Command> legal) {
    int lacks = RenTurn.lacks(state);
    for (int i = 0; i < state.score().size(); i++) {
      if (state.score().get(i) instanceof Card card
          && card.number() <= lacks
          && (state.scored() & card.bit()) == 0) {
        legal.add(new Command.With(i + 1));
      }
    }
    legal.add(new Command.Done());
  }

  private static void powers(State state, List<Command> legal) {
    if (state.phase().hasPowers()) {
      HeldPowers.usable(state).stream()
          .map(Card::power)
          .distinct()
          .forEach(power -> powers(state, power, legal));
    }
  }

  private static void powers(State state, Power power, List<Command> legal) {
    List<Integer> froms = HeldPowers.froms(state, power);
    List<Command.Use> uses = new ArrayList<>();
    uses(state, power, uses);
    uses.forEach(use -> froms.forEach(row -> legal.add(use.from(row))));
  }

  /** Every use of a power, whatever row has it. */
  private static void uses(State state, Power power, List<Command.Use> legal) {
    Atman atman = state.atman();
    switch (power) {
      case SEVER -> names(atman).forEach(name -> legal.add(new Command.Sever(name)));
      case BLAZE -> blazes(atman, legal);
      case SINK -> {
        for (LaidCard laid : atman.visible()) {
          if (atman.sinkable(laid)) {
            legal.add(new Command.Sink(atman.name(laid)));
          }
        }
      }
      case DRIFT -> {
        for (LaidCard laid : atman.visible()) {
          Spot name = atman.name(laid);
          HeldPowers.targets(atman, laid).forEach(to -> legal.add(new Command.Drift(name, to)));
        }
      }
      case SEED -> legal.add(new Command.Seed());
      case BLOOM -> {
        for (int i = 0; i < state.discards().size(); i++) {
          if (state.discards().get(i) instanceof Card) {
            legal.add(new Command.Bloom(i + 1));
          }
        }
      }
      case GLIMMER -> legal.add(new Command.Glimmer());
      case DAWN, WHISPER, REQUIEM -> {
        for (Raven raven : Raven.ALL) {
          RavenState hold = state.holds().get(raven.color().index());
          if (hold.stands() && (power == Power.DAWN || hold.beneath() != 0)) {
            legal.add(against(power, raven.color()));
          }
        }
      }
    }
  }

  private static Command.Use against(Power power, Color raven) {
    return switch (power) {
      case DAWN -> new Command.Dawn(raven);
      case WHISPER -> new Command.Whisper(raven);
      default -> new Command.Requiem(raven);
    };
  }

  private static void blazes(Atman atman, List<Command.Use> legal) {
    List<Spot> names = names(atman);
    for (int i = 0; i < names.size(); i++) {
      legal.add(new Command.Blaze(List.of(names.get(i))));
      for (int j = i + 1; j < names.size(); j++) {
        if (color(atman, names.get(i)) == color(atman, names.get(j))) {
          legal.add(new Command.Blaze(List.of(names.get(i), names.get(j))));
        }
      }
    }
  }

  private static Color color(Atman atman, Spot at) {
    return atman.at(at).orElseThrow().card().color();
  }

  private static List<Spot> names(Atman atman) {
    return atman.visible().stream().map(atman::name).sorted().toList();
  }

  private static List<Command> putBacks(int count) {
    return orders(count).stream().<Command>map(Command.Order::new).toList();
  }

  /** Every order of the numbers from 1 to this, the usual one first. */
  private static List<List<Integer>> orders(int count) {
    List<List<Integer>> orders = List.of(List.of());
    for (int length = 0; length < count; length++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int number = 1; number <= count; number++) {
          if (!order.contains(number)) {
            longer.add(Transition.plus(order, number));
          }
        }
      }
      orders = longer;
    }
    return List.copyOf(orders);
  }
}
