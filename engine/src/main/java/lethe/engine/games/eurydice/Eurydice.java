package lethe.engine.games.eurydice;

import java.util.List;
import lethe.engine.core.Checked;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.games.eurydice.rules.Rules;

/**
 * The door to Eurydice, a game for one. The rule book has no numbered sections; docs cite its
 * headings. Its boards and special cards were printed parts; here they are texts.
 */
public final class Eurydice {
  public static final String NAME = Rules.NAME;

  /** What can be chosen: boards and special cards of one's own, each a whole text. */
  public static final List<Option> OPTIONS = Rules.OPTIONS;

  private Eurydice() {}

  /**
   * The game with these options: {@code boards} and {@code cards}. Boards of one's own are played
   * with as many of the special cards as they need, if they bring none.
   *
   * @param boards the boards when the options bring none
   * @param cards the special cards when the options bring none
   */
  public static Checked<Game<?, Command, Observation, View>> open(
      Options options, String boards, String cards) {
    return Rules.open(options, boards, cards);
  }
}
