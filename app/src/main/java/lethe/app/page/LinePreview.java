package lethe.app.page;

import lethe.app.frame.Frame;

/** Predicts the effect of a line that has not been entered yet. */
public interface LinePreview {
  /** Returns whether the line is complete and currently allowed. */
  boolean isAllowed(String line);

  /** Returns the drawing to show while the line is in the editor. */
  Frame preview(String line);
}
