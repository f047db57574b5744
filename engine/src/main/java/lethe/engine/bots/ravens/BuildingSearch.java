package lethe.engine.bots.ravens;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.ProgressListener;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.AtmanChange;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.Spot;
import lethe.engine.games.ravens.View;

/**
 * Evaluates commands that Feth may give while he builds; a change of the Atman is evaluated
 * together with the best placements found that can follow. The most promising arrangements are
 * extended card by card as long as cards of the line can be placed.
 */
final class BuildingSearch {
  /** The minimum gain in value for which a bot changes the Atman. */
  static final double MIN_GAIN = 0.05;

  private static final double POWER_COST = 0.5;

  /** The additional value of a card in the Atman compared with one left in the line. */
  private static final double PLACED_CARD_BONUS = 0.08;

  private static final Comparator<Arrangement> MOST_PROMISING =
      Comparator.comparingDouble(Arrangement::value).reversed();

  private final List<Piece> line;
  private final BuildingValue buildingValue;
  private final Map<Command, Double> values = new LinkedHashMap<>();
  private List<Arrangement> arrangements = new ArrayList<>();

  /**
   * An arrangement of the Atman that the search has reached.
   *
   * @param usedCards the placed cards of the line, one bit each
   * @param stepValue the value of the steps that lead to it, not counting the Atman itself
   * @param value the total value
   * @param firstCommand the first command of the sequence that leads to it
   */
  private record Arrangement(
      Atman atman, int usedCards, double stepValue, double value, Command firstCommand) {}

  private BuildingSearch(View view, BuildingValue buildingValue) {
    this.line = view.piles().line();
    this.buildingValue = buildingValue;
  }

  /**
   * Returns the values of the legal commands that place, move or remove cards of the Atman, of
   * {@link Command.Bloom} and of {@link Command.End}. Other commands have no value.
   *
   * @param width the maximum number of arrangements followed at each step
   */
  static Map<Command, Double> values(
      View view,
      List<Command> legal,
      BuildingValue buildingValue,
      int width,
      ProgressListener progress) {
    BuildingSearch search = new BuildingSearch(view, buildingValue);
    for (Command command : legal) {
      switch (command) {
        case Command.End end -> search.values.put(end, valueOfEnding(view, buildingValue));
        case Command.Bloom bloom ->
            search.values.put(bloom, buildingValue.bloomValue(bloom) - POWER_COST);
        default ->
            AtmanChange.of(view.atman(), search.line, command)
                .ifPresent(change -> search.begin(command, change));
      }
    }
    Set<Set<LaidCard>> visited = new HashSet<>();
    for (int step = 0; !search.arrangements.isEmpty(); step++) {
      progress.report(step, search.line.size());
      search.extend(width, visited);
    }
    return search.values;
  }

  /** Returns the value of ending the turn, which loses the match if no card has been placed. */
  private static double valueOfEnding(View view, BuildingValue buildingValue) {
    return view.progress().cardsPlaced() > 0
        ? buildingValue.value(view.atman()) + MIN_GAIN
        : 10 * TakeValue.LOSS;
  }

  private void begin(Command command, AtmanChange change) {
    boolean isPlacement = command instanceof Command.Place;
    int usedCards = command instanceof Command.Place(int number, _) ? 1 << (number - 1) : 0;
    double reliveValue =
        change
            .placedCard()
            .map(laidCard -> buildingValue.reliveValue(change.atmanAfter(), laidCard))
            .orElse(0.0);
    addArrangement(
        change.atmanAfter(),
        usedCards,
        reliveValue + (isPlacement ? PLACED_CARD_BONUS : -POWER_COST),
        command);
  }

  private void addArrangement(Atman atman, int usedCards, double stepValue, Command firstCommand) {
    double value = buildingValue.value(atman) + stepValue;
    values.merge(firstCommand, value, Math::max);
    arrangements.add(new Arrangement(atman, usedCards, stepValue, value, firstCommand));
  }

  /**
   * Extends the most promising arrangements not extended before, each by one card in all possible
   * ways.
   */
  private void extend(int width, Set<Set<LaidCard>> visited) {
    List<Arrangement> selectedArrangements = new ArrayList<>(width);
    arrangements.sort(MOST_PROMISING);
    for (Arrangement arrangement : arrangements) {
      if (selectedArrangements.size() < width
          && visited.add(Set.copyOf(arrangement.atman.stack()))) {
        selectedArrangements.add(arrangement);
      }
    }
    arrangements = new ArrayList<>();
    for (Arrangement arrangement : selectedArrangements) {
      for (int i = 0; i < line.size(); i++) {
        if ((arrangement.usedCards & 1 << i) == 0 && line.get(i) instanceof Card card) {
          for (Spot spot : arrangement.atman.placements(card)) {
            LaidCard laidCard = new LaidCard(card, spot);
            Atman extendedAtman = arrangement.atman.with(laidCard);
            double stepValue =
                arrangement.stepValue
                    + buildingValue.reliveValue(extendedAtman, laidCard)
                    + PLACED_CARD_BONUS;
            addArrangement(
                extendedAtman, arrangement.usedCards | 1 << i, stepValue, arrangement.firstCommand);
          }
        }
      }
    }
  }
}
