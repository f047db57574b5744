package lethe.app.titles.robots;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
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
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.View;

/**
 * Finds puzzles that ask for the best call that is right for every hidden card. With many hidden
 * cards, or if there is no such call, a puzzle asks for the call that earns most on average. The
 * solver knows the cards that were shown in the round, but not their places. The question depends
 * only on this knowledge.
 *
 * @param levels the names of the levels that attempt a puzzle, weakest first
 */
record RobotsPuzzleFinder(Messages messages, List<String> levels)
    implements PuzzleFinder<Command, Observation, View> {
  private static final String TWO_CARDS = "two-cards";
  private static final String THREE_CARDS = "three-cards";
  private static final String FOUR_CARDS = "four-cards";
  private static final String AVERAGE = "average";

  /** The minimum number of hidden cards if they have two or more features in common. */
  private static final int MIN_HIDDEN_CARDS = 2;

  /** The minimum number of hidden cards if they have only one feature in common, or none. */
  private static final int MIN_HIDDEN_CARDS_FOR_FEW_FEATURES = 4;

  /** The maximum number of hidden cards in a puzzle about a call that is right for all of them. */
  private static final int MAX_HIDDEN_CARDS_FOR_CERTAINTY = 4;

  private static final int MAX_HIDDEN_CARDS = 7;

  @Override
  public Optional<Assessment<Command>> assessIfPuzzle(
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
    boolean isAverage = asksForAverage(hidden);
    Assessment<Command> assessment =
        new Assessment<>(
            decision.legalCommands().stream()
                .map(
                    call ->
                        new EvaluatedCommand<>(
                            call, value(call, decision.view(), hidden, isAverage)))
                .sorted(
                    Comparator.<EvaluatedCommand<Command>>comparingDouble(
                        candidate -> -candidate.evaluation().value()))
                .toList());
    return Optional.of(assessment)
        .filter(PuzzleFinder::isClear)
        .filter(
            candidate ->
                hidden.size() >= MIN_HIDDEN_CARDS_FOR_FEW_FEATURES
                    || (!isAverage && candidate.evaluations().getFirst().evaluation().value() > 1));
  }

  /**
   * Returns whether a puzzle asks for the best average: if the hidden cards have no feature in
   * common, or if there are many of them.
   */
  private static boolean asksForAverage(List<Face.Up> hidden) {
    return hidden.size() > MAX_HIDDEN_CARDS_FOR_CERTAINTY
        || Stream.of(Feature.values())
            .map(feature -> new Claim.Named(List.of(feature)))
            .noneMatch(claim -> fittingCards(claim, hidden) == hidden.size());
  }

  /** Returns the cards shown at the beginning of the latest round that are not face up now. */
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
        .map(shown -> shown.cards().stream().map(Observation.PlacedCard::card).toList())
        .orElse(List.of());
  }

  private static Evaluation value(
      Command call, View view, List<Face.Up> hidden, boolean isAverage) {
    return isAverage ? averagePoints(call, view, hidden) : minPoints(call, view, hidden);
  }

  /**
   * Returns the minimum points that a call earns over these cards; 0 if it is wrong for one of
   * them.
   */
  private static Evaluation minPoints(Command call, View view, List<Face.Up> hidden) {
    Claim claim = claim(call);
    return new Evaluation.LowerBound(
        fittingCards(claim, hidden) == hidden.size() ? points(claim, view) : 0);
  }

  /** Returns the average points that a call earns if each of these cards is equally likely. */
  private static Evaluation averagePoints(Command call, View view, List<Face.Up> hidden) {
    Claim claim = claim(call);
    double total = points(claim, view) * fittingCards(claim, hidden);
    return new Evaluation.Points(total / hidden.size(), 0);
  }

  private static Claim claim(Command command) {
    return command instanceof Command.Call(var features)
        ? new Claim.Named(features)
        : new Claim.ShortCircuit();
  }

  /** Returns the points for a correct claim. Rule book: Scoring; Short Circuit Cards; Solo Play. */
  private static int points(Claim claim, View view) {
    return claim.points() + (view.isSolo() && claim instanceof Claim.ShortCircuit ? 1 : 0);
  }

  private static int fittingCards(Claim claim, List<Face.Up> cards) {
    return (int) cards.stream().filter(claim::isCorrectFor).count();
  }

  @Override
  public List<String> themes() {
    return List.of(TWO_CARDS, THREE_CARDS, FOUR_CARDS, AVERAGE);
  }

  @Override
  public String theme(View view, Seat seat, List<Observation> observations) {
    List<Face.Up> hidden = hiddenCards(view, observations);
    if (asksForAverage(hidden)) {
      return AVERAGE;
    }
    return switch (hidden.size()) {
      case MIN_HIDDEN_CARDS -> TWO_CARDS;
      case MIN_HIDDEN_CARDS + 1 -> THREE_CARDS;
      default -> FOUR_CARDS;
    };
  }

  @Override
  public List<String> question(
      View view, Seat seat, List<Observation> observations, Evaluation best) {
    List<String> cards = shownCards(observations).stream().map(Object::toString).sorted().toList();
    return List.of(
        messages.format("puzzle.seen", cards),
        messages.format(
            best instanceof Evaluation.Points ? "puzzle.ask.average" : "puzzle.ask",
            view.pointedPlace().map(Object::toString).orElse("")));
  }

  /**
   * {@inheritDoc} Each level imagines one more possible card than the level below it, and makes the
   * call that would be best if there were no others.
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
    boolean isAverage = asksForAverage(hidden);
    return decision.legalCommands().stream()
        .max(
            Comparator.comparingDouble(
                call -> value(call, decision.view(), imaginedCards, isAverage).value()))
        .orElseThrow();
  }

  @Override
  public Optional<Explainer<Command, Observation, View>> explainer() {
    return Optional.of(this::explain);
  }

  /**
   * Returns a message with the hidden cards and the number of them for which the call is right; if
   * the puzzle asks for the best average, also with the average points.
   */
  private List<String> explain(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<EvaluatedCommand<Command>> evaluations,
      Rng rng) {
    List<Face.Up> hidden = hiddenCards(decision.view(), decision.observations());
    List<String> names = hidden.stream().map(Object::toString).sorted().toList();
    Claim claim = claim(decision.chosenCommand());
    int fitting = fittingCards(claim, hidden);
    return List.of(
        asksForAverage(hidden)
            ? messages.format(
                "puzzle.why.average",
                names.size(),
                names,
                fitting,
                points(claim, decision.view()),
                String.format(
                    Locale.ROOT,
                    "%.1f",
                    averagePoints(decision.chosenCommand(), decision.view(), hidden).value()))
            : messages.format("puzzle.why", names.size(), names, fitting));
  }
}
