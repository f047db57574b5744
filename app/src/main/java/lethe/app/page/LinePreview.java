package lethe.app.page;

import lethe.app.frame.Frame;

/** Predicts the effect of a line that has not been entered yet. */
public interface LinePreview {
  /** Returns whether the line is a complete legal command. */
  boolean isAllowed(String line);

  /** Returns the drawing while the line is being considered. */
  Frame preview(String line);
}
