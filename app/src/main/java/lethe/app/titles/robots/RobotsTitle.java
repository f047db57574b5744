package lethe.app.titles.robots;

import java.util.List;
import java.util.Optional;
import lethe.app.text.Messages;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Narration;
import lethe.app.titles.Renderer;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.titles.Tutor;
import lethe.engine.bots.robots.MemoryBot;
import lethe.engine.bots.robots.ReasonFinder;
import lethe.engine.bots.robots.RecallModel;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.GameSeats;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.View;

/** The entry of Nothing Human in the catalog of games. */
public final class RobotsTitle {
  static final Messages MESSAGES = Messages.of(RobotsTitle.class).plus(Messages.COMMON);

  /** The time for memorizing the cards, in seconds. Rule book: Setup. */
  private static final int MEMORIZING_SECONDS = 60;

  private static final BotLevel<Command, Observation, View> PERFECT =
      level("perfect", RecallModel.PERFECT);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Robots.NAME,
              "Nothing Human",
              "A minute to learn the cards; then name the one your neighbor points at.",
              "nothing-human"),
          new TitleRules<>(GameSeats.SEATS, Robots.OPTIONS, Robots::open),
          new Renderer<Command, Observation, View>(
                  DrawnTable::new, (_, view, _) -> BoardText.parts(view))
              .withMinSize(BoardLayout::minSize)
              .withPlaceDescription((_, name, view, _) -> BoardText.card(name, view))
              .withAnimation(Animation::frames)
              .withSharedView(RobotsTitle::mayShareView),
          new Narration<Observation, View>(
                  (messages, observation, _) -> new ObservationText(messages).narrate(observation),
                  (messages, outcome) -> new ObservationText(messages).ending(outcome),
                  RobotsTitle::storyMoment)
              .withStage(view -> MESSAGES.format("stage", view.round()))
              .withRecap((view, observations, _) -> Recap.summarize(view, observations))
              .withTurningPoint((change, _) -> TurningPoints.find(change)),
          new Tutor<>(
              (messages, view, _, legal) -> Question.text(messages, view, legal),
              (view, seat, _) -> Lessons.names(view, seat)),
          TitleTexts.fromResources(RobotsTitle.class, MESSAGES),
          new BotLevels<>(
                  "fading",
                  List.of(
                      level("rusty", RecallModel.RUSTY),
                      level("fading", RecallModel.FADING),
                      level("attentive", RecallModel.ATTENTIVE),
                      PERFECT))
              .withFirstLevel("rusty")
              .withExplainer(
                  (_, decision, _, rng) ->
                      ReasonFinder.reasonsFor(decision, rng).stream()
                          .map(ReasonText::text)
                          .toList())
              .withAnalyst(new RobotsAnalyst(PERFECT::assess))
              .withPuzzleFinder(
                  new RobotsPuzzleFinder(
                      MESSAGES, List.of("rusty", "fading", "attentive", "perfect"))),
          MemoryRules.memoryGame(
              new TimedView<>(RobotsTitle::viewingSeconds, new Command.Ready())));

  private RobotsTitle() {}

  /**
   * Returns whether the seats that share a screen may see this view together. In team play, they
   * may not once the cards are face down, because only the team sees its suggestions.
   */
  private static boolean mayShareView(View view) {
    return !view.hasTeams() || view.phase() == Phase.MEMORIZING;
  }

  private static Optional<String> storyMoment(Observation observation) {
    return observation instanceof RoundBegan(int round, Seat _, List<Seat> _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }

  private static BotLevel<Command, Observation, View> level(String name, RecallModel model) {
    return new BotLevel<>(name, (game, seat, rng) -> MemoryBot.create(model, game, seat, rng));
  }

  /**
   * Returns the time limit in seconds while the viewer sees cards that will be turned face down;
   * otherwise 0.
   */
  private static int viewingSeconds(View view) {
    boolean areCardsVisible = view.cards().stream().anyMatch(Face.Up.class::isInstance);
    return view.phase() == Phase.MEMORIZING && areCardsVisible ? MEMORIZING_SECONDS : 0;
  }
}
