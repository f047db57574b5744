package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.titles.Analyst;
import lethe.app.titles.Label;
import lethe.app.titles.Level;
import lethe.app.titles.Levels;
import lethe.app.titles.Memory;
import lethe.app.titles.Prose;
import lethe.app.titles.Rules;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.eurydice.OmniscientOrpheus;
import lethe.engine.bots.eurydice.RandomEurydiceBot;
import lethe.engine.bots.eurydice.Sampling;
import lethe.engine.bots.eurydice.Thumb;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Roles;
import lethe.engine.games.eurydice.View;

/** Eurydice in the catalog. */
public final class EurydiceTitle {
  static final Messages MESSAGES = Messages.of(EurydiceTitle.class).plus(Messages.COMMON);

  private static final String STEEP = "steep";

  /** Selects one of the included sets of boards; custom boards take precedence. */
  private static final Option CLIMB = Option.of("climb", "gentle", STEEP);

  private static final Level<Command, Observation, View> DEEP = new Level<>("deep", Sampling::of);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Label.of(
              Eurydice.NAME,
              "Eurydice",
              "Orpheus leads her up through three boards; look too often and she is gone.",
              "orpheus"),
          new Rules<>(
              Roles.SEATS,
              Stream.concat(Stream.of(CLIMB), Eurydice.OPTIONS.stream()).toList(),
              EurydiceTitle::open),
          new EurydiceRenderer(MESSAGES, false),
          new EurydiceNarration(MESSAGES),
          new EurydiceTutor(MESSAGES),
          Prose.beside(EurydiceTitle.class, MESSAGES),
          new Levels<>(
                  "careful",
                  List.of(
                      new Level<>("random", RandomEurydiceBot::of),
                      new Level<>("careless", Thumb::of),
                      new Level<>("careful", Thumb::careful),
                      DEEP),
                  Map.of("thumb", "careless", "sampling", "deep"))
              .boundedBy(OmniscientOrpheus::play)
              .askedBy(new EurydicePuzzleFinder(MESSAGES, Analyst.of(DEEP))),
          Memory.aided());

  private EurydiceTitle() {}

  private static Validated<Game<?, Command, Observation, View>> open(Options options) {
    Map<String, String> parts = new TreeMap<>(options.values());
    boolean steep = STEEP.equals(parts.remove(CLIMB.name()));
    String boards = Resources.text(EurydiceTitle.class, steep ? "steep-boards.tsv" : "boards.tsv");
    String cards = Resources.text(EurydiceTitle.class, "cards.tsv");
    return Eurydice.open(Options.of(parts), boards, cards);
  }
}
