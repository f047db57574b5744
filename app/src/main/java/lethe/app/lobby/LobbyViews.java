package lethe.app.lobby;

import static lethe.app.lobby.Sentences.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import lethe.app.house.Friends;
import lethe.app.house.House;
import lethe.app.house.HouseTable;
import lethe.app.house.TableListing;
import lethe.app.page.Console;

/** Computes the current views of the lobby and the waiting room for one user. */
record LobbyViews(Visitor visitor) {
  private House house() {
    return visitor.house();
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
      lines.addAll(house().notices().lines());
    }
    String welcome = terminal().hasScreen() ? "welcome.whole" : "welcome";
    String word = house().visitors().isKept(visitor.person()) ? welcome : "welcome.new";
    lines.add(SAY.say(word, visitor.person().name()));
    List<String> friends = friends(one -> one.table().isPresent());
    if (!friends.isEmpty()) {
      lines.add(SAY.say("friends-here", friends));
    }
    return lines;
  }

  LobbyView lobby() {
    return new LobbyView(
        visitor.person(),
        terminal().hasScreen(),
        house().notices().lines(),
        house().listings().all(visitor.person()),
        friends(_ -> true));
  }

  private List<String> friends(Predicate<Friends.Friend> which) {
    return house().visitors().friends().of(visitor.person()).stream()
        .filter(which)
        .map(Friends.Friend::name)
        .toList();
  }

  WaitingView waiting(HouseTable at) {
    TableListing listed = house().listings().atTable(at, visitor.person());
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
