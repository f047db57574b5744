package lethe.app.savedgame;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.ControlEntry.DealKnown.Cause;
import lethe.engine.core.Entry;
import lethe.engine.core.Header;
import lethe.engine.core.Match;

/**
 * The header and entries of a match, for finding the match that it branched from: a branch begins
 * with the header and the first entries of that match.
 *
 * @param header the header of the match without its date
 * @param lines the entries of the match as lines of a journal
 * @param forkPosition the number of entries before it branched off; negative if it is not a branch
 */
public record BranchHistory(Header header, List<String> lines, int forkPosition) {
  public BranchHistory {
    lines = List.copyOf(lines);
  }

  static <C, O, V> BranchHistory of(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    List<Entry<C>> entries = match.journal().entries();
    List<String> lines =
        entries.stream().map(entry -> entry.line(table.game().notation())).toList();
    int forkPosition =
        IntStream.range(0, entries.size())
            .filter(
                i ->
                    entries.get(i) instanceof Entry.Control<C>(ControlEntry.DealKnown(Cause cause))
                        && cause == Cause.FORK)
            .max()
            .orElse(-1);
    return new BranchHistory(match.header().withSavedSince(""), lines, forkPosition);
  }

  boolean isBranch() {
    return forkPosition >= 0;
  }

  /**
   * Returns whether this match may have branched directly from another match, rather than from an
   * ancestor of that match.
   */
  boolean mayBeBranchOf(BranchHistory other) {
    return header.equals(other.header)
        && other.forkPosition < forkPosition
        && other.lines.size() >= forkPosition
        && other.lines.subList(0, forkPosition).equals(lines.subList(0, forkPosition));
  }
}
