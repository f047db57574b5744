package lethe.app.page;

import lethe.app.frame.Frame;

/** Predicts the effect of a line that has not been entered yet. */
public interface Outlook {
  /** Returns whether the line is a legal command as it stands. */
  boolean can(String line);

  /** Returns the drawing while the line is being considered. */
  Frame considering(String line);
}
