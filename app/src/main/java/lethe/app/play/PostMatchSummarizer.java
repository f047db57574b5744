package lethe.app.play;

import lethe.app.session.PostMatchSummary;
import lethe.engine.core.Match;
import lethe.engine.core.Viewer;

/** Produces the texts about a finished match, once, for a viewer who saw its end. */
final class PostMatchSummarizer<C, O, V> {
  private final Table<C, O, V> table;
  private final Participants company;
  private boolean over;

  PostMatchSummarizer(Table<C, O, V> table, Participants company) {
    this.table = table;
    this.company = company;
    this.over = table.match().turn().isOver();
  }

  /**
   * Returns the texts for a viewer; empty before the end, and after they have been returned once.
   */
  PostMatchSummary summarize(Match<C, O, V> match, Viewer viewer) {
    boolean ends = match.turn().isOver() && !over;
    over = match.turn().isOver();
    return ends
        ? PostMatchSummary.of(
            table.title(), match, viewer, company.history().compare(table), company.access())
        : PostMatchSummary.NONE;
  }
}
