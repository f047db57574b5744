package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.text.Messages;
import lethe.app.text.Resources;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.Statistic;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.titles.Tutor;
import lethe.engine.bots.eurydice.HeuristicBot;
import lethe.engine.bots.eurydice.OmniscientOrpheus;
import lethe.engine.bots.eurydice.RandomEurydiceBot;
import lethe.engine.bots.eurydice.ReasonFinder;
import lethe.engine.bots.eurydice.SamplingBot;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardDrawn;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.SpaceIgnored;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Observation.SpadesForgiven;
import lethe.engine.games.eurydice.Observation.Stepped;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.View;

/** The entry of Eurydice in the catalog of games. */
public final class EurydiceTitle {
  static final Messages MESSAGES = Messages.of(EurydiceTitle.class).plus(Messages.COMMON);

  private static final String STEEP = "steep";

  /** Selects one of the included sets of boards; custom boards take precedence. */
  private static final Option CLIMB = Option.of("climb", "gentle", STEEP).withDefault("gentle");

  private static final BotLevel<Command, Observation, View> DEEP =
      new BotLevel<>("deep", SamplingBot::create);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Eurydice.NAME,
              "Eurydice",
              "Orpheus leads her up through three boards; look too often and she is gone.",
              "orpheus"),
          new TitleRules<>(
              GameSeats.SEATS,
              Stream.concat(Stream.of(CLIMB), Eurydice.OPTIONS.stream()).toList(),
              EurydiceTitle::open),
          new Renderer<Command, Observation, View>(
                  (_, view, viewer, bounds) -> new DrawnTable(view, viewer, bounds),
                  (messages, view, viewer) -> new BoardText(messages, view, viewer).parts())
              .withMinSize(_ -> BoardLayout.MIN_SIZE)
              .withPlaceDescription(
                  (messages, name, view, viewer) ->
                      new BoardText(messages, view, viewer).place(name))
              .withAnimation(
                  (_, change, viewer, bounds) -> Animation.frames(change, viewer, bounds)),
          new Narration<Observation, View>(
                  (messages, observation, viewer) ->
                      new ObservationText(messages).narrate(observation, viewer),
                  (_, outcome) -> ObservationText.ending(outcome),
                  StoryMoments::find)
              .withStage(view -> MESSAGES.format("stage", view.board().number()))
              .withRecap((view, observations, _) -> Recap.summarize(view, observations))
              .withTurningPoint(TurningPoints::find)
              .withUnveilingTest(Observation.TurnedOver.class::isInstance)
              .withStatistic(EurydiceTitle::statistic),
          new Tutor<>(
              (messages, view, _, legal) -> new Question(messages, view, legal).text(),
              (view, _, _) -> Lessons.names(view)),
          TitleTexts.fromResources(EurydiceTitle.class, MESSAGES),
          new BotLevels<>(
                  "careful",
                  List.of(
                      new BotLevel<>("random", RandomEurydiceBot::create),
                      new BotLevel<>("careless", HeuristicBot::createCareless),
                      new BotLevel<>("careful", HeuristicBot::createCareful),
                      DEEP))
              .withExplainer(EurydiceTitle::explain)
              .withOmniscientPlayer(OmniscientOrpheus::play)
              .withPuzzleFinder(new EurydicePuzzleFinder(MESSAGES, DEEP::assess)),
          MemoryRules.openLog());

  private EurydiceTitle() {}

  private static List<String> explain(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<EvaluatedCommand<Command>> evaluations,
      Rng rng) {
    return new ReasonText(game.notation())
        .texts(
            ReasonFinder.reasonsFor(game, decision, bestAlternative(decision, evaluations), rng));
  }

  /** Returns the best command other than the chosen one, if it is known. */
  private static Optional<Command> bestAlternative(
      Decision<Command, Observation, View> decision, List<EvaluatedCommand<Command>> evaluations) {
    return evaluations.stream()
        .map(EvaluatedCommand::command)
        .filter(command -> !command.equals(decision.chosenCommand()))
        .findFirst();
  }

  /**
   * Returns the item to count for an observation in simulations: a lane, a special card, spades, an
   * ignored space, or a look; empty for other observations.
   */
  private static Optional<Statistic> statistic(Observation observation) {
    return switch (observation) {
      case Stepped(int board, Space space) when !space.isEnd() ->
          Optional.of(new Statistic("lanes of board " + board, space.lane().word()));
      case CardDrawn(SpecialCard card) ->
          Optional.of(new Statistic("cards of board " + card.board(), card.name()));
      case SpadePunished _, ThirdSpadeMarked _ -> Optional.of(new Statistic("spades", "marked"));
      case SpadesForgiven _ -> Optional.of(new Statistic("spades", "forgiven"));
      case SpaceIgnored(Space _, boolean obolSpent) ->
          Optional.of(new Statistic("spaces ignored", obolSpent ? "by an obol" : "by the card"));
      case CardsSeen(var cause, var _) ->
          Optional.of(new Statistic("looks", "by " + cause.label()));
      default -> Optional.empty();
    };
  }

  private static Validated<Game<?, Command, Observation, View>> open(Options options) {
    Map<String, String> gameOptions = new TreeMap<>(options.values());
    boolean isSteep = STEEP.equals(gameOptions.remove(CLIMB.name()));
    String boards =
        Resources.text(EurydiceTitle.class, isSteep ? "steep-boards.tsv" : "boards.tsv");
    String cards = Resources.text(EurydiceTitle.class, "cards.tsv");
    return Eurydice.open(Options.of(gameOptions), boards, cards);
  }
}
