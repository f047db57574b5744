package lethe.app.lobby;

import java.util.List;
import lethe.app.house.Person;
import lethe.app.house.TableListing;

/**
 * A house as somebody sees it who is in its lobby.
 *
 * @param whole whether whole screens can be drawn for them
 * @param notices the message of the day
 * @param friends whom they call so, by their names
 */
record LobbyView(
    Person person,
    boolean whole,
    List<String> notices,
    List<TableListing> tables,
    List<String> friends) {
  LobbyView {
    notices = List.copyOf(notices);
    tables = List.copyOf(tables);
    friends = List.copyOf(friends);
  }
}
