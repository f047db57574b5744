package lethe.app.lobby;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lethe.app.server.table.TableListing;
import lethe.engine.core.Seat;

/**
 * A table that has not begun, as a waiting player sees it.
 *
 * @param title what is to be played
 * @param fullScreen whether whole screens can be drawn for them
 * @param full whether all seats are taken, and something else is missing
 * @param unknownInvitees the names that free seats are for and nobody has yet
 * @param friends whom they call so, by their names
 * @param patient whether they wait for others although they can type nothing more
 */
record WaitingView(
    TableListing table,
    String title,
    boolean fullScreen,
    boolean full,
    Map<Seat, String> unknownInvitees,
    List<String> friends,
    boolean patient) {
  WaitingView {
    friends = List.copyOf(friends);
    unknownInvitees = Collections.unmodifiableMap(new LinkedHashMap<>(unknownInvitees));
  }

  int number() {
    return table.number();
  }
}
