package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.app.page.Console;
import lethe.app.server.Friends;
import lethe.app.server.GameServer;
import lethe.app.server.ServerTable;
import lethe.app.server.TableListing;

/** Computes the current views of the lobby and the waiting room for one user. */
record LobbyViews(Visitor visitor) {
  private GameServer server() {
    return visitor.server();
  }

  private RemoteTerminal terminal() {
    return visitor.terminal();
  }

  /**
   * Returns the greeting. It includes the message of the day if the lobby screen has no room for
   * it.
   */
  List<String> greeting(Console console) {
    List<String> lines = new ArrayList<>();
    boolean sheet = terminal().hasScreen() && LobbySheet.shows(lobby(), console.size());
    if (terminal().hasTerminal() && !sheet) {
      lines.addAll(server().notices().lines());
    }
    String welcome = terminal().hasScreen() ? "welcome.whole" : "welcome";
    String word = server().visitors().isKept(visitor.account()) ? welcome : "welcome.new";
    lines.add(SAY.say(word, visitor.account().name()));
    List<String> friends = friends(one -> one.table().isPresent());
    if (!friends.isEmpty()) {
      lines.add(SAY.say("friends-here", friends));
    }
    return lines;
  }

  LobbyView lobby() {
    return new LobbyView(
        visitor.account(),
        terminal().hasScreen(),
        server().notices().lines(),
        server().listings().all(visitor.account()),
        friends(_ -> true));
  }

  private List<String> friends(Predicate<Friends.Friend> which) {
    return server().visitors().friends().of(visitor.account()).stream()
        .filter(which)
        .map(Friends.Friend::name)
        .toList();
  }

  WaitingView waiting(ServerTable at) {
    TableListing listed = server().listings().atTable(at, visitor.account());
    return new WaitingView(
        listed,
        at.title().name(),
        terminal().hasScreen(),
        at.isComplete(),
        at.seating().unknown(),
        friends(_ -> true),
        visitor.isPatient());
  }
}
