package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.text.Messages;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.titles.Tutor;
import lethe.engine.bots.ravens.DecisionInsight;
import lethe.engine.bots.ravens.DeepBots;
import lethe.engine.bots.ravens.FairBots;
import lethe.engine.bots.ravens.OmniscientPair;
import lethe.engine.bots.ravens.RandomRavensBot;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;

/** The entry of the Ravens in the catalog of games. */
public final class RavensTitle {
  static final Messages MESSAGES = Messages.of(RavensTitle.class).plus(Messages.COMMON);

  private static final BotLevel<Command, Observation, View> DEEP =
      new BotLevel<>("deep", DeepBots::create);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Ravens.NAME,
              "The Ravens of Thri Sahashri",
              "Two who may not talk: he lays out her memories, she answers with a poem.",
              "raven",
              "sahashri"),
          new TitleRules<>(GameSeats.SEATS, Ravens.OPTIONS, Ravens::open),
          new Renderer<Command, Observation, View>(
                  (_, view, viewer, bounds) -> DrawnTable.of(view, viewer, bounds),
                  (messages, view, viewer) -> new BoardText(messages, view, viewer).parts())
              .withMinSize(_ -> DrawnTable.MIN_SIZE)
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
              .withStage(RavensTitle::stage)
              .withRecap((view, _, outcome) -> Recap.summarize(view, outcome))
              .withTurningPoint(TurningPoints::find)
              .withUnveilingTest(Observation.HeartsOpened.class::isInstance),
          new Tutor<>(
              (messages, view, seat, legal) -> new Question(messages, view, legal).text(seat),
              Lessons::names),
          TitleTexts.fromResources(RavensTitle.class, MESSAGES),
          new BotLevels<>(
                  "fair",
                  List.of(
                      new BotLevel<>("random", RandomRavensBot::create),
                      new BotLevel<>("fair", FairBots::create),
                      DEEP))
              .withOmniscientPlayer(OmniscientPair::play)
              .withAnalyst(new RavensAnalyst())
              .withExplainer(RavensTitle::explain)
              .withPuzzleFinder(new RavensPuzzleFinder(MESSAGES, DEEP)),
          MemoryRules.openLog());

  private RavensTitle() {}

  private static List<String> explain(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<EvaluatedCommand<Command>> evaluations,
      Rng rng) {
    ReasonText texts = new ReasonText(decision.view(), decision.chosenCommand());
    return DecisionInsight.of(game, decision, rng).reasons().stream().map(texts::text).toList();
  }

  /**
   * Returns the name of the current stage: the batch and, after its first round has begun, the
   * round.
   */
  static String stage(View view) {
    int batch = view.progress().batch();
    int round = view.progress().round();
    return round == 0
        ? MESSAGES.format("stage.batch", batch)
        : MESSAGES.format("stage", batch, round);
  }
}
