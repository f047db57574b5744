package lethe.app.server.cluster;

import java.util.List;
import java.util.Optional;
import lethe.app.server.client.Notification;

/**
 * A message from one server to the others of the site. Messages may be lost; the database is
 * authoritative.
 */
public sealed interface ClusterMessage {
  /** A table, its seats or the summary of its match has changed. */
  record TableChanged(int number) implements ClusterMessage {}

  /**
   * Another entry was added to the journal of a table. It matters only to servers with participants
   * there, so it is sent only if one of them has sent {@link TablesFollowed}.
   */
  record EntryAdded(int number) implements ClusterMessage {}

  /**
   * The sender has participants at these tables. Sent when a participant arrives, and repeated
   * every second.
   */
  record TablesFollowed(List<Integer> numbers) implements ClusterMessage {
    public TablesFollowed {
      numbers = List.copyOf(numbers);
    }
  }

  /**
   * Spectators of a table are connected to the sender. Sent every second if another server has sent
   * {@link TablesFollowed}.
   */
  record SpectatorsPresent(String serverId, int table, List<String> names)
      implements ClusterMessage {
    public SpectatorsPresent {
      names = List.copyOf(names);
    }
  }

  /**
   * The first participant on the sender has joined the review of a finished match. The sender now
   * follows the table, and asks the other servers with participants for {@link ReviewChanged}.
   */
  record ReviewJoined(int table) implements ClusterMessage {}

  /**
   * The state of the review of a finished match has changed, or a server has asked for it. Sent
   * only if another server has sent {@link TablesFollowed} or {@link ReviewJoined}.
   *
   * @param revision the revision of the state; higher after each change
   * @param serverId the id of the server that made the change
   * @param leader the leader's name; empty if nobody leads
   * @param moment the leader's position, as a number of journal entries
   * @param furthestMoment the highest position so far, as a number of journal entries
   * @param revealed whether the leader has revealed all hidden cards
   */
  record ReviewChanged(
      int table,
      int revision,
      String serverId,
      String leader,
      int moment,
      int furthestMoment,
      boolean revealed)
      implements ClusterMessage {}

  /** Accounts or bans have changed. */
  record AccountsChanged() implements ClusterMessage {}

  /** A notification for those at a table who may receive it. */
  record TableNotification(int table, Notification notification) implements ClusterMessage {}

  /**
   * A command of an operator for one server.
   *
   * @param serverId the id of the server that executes the command
   * @param requestId identifies the command; not blank
   */
  record CommandRequest(String serverId, String requestId, List<String> command)
      implements ClusterMessage {
    public CommandRequest {
      command = List.copyOf(command);
    }
  }

  /**
   * A part of the answer to a command.
   *
   * @param part the part, in Base64; empty at the end of the answer
   */
  record CommandAnswerPart(String requestId, Optional<String> part) implements ClusterMessage {}

  /** A chat message in the lobby. */
  record LobbyMessage(Notification.ChatMessage message) implements ClusterMessage {}
}
