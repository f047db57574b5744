package lethe.app.lobby;

import java.util.List;
import lethe.app.server.GameServer;
import lethe.app.server.account.Account;
import lethe.app.server.table.TableListing;

/**
 * The lobby as one user sees it.
 *
 * @param fullScreen whether the terminal supports full screens
 * @param notices the lines of the message of the day
 * @param friends the names of the user's friends
 */
record LobbyView(
    Account account,
    boolean fullScreen,
    List<String> notices,
    List<TableListing> tables,
    List<String> friends) {
  /** Returns the current view for a user. */
  static LobbyView of(LobbyContext context) {
    GameServer server = context.server();
    return new LobbyView(
        context.account(),
        context.terminal().hasFullScreen(),
        server.notices().lines(),
        server.listings().forLobby(context.account()),
        context.friendNames(_ -> true));
  }

  LobbyView {
    notices = List.copyOf(notices);
    tables = List.copyOf(tables);
    friends = List.copyOf(friends);
  }
}
