package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Optional;
import lethe.app.story.Story;
import lethe.app.titles.Level;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.eurydice.Blind;
import lethe.engine.bots.eurydice.Sampling;
import lethe.engine.bots.eurydice.Thumb;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/** Eurydice in the catalog. */
public final class EurydiceTitle {
  static final Messages SAY = Messages.of(EurydiceTitle.class).and(Messages.COMMON);
  private static final String BOARDS = Resources.text(EurydiceTitle.class, "boards.tsv");
  private static final String CARDS = Resources.text(EurydiceTitle.class, "cards.tsv");

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Eurydice.NAME,
          List.of("orpheus"),
          "Eurydice",
          Eurydice.SEATS,
          options -> Eurydice.open(options, BOARDS, CARDS),
          new EurydiceScreen(),
          Story.read(Resources.text(EurydiceTitle.class, "story.txt")),
          Story.read(Resources.text(EurydiceTitle.class, "lesson.txt")),
          SAY,
          Resources.text(EurydiceTitle.class, "rules.txt"),
          List.of(
              new Level<>("random", Blind::of),
              new Level<>("thumb", Thumb::of),
              new Level<>("sampling", Sampling::of)),
          "thumb",
          false,
          Eurydice.OPTIONS,
          Optional.empty());

  private EurydiceTitle() {}
}
