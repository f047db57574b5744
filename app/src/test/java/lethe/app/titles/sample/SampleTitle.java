package lethe.app.titles.sample;

import java.util.List;
import lethe.app.titles.Label;
import lethe.app.titles.Level;
import lethe.app.titles.Levels;
import lethe.app.titles.Memory;
import lethe.app.titles.Prose;
import lethe.app.titles.Rules;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.engine.bots.sample.Thrifty;
import lethe.engine.core.RandomBot;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Roles;
import lethe.engine.games.sample.Sample;
import lethe.engine.games.sample.View;

/** The title of the sample. */
public final class SampleTitle {
  static final Messages MESSAGES = Messages.of(SampleTitle.class).plus(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Label.of(Sample.NAME, "The Sample", "Tricks with hidden hands; the higher card takes."),
          new Rules<>(Roles.SEATS, Sample.OPTIONS, Sample::open),
          new SampleRenderer(),
          new SampleNarration(),
          new SampleTutor(),
          Prose.beside(SampleTitle.class, MESSAGES),
          new Levels<>(
              "thrifty",
              List.of(new Level<>("random", RandomBot::of), new Level<>("thrifty", Thrifty::of))),
          Memory.aided());

  private SampleTitle() {}
}
