package lethe.app.house;

import java.util.ArrayList;
import java.util.List;

/**
 * People who look together at a match that is over: one leads, and what nobody has been led to is
 * not shown to the others. Any thread may use it.
 */
public final class Gathering {
  /**
   * How far somebody has led.
   *
   * @param leader what they are called
   * @param moment after how many entries they stand
   * @param furthest the same at its highest
   * @param open whether they have looked at everything that was hidden
   */
  public record Lead(String leader, int moment, int furthest, boolean open) {}

  private final HouseTable table;
  private final List<Occupant> here = new ArrayList<>();
  private Lead lead = new Lead("", 0, 0, false);

  Gathering(HouseTable table) {
    this.table = table;
  }

  /** Where all of them are, also where the match has been put away. */
  public HouseTable table() {
    return table;
  }

  public synchronized Lead lead() {
    return lead;
  }

  public synchronized boolean isLedBy(Occupant occupant) {
    return !here.isEmpty() && here.getFirst().equals(occupant);
  }

  /** Somebody comes; whoever is first leads. */
  synchronized void come(Occupant occupant) {
    here.add(occupant);
    changed();
  }

  /** Somebody leads from now on. */
  public synchronized void takeLead(Occupant occupant) {
    if (here.remove(occupant)) {
      here.addFirst(occupant);
      changed();
    }
  }

  /**
   * Whoever leads looks at another moment.
   *
   * @param open whether they see everything that is hidden
   */
  public synchronized void go(Occupant occupant, int moment, boolean open) {
    if (isLedBy(occupant)) {
      int furthest = Math.max(lead.furthest(), moment);
      lead = new Lead(lead.leader(), moment, furthest, lead.open() || open);
      changed();
    }
  }

  /** Somebody goes; whoever has been here longest leads if nobody does. Whether nobody is left. */
  synchronized boolean leave(Occupant occupant) {
    here.remove(occupant);
    changed();
    return here.isEmpty();
  }

  private void changed() {
    String leader = here.isEmpty() ? "" : here.getFirst().person().name();
    lead = new Lead(leader, lead.moment(), lead.furthest(), lead.open());
    here.forEach(Occupant::wake);
  }
}
