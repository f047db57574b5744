package lethe.app.session;

import static lethe.app.session.SessionMessages.MESSAGES;

import java.util.List;
import java.util.Optional;

/**
 * One screen's part in a review shared by several users: one leads; the others follow or view other
 * positions, but not beyond the furthest one that the leader has reached.
 *
 * @param leader the leader and the leader's position
 * @param followsLeader whether this screen moves along with the leader
 * @param chat the chat lines of others since the last input
 */
public record SharedReview(LeaderPosition leader, boolean followsLeader, List<String> chat) {
  /**
   * The leader of a shared review, and the leader's position.
   *
   * @param name the leader's name
   * @param isSelf whether the leader is at this screen
   * @param position the leader's position
   * @param furthest the furthest position that the leader has reached
   * @param hasSeenHidden whether the leader has looked at hidden information
   */
  public record LeaderPosition(
      String name, boolean isSelf, int position, int furthest, boolean hasSeenHidden) {}

  public SharedReview {
    chat = List.copyOf(chat);
  }

  SharedReview withChat(List<String> lines) {
    return new SharedReview(leader, followsLeader, lines);
  }

  SharedReview withFollowsLeader(boolean newValue) {
    return new SharedReview(leader, newValue, chat);
  }

  /**
   * Returns the reason why a screen that does not lead may not view a position; empty if it may.
   *
   * @param referee whether that screen would show hidden information
   */
  Optional<String> refusal(int position, boolean referee) {
    if (referee && !leader.hasSeenHidden()) {
      return Optional.of(MESSAGES.format("shared-review.hidden", leader.name()));
    }
    return position > leader.furthest()
        ? Optional.of(MESSAGES.format("shared-review.beyond-leader", leader.name()))
        : Optional.empty();
  }

  String prompt(ReviewPage<?, ?, ?> review) {
    String messageSuffix = leader.isSelf() ? "lead" : followsLeader ? "follow" : "elsewhere";
    return MESSAGES.format(
        "prompt.together." + messageSuffix,
        review.position(),
        review.fullMatch().position(),
        review.viewer(),
        leader.name(),
        leader.position());
  }
}
