package lethe.app.play;

import java.util.ArrayList;
import java.util.List;
import lethe.app.page.Console;
import lethe.app.runner.PageRunner;
import lethe.app.save.NoteFile;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewPage;

/** A review that records requests to start or open branches instead of carrying them out. */
final class RecordingReview extends FileReviewController {
  private final List<ReviewEffect> requests = new ArrayList<>();

  private RecordingReview(
      PageRunner runner,
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> firstPage,
      NoteFile notes,
      TaskRunner taskRunner) {
    super(runner, table, firstPage, notes, taskRunner);
  }

  /** Runs a review from the beginning of a match. Returns the requests. */
  static <C, O, V> List<ReviewEffect> run(Table<C, O, V> table, NoteFile notes, Console console) {
    return run(table, TestTables.review(table), notes, console, TaskRunner.IMMEDIATE);
  }

  /** Runs a review. Returns the requests. */
  static List<ReviewEffect> run(
      Table<?, ?, ?> table,
      ReviewPage<?, ?, ?> firstPage,
      NoteFile notes,
      Console console,
      TaskRunner taskRunner) {
    PageRunner runner = new PageRunner(console);
    RecordingReview review = new RecordingReview(runner, table, firstPage, notes, taskRunner);
    runner.run(review);
    return review.requests;
  }

  @Override
  protected void startBranch(ReviewEffect.StartBranch request) {
    requests.add(request);
  }

  @Override
  protected void openBranch(ReviewEffect.OpenBranch request) {
    requests.add(request);
  }
}
