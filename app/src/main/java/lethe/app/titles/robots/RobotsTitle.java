package lethe.app.titles.robots;

import java.util.List;
import java.util.Optional;
import lethe.app.story.Story;
import lethe.app.titles.Level;
import lethe.app.titles.TimedView;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.robots.Caller;
import lethe.engine.bots.robots.Recall;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Robots;
import lethe.engine.games.robots.Roles;
import lethe.engine.games.robots.View;

/** Nothing Human in the catalog. */
public final class RobotsTitle {
  static final Messages SAY = Messages.of(RobotsTitle.class).and(Messages.COMMON);

  /** For how long the cards may be looked at. Rule book: Setup. */
  private static final int MINUTE = 60;

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Robots.NAME,
          List.of("nothing-human"),
          "Nothing Human",
          Roles.SEATS,
          Robots::open,
          new RobotsScreen(),
          Story.read(Resources.text(RobotsTitle.class, "story.txt")),
          Story.read(Resources.text(RobotsTitle.class, "lesson.txt")),
          SAY,
          Resources.text(RobotsTitle.class, "rules.txt"),
          List.of(
              level("rusty", Recall.RUSTY),
              level("cyborg", Recall.CYBORG),
              level("android", Recall.ANDROID),
              level("robot", Recall.ROBOT)),
          "cyborg",
          true,
          Robots.OPTIONS,
          Optional.of(new TimedView<>(RobotsTitle::seconds, new Command.Ready())));

  private RobotsTitle() {}

  private static Level<Command, Observation, View> level(String name, Recall recall) {
    return new Level<>(name, (game, seat, rng) -> Caller.of(recall, game, seat, rng));
  }

  /** While cards that will be turned down lie open before these eyes. */
  private static int seconds(View view) {
    boolean open = view.cards().stream().anyMatch(Face.Up.class::isInstance);
    return view.phase() == Phase.MEMORIZING && open ? MINUTE : 0;
  }
}
