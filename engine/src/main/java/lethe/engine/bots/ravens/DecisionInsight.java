package lethe.engine.bots.ravens;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Game;
import lethe.engine.core.ProgressListener;
import lethe.engine.core.Rng;
import lethe.engine.core.SeatSnapshot;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.View;

/**
 * The analysis of a decision of either seat by {@link DeepBots}, using only what the seat knew: the
 * value of each command by the bot's own measure, and what Feth can conclude about Ren's hearts.
 */
public final class DecisionInsight {
  /** The margin by which takes that lose too much value rank below all other takes. */
  private static final double EXCLUSION_MARGIN = 0.01;

  /** The difference in value up to which two commands count as equally good. */
  private static final double MAX_INSIGNIFICANT_DIFFERENCE = BuildingSearch.MIN_GAIN;

  private final Decision<Command, Observation, View> decision;
  private final View fethView;
  private final HeartBelief.RenViewSampler renViewSampler;
  private final Rng rng;
  private final List<RenChoice> renChoices;

  /** The possible hearts after {@link #renChoices}; empty until they are computed. */
  private Optional<HeartDistribution> hearts = Optional.empty();

  private DecisionInsight(
      Decision<Command, Observation, View> decision,
      View fethView,
      HeartBelief.RenViewSampler renViewSampler,
      Rng rng) {
    this.decision = decision;
    this.fethView = fethView;
    this.renViewSampler = renViewSampler;
    this.rng = rng;
    this.renChoices = renChoices(decision);
  }

  /**
   * The probabilities that Feth assigns to the colors of Ren's hearts, before and after a take.
   *
   * @param card the card that was taken
   * @param before for each color, the probability before the take that some heart has the color
   * @param after the same probabilities after the take
   */
  public record TakeInference(Card card, Map<Color, Double> before, Map<Color, Double> after) {}

  /**
   * The probabilities that Feth assigns to the true colors of Ren's hearts, before and after a
   * take.
   */
  public record TrueColorsChance(double before, double after) {}

  /** Creates the analysis of a decision. The possible hearts are computed when first needed. */
  public static DecisionInsight of(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    List<Observation> observations = decision.observations();
    View fethView =
        decision.seat().equals(GameSeats.FETH)
            ? decision.view()
            : DeepRenBot.fethView(game, decision.view(), observations, rng.derive("feth"));
    return new DecisionInsight(
        decision,
        fethView,
        HeartBelief.RenViewSampler.of(game, fethView, observations),
        rng.derive("hearts"));
  }

  /**
   * Returns the values of the legal commands that the bot compares, by its own measure, best first;
   * empty if it compares none.
   */
  public List<EvaluatedCommand<Command>> evaluations() {
    Stream<EvaluatedCommand<Command>> evaluations =
        switch (decision.view().progress().phase()) {
          case TAKE -> evaluateTakes();
          case BUILD -> evaluateBuilding();
          case BEFORE_ANNOUNCEMENT -> evaluateBeforeAnnouncement();
          case ARRANGE, DRAW, REVEAL, KEEP, ORDER, FREE, ADD_SCORE_CARDS, BATCH_END, OVER ->
              Stream.of();
        };
    return evaluations
        .sorted(
            Comparator.<EvaluatedCommand<Command>>comparingDouble(
                    evaluated -> evaluated.evaluation().value())
                .reversed())
        .toList();
  }

  /**
   * Returns the effect of Ren's take on Feth's knowledge of the true colors; empty if the decision
   * is not a take.
   */
  public Optional<TrueColorsChance> trueColorsChance() {
    if (decision.view().progress().phase() != Phase.TAKE) {
      return Optional.empty();
    }
    HeartDistribution before = hearts();
    List<PossibleTake> takes = PossibleTake.allOf(decision.view().atman());
    int truth = HeartGuess.of(decision.view().poem().rows()).colorSet();
    return IntStream.range(0, takes.size())
        .filter(i -> takeCommand(takes.get(i)).equals(decision.chosenCommand()))
        .mapToObj(
            i ->
                before.after(
                    new RenChoice(PoemProgress.of(fethView), takes, i), DeepBots.TAKE_VALUE))
        .map(after -> new TrueColorsChance(before.probability(truth), after.probability(truth)))
        .findFirst();
  }

  /**
   * Returns what Feth can conclude from the card that Ren has just taken; empty if this is Ren's
   * decision, if she has taken no card since Feth's last move, or if she has drawn new hearts
   * since.
   */
  public Optional<TakeInference> takeInference() {
    if (renChoices.isEmpty() || decision.seat().equals(GameSeats.REN) || !hasJustTaken()) {
      return Optional.empty();
    }
    RenChoice last = renChoices.getLast();
    return Optional.of(
        new TakeInference(
            last.takes().get(last.takenIndex()).laidCard().card(),
            colorChances(hearts(renChoices.subList(0, renChoices.size() - 1))),
            colorChances(hearts())));
  }

  /** Returns the reasons for the chosen command, most important first. */
  public List<Reason> reasons() {
    return ReasonFinder.reasonsFor(decision, this::hearts, trueColorsChance());
  }

  private Stream<EvaluatedCommand<Command>> evaluateTakes() {
    PoemProgress poem = PoemProgress.of(decision.view());
    HeartGuess truth = HeartGuess.of(decision.view().poem().rows());
    List<PossibleTake> takes = PossibleTake.allOf(decision.view().atman());
    HeartDistribution currentHearts = hearts();
    double minimum = DeepBots.TAKE_VALUE.bestValue(poem, truth, takes) - DeepRenBot.MAX_VALUE_LOSS;
    double[] values =
        IntStream.range(0, takes.size())
            .mapToDouble(
                i ->
                    DeepBots.TAKE_VALUE.value(poem, truth, takes.get(i))
                        + DeepRenBot.informationValue(
                            currentHearts,
                            new RenChoice(PoemProgress.of(fethView), takes, i),
                            truth))
            .toArray();
    double lowest = Double.POSITIVE_INFINITY;
    for (int i = 0; i < values.length; i++) {
      if (DeepBots.TAKE_VALUE.value(poem, truth, takes.get(i)) >= minimum) {
        lowest = Math.min(lowest, values[i]);
      }
    }
    double maximum = lowest - EXCLUSION_MARGIN;
    return IntStream.range(0, values.length)
        .mapToObj(
            i ->
                toEvaluated(
                    takeCommand(takes.get(i)),
                    DeepBots.TAKE_VALUE.value(poem, truth, takes.get(i)) >= minimum
                        ? values[i]
                        : Math.min(values[i], maximum)));
  }

  private Stream<EvaluatedCommand<Command>> evaluateBuilding() {
    View view = decision.view();
    BuildingValue buildingValue =
        new BuildingValue(
            view, DeepBots.TAKE_VALUE, hearts().equallyLikely(ExactHeartBelief.GUESSES));
    return BuildingSearch.values(
            view,
            decision.legalCommands(),
            buildingValue,
            DeepBots.SEARCH_WIDTH,
            ProgressListener.NONE)
        .entrySet()
        .stream()
        .map(entry -> toEvaluated(entry.getKey(), entry.getValue()));
  }

  private Stream<EvaluatedCommand<Command>> evaluateBeforeAnnouncement() {
    AnnouncementValue announcementValue =
        new AnnouncementValue(decision.view(), hearts().equallyLikely(ExactHeartBelief.GUESSES));
    double passValue = announcementValue.value(decision.view().atman()) + BuildingSearch.MIN_GAIN;
    return decision.legalCommands().stream()
        .map(
            c ->
                toEvaluated(
                    c, c instanceof Command.Pass ? passValue : announcementValue.valueAfter(c)))
        .filter(evaluated -> Double.isFinite(evaluated.evaluation().value()));
  }

  private Command takeCommand(PossibleTake take) {
    return new Command.Take(decision.view().atman().nameOf(take.laidCard()));
  }

  private static EvaluatedCommand<Command> toEvaluated(Command command, double value) {
    return new EvaluatedCommand<>(
        command, new Evaluation.Heuristic(value, MAX_INSIGNIFICANT_DIFFERENCE));
  }

  private HeartDistribution hearts() {
    HeartDistribution distribution = hearts.orElseGet(() -> hearts(renChoices));
    hearts = Optional.of(distribution);
    return distribution;
  }

  private HeartDistribution hearts(List<RenChoice> choices) {
    return new ExactHeartBelief(DeepBots.TAKE_VALUE)
        .distribution(choices, fethView, renViewSampler, rng);
  }

  private static Map<Color, Double> colorChances(HeartDistribution hearts) {
    Map<Color, Double> chances = new EnumMap<>(Color.class);
    for (int set = 0; set < 1 << Color.COUNT; set++) {
      double chance = hearts.probability(set);
      for (Color color : Color.values()) {
        if ((set & (1 << color.index())) != 0) {
          chances.merge(color, chance, Double::sum);
        }
      }
    }
    return chances;
  }

  /** Returns Ren's takes since she drew her current hearts. */
  private static List<RenChoice> renChoices(Decision<Command, Observation, View> decision) {
    HeartEvidence evidence = new HeartEvidence();
    for (SeatSnapshot<Observation, View> snapshot : decision.history()) {
      snapshot.observations().forEach(evidence::observe);
      evidence.recordView(snapshot.view());
    }
    return evidence.renChoices();
  }

  /** Returns whether Ren has taken a card since Feth's last move. */
  private boolean hasJustTaken() {
    List<SeatSnapshot<Observation, View>> history = decision.history();
    for (int i = history.size() - 1; i >= 0; i--) {
      if (history.get(i).observations().stream().anyMatch(Observation.Taken.class::isInstance)) {
        return true;
      }
      if (i < history.size() - 1 && history.get(i).view().progress().phase().isFethsMove()) {
        return false;
      }
    }
    return false;
  }
}
