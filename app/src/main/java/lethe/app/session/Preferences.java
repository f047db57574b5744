package lethe.app.session;

import lethe.app.page.PausePolicy;

/**
 * The presentation of a match to a user.
 *
 * @param story whether to tell the story
 * @param lessons whether to give lessons
 * @param animated whether to show animations
 * @param pauses when to pause until the user has seen the events
 * @param scrolls whether earlier output remains visible, so that no shortening or pauses are needed
 * @param spoken whether to describe changes as text, and the table only on request
 * @param brief whether to use the shortest wording
 */
public record Preferences(
    boolean story,
    boolean lessons,
    boolean animated,
    PausePolicy pauses,
    boolean scrolls,
    boolean spoken,
    boolean brief) {
  /** The default preferences. */
  public static final Preferences DEFAULT =
      new Preferences(true, false, true, PausePolicy.MATTERS, false, false, false);

  /** Returns these preferences with the story on or off. */
  public Preferences withStory(boolean told) {
    return new Preferences(told, lessons, animated, pauses, scrolls, spoken, brief);
  }

  /** Returns these preferences with lessons on or off, depending on the match. */
  public Preferences withLessons(boolean beginner) {
    return new Preferences(story, beginner, animated, pauses, scrolls, spoken, brief);
  }

  /** Returns these preferences for a console with the given capabilities. */
  public Preferences limitedTo(boolean moves, boolean lasts, boolean speaks) {
    return new Preferences(
        story,
        lessons,
        animated && moves,
        lasts ? PausePolicy.NEVER : pauses,
        lasts,
        speaks,
        brief);
  }
}
