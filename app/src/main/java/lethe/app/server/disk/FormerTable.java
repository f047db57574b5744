package lethe.app.server.disk;

import java.util.List;
import lethe.app.server.TableRecord;
import lethe.engine.core.Header;

/**
 * A table from the files of an earlier version.
 *
 * @param archived whether it was archived
 */
public record FormerTable(TableRecord table, boolean archived, Journal journal) {
  /** The content of the journal of a match. */
  public sealed interface Journal {
    /** There is no journal, or no player has seen the deal. */
    record None() implements Journal {}

    /** A match with all its entries. */
    record Whole(Header header, List<String> lines) implements Journal {}

    /**
     * A text that this program does not understand.
     *
     * @param format the newer version that the text says it is; 0 if it is damaged
     */
    record Unparsed(int format, String text) implements Journal {}
  }
}
