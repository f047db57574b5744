package lethe.app.server.table;

import java.util.ArrayList;
import java.util.List;
import lethe.app.server.account.Account;

/**
 * A group of participants who review a finished match together. One of them leads; the others
 * cannot look beyond the furthest position that the leader has reached. Thread-safe.
 */
public final class ReviewGroup {
  /**
   * The state of the review.
   *
   * @param leader the leader's name
   * @param moment the current position, as a number of journal entries
   * @param furthest the highest position so far, as a number of journal entries
   * @param revealed whether the leader has revealed all hidden cards
   */
  public record ReviewState(String leader, int moment, int furthest, boolean revealed) {}

  private final ServerTable table;
  private final List<TableParticipant> participants = new ArrayList<>();
  private ReviewState state = new ReviewState("", 0, 0, false);

  ReviewGroup(ServerTable table) {
    this.table = table;
  }

  /** Returns the table, which all participants share even if it has been archived. */
  public ServerTable table() {
    return table;
  }

  public synchronized ReviewState state() {
    return state;
  }

  public synchronized boolean isLedBy(TableParticipant participant) {
    return !participants.isEmpty() && participants.getFirst().equals(participant);
  }

  /** Returns the users who take part, the leader first. */
  synchronized List<Account> accounts() {
    return participants.stream().map(TableParticipant::account).distinct().toList();
  }

  /** Adds a participant. The first one leads. */
  synchronized void join(TableParticipant participant) {
    participants.add(participant);
    update();
  }

  /** Makes a participant the leader; ignored if the participant is not in the group. */
  public synchronized void takeLead(TableParticipant participant) {
    if (participants.remove(participant)) {
      participants.addFirst(participant);
      update();
    }
  }

  /**
   * Moves to another position; ignored unless the participant leads.
   *
   * @param revealed whether the leader sees all hidden cards
   */
  public synchronized void moveTo(TableParticipant participant, int moment, boolean revealed) {
    if (isLedBy(participant)) {
      int furthest = Math.max(state.furthest(), moment);
      state = new ReviewState(state.leader(), moment, furthest, state.revealed() || revealed);
      update();
    }
  }

  /**
   * Removes a participant. If the leader leaves, the earliest remaining participant takes over.
   * Returns whether no participants remain.
   */
  synchronized boolean leave(TableParticipant participant) {
    participants.remove(participant);
    update();
    return participants.isEmpty();
  }

  private void update() {
    String leader = participants.isEmpty() ? "" : participants.getFirst().account().name();
    state = new ReviewState(leader, state.moment(), state.furthest(), state.revealed());
    participants.forEach(TableParticipant::wake);
  }
}
