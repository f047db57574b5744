package lethe.app.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.server.cluster.Cluster;
import lethe.app.server.cluster.ClusterMessage;

/** The groups on this server that review finished matches. Thread-safe. */
public final class ReviewGroups {
  /** The other servers of the site; empty if there can be none. */
  private final Optional<Cluster> cluster;

  /** The groups, keyed by table number. Guarded by this object's monitor. */
  private final Map<Integer, ReviewGroup> groups = new HashMap<>();

  public ReviewGroups(Optional<Cluster> cluster) {
    this.cluster = cluster;
  }

  /** Returns the group that reviews the finished match of a table, creating it if necessary. */
  synchronized ReviewGroup getOrCreate(ServerTable table) {
    return groups.computeIfAbsent(table.number(), _ -> new ReviewGroup(table, cluster));
  }

  synchronized void join(TableParticipant participant, ReviewGroup group) {
    groups.putIfAbsent(group.table().number(), group);
    group.join(participant);
  }

  synchronized void leave(TableParticipant participant, ReviewGroup group) {
    if (group.leave(participant)) {
      groups.remove(group.table().number());
    }
  }

  /** Returns the numbers of the tables whose matches are being reviewed. */
  synchronized List<Integer> tableNumbers() {
    return List.copyOf(groups.keySet());
  }

  private synchronized Optional<ReviewGroup> find(int number) {
    return Optional.ofNullable(groups.get(number));
  }

  /** Answers a server on which the first participant has joined a review. */
  public void receive(ClusterMessage.ReviewJoined joined) {
    find(joined.table()).ifPresent(ReviewGroup::answerRemoteJoin);
  }

  /** Applies a change of a review that was made on another server. */
  public void receive(ClusterMessage.ReviewChanged change) {
    find(change.table()).ifPresent(group -> group.receive(change));
  }
}
