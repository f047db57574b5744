package lethe.app.house.disk;

import java.util.List;
import lethe.app.house.KeptTable;
import lethe.engine.core.Header;

/**
 * A table out of files.
 *
 * @param away whether it had been put away
 */
public record FormerTable(KeptTable table, boolean away, Journal journal) {
  /** What stands in the journal of its match. */
  public sealed interface Journal {
    /** Nothing that anybody has ever seen. */
    record None() implements Journal {}

    /** A match, entry by entry. */
    record Whole(Header header, List<String> lines) implements Journal {}

    /**
     * A text that this program does not understand.
     *
     * @param format the version that it says it is of; 0 if it is of none
     */
    record Strange(int format, String text) implements Journal {}
  }
}
