package lethe.app.html;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.session.ReviewPage;
import lethe.engine.core.Match;

/**
 * A match from one viewer's point of view, step by step. Entries that were invisible to the viewer
 * are omitted, so that they cannot be counted.
 */
record HtmlReplay(List<ReplayStep> steps) {
  HtmlReplay {
    steps = List.copyOf(steps);
  }

  /**
   * The match at one position.
   *
   * @param entry the number of journal entries, shown to the referee only
   * @param stage the stage of the match, such as its round; empty if the game has no stages
   * @param frame the drawn table, with the same layout as in the terminal
   * @param messages the last action, and the viewer's messages about the action
   * @param boardText the description of the table
   */
  record ReplayStep(
      int entry, String stage, Frame frame, List<Text> messages, List<String> boardText) {}

  /** Returns a replay with the tables drawn at a size. There is at least one step. */
  static <C, O, V> HtmlReplay of(ReviewPage<C, O, V> review, Size size) {
    List<ReplayStep> steps = new ArrayList<>();
    for (int entry = 0; entry <= review.fullMatch().position(); entry++) {
      ReviewPage<C, O, V> moment = review.atPosition(entry);
      List<Text> lines = moment.bottomText();
      if (entry == 0 || isVisible(moment, lines)) {
        steps.add(
            new ReplayStep(
                entry, moment.stage(), moment.frame(size), lines, moment.tableDescription()));
      }
    }
    return new HtmlReplay(steps);
  }

  /**
   * Returns whether the viewer received a message or saw a change. Entries after the end of the
   * match are ignored.
   */
  private static <C, O, V> boolean isVisible(ReviewPage<C, O, V> moment, List<Text> lines) {
    Match<C, O, V> before = moment.fullMatch().atPosition(moment.position() - 1);
    Match<C, O, V> current = moment.fullMatch().atPosition(moment.position());
    boolean same = current.view(moment.viewer()).equals(before.view(moment.viewer()));
    boolean silent = lines.isEmpty() || (before.turn().isOver() && current.turn().isOver());
    return !(same && silent) || moment.notes().at(moment.position()).isPresent();
  }
}
