package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Raven;
import lethe.engine.games.ravens.Spot;

/** The legal uses of powers. Rule book: The Poem Cards' special powers. */
final class PowerUses {
  private static final List<Integer> ROW_NOT_NAMED = List.of(0);

  private PowerUses() {}

  /**
   * Returns all legal uses of a power in a phase that allows powers, from every row that has it;
   * empty if no unused card has the power.
   */
  static List<? extends Command> of(State state, Power power) {
    List<Integer> rows = HeldPowers.commandRows(state, power);
    if (rows.isEmpty()) {
      return List.of();
    }
    List<? extends Command.Use> uses = usesWithoutRows(state.atman(), state, power);
    return rows.equals(ROW_NOT_NAMED)
        ? uses
        : uses.stream().flatMap(use -> rows.stream().map(use::withRow)).toList();
  }

  private static List<? extends Command.Use> usesWithoutRows(
      Atman atman, State state, Power power) {
    boolean isBuilding = state.phase() == Phase.BUILD;
    boolean canDraw = !state.piles().deck().isEmpty();
    return switch (power) {
      case SEVER -> CanonicalCommands.cardNames(atman).stream().map(Command.Sever::new).toList();
      case BLAZE -> blazes(atman);
      case SINK ->
          atman.visibleCards().stream()
              .filter(atman::canSink)
              .map(laidCard -> new Command.Sink(atman.nameOf(laidCard)))
              .toList();
      case DRIFT -> drifts(atman);
      case SEED -> isBuilding && canDraw ? List.of(new Command.Seed()) : List.of();
      case BLOOM -> isBuilding ? blooms(state.piles().discards()) : List.of();
      case GLIMMER -> canDraw ? List.of(new Command.Glimmer()) : List.of();
      case DAWN -> ravenUses(state, false, Command.Dawn::new);
      case WHISPER -> ravenUses(state, true, Command.Whisper::new);
      case REQUIEM -> ravenUses(state, true, Command.Requiem::new);
    };
  }

  private static List<Command.Use> blazes(Atman atman) {
    List<Command.Use> uses = new ArrayList<>();
    List<Spot> cardSpots = CanonicalCommands.cardNames(atman);
    for (int i = 0; i < cardSpots.size(); i++) {
      uses.add(new Command.Blaze(List.of(cardSpots.get(i))));
      for (int j = i + 1; j < cardSpots.size(); j++) {
        if (color(atman, cardSpots.get(i)) == color(atman, cardSpots.get(j))) {
          uses.add(new Command.Blaze(List.of(cardSpots.get(i), cardSpots.get(j))));
        }
      }
    }
    return uses;
  }

  private static Color color(Atman atman, Spot cardSpot) {
    return atman.topCard(cardSpot).orElseThrow().card().color();
  }

  /**
   * Returns all drifts. A card can move to every other spot at which it can be placed once it has
   * been lifted.
   */
  private static List<Command.Use> drifts(Atman atman) {
    List<Command.Use> uses = new ArrayList<>();
    for (LaidCard laidCard : atman.visibleCards()) {
      Spot cardSpot = atman.nameOf(laidCard);
      for (Spot to : atman.without(laidCard).placements(laidCard.card())) {
        if (!to.equals(laidCard.spot())) {
          uses.add(new Command.Drift(cardSpot, to));
        }
      }
    }
    return uses;
  }

  private static List<Command.Use> blooms(List<Piece> discards) {
    List<Command.Use> uses = new ArrayList<>();
    for (int i = 0; i < discards.size(); i++) {
      if (discards.get(i) instanceof Card) {
        uses.add(new Command.Bloom(i + 1));
      }
    }
    return uses;
  }

  private static List<Command.Use> ravenUses(
      State state, boolean mustHoldCards, Function<Color, Command.Use> use) {
    return Raven.ALL.stream()
        .map(Raven::color)
        .filter(color -> state.raven(color).isStanding())
        .filter(color -> !mustHoldCards || state.raven(color).cardsBeneath() != 0)
        .map(use)
        .toList();
  }
}
