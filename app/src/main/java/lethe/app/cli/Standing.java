package lethe.app.cli;

import java.time.ZoneId;
import java.util.List;
import lethe.app.frame.Text;
import lethe.app.play.ResultsReport;

/**
 * The data that menus show between matches.
 *
 * @param shelf the saved matches
 * @param settings the user's settings
 * @param said the messages about the last action
 */
record Standing(SavedGames shelf, UserSettings settings, List<Text> said) {
  Standing {
    said = List.copyOf(said);
  }

  /** Returns the saved matches, most recently played last. */
  List<SavedGame> kept() {
    return shelf.games().get();
  }

  /** Returns a line for each file that cannot be read, with the reason. */
  List<String> unread() {
    return shelf.unreadableFiles().get();
  }

  /** Returns the results of the saved matches. */
  ResultsReport results() {
    return new ResultsReport(
        kept().stream().map(SavedGame::match).toList(), ZoneId.systemDefault());
  }
}
