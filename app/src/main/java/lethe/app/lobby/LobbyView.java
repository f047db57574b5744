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
 * @param onlineNames the names of the other users who are visibly online, friends first
 * @param unregisteredCount the number of other users on this server who have no registered account
 * @param chat the latest chat messages of the lobby, oldest first
 */
record LobbyView(
    Account account,
    boolean fullScreen,
    List<String> notices,
    List<TableListing> tables,
    List<String> friends,
    List<String> onlineNames,
    int unregisteredCount,
    List<String> chat) {
  /** The maximum number of chat messages that are shown. */
  private static final int MAX_CHAT_MESSAGES = 12;

  static LobbyView of(LobbyContext context) {
    GameServer server = context.server();
    return new LobbyView(
        context.account(),
        context.terminal().hasFullScreen(),
        server.noticeBoard().lines(),
        server.listings().lobbyListings(context.account()),
        context.friendNames(_ -> true),
        server.sessions().friends().latestOnlineNames(context.account()),
        server.sessions().friends().latestUnnamedCount(context.account()),
        server.sessions().lobbyChat().latest(MAX_CHAT_MESSAGES).stream()
            .filter(message -> !context.isMuted(message))
            .map(LobbyMessages::text)
            .toList());
  }

  LobbyView {
    notices = List.copyOf(notices);
    tables = List.copyOf(tables);
    friends = List.copyOf(friends);
    onlineNames = List.copyOf(onlineNames);
    chat = List.copyOf(chat);
  }
}
