package lethe.app.session;

import lethe.app.page.Pace;

/**
 * How somebody wants a match to be told.
 *
 * @param storied whether the story is told at all
 * @param taught whether a beginner sits here, who is told what matters when it comes up
 * @param moving whether things are seen on their way
 * @param pace when the table stands still until somebody has seen what happened
 * @param lasting whether what was shown stays in sight above what is shown next, so that nothing
 *     has to be cut and nobody waited for
 * @param spoken whether it is told in words alone, and the table only when somebody asks
 * @param brief whether it is told as shortly as it can be
 */
public record Preferences(
    boolean storied,
    boolean taught,
    boolean moving,
    Pace pace,
    boolean lasting,
    boolean spoken,
    boolean brief) {
  /** As it is told where nobody says anything. */
  public static final Preferences USUAL =
      new Preferences(true, false, true, Pace.MATTERS, false, false, false);

  /** The same with the story, or without. */
  public Preferences storied(boolean told) {
    return new Preferences(told, taught, moving, pace, lasting, spoken, brief);
  }

  /** The same for a beginner, or for somebody who knows the game; the match says which. */
  public Preferences taught(boolean beginner) {
    return new Preferences(storied, beginner, moving, pace, lasting, spoken, brief);
  }

  /** The same on a console that can do this much of it. */
  public Preferences on(boolean moves, boolean lasts, boolean speaks) {
    return new Preferences(
        storied, taught, moving && moves, lasts ? Pace.NEVER : pace, lasts, speaks, brief);
  }
}
