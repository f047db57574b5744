package lethe.app.session;

import java.util.List;
import lethe.app.frame.Text;
import lethe.app.page.PageEvent;

/** Types lines in a review, and returns the replies. */
public final class ReviewLines {
  private ReviewLines() {}

  /** Returns the review after a line, without a text above it. */
  @SuppressWarnings("unchecked")
  public static <C, O, V> ReviewPage<C, O, V> type(ReviewPage<C, O, V> review, String line) {
    return (ReviewPage<C, O, V>)
        review.onEvent(new PageEvent.LineEntered(line)).page().orElseThrow().bottomPage();
  }

  static List<String> replyLines(ReviewPage<?, ?, ?> review) {
    return review.reply().stream().map(Text::text).toList();
  }
}
