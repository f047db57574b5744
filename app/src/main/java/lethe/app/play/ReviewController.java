package lethe.app.play;

import java.util.List;
import lethe.app.page.PageEvent;
import lethe.app.page.Screen;
import lethe.app.runner.PageController;
import lethe.app.runner.PageRunner;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewEffect.ReviewReply;

/**
 * Runs a review for one user and analyzes its moves in the background. Subclasses carry out all
 * other effects.
 */
public abstract class ReviewController extends PageController<ReviewEffect, ReviewReply> {
  private final MoveAnalysisTask<?, ?, ?> analysisTask;

  /**
   * Creates a controller without a page.
   *
   * @param table the table of the reviewed match
   * @param taskRunner executes the analyses
   */
  protected ReviewController(PageRunner runner, Table<?, ?, ?> table, TaskRunner taskRunner) {
    super(runner);
    this.analysisTask = new MoveAnalysisTask<>(table, runner, taskRunner);
  }

  /** Starts the analysis of a move; the page receives the result. */
  protected final void analyze(ReviewEffect.AnalyzeMove move) {
    analysisTask.request(move, this::showFindings);
  }

  private void showFindings(List<String> lines) {
    answer(new ReviewReply.AnalysisFound(lines));
  }

  @Override
  protected void onClosed() {
    analysisTask.cancel();
  }

  @Override
  protected Screen decorate(Screen screen) {
    return analysisTask.decorate(screen);
  }

  /**
   * Cancels the analysis when the user moves on. While an analysis is running, Escape only cancels
   * it.
   */
  @Override
  protected void onEvent(PageEvent event) {
    if (event instanceof PageEvent.CloseRequested && analysisTask.isComputing()) {
      showFindings(analysisTask.stop());
      return;
    }
    if (event instanceof PageEvent.LineEntered
        || event instanceof PageEvent.PageTurn
        || event instanceof PageEvent.CloseRequested) {
      analysisTask.cancel();
    }
    dispatch(event);
  }
}
