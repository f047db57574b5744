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
 * have no step, so that the page does not reveal their number.
 */
record HtmlReplay(List<ReplayStep> steps) {
  HtmlReplay {
    steps = List.copyOf(steps);
  }

  /**
   * The match at one position.
   *
   * @param position the number of journal entries up to this step; not part of the page
   * @param stage the stage of the match, such as its round; empty if the game has no stages
   * @param frame the table with the last action and the latest messages below it, as in the
   *     terminal
   * @param messages the last action if the viewer saw it, the viewer's messages about it, and the
   *     user's note; may be empty
   * @param boardText the table described in plain text, one item per line
   */
  record ReplayStep(
      int position, String stage, Frame frame, List<Text> messages, List<String> boardText) {}

  /** Returns a replay with tables of the given size. The first step is the start of the match. */
  static <C, O, V> HtmlReplay of(ReviewPage<C, O, V> review, Size size) {
    List<ReplayStep> steps = new ArrayList<>();
    for (int position = 0; position <= review.fullMatch().position(); position++) {
      ReviewPage<C, O, V> moment = review.atPosition(position);
      List<Text> messages = moment.bottomText();
      if (position == 0 || needsStep(moment, messages)) {
        steps.add(
            new ReplayStep(
                position, moment.stage(), moment.frame(size), messages, moment.tableDescription()));
      }
    }
    return new HtmlReplay(steps);
  }

  /**
   * Returns whether the viewer received a message or saw a change, or the user wrote a note.
   * Messages after the end of the match are ignored.
   */
  private static <C, O, V> boolean needsStep(ReviewPage<C, O, V> moment, List<Text> messages) {
    Match<C, O, V> previousMatch = moment.fullMatch().atPosition(moment.position() - 1);
    Match<C, O, V> current = moment.fullMatch().atPosition(moment.position());
    boolean unchanged = current.view(moment.viewer()).equals(previousMatch.view(moment.viewer()));
    boolean noMessages =
        messages.isEmpty() || (previousMatch.turn().isOver() && current.turn().isOver());
    return !(unchanged && noMessages) || moment.notes().noteAt(moment.position()).isPresent();
  }
}
