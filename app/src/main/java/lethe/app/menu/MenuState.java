package lethe.app.menu;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.play.MatchRecord;
import lethe.app.play.OpponentLevel;
import lethe.app.play.ResultsReport;
import lethe.app.play.TableSetup;
import lethe.app.savedgame.SavedGame;
import lethe.app.savedgame.SavedGameCatalog;
import lethe.app.titles.Title;

/**
 * The data that menus show between matches.
 *
 * @param messages the messages about the last action
 */
public record MenuState(
    SavedGameCatalog.CatalogSnapshot savedGames, UserSettings settings, List<Text> messages) {
  public MenuState {
    messages = List.copyOf(messages);
  }

  /** Returns the saved games, most recently played last. */
  List<SavedGame> games() {
    return savedGames.games().get();
  }

  /** Returns one line for each file that cannot be read, with the reason. */
  List<String> readErrors() {
    return savedGames.readErrors().get();
  }

  /** Returns the results of the saved games. */
  ResultsReport results() {
    return new ResultsReport(
        games().stream().map(SavedGame::match).toList(), ZoneId.systemDefault());
  }

  /**
   * Returns the default setup of a match, with bots of the level that the user's settings and
   * results determine.
   */
  TableSetup defaultSetup(Title<?, ?, ?> title) {
    return TableSetup.defaults(title, settings.botLevel(title, () -> latestCountedMatch(title)));
  }

  private Optional<MatchRecord> latestCountedMatch(Title<?, ?, ?> title) {
    return games().reversed().stream()
        .map(SavedGame::match)
        .filter(
            match -> match.title().id().equals(title.id()) && OpponentLevel.affectsNextLevel(match))
        .findFirst();
  }
}
