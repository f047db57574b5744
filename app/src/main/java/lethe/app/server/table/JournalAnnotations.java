package lethe.app.server.table;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A server's information about a match in addition to its journal. In the text form, annotations
 * are comments, which journal readers skip: {@code # seat red anna} names the player of a seat from
 * the next entry on, and {@code # at 2026-11-23T12:00:05Z} is the time when the next entry was
 * written.
 *
 * @param seatsTaken the changes of players, in the order of the entries
 * @param entryTimes the time when each entry was written, in the order of the entries; may be
 *     shorter than the journal
 */
public record JournalAnnotations(List<SeatTaken> seatsTaken, List<Instant> entryTimes) {
  /**
   * The first player of a seat, or a change of players.
   *
   * @param entry the index of the entry before which the player sat down
   * @param name the player's name; may be empty
   */
  public record SeatTaken(int entry, String seat, String name) {}

  public JournalAnnotations {
    seatsTaken = List.copyOf(seatsTaken);
    entryTimes = List.copyOf(entryTimes);
  }

  /**
   * Returns the lines of a journal with these annotations between its entries. The time of the
   * first entry is omitted because the header contains it; consecutive entries written in the same
   * second share one time line.
   */
  public List<String> annotate(List<String> headerLines, List<String> entries) {
    List<String> lines = new ArrayList<>(headerLines);
    for (int i = 0; i < entries.size(); i++) {
      int entry = i;
      seatsTaken.stream()
          .filter(change -> change.entry() == entry && !change.name().isEmpty())
          .forEach(change -> lines.add("# seat " + change.seat() + " " + change.name()));
      Optional<Instant> time = entryTime(entry);
      if (entry > 0 && !time.equals(entryTime(entry - 1))) {
        time.ifPresent(written -> lines.add("# at " + written));
      }
      lines.add(entries.get(entry));
    }
    return lines;
  }

  private Optional<Instant> entryTime(int entry) {
    return entry < entryTimes.size()
        ? Optional.of(entryTimes.get(entry).truncatedTo(ChronoUnit.SECONDS))
        : Optional.empty();
  }
}
