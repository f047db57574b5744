package lethe.app.cli;

import java.util.List;
import java.util.stream.IntStream;
import lethe.app.play.Table;
import lethe.engine.core.Control;
import lethe.engine.core.Control.Known.How;
import lethe.engine.core.Entry;
import lethe.engine.core.Header;
import lethe.engine.core.Match;

/**
 * By what one knows a match from which another goes on: a branch begins as that one did, entry by
 * entry.
 *
 * @param begins what it started with, but for when
 * @param lines its entries
 * @param branched after how many entries it began to go its own way; less than none for a match
 *     that is no branch
 */
record Lineage(Header begins, List<String> lines, int branched) {
  Lineage {
    lines = List.copyOf(lines);
  }

  static <C, O, V> Lineage of(Table<C, O, V> table) {
    Match<C, O, V> match = table.match();
    List<Entry<C>> all = match.journal().entries();
    List<String> lines = all.stream().map(entry -> entry.line(table.game().notation())).toList();
    int branched =
        IntStream.range(0, all.size())
            .filter(
                i -> all.get(i) instanceof Entry.Note<C>(Control.Known(How how)) && how == How.FORK)
            .max()
            .orElse(-1);
    return new Lineage(match.header().savedSince(""), lines, branched);
  }

  boolean isBranch() {
    return branched >= 0;
  }

  /** Whether this branch can go on from a moment of that match, and of no match before that. */
  boolean isFrom(Lineage other) {
    return begins.equals(other.begins)
        && other.branched < branched
        && other.lines.size() >= branched
        && other.lines.subList(0, branched).equals(lines.subList(0, branched));
  }
}
