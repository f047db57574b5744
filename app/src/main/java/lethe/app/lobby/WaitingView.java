package lethe.app.lobby;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableListing;
import lethe.engine.core.Seat;

/**
 * A table whose match has not begun, as seen by a waiting player.
 *
 * @param title the game to be played
 * @param fullScreen whether the terminal supports full screens
 * @param isFull whether all seats are taken, so that something else prevents the match from
 *     beginning
 * @param unknownInvitees the names of invited users who have no account yet, keyed by the seat that
 *     is reserved for them
 * @param ownName the user's name
 * @param invitees the names of users who could be invited: friends, and others who are online
 * @param waitsAfterInputEnds whether the user waits for others even after the end of the input
 */
record WaitingView(
    TableListing table,
    String title,
    boolean fullScreen,
    boolean isFull,
    Map<Seat, String> unknownInvitees,
    String ownName,
    List<String> invitees,
    boolean waitsAfterInputEnds) {
  static WaitingView of(LobbyContext context, ServerTable table) {
    return new WaitingView(
        context.server().listings().listingAtTable(table, context.account()),
        table.title().name(),
        context.terminal().hasFullScreen(),
        table.isFull(),
        table.seatOwners().unknownInvitees(),
        context.account().name(),
        Stream.concat(
                context.friendNames(_ -> true).stream(),
                context.server().sessions().friends().latestOnlineNames(context.account()).stream())
            .distinct()
            .toList(),
        context.waitsAfterInputEnds());
  }

  WaitingView {
    invitees = List.copyOf(invitees);
    unknownInvitees = Collections.unmodifiableMap(new LinkedHashMap<>(unknownInvitees));
  }

  int number() {
    return table.number();
  }
}
