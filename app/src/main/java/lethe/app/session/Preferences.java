package lethe.app.session;

import lethe.app.page.PausePolicy;

/**
 * The presentation of a match to a user.
 *
 * @param story whether to tell the story
 * @param lessons whether to give lessons
 * @param animated whether to show animations
 * @param pauses the events after which the page waits until the user has seen them
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
  public Preferences withStory(boolean tellsStory) {
    return new Preferences(tellsStory, lessons, animated, pauses, scrolls, spoken, brief);
  }

  /** Returns these preferences with lessons on or off, depending on the match. */
  public Preferences withLessons(boolean givesLessons) {
    return new Preferences(story, givesLessons, animated, pauses, scrolls, spoken, brief);
  }

  /**
   * Returns these preferences for a console with the given capabilities.
   *
   * @param supportsAnimation whether it can show animations
   * @param keepsOutput whether earlier output remains visible, so that no pauses are needed
   * @param spokenOutput whether it announces changes as text
   */
  public Preferences limitedTo(
      boolean supportsAnimation, boolean keepsOutput, boolean spokenOutput) {
    return new Preferences(
        story,
        lessons,
        animated && supportsAnimation,
        keepsOutput ? PausePolicy.NEVER : pauses,
        keepsOutput,
        spokenOutput,
        brief);
  }
}
