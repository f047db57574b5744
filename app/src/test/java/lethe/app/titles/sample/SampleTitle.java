package lethe.app.titles.sample;

import java.util.List;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.words.Messages;
import lethe.engine.bots.sample.ThriftyBot;
import lethe.engine.core.RandomBot;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.SeatNames;
import lethe.engine.games.sample.View;

/** The title of the sample. */
public final class SampleTitle {
  static final Messages MESSAGES = Messages.of(SampleTitle.class).plus(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Sample.NAME, "The Sample", "Tricks with hidden hands; the higher card takes."),
          new TitleRules<>(SeatNames.SEATS, Sample.OPTIONS, Sample::open),
          new SampleRenderer(),
          new SampleNarration(),
          new SampleTutor(),
          TitleTexts.beside(SampleTitle.class, MESSAGES),
          new BotLevels<>(
              "thrifty",
              List.of(
                  new BotLevel<>("random", RandomBot::create),
                  new BotLevel<>("thrifty", ThriftyBot::of))),
          MemoryRules.openLog());

  private SampleTitle() {}
}
