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
 * Values Feth's commands while he builds, each together with the best placements that can follow.
 * The most promising arrangements are followed card by card until the line is used up.
 */
final class BuildingSearch {
  /** The minimum gain for which a change is made. */
  static final double WORTH_PLACING = 0.05;

  private static final double WORTH_A_POWER = 0.5;

  /** The additional value of a card in the Atman compared with one left in the line. */
  private static final double CARD_PLACED = 0.08;

  private static final Comparator<Stage> MOST_PROMISING =
      Comparator.comparingDouble(Stage::value).reversed();

  private final List<Piece> line;
  private final BuildingValue now;
  private final Map<Command, Double> values = new LinkedHashMap<>();
  private List<Stage> stages = new ArrayList<>();

  /**
   * An intermediate arrangement.
   *
   * @param used the placed cards of the line, one bit each
   * @param gained the value of the steps to it, in addition to the Atman itself
   * @param value the total value
   * @param first the command that leads to it
   */
  private record Stage(Atman atman, int used, double gained, double value, Command first) {}

  private BuildingSearch(View view, BuildingValue now) {
    this.line = view.piles().line();
    this.now = now;
  }

  /**
   * Returns the values of the commands that change the Atman.
   *
   * @param width the number of arrangements followed at each step
   */
  static Map<Command, Double> values(
      View view, List<Command> legal, BuildingValue now, int width, ProgressListener progress) {
    BuildingSearch plan = new BuildingSearch(view, now);
    for (Command command : legal) {
      switch (command) {
        case Command.End end -> plan.values.put(end, ended(view, now));
        case Command.Bloom bloom -> plan.values.put(bloom, now.bloomed(bloom) - WORTH_A_POWER);
        default ->
            AtmanChange.of(view.atman(), plan.line, command)
                .ifPresent(change -> plan.begin(command, change));
      }
    }
    Set<Set<LaidCard>> seen = new HashSet<>();
    for (int step = 0; !plan.stages.isEmpty(); step++) {
      progress.report(step, plan.line.size());
      plan.extend(width, seen);
    }
    return plan.values;
  }

  /** Values ending the turn; ending without a placement loses the match. */
  private static double ended(View view, BuildingValue now) {
    return view.progress().placed() > 0
        ? now.of(view.atman()) + WORTH_PLACING
        : 10 * TakeValue.RUIN;
  }

  private void begin(Command command, AtmanChange change) {
    boolean places = command instanceof Command.Place;
    int used = command instanceof Command.Place(int number, _) ? 1 << (number - 1) : 0;
    double relived = change.placed().map(laid -> now.relived(change.after(), laid)).orElse(0.0);
    addStage(change.after(), used, relived + (places ? CARD_PLACED : -WORTH_A_POWER), command);
  }

  private void addStage(Atman atman, int used, double gained, Command first) {
    double value = now.of(atman) + gained;
    values.merge(first, value, Math::max);
    stages.add(new Stage(atman, used, gained, value, first));
  }

  /** Places one more card in all possible ways in the most promising arrangements. */
  private void extend(int width, Set<Set<LaidCard>> seen) {
    List<Stage> from = new ArrayList<>(width);
    stages.sort(MOST_PROMISING);
    for (Stage stage : stages) {
      if (from.size() < width && seen.add(Set.copyOf(stage.atman.stack()))) {
        from.add(stage);
      }
    }
    stages = new ArrayList<>();
    for (Stage stage : from) {
      for (int i = 0; i < line.size(); i++) {
        if ((stage.used & 1 << i) == 0 && line.get(i) instanceof Card card) {
          for (Spot at : stage.atman.placements(card)) {
            LaidCard laid = new LaidCard(card, at);
            Atman after = stage.atman.with(laid);
            double gained = stage.gained + now.relived(after, laid) + CARD_PLACED;
            addStage(after, stage.used | 1 << i, gained, stage.first);
          }
        }
      }
    }
  }
}
