package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import lethe.app.text.Messages;
import lethe.app.titles.Assessment;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Explainer;
import lethe.app.titles.PuzzleFinder;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/**
 * Asks for the call that is right regardless of which hidden card is pointed at. The solver knows
 * the cards that were face up in the round, but not their places. The question depends on this
 * knowledge only.
 *
 * @param levels the levels that attempt a puzzle, weakest first
 */
record RobotsPuzzleFinder(Messages messages, List<String> levels)
    implements PuzzleFinder<Command, Observation, View> {
  private static final String TWO_CARDS = "two-cards";
  private static final String THREE_CARDS = "three-cards";
  private static final String MORE_CARDS = "more-cards";

  /** The minimum number of hidden cards in a puzzle with two or more certain features. */
  private static final int MIN_HIDDEN_CARDS = 2;

  /** The minimum number of hidden cards in a puzzle with only one certain feature. */
  private static final int MIN_HIDDEN_CARDS_FOR_ONE_FEATURE = 4;

  /** The maximum number of hidden cards for which the certain features are computed. */
  private static final int MAX_HIDDEN_CARDS = 6;

  @Override
  public Optional<Assessment<Command>> assess(
      Game<?, Command, Observation, View> game,
      List<Seat> seats,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    List<Face.Up> hidden = hiddenCards(decision.view(), decision.observations());
    if (decision.view().phase() != Phase.CALLING
        || hidden.size() < MIN_HIDDEN_CARDS
        || hidden.size() > MAX_HIDDEN_CARDS) {
      return Optional.empty();
    }
    Assessment<Command> assessment =
        new Assessment<>(
            decision.legalCommands().stream()
                .map(call -> new EvaluatedCommand<>(call, minPoints(call, hidden)))
                .sorted(
                    Comparator.<EvaluatedCommand<Command>>comparingDouble(
                        candidate -> -candidate.evaluation().value()))
                .toList());
    return Optional.of(assessment)
        .filter(PuzzleFinder::isClear)
        .filter(
            candidate ->
                candidate.evaluations().getFirst().evaluation().value() > 1
                    || hidden.size() >= MIN_HIDDEN_CARDS_FOR_ONE_FEATURE);
  }

  /** Returns the cards shown at the beginning of the latest round that are face down again. */
  private static List<Face.Up> hiddenCards(View view, List<Observation> observations) {
    List<Face.Up> hidden = new ArrayList<>(shownCards(observations));
    view.cards().forEach(hidden::remove);
    return hidden;
  }

  /** Returns the cards shown at the beginning of the latest round; empty if none were shown. */
  private static List<Face.Up> shownCards(List<Observation> observations) {
    return observations.stream()
        .filter(Observation.CardsShown.class::isInstance)
        .map(Observation.CardsShown.class::cast)
        .reduce((_, later) -> later)
        .map(showed -> showed.cards().stream().map(Observation.PlacedCard::card).toList())
        .orElse(List.of());
  }

  /**
   * Returns the minimum points that a call earns over these cards; 0 if it is wrong for one of
   * them.
   */
  private static Evaluation minPoints(Command call, List<Face.Up> hidden) {
    int points =
        claim(call)
            .filter(claim -> hidden.stream().allMatch(claim::isCorrectFor))
            .map(Claim::points)
            .orElse(0);
    return new Evaluation.LowerBound(points);
  }

  private static Optional<Claim> claim(Command command) {
    return command instanceof Command.Call(var features)
        ? Optional.of(new Claim.Named(features))
        : Optional.empty();
  }

  @Override
  public List<String> themes() {
    return List.of(TWO_CARDS, THREE_CARDS, MORE_CARDS);
  }

  @Override
  public String theme(View view, Seat seat, List<Observation> observations) {
    return switch (hiddenCards(view, observations).size()) {
      case MIN_HIDDEN_CARDS -> TWO_CARDS;
      case MIN_HIDDEN_CARDS + 1 -> THREE_CARDS;
      default -> MORE_CARDS;
    };
  }

  @Override
  public List<String> question(
      View view, Seat seat, List<Observation> observations, Evaluation best) {
    List<String> cards = shownCards(observations).stream().map(Object::toString).sorted().toList();
    return List.of(
        messages.format("puzzle.seen", cards),
        messages.format("puzzle.ask", view.pointedPlace().map(Object::toString).orElse("")));
  }

  /**
   * {@inheritDoc} Each level imagines one more possible card than the level below it, and names the
   * features that they share.
   */
  @Override
  public Command attempt(
      Game<?, Command, Observation, View> game,
      BotLevel<Command, Observation, View> level,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    MutableRng dice = new MutableRng(rng);
    List<Face.Up> hidden = hiddenCards(decision.view(), decision.observations());
    List<Face.Up> imaginedCards =
        levels.stream()
            .limit(levels.indexOf(level.name()) + 1L)
            .map(_ -> dice.pick(hidden))
            .toList();
    return decision.legalCommands().stream()
        .max(Comparator.comparingDouble(call -> minPoints(call, imaginedCards).value()))
        .orElseThrow();
  }

  @Override
  public Optional<Explainer<Command, Observation, View>> explainer() {
    return Optional.of(this::explain);
  }

  /**
   * Returns a message with the possible cards and the number of them for which the call is right.
   */
  private List<String> explain(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<EvaluatedCommand<Command>> evaluations,
      Rng rng) {
    List<Face.Up> hidden = hiddenCards(decision.view(), decision.observations());
    List<String> names = hidden.stream().map(Object::toString).sorted().toList();
    long fitting =
        claim(decision.chosenCommand())
            .map(claim -> hidden.stream().filter(claim::isCorrectFor).count())
            .orElse(0L);
    return List.of(messages.format("puzzle.why", names.size(), names, fitting));
  }
}
