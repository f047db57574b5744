package lethe.app.session;

import lethe.app.page.Console;
import lethe.app.page.PausePolicy;

/**
 * The presentation of a match to a user.
 *
 * @param story whether to tell the story
 * @param lessons whether to give lessons
 * @param animated whether to show animations
 * @param pauses the events after which the page waits until the user has seen them
 * @param scrolls whether earlier output remains visible, so that no shortening or pauses are needed
 * @param spoken whether to describe the table and its changes as text instead of drawing the table
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
      new Preferences(true, false, true, PausePolicy.IMPORTANT, false, false, false);

  /** Returns these preferences with the story on or off. */
  public Preferences withStory(boolean tellsStory) {
    return new Preferences(tellsStory, lessons, animated, pauses, scrolls, spoken, brief);
  }

  /**
   * Returns these preferences, adapted to a match and to what a console supports.
   *
   * @param givesLessons whether the match is guided
   */
  public Preferences adaptedTo(Console console, boolean givesLessons) {
    boolean keepsOutput = !console.replacesScreens();
    return new Preferences(
        story,
        givesLessons,
        animated && console.isAnimated(),
        keepsOutput ? PausePolicy.NEVER : pauses,
        keepsOutput,
        console.isSpoken(),
        brief);
  }
}
