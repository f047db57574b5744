package lethe.app.titles.tase;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.titles.Analyst;
import lethe.app.titles.Label;
import lethe.app.titles.Level;
import lethe.app.titles.Levels;
import lethe.app.titles.Memory;
import lethe.app.titles.Prose;
import lethe.app.titles.Rules;
import lethe.app.titles.Title;
import lethe.app.words.Messages;
import lethe.engine.bots.tase.Fading;
import lethe.engine.bots.tase.Solving;
import lethe.engine.core.RandomBot;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Roles;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** Ta-Se in the catalog. */
public final class TaSeTitle {
  static final Messages MESSAGES = Messages.of(TaSeTitle.class).plus(Messages.COMMON);

  private static final Level<Command, Observation, View> PERFECT =
      new Level<>("perfect", Solving::perfect);

  public static final Title<Command, Observation, View> TITLE =
      new Title<>(
          Label.of(
              TaSe.NAME,
              "Ta-Se",
              "Chips go into closed cups; duplicates cancel, and over 22 the lower side wins.",
              "tase"),
          new Rules<>(Roles.SEATS, TaSe.OPTIONS, TaSe::open),
          new TaSeRenderer(),
          new TaSeNarration(MESSAGES),
          new TaSeTutor(MESSAGES),
          Prose.beside(TaSeTitle.class, MESSAGES),
          new Levels<>(
                  "fading",
                  List.of(
                      new Level<>("random", RandomBot::of),
                      new Level<>("fading", Fading::of),
                      new Level<>("attentive", Solving::attentive),
                      PERFECT),
                  Optional.of(new TaSeSolution()),
                  Map.of())
              .askedBy(new TaSePuzzleFinder(MESSAGES, Analyst.of(PERFECT))),
          Memory.game());

  private TaSeTitle() {}
}
