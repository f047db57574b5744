package lethe.app.house;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a house knows of a match beside its journal. In the text it stands in comments, which
 * whoever reads a journal passes over: {@code # seat red anna} says who sits there from the next
 * entry on, and {@code # at 2026-11-23T12:00:05Z} when that was written.
 *
 * @param sat who has sat where, in the order of the entries
 * @param made when each entry was written
 */
public record Annotations(List<Sat> sat, List<Instant> made) {
  /**
   * That somebody has sat down.
   *
   * @param entry before which entry
   * @param name what they are called
   */
  public record Sat(int entry, String seat, String name) {}

  public Annotations {
    sat = List.copyOf(sat);
    made = List.copyOf(made);
  }

  /**
   * A journal with these between its entries. When it was begun stands in its head; of entries that
   * were written in one second it is said once.
   */
  public List<String> in(List<String> head, List<String> entries) {
    List<String> lines = new ArrayList<>(head);
    for (int i = 0; i < entries.size(); i++) {
      int entry = i;
      sat.stream()
          .filter(one -> one.entry() == entry && !one.name().isEmpty())
          .forEach(one -> lines.add("# seat " + one.seat() + " " + one.name()));
      Optional<Instant> now = second(entry);
      if (entry > 0 && !now.equals(second(entry - 1))) {
        now.ifPresent(time -> lines.add("# at " + time));
      }
      lines.add(entries.get(entry));
    }
    return lines;
  }

  private Optional<Instant> second(int entry) {
    return entry < made.size()
        ? Optional.of(made.get(entry).truncatedTo(ChronoUnit.SECONDS))
        : Optional.empty();
  }
}
