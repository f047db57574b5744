package lethe.app.lobby;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.page.PageEvent;
import lethe.app.play.Fork;
import lethe.app.play.ReviewController;
import lethe.app.play.Table;
import lethe.app.runner.PageRunner;
import lethe.app.server.table.ReviewGroup;
import lethe.app.server.table.ServerTable;
import lethe.app.server.table.TableParticipant;
import lethe.app.server.table.TableResult;
import lethe.app.session.ReviewEffect;
import lethe.app.session.ReviewEffect.AnalyzeMove;
import lethe.app.session.ReviewEffect.ReviewReply;
import lethe.app.session.ReviewPage;
import lethe.app.session.SharedReview.LeaderPosition;
import lethe.app.titles.Access;
import lethe.engine.core.Match;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Runs a shared review of a finished match for one user. */
final class SharedReviewController extends ReviewController {
  private final ReviewGroup reviewGroup;
  private final TableParticipant participant;
  private LeaderPosition lastPosition;

  private final LobbyContext context;
  private final Match<?, ?, ?> match;

  /** The table at which the user plays on; empty if the user has only left the review. */
  private Optional<ServerTable> nextTable = Optional.empty();

  /**
   * Creates a controller.
   *
   * @param participant the user, who has joined the group
   */
  <C, O, V> SharedReviewController(
      LobbyContext context,
      PageRunner runner,
      ReviewGroup reviewGroup,
      TableParticipant participant,
      Table<C, O, V> match) {
    super(runner, match, context.server().botExecutorFor(context.session()));
    Access access = context.server().sharedDeals().access(reviewGroup.table(), context.account());
    this.context = context;
    this.match = match.match();
    this.reviewGroup = reviewGroup;
    this.participant = participant;
    this.lastPosition = leaderPosition();
    ServerTable table = reviewGroup.table();
    Map<Seat, String> labels =
        LobbyMessages.seatLabels(
            context.server().listings().listingAtTable(table, context.account()),
            table.seatOf(context.account().id()));
    ReviewPage<C, O, V> review =
        ReviewPage.of(
                match.title().withSeatLabels(labels),
                match.game().notation(),
                match.match(),
                access)
            .withSize(runner.console().size());
    show(review.sharedWith(lastPosition));
  }

  private LeaderPosition leaderPosition() {
    ReviewGroup.ReviewState state = reviewGroup.state();
    return new LeaderPosition(
        state.leader(),
        reviewGroup.isLedBy(participant),
        state.moment(),
        state.furthestMoment(),
        state.revealed());
  }

  @Override
  protected void handle(ReviewEffect effect) {
    switch (effect) {
      case AnalyzeMove move -> analyze(move);
      case ReviewEffect.TakeLead() -> reviewGroup.takeLead(participant);
      case ReviewEffect.MoveFollowers(int moment, boolean showsHidden) ->
          reviewGroup.moveTo(participant, moment, showsHidden);
      case ReviewEffect.PlayOnTogether(int position, boolean reshuffle) ->
          playOn(Fork.at(position, match, reshuffle));
      // A shared review has neither notes nor branches.
      case ReviewEffect.SaveNotes _,
          ReviewEffect.ListBranches _,
          ReviewEffect.ExplainFork _,
          ReviewEffect.StartBranch _,
          ReviewEffect.OpenBranch _ -> {}
    }
  }

  /** Plays on from a position at another table. If this is refused, the review continues. */
  private void playOn(Fork fork) {
    switch (context.server().matchImports().fork(context.session(), reviewGroup, fork)) {
      case TableResult.Admitted(ServerTable table) -> {
        nextTable = Optional.of(table);
        closePage();
      }
      case TableResult.Rejected(Rejection rejection) ->
          answer(new ReviewReply.MessageReply(List.of(RejectionTexts.text(rejection))));
    }
  }

  Optional<ServerTable> nextTable() {
    return nextTable;
  }

  @Override
  protected void onEvent(PageEvent event) {
    LeaderPosition position = leaderPosition();
    if (event instanceof PageEvent.TableChanged && !position.equals(lastPosition)) {
      lastPosition = position;
      answer(new ReviewReply.LeaderMoved(position));
    }
    super.onEvent(event);
  }
}
