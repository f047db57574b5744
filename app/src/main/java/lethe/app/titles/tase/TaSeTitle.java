package lethe.app.titles.tase;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
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
import lethe.engine.bots.tase.FadingMemoryBot;
import lethe.engine.bots.tase.OpeningProofs;
import lethe.engine.bots.tase.ReasonFinder;
import lethe.engine.bots.tase.SolvingBot;
import lethe.engine.core.Decision;
import lethe.engine.core.EvaluatedCommand;
import lethe.engine.core.Game;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** The entry of Ta-Se in the catalog of games. */
public final class TaSeTitle {
  static final Messages MESSAGES = Messages.of(TaSeTitle.class).plus(Messages.COMMON);

  private static final BotLevel<Command, Observation, View> PERFECT =
      new BotLevel<>("perfect", SolvingBot::createPerfect);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              TaSe.NAME,
              "Ta-Se",
              "Chips go into closed cups; duplicates cancel, and over 22 the lower side wins.",
              "tase"),
          new TitleRules<>(GameSeats.SEATS, TaSe.OPTIONS, TaSe::open),
          new Renderer<Command, Observation, View>(
                  DrawnTable::new, (_, view, viewer) -> BoardText.parts(view, viewer))
              .withMinSize(_ -> DrawnTable.MIN_SIZE)
              .withAnimation(RoundEndView::animation),
          new Narration<Observation, View>(
                  (messages, observation, _) -> new ObservationText(messages).narrate(observation),
                  (messages, outcome) -> new ObservationText(messages).ending(outcome),
                  TaSeTitle::storyMoment)
              .withStage(view -> MESSAGES.format("stage", view.round()))
              .withRecap((view, _, outcome) -> Recap.summarize(view, outcome))
              .withTurningPoint((change, _) -> TurningPoints.find(change))
              .withKeptOnTableTest(Placed.class::isInstance),
          new Tutor<>(
              (messages, view, _, legal) -> new ObservationText(messages).question(view, legal),
              (view, seat, _) -> Lessons.names(view, seat)),
          TitleTexts.fromResources(TaSeTitle.class, MESSAGES),
          new BotLevels<>(
                  "fading",
                  List.of(
                      new BotLevel<>("random", RandomBot::create),
                      new BotLevel<>("fading", FadingMemoryBot::create),
                      new BotLevel<>("attentive", SolvingBot::createAttentive),
                      PERFECT))
              .withFirstLevel("fading")
              .withExplainer(TaSeTitle::explain)
              .withProof(TaSeTitle::printProof)
              .withPuzzleFinder(new TaSePuzzleFinder(MESSAGES, PERFECT::assess)),
          MemoryRules.memoryGame());

  private TaSeTitle() {}

  private static List<String> explain(
      Game<?, Command, Observation, View> game,
      Decision<Command, Observation, View> decision,
      List<EvaluatedCommand<Command>> evaluations,
      Rng rng) {
    return ReasonFinder.reasonsFor(decision).stream()
        .map(new ReasonText(game.notation())::text)
        .toList();
  }

  /** Prints the results of a round with best play, one line for each opening. */
  private static void printProof(Consumer<String> output) {
    output.accept(MESSAGES.format("solve.head"));
    OpeningProofs.prove(
        opening ->
            output.accept(
                String.format(
                    Locale.ROOT,
                    "%7d %+6d %,14d %,12d",
                    opening.chip(),
                    opening.lead(),
                    opening.visitCount(),
                    opening.positionsStored())));
    output.accept(MESSAGES.format("solve.foot"));
  }

  private static Optional<String> storyMoment(Observation observation) {
    return observation instanceof RoundBegan(int round, Seat _) && round == 1
        ? Optional.of("opening")
        : Optional.empty();
  }
}
