package lethe.app.titles.ravens;

import java.util.List;
import lethe.app.titles.Label;
import lethe.app.titles.Level;
import lethe.app.titles.Levels;
import lethe.app.titles.Memory;
import lethe.app.titles.Prose;
import lethe.app.titles.Rules;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.engine.bots.ravens.Deep;
import lethe.engine.bots.ravens.Fair;
import lethe.engine.bots.ravens.OmniscientPair;
import lethe.engine.bots.ravens.RandomRavensBot;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.Roles;
import lethe.engine.games.ravens.View;

/** The Ravens in the catalog. */
public final class RavensTitle {
  static final Messages MESSAGES = Messages.of(RavensTitle.class).plus(Messages.COMMON);

  private static final Level<Command, Observation, View> DEEP = new Level<>("deep", Deep::of);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Label.of(
              Ravens.NAME,
              "The Ravens of Thri Sahashri",
              "Two who may not talk: he lays out her memories, she answers with a poem.",
              "raven",
              "sahashri"),
          new Rules<>(Roles.SEATS, Ravens.OPTIONS, Ravens::open),
          new RavensRenderer(MESSAGES),
          new RavensNarration(MESSAGES),
          new RavensTutor(MESSAGES),
          Prose.beside(RavensTitle.class, MESSAGES),
          new Levels<>(
                  "fair",
                  List.of(
                      new Level<>("random", RandomRavensBot::of),
                      new Level<>("fair", Fair::of),
                      DEEP))
              .boundedBy(OmniscientPair::play)
              .judgedBy(new RavensAnalyst())
              .askedBy(new RavensPuzzleFinder(MESSAGES, DEEP)),
          Memory.aided());

  private RavensTitle() {}
}
