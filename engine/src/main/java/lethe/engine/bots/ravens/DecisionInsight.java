package lethe.engine.bots.ravens;

import java.util.ArrayList;
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
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/**
 * The analysis of a decision of either seat by {@link DeepBots}, using only what the seat knew: the
 * value of each command by the bot's own measure, and what Feth can conclude about Ren's hearts.
 */
public final class DecisionInsight {
  private static final TakeValue TASTE = new TakeValue(RenPreferences.DEEP);

  /** The difference that marks a take which is too bad to be considered for its information. */
  private static final double LEFT_OUT = 0.01;

  /** The gain below which the bot does not act. */
  private static final double NOTHING = BuildingSearch.WORTH_PLACING;

  private final Decision<Command, Observation, View> decision;
  private final View feths;
  private final HeartBelief.TableSampler tables;
  private final Rng rng;
  private final List<RenChoice> hints;

  /** All possible hearts after these choices, once computed. */
  private Optional<HeartDistribution> hearts = Optional.empty();

  private DecisionInsight(
      Decision<Command, Observation, View> decision,
      View feths,
      HeartBelief.TableSampler tables,
      Rng rng) {
    this.decision = decision;
    this.feths = feths;
    this.tables = tables;
    this.rng = rng;
    this.hints = hints(decision);
  }

  /**
   * What Feth can conclude after Ren took a card.
   *
   * @param card the card she took
   * @param before the probability of each color among the hearts beforehand
   * @param after the probability of each color afterwards
   */
  public record TakeInference(Card card, Map<Color, Double> before, Map<Color, Double> after) {}

  /**
   * How likely the true colors of Ren's hearts are for Feth.
   *
   * @param before the probability before the take
   * @param after the probability after the take
   */
  public record RevealedChance(double before, double after) {}

  /** Analyzes a decision. */
  public static DecisionInsight of(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      Rng rng) {
    List<Observation> observations = decision.observations();
    View feths =
        decision.seat().equals(SeatNames.FETH)
            ? decision.view()
            : DeepRenBot.feths(game, decision.view(), observations, rng.derive("feth"));
    return new DecisionInsight(
        decision,
        feths,
        HeartBelief.TableSampler.of(game, feths, observations),
        rng.derive("hearts"));
  }

  /**
   * Returns the value of each command by the bot's own measure, best first; empty if the bot does
   * not compare commands.
   */
  public List<EvaluatedCommand<Command>> evaluations() {
    Stream<EvaluatedCommand<Command>> all =
        switch (decision.view().progress().phase()) {
          case TAKE -> takes();
          case BUILD -> building();
          case WINDOW -> window();
          case ARRANGE, DRAW, REVEAL, KEEP, ORDER, FREE, WITH, PARTING, OVER -> Stream.of();
        };
    return all.sorted(
            Comparator.<EvaluatedCommand<Command>>comparingDouble(one -> one.evaluation().value())
                .reversed())
        .toList();
  }

  /** Returns what Ren's choice tells Feth. */
  public Optional<RevealedChance> revealedChance() {
    if (decision.view().progress().phase() != Phase.TAKE) {
      return Optional.empty();
    }
    HeartDistribution before = hearts();
    List<PossibleTake> takes = PossibleTake.all(decision.view().atman());
    int truth = HeartGuess.of(decision.view().poem().rows()).set();
    return IntStream.range(0, takes.size())
        .filter(i -> named(takes.get(i)).equals(decision.chosen()))
        .mapToObj(i -> before.after(new RenChoice(PoemProgress.of(feths), takes, i), TASTE))
        .map(after -> new RevealedChance(before.chance(truth), after.chance(truth)))
        .findFirst();
  }

  /**
   * Returns what Feth can conclude from what Ren took since his last decision, if this is his
   * decision.
   */
  public Optional<TakeInference> takeInference() {
    if (hints.isEmpty() || decision.seat().equals(SeatNames.REN) || !hasJustTaken()) {
      return Optional.empty();
    }
    RenChoice last = hints.getLast();
    return Optional.of(
        new TakeInference(
            last.takes().get(last.taken()).laid().card(),
            likely(hearts(hints.subList(0, hints.size() - 1))),
            likely(hearts())));
  }

  private Stream<EvaluatedCommand<Command>> takes() {
    PoemProgress poem = PoemProgress.of(decision.view());
    HeartGuess truth = HeartGuess.of(decision.view().poem().rows());
    List<PossibleTake> takes = PossibleTake.all(decision.view().atman());
    HeartDistribution now = hearts();
    double worst = TASTE.best(poem, truth, takes) - DeepRenBot.WORSE;
    double[] values =
        IntStream.range(0, takes.size())
            .mapToDouble(
                i -> {
                  RenChoice hint = new RenChoice(PoemProgress.of(feths), takes, i);
                  double tells = now.after(hint, TASTE).chance(truth.set());
                  return TASTE.of(poem, truth, takes.get(i))
                      + DeepRenBot.TELLS * Math.log(tells + DeepRenBot.UNTHINKABLE);
                })
            .toArray();
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < values.length; i++) {
      if (TASTE.of(poem, truth, takes.get(i)) >= worst) {
        least = Math.min(least, values[i]);
      }
    }
    double most = least - LEFT_OUT;
    return IntStream.range(0, values.length)
        .mapToObj(
            i ->
                judged(
                    named(takes.get(i)),
                    TASTE.of(poem, truth, takes.get(i)) >= worst
                        ? values[i]
                        : Math.min(values[i], most)));
  }

  private Stream<EvaluatedCommand<Command>> building() {
    View view = decision.view();
    BuildingValue now = new BuildingValue(view, TASTE, hearts().equally(ExactHeartBelief.KEPT));
    return BuildingSearch.values(
            view, decision.legalCommands(), now, DeepBots.WIDTH, ProgressListener.NONE)
        .entrySet()
        .stream()
        .map(each -> judged(each.getKey(), each.getValue()));
  }

  private Stream<EvaluatedCommand<Command>> window() {
    AnnouncementValue now =
        new AnnouncementValue(decision.view(), hearts().equally(ExactHeartBelief.KEPT));
    double passed = now.of(decision.view().atman()) + BuildingSearch.WORTH_PLACING;
    return decision.legalCommands().stream()
        .map(c -> judged(c, c instanceof Command.Pass ? passed : now.after(c)))
        .filter(one -> Double.isFinite(one.evaluation().value()));
  }

  private Command named(PossibleTake take) {
    return new Command.Take(decision.view().atman().nameOf(take.laid()));
  }

  private static EvaluatedCommand<Command> judged(Command command, double value) {
    return new EvaluatedCommand<>(command, new Evaluation.Heuristic(value, NOTHING));
  }

  private HeartDistribution hearts() {
    HeartDistribution known = hearts.orElseGet(() -> hearts(hints));
    hearts = Optional.of(known);
    return known;
  }

  private HeartDistribution hearts(List<RenChoice> after) {
    return new ExactHeartBelief(TASTE).hearts(after, feths, tables, rng);
  }

  private static Map<Color, Double> likely(HeartDistribution hearts) {
    Map<Color, Double> likely = new EnumMap<>(Color.class);
    for (int set = 0; set < 1 << Color.COUNT; set++) {
      double chance = hearts.chance(set);
      for (Color color : Color.values()) {
        if ((set & (1 << color.index())) != 0) {
          likely.merge(color, chance, Double::sum);
        }
      }
    }
    return likely;
  }

  /** Returns Ren's takes since she drew her current hearts. */
  private static List<RenChoice> hints(Decision<Command, Observation, View> decision) {
    List<RenChoice> hints = new ArrayList<>();
    Optional<View> before = Optional.empty();
    for (SeatSnapshot<Observation, View> sight : decision.history()) {
      for (Observation observation : sight.observations()) {
        switch (observation) {
          case Observation.BatchBegan _ -> hints.clear();
          case Observation.Taken taken ->
              before.flatMap(view -> RenChoice.of(view, taken.card())).ifPresent(hints::add);
          default -> {}
        }
      }
      before = Optional.of(sight.view());
    }
    return hints;
  }

  /** Returns whether Ren has taken a card since Feth's last move. */
  private boolean hasJustTaken() {
    List<SeatSnapshot<Observation, View>> past = decision.history();
    for (int i = past.size() - 1; i >= 0; i--) {
      if (past.get(i).observations().stream().anyMatch(Observation.Taken.class::isInstance)) {
        return true;
      }
      if (i < past.size() - 1 && past.get(i).view().progress().phase().isFethsMove()) {
        return false;
      }
    }
    return false;
  }
}
