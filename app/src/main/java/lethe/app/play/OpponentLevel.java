package lethe.app.play;

import java.util.List;
import java.util.Optional;
import lethe.app.titles.BotLevel;
import lethe.app.titles.Title;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;

/** Chooses the level of the bots in a player's next match. */
public final class OpponentLevel {
  private OpponentLevel() {}

  /** Returns whether the level of the next match depends on the result of this one. */
  public static boolean affectsNextLevel(MatchRecord match) {
    return match.isOver()
        && !match.dealKnown()
        && match.humanSeats().size() == 1
        && strongestLevelIndex(match) >= 0;
  }

  /**
   * Returns the name of the level for the next match: one above that of the latest match after a
   * win, one below it after a loss, and the same after a draw. It is never below the level for a
   * first match or above the highest level. Returns the default level if the bots of the game are
   * not opponents.
   *
   * @param latest the latest match of the game that {@linkplain #affectsNextLevel affects the next
   *     level}, if there is one
   */
  public static String nextLevel(Title<?, ?, ?> title, Optional<MatchRecord> latest) {
    Optional<String> firstLevel = title.bots().firstLevel();
    if (firstLevel.isEmpty()) {
      return title.bots().defaultLevel();
    }
    List<String> levels = levels(title);
    int first = levels.indexOf(firstLevel.get());
    int next =
        latest
            .map(
                match ->
                    Math.clamp(
                        strongestLevelIndex(match) + (long) levelChange(match),
                        first,
                        levels.size() - 1))
            .orElse(first);
    return levels.get(next);
  }

  /** Returns 1 after a win, -1 after a loss, and 0 if no seat has won. */
  private static int levelChange(MatchRecord match) {
    boolean hasWinner =
        match.status().outcome().stream()
            .flatMap(outcome -> outcome.results().stream())
            .anyMatch(Outcome.SeatResult::won);
    return !hasWinner ? 0 : match.bestResult().won() ? 1 : -1;
  }

  /** Returns the index of the strongest level of the bots in a match; -1 if there were none. */
  private static int strongestLevelIndex(MatchRecord match) {
    List<String> levels = levels(match.title());
    return match.header().seatedPlayers().stream()
        .map(SeatedPlayer::player)
        .mapToInt(
            player -> player instanceof Player.Machine(String level) ? levels.indexOf(level) : -1)
        .max()
        .orElse(-1);
  }

  private static List<String> levels(Title<?, ?, ?> title) {
    return title.bots().levels().stream().map(BotLevel::name).toList();
  }
}
