package lethe.app.server;

import java.util.ArrayList;
import java.util.List;

/**
 * People who review a finished match together. One of them leads; the others are not shown anything
 * beyond the point to which the leader has gone. Thread-safe.
 */
public final class Gathering {
  /**
   * How far the group was led.
   *
   * @param leader the leader's name
   * @param moment the current position, in journal entries
   * @param furthest the highest position so far
   * @param open whether the leader has revealed all hidden cards
   */
  public record Lead(String leader, int moment, int furthest, boolean open) {}

  private final ServerTable table;
  private final List<TableParticipant> here = new ArrayList<>();
  private Lead lead = new Lead("", 0, 0, false);

  Gathering(ServerTable table) {
    this.table = table;
  }

  /** Returns the table of all participants, even if the match has been archived. */
  public ServerTable table() {
    return table;
  }

  public synchronized Lead lead() {
    return lead;
  }

  public synchronized boolean isLedBy(TableParticipant participant) {
    return !here.isEmpty() && here.getFirst().equals(participant);
  }

  /** Adds a participant. The first one leads. */
  synchronized void come(TableParticipant participant) {
    here.add(participant);
    changed();
  }

  /** Makes a participant the leader. */
  public synchronized void takeLead(TableParticipant participant) {
    if (here.remove(participant)) {
      here.addFirst(participant);
      changed();
    }
  }

  /**
   * Moves to another position; ignored unless the participant leads.
   *
   * @param open whether the leader sees everything that is hidden
   */
  public synchronized void go(TableParticipant participant, int moment, boolean open) {
    if (isLedBy(participant)) {
      int furthest = Math.max(lead.furthest(), moment);
      lead = new Lead(lead.leader(), moment, furthest, lead.open() || open);
      changed();
    }
  }

  /**
   * Removes a participant. If the leader leaves, the participant who has been there longest takes
   * over. Returns whether no participant is left.
   */
  synchronized boolean leave(TableParticipant participant) {
    here.remove(participant);
    changed();
    return here.isEmpty();
  }

  private void changed() {
    String leader = here.isEmpty() ? "" : here.getFirst().account().name();
    lead = new Lead(leader, lead.moment(), lead.furthest(), lead.open());
    here.forEach(TableParticipant::wake);
  }
}
