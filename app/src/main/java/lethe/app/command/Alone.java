package lethe.app.command;

import lethe.engine.core.Reason;

/** What is wrong with a line where a word that every game knows is not all that it says. */
public enum Alone implements Reason {
  /** The word would have to be the whole line. */
  STANDS_ALONE
}
