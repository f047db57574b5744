package lethe.app.session;

import java.util.List;
import lethe.app.frame.Size;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;

/** An effect that a review requests. */
public sealed interface ReviewEffect {
  /**
   * Analyzes a move.
   *
   * @param seat the seat that made it
   * @param position the number of journal entries before it
   */
  record AnalyzeMove(Seat seat, int position) implements ReviewEffect {}

  record SaveNotes(Notes notes) implements ReviewEffect {}

  /** Lists the branches of the reviewed match. */
  record ListBranches() implements ReviewEffect {}

  /**
   * Shows the shell command that plays on from this position.
   *
   * @param position the number of journal entries before it
   */
  record ExplainFork(int position) implements ReviewEffect {}

  /**
   * Plays a new branch, a match that starts at this position, then returns to this review.
   *
   * @param name the name of the branch
   * @param reshuffle whether the hidden cards are dealt again
   */
  record StartBranch(int position, String name, boolean reshuffle) implements ReviewEffect {}

  /**
   * Continues a branch, or reviews it if it is over, then returns to this review.
   *
   * @param viewer the viewer of the review
   */
  record OpenBranch(Viewer viewer, String name) implements ReviewEffect {}

  /**
   * Leaves a shared review to play a match that starts at this position, with the participants.
   *
   * @param reshuffle whether the hidden cards are dealt again
   */
  record PlayOnTogether(int position, boolean reshuffle) implements ReviewEffect {}

  /** Takes the lead of a shared review. */
  record TakeLead() implements ReviewEffect {}

  /**
   * Moves all followers to the position of the leader, who is at this screen.
   *
   * @param showsHidden whether the leader sees everything there
   */
  record MoveFollowers(int position, boolean showsHidden) implements ReviewEffect {}

  /** An answer to a request, or an update from outside. */
  sealed interface ReviewReply {
    record MessageReply(List<String> lines) implements ReviewReply {}

    /** The branches of the reviewed match, and the available size. */
    record BranchesListed(List<BranchEntry> branches, Size size) implements ReviewReply {}

    /** The leader of a shared review has moved, or another participant has become the leader. */
    record LeaderMoved(SharedReview.LeaderPosition leader) implements ReviewReply {}

    /** The analysis of the current move, or a message about it. */
    record AnalysisFound(List<String> lines) implements ReviewReply {}
  }
}
