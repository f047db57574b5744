package lethe.app.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.server.account.Account;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/**
 * The participants on this server who review a finished match together with those on the other
 * servers of the site. One participant leads; the others cannot look beyond the furthest position
 * that the leader has reached. Thread-safe.
 *
 * <p>All servers share the state of the review: each change has a higher revision than the state
 * that it replaces, and the highest revision counts. Of two simultaneous changes with the same
 * revision, the one from the server with the greater id counts.
 */
public final class ReviewGroup {
  /**
   * The state of the review.
   *
   * @param leader the leader's name; empty if nobody leads
   * @param moment the current position, as a number of journal entries
   * @param furthestMoment the highest position so far, as a number of journal entries
   * @param revealed whether the leader has revealed all hidden cards
   */
  public record ReviewState(String leader, int moment, int furthestMoment, boolean revealed) {
    private ReviewState ledBy(String newLeader) {
      return new ReviewState(newLeader, moment, furthestMoment, revealed);
    }

    private ReviewState movedTo(int newMoment, boolean reveals) {
      return new ReviewState(
          leader, newMoment, Math.max(furthestMoment, newMoment), revealed || reveals);
    }
  }

  private final ServerTable table;

  /** The other servers of the site; empty if there can be none. */
  private final Optional<Cluster> cluster;

  /** The participants on this server. If one of them leads, it is the first one. */
  private final List<TableParticipant> participants = new ArrayList<>();

  /** Whether the leader is on this server. */
  private boolean isLedHere;

  private ReviewState state = new ReviewState("", 0, 0, false);

  /**
   * The revision of the state; 0 until the state is first sent to other servers or received from
   * one.
   */
  private int revision;

  /**
   * The id of the server that made the latest change; empty at revision 0, or if there can be no
   * other servers.
   */
  private String changedBy = "";

  ReviewGroup(ServerTable table, Optional<Cluster> cluster) {
    this.table = table;
    this.cluster = cluster;
  }

  /** Returns the table, which all participants share even if it has been archived. */
  public ServerTable table() {
    return table;
  }

  public synchronized ReviewState state() {
    return state;
  }

  public synchronized boolean isLedBy(TableParticipant participant) {
    return isLedHere && participants.getFirst().equals(participant);
  }

  /** Returns the users on this server who take part. If one of them leads, it is the first one. */
  synchronized List<Account> accounts() {
    return participants.stream().map(TableParticipant::account).distinct().toList();
  }

  /**
   * Adds a participant, who leads if nobody else does. The first participant on this server asks
   * the other servers for the state of the review, and leads until one of them answers.
   */
  synchronized void join(TableParticipant participant) {
    participants.add(participant);
    if (state.leader().isEmpty()) {
      isLedHere = true;
      state = state.ledBy(participant.account().name());
    }
    if (participants.size() == 1) {
      cluster.ifPresent(
          servers -> servers.publish(new ClusterMessage.ReviewJoined(table.number())));
    }
  }

  /** Makes a participant the leader; ignored if the participant is not in the group. */
  public synchronized void takeLead(TableParticipant participant) {
    if (participants.remove(participant)) {
      participants.addFirst(participant);
      letFirstLead();
    }
  }

  /**
   * Moves to another position; ignored unless the participant leads.
   *
   * @param revealed whether the leader sees all hidden cards
   */
  public synchronized void moveTo(TableParticipant participant, int moment, boolean revealed) {
    if (isLedBy(participant)) {
      change(state.movedTo(moment, revealed));
    }
  }

  /**
   * Removes a participant. If the leader leaves, the earliest remaining participant takes over.
   * Returns whether no participants remain on this server.
   */
  synchronized boolean leave(TableParticipant participant) {
    boolean led = isLedBy(participant);
    participants.remove(participant);
    if (led) {
      letFirstLead();
    }
    return participants.isEmpty();
  }

  /** Makes the first participant on this server the leader; nobody leads if there is none. */
  private void letFirstLead() {
    isLedHere = !participants.isEmpty();
    change(state.ledBy(isLedHere ? participants.getFirst().account().name() : ""));
  }

  /** Changes the state on all servers. */
  private void change(ReviewState newState) {
    state = newState;
    addRevision();
    publishState();
    participants.forEach(TableParticipant::wake);
  }

  private void addRevision() {
    revision++;
    changedBy = cluster.map(Cluster::serverId).orElse("");
  }

  private void publishState() {
    cluster.ifPresent(
        servers ->
            servers.publish(
                new ClusterMessage.ReviewChanged(
                    table.number(),
                    revision,
                    changedBy,
                    state.leader(),
                    state.moment(),
                    state.furthestMoment(),
                    state.revealed())));
  }

  /** Answers a server whose first participant has joined. */
  synchronized void answerRemoteJoin() {
    if (participants.isEmpty()) {
      return;
    }
    if (revision == 0) {
      addRevision();
    }
    publishState();
  }

  /**
   * Adopts the state that another server has sent, unless this server knows a later one. If nobody
   * leads in that state, the first participant on this server takes over.
   */
  synchronized void receive(ClusterMessage.ReviewChanged change) {
    if (participants.isEmpty() || !isLater(change)) {
      return;
    }
    revision = change.revision();
    changedBy = change.serverId();
    isLedHere = false;
    state =
        new ReviewState(
            change.leader(),
            change.moment(),
            Math.max(state.furthestMoment(), change.furthestMoment()),
            state.revealed() || change.revealed());
    if (state.leader().isEmpty()) {
      letFirstLead();
    } else {
      participants.forEach(TableParticipant::wake);
    }
  }

  private boolean isLater(ClusterMessage.ReviewChanged change) {
    return change.revision() == revision
        ? change.serverId().compareTo(changedBy) > 0
        : change.revision() > revision;
  }
}
