package lethe.app.titles.sample;

import java.util.List;
import java.util.Optional;
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
import lethe.engine.bots.sample.AttentiveBot;
import lethe.engine.core.RandomBot;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;
import lethe.engine.games.sample.View.Cell;

/** The title of the sample game. */
public final class SampleTitle {
  static final Messages MESSAGES = Messages.of(SampleTitle.class).plus(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(Sample.NAME, "The Sample", "Turn up two cards; keep them if they match."),
          new TitleRules<>(Sample.SEATS, Sample.OPTIONS, Sample::open),
          new Renderer<Command, Observation, View>(
                  (_, view, _, _) -> new DrawnTable(view), (_, view, _) -> BoardText.parts(view))
              .withPlaceDescription((_, name, view, _) -> BoardText.place(name, view)),
          new Narration<Observation, View>(
              (_, observation, _) -> ObservationText.narrate(observation),
              (_, outcome) -> ObservationText.ending(outcome),
              SampleTitle::storyMoment),
          new Tutor<>((_, view, _, legal) -> question(view, legal), (view, _, _) -> lessons(view)),
          TitleTexts.fromResources(SampleTitle.class, MESSAGES),
          new BotLevels<>(
              "attentive",
              List.of(
                  new BotLevel<>("random", RandomBot::create),
                  new BotLevel<>("attentive", AttentiveBot::create))),
          MemoryRules.memoryGame());

  private SampleTitle() {}

  /** The story begins when the first player looks at a card. */
  private static Optional<String> storyMoment(Observation observation) {
    return observation instanceof Observation.Looked looked && looked.seat().index() == 0
        ? Optional.of("opening")
        : Optional.empty();
  }

  private static String question(View view, List<Command> legal) {
    String example = ((Command.Turn) legal.getFirst()).place().toString();
    return isSecondCard(view)
        ? MESSAGES.format("ask.second", example)
        : MESSAGES.format("ask.first", example);
  }

  private static List<String> lessons(View view) {
    return isSecondCard(view) ? List.of("goal", "second") : List.of("goal");
  }

  /** Returns whether exactly one card is face up. */
  private static boolean isSecondCard(View view) {
    return view.cells().stream().filter(Cell.Up.class::isInstance).count() == 1;
  }
}
