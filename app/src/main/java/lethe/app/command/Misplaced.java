package lethe.app.command;

import lethe.engine.core.Reason;

/** What is wrong with a line beside what a game's notation says of it. */
public enum Misplaced implements Reason {
  /** The word is known to every game, and would have to be the whole line. */
  STANDS_ALONE,
  /** Nothing that begins with this command is legal now; the commands follow that are. */
  NOT_NOW,
  /** With this command only the lines that follow are legal now. */
  ONLY,
  /** With this command these lines are legal now, and more that differ from them in their end. */
  AMONG;

  /** Whether its sentence stands by itself, and names what is legal. */
  public boolean namesLegal() {
    return this != STANDS_ALONE;
  }
}
