package lethe.app.lobby;

import java.util.List;
import lethe.app.server.account.Account;
import lethe.app.server.table.TableListing;

/**
 * The lobby as one user sees it.
 *
 * @param fullScreen whether the terminal supports full screens
 * @param notices the message of the day
 * @param friends the names of the user's friends
 */
record LobbyView(
    Account account,
    boolean fullScreen,
    List<String> notices,
    List<TableListing> tables,
    List<String> friends) {
  LobbyView {
    notices = List.copyOf(notices);
    tables = List.copyOf(tables);
    friends = List.copyOf(friends);
  }
}
