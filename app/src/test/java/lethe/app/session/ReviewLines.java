package lethe.app.session;

import lethe.app.page.PageEvent;

/** Types lines in a review. */
public final class ReviewLines {
  private ReviewLines() {}

  /** Returns the review after a line, without a text above it. */
  @SuppressWarnings("unchecked")
  public static <C, O, V> ReviewPage<C, O, V> type(ReviewPage<C, O, V> review, String line) {
    return (ReviewPage<C, O, V>)
        review.onEvent(new PageEvent.LineEntered(line)).page().orElseThrow().bottomPage();
  }
}
