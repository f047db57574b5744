package lethe.app.command;

import lethe.engine.core.ErrorCode;

/** Errors in a line beyond those that a game's notation reports. */
public enum LineErrorCode implements ErrorCode {
  /** The word is a command of the program and must stand alone on the line. */
  STANDS_ALONE,
  /** No command that begins with this word is currently legal. The legal ones follow. */
  NOT_NOW,
  /** With this word, only the following lines are currently legal. */
  ONLY,
  /**
   * With this word, the following lines are currently legal, among others with different endings.
   */
  AMONG;

  /** Returns whether the message stands alone and lists the legal commands. */
  public boolean listsLegalCommands() {
    return this != STANDS_ALONE;
  }
}
