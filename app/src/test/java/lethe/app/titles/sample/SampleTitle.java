package lethe.app.titles.sample;

import java.util.List;
import java.util.Optional;
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
import lethe.app.words.CommandMarkup;
import lethe.app.words.Lists;
import lethe.app.words.Messages;
import lethe.engine.bots.sample.ThriftyBot;
import lethe.engine.core.RandomBot;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.SeatNames;
import lethe.engine.games.sample.View;

/** The title of the sample game. */
public final class SampleTitle {
  static final Messages MESSAGES = Messages.of(SampleTitle.class).plus(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Sample.NAME, "The Sample", "Tricks with hidden hands; the higher card takes."),
          new TitleRules<>(SeatNames.SEATS, Sample.OPTIONS, Sample::open),
          new Renderer<Command, View>(
              (view, _, _) -> new DrawnTable(view), (_, view, _) -> BoardText.of(view)),
          new Narration<Observation, View>(
              (_, observation, _) -> ObservationText.of(observation),
              ObservationText::ending,
              observation ->
                  observation instanceof Observation.Dealt
                      ? Optional.of("opening")
                      : Optional.empty()),
          new Tutor<>((_, view, _, legal) -> question(view, legal), (view, _, _) -> lessons(view)),
          TitleTexts.fromResources(SampleTitle.class, MESSAGES),
          new BotLevels<>(
              "thrifty",
              List.of(
                  new BotLevel<>("random", RandomBot::create),
                  new BotLevel<>("thrifty", ThriftyBot::of))),
          MemoryRules.openLog());

  private SampleTitle() {}

  private static String question(View view, List<Command> legal) {
    List<String> plays =
        legal.stream()
            .map(command -> MESSAGES.format("ask.play", ((Command.Play) command).card()))
            .map(CommandMarkup::mark)
            .toList();
    return view.led()
        .map(card -> MESSAGES.format("ask.answer", card, Lists.joinWithOr(plays)))
        .orElseGet(() -> MESSAGES.format("ask.lead", Lists.joinWithOr(plays)));
  }

  private static List<String> lessons(View view) {
    return view.led().isPresent() ? List.of("goal", "answer") : List.of("goal");
  }
}
