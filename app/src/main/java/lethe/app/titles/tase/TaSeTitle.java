package lethe.app.titles.tase;

import java.util.List;
import java.util.Optional;
import lethe.app.story.Story;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.tase.Fading;
import lethe.engine.bots.tase.Random;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** Ta-Se in the catalog. */
public final class TaSeTitle {
  static final Messages SAY = Messages.of(TaSeTitle.class).and(Messages.COMMON);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TaSe.NAME,
          List.of("tase"),
          "Ta-Se",
          Roles.SEATS,
          TaSe::open,
          new TaSeScreen(),
          Story.read(Resources.text(TaSeTitle.class, "story.txt")),
          Story.read(Resources.text(TaSeTitle.class, "lesson.txt")),
          SAY,
          Resources.text(TaSeTitle.class, "rules.txt"),
          List.of(new Level<>("random", Random::of), new Level<>("fading", Fading::of)),
          "fading",
          true,
          TaSe.OPTIONS,
          Optional.empty());

  private TaSeTitle() {}
}
