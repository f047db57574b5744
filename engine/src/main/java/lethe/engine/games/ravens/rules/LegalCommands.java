package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.Spot;

/** The legal commands, in a stable order. A command is legal if and only if this class lists it. */
final class LegalCommands {
  private static final List<Command> ARRANGEMENTS =
      orders(RuleNumbers.ROWS).stream().<Command>map(Command.Arrange::new).toList();

  /** The commands for all orders of cards, indexed by the number of cards, from 0 to 3. */
  private static final List<List<Command>> ORDERS =
      IntStream.rangeClosed(0, 3)
          .mapToObj(count -> orders(count).stream().<Command>map(Command.Order::new).toList())
          .toList();

  private static final List<Command> DRAWS =
      IntStream.rangeClosed(1, MemoryDeck.COUNT + Color.COUNT)
          .<Command>mapToObj(Command.Draw::new)
          .toList();

  private LegalCommands() {}

  static List<Command> of(State state) {
    List<Command> legal = new ArrayList<>(nonPowerCommands(state));
    if (state.phase().allowsPowers()) {
      for (Power power : HeldPowers.distinctPowers(state)) {
        legal.addAll(PowerUses.of(state, power));
      }
    }
    return legal;
  }

  /** Returns whether a command is legal. Computes only the commands that could equal it. */
  static boolean allows(State state, Command command) {
    return switch (command) {
      case Command.Use use ->
          state.phase().allowsPowers() && PowerUses.of(state, use.power()).contains(use);
      case Command.Place place -> allows(state, place);
      default -> nonPowerCommands(state).contains(command);
    };
  }

  /** Returns whether Feth has a power for which there is a legal use. */
  static boolean hasUsablePower(State state) {
    return HeldPowers.distinctPowers(state).stream()
        .anyMatch(power -> !PowerUses.of(state, power).isEmpty());
  }

  /** Returns whether any card of a line can be placed. */
  static boolean canPlace(List<Piece> line, Atman atman) {
    return line.stream().anyMatch(piece -> piece instanceof Card card && atman.canPlace(card));
  }

  /** Returns the legal commands other than uses of powers. */
  private static List<Command> nonPowerCommands(State state) {
    return switch (state.phase()) {
      case ARRANGE -> ARRANGEMENTS;
      case DRAW -> drawCommands(state);
      case BUILD -> buildCommands(state);
      case REVEAL -> revealCommands(state);
      case KEEP -> keepCommands(state);
      case ORDER -> ORDERS.get(state.glimmerCount());
      case FREE -> freeCommands(state);
      case TAKE -> takeCommands(state);
      case ADD_SCORE_CARDS -> scoreCardCommands(state);
      case BEFORE_ANNOUNCEMENT, BATCH_END -> List.of(new Command.Pass());
      case OVER -> List.of();
    };
  }

  private static List<Command> drawCommands(State state) {
    List<Command> draws = DRAWS.subList(0, state.piles().deck().size());
    return state.piles().line().isEmpty() ? draws : ListEdits.plus(draws, new Command.Stop());
  }

  private static List<Command> buildCommands(State state) {
    List<Command> legal = new ArrayList<>();
    for (int number = 1; number <= state.piles().line().size(); number++) {
      addPlacements(state, number, legal);
    }
    if (state.progress().cardsPlaced() > 0 || legal.isEmpty()) {
      legal.add(new Command.End());
    }
    return legal;
  }

  /** Adds all placements of a card of the line; adds nothing if there is no such card. */
  private static void addPlacements(State state, int number, List<Command> legal) {
    Optional<Card> card = state.piles().memoryInLine(number);
    if (card.isPresent()) {
      for (Spot spot : state.atman().placements(card.get())) {
        legal.add(new Command.Place(number, spot));
      }
    }
  }

  private static boolean allows(State state, Command.Place place) {
    return state.phase() == Phase.BUILD
        && state
            .piles()
            .memoryInLine(place.number())
            .filter(card -> state.atman().placementError(card, place.at()).isEmpty())
            .isPresent();
  }

  private static List<Command> revealCommands(State state) {
    Color color = state.progress().requestedColor().orElseThrow();
    return state.poem().rows().stream()
        .filter(row -> row.canBeRelivedBy(color))
        .<Command>map(row -> new Command.Reveal(row.number()))
        .toList();
  }

  private static List<Command> keepCommands(State state) {
    return state.atman().chunks().stream()
        .map(chunk -> CanonicalCommands.chunkName(state.atman(), chunk))
        .sorted()
        .<Command>map(Command.Keep::new)
        .toList();
  }

  private static List<Command> freeCommands(State state) {
    return IntStream.rangeClosed(1, Long.bitCount(state.inspectedRaven().cardsBeneath()))
        .<Command>mapToObj(Command.Free::new)
        .toList();
  }

  private static List<Command> takeCommands(State state) {
    return CanonicalCommands.cardNames(state.atman()).stream()
        .<Command>map(Command.Take::new)
        .toList();
  }

  /**
   * Returns the commands that add a score card, and the one that completes the take. Rule book:
   * Special rules for the third batch.
   */
  private static List<Command> scoreCardCommands(State state) {
    List<Command> legal = new ArrayList<>();
    int missingTotal = state.missingTotal();
    List<Piece> score = state.piles().score();
    for (int i = 0; i < score.size(); i++) {
      if (score.get(i) instanceof Card card
          && card.fitsRow(missingTotal)
          && !state.pendingTake().contains(card)) {
        legal.add(new Command.With(i + 1));
      }
    }
    legal.add(new Command.Done());
    return legal;
  }

  /** Returns all orders of the numbers from 1 to {@code count}, in lexicographic order. */
  private static List<List<Integer>> orders(int count) {
    List<List<Integer>> orders = List.of(List.of());
    for (int length = 0; length < count; length++) {
      List<List<Integer>> longerOrders = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int number = 1; number <= count; number++) {
          if (!order.contains(number)) {
            longerOrders.add(ListEdits.plus(order, number));
          }
        }
      }
      orders = longerOrders;
    }
    return List.copyOf(orders);
  }
}
