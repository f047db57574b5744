package lethe.app.play;

import lethe.app.session.Hindsight;
import lethe.engine.core.Match;
import lethe.engine.core.Viewer;

/** Looks back at a match, once: when it has ended before somebody's eyes. */
final class LookingBack<C, O, V> {
  private final Table<C, O, V> table;
  private final Records records;
  private boolean over;

  LookingBack(Table<C, O, V> table, Records records) {
    this.table = table;
    this.records = records;
    this.over = table.match().turn().isOver();
  }

  /** What there is to say of the match as these eyes see it; nothing before its end or after. */
  Hindsight at(Match<C, O, V> match, Viewer viewer) {
    boolean ends = match.turn().isOver() && !over;
    over = match.turn().isOver();
    return ends
        ? Hindsight.of(table.title(), match, viewer, records.beside(table))
        : Hindsight.NONE;
  }
}
