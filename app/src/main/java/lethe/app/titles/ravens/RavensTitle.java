package lethe.app.titles.ravens;

import java.util.List;
import java.util.Optional;
import lethe.app.story.Story;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.ravens.Fair;
import lethe.engine.bots.ravens.Random;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;

/** The Ravens in the catalog. */
public final class RavensTitle {
  static final Messages SAY = Messages.of(RavensTitle.class).and(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Ravens.NAME,
          List.of("raven", "sahashri"),
          "The Ravens of Thri Sahashri",
          Ravens.SEATS,
          Ravens::open,
          new RavensScreen(),
          Story.read(Resources.text(RavensTitle.class, "story.txt")),
          Story.read(Resources.text(RavensTitle.class, "lesson.txt")),
          SAY,
          Resources.text(RavensTitle.class, "rules.txt"),
          List.of(new Level<>("random", Random::of), new Level<>("fair", Fair::of)),
          "fair",
          false,
          Ravens.OPTIONS,
          Optional.empty());

  private RavensTitle() {}
}
