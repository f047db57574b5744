package lethe.app.lobby;

import static lethe.app.lobby.LobbyMessages.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.app.page.Console;
import lethe.app.server.GameServer;
import lethe.app.server.session.Friends;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableListing;

/** Computes the current views of the lobby and the waiting room for one user. */
record LobbyViewFactory(LobbyContext context) {
  private GameServer server() {
    return context.server();
  }

  private RemoteTerminal terminal() {
    return context.terminal();
  }

  /**
   * Returns the greeting. It includes the message of the day if it does not fit on the lobby
   * screen.
   */
  List<String> greeting(Console console) {
    List<String> lines = new ArrayList<>();
    boolean sheet =
        terminal().hasFullScreen() && LobbyRenderer.showsNotice(lobbyView(), console.size());
    if (terminal().isInteractive() && !sheet) {
      lines.addAll(server().notices().lines());
    }
    String welcome = terminal().hasFullScreen() ? "welcome.whole" : "welcome";
    String word = server().sessions().isRegistered(context.account()) ? welcome : "welcome.new";
    lines.add(MESSAGES.format(word, context.account().name()));
    List<String> friends = friends(one -> one.table().isPresent());
    if (!friends.isEmpty()) {
      lines.add(MESSAGES.format("friends-here", friends));
    }
    return lines;
  }

  LobbyView lobbyView() {
    return new LobbyView(
        context.account(),
        terminal().hasFullScreen(),
        server().notices().lines(),
        server().listings().forLobby(context.account()),
        friends(_ -> true));
  }

  private List<String> friends(Predicate<Friends.Friend> which) {
    return server().sessions().friends().list(context.account()).stream()
        .filter(which)
        .map(Friends.Friend::name)
        .toList();
  }

  WaitingView waitingView(ServerTable table) {
    TableListing listing = server().listings().listingAtTable(table, context.account());
    return new WaitingView(
        listing,
        table.title().name(),
        terminal().hasFullScreen(),
        table.isFull(),
        table.seatOwners().unknownInvitees(),
        friends(_ -> true),
        context.waitsForOthers());
  }
}
