package lethe.app.session;

import lethe.app.page.Pace;

/**
 * How a match is presented to a person.
 *
 * @param storied whether to tell the story
 * @param taught whether to give lessons
 * @param moving whether to show animations
 * @param pace when to pause until the person has seen what happened
 * @param lasting whether earlier output remains visible, so that nothing must be shortened or
 *     waited for
 * @param spoken whether to describe changes in words, and the table only on request
 * @param brief whether to use the shortest wording
 */
public record Preferences(
    boolean storied,
    boolean taught,
    boolean moving,
    Pace pace,
    boolean lasting,
    boolean spoken,
    boolean brief) {
  /** The default preferences. */
  public static final Preferences USUAL =
      new Preferences(true, false, true, Pace.MATTERS, false, false, false);

  /** Returns these preferences with the story on or off. */
  public Preferences storied(boolean told) {
    return new Preferences(told, taught, moving, pace, lasting, spoken, brief);
  }

  /** Returns these preferences with lessons on or off, as the match says. */
  public Preferences taught(boolean beginner) {
    return new Preferences(storied, beginner, moving, pace, lasting, spoken, brief);
  }

  /** Returns these preferences for a console with the given capabilities. */
  public Preferences on(boolean moves, boolean lasts, boolean speaks) {
    return new Preferences(
        storied, taught, moving && moves, lasts ? Pace.NEVER : pace, lasts, speaks, brief);
  }
}
