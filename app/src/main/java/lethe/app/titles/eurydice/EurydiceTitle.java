package lethe.app.titles.eurydice;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.titles.Analyst;
import lethe.app.titles.BotLevel;
import lethe.app.titles.BotLevels;
import lethe.app.titles.MemoryRules;
import lethe.app.titles.Title;
import lethe.app.titles.TitleInfo;
import lethe.app.titles.TitleRules;
import lethe.app.titles.TitleTexts;
import lethe.app.words.Messages;
import lethe.app.words.Resources;
import lethe.engine.bots.eurydice.HeuristicBot;
import lethe.engine.bots.eurydice.OmniscientOrpheus;
import lethe.engine.bots.eurydice.RandomEurydiceBot;
import lethe.engine.bots.eurydice.SamplingBot;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.SeatNames;
import lethe.engine.games.eurydice.View;

/** Eurydice in the catalog. */
public final class EurydiceTitle {
  static final Messages MESSAGES = Messages.of(EurydiceTitle.class).plus(Messages.COMMON);

  private static final String STEEP = "steep";

  /** Selects one of the included sets of boards; custom boards take precedence. */
  private static final Option CLIMB = Option.of("climb", "gentle", STEEP);

  private static final BotLevel<Command, Observation, View> DEEP =
      new BotLevel<>("deep", SamplingBot::create);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          TitleInfo.of(
              Eurydice.NAME,
              "Eurydice",
              "Orpheus leads her up through three boards; look too often and she is gone.",
              "orpheus"),
          new TitleRules<>(
              SeatNames.SEATS,
              Stream.concat(Stream.of(CLIMB), Eurydice.OPTIONS.stream()).toList(),
              EurydiceTitle::open),
          new EurydiceRenderer(MESSAGES, false),
          new EurydiceNarration(MESSAGES),
          new EurydiceTutor(MESSAGES),
          TitleTexts.beside(EurydiceTitle.class, MESSAGES),
          new BotLevels<>(
                  "careful",
                  List.of(
                      new BotLevel<>("random", RandomEurydiceBot::create),
                      new BotLevel<>("careless", HeuristicBot::careless),
                      new BotLevel<>("careful", HeuristicBot::careful),
                      DEEP))
              .withOmniscientPlayer(OmniscientOrpheus::play)
              .withPuzzleFinder(new EurydicePuzzleFinder(MESSAGES, Analyst.of(DEEP))),
          MemoryRules.openLog());

  private EurydiceTitle() {}

  private static Validated<Game<?, Command, Observation, View>> open(Options options) {
    Map<String, String> parts = new TreeMap<>(options.values());
    boolean steep = STEEP.equals(parts.remove(CLIMB.name()));
    String boards = Resources.text(EurydiceTitle.class, steep ? "steep-boards.tsv" : "boards.tsv");
    String cards = Resources.text(EurydiceTitle.class, "cards.tsv");
    return Eurydice.open(Options.of(parts), boards, cards);
  }
}
