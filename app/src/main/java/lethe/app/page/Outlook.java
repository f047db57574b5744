package lethe.app.page;

import lethe.app.frame.Frame;

/** How a line would be taken that has not been entered yet. */
public interface Outlook {
  /** Whether it can be done as it stands. */
  boolean can(String line);

  /** What is seen while it is being considered. */
  Frame considering(String line);
}
