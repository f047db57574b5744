package lethe.app.command;

import lethe.engine.core.ErrorCode;

/** Errors in a line that the notation of a game does not report. */
public enum LineErrorCode implements ErrorCode {
  /** The word is a command of the program and must stand alone on the line. */
  STANDS_ALONE,
  /** No command that begins with this word is currently legal. The message lists legal verbs. */
  NOT_NOW,
  /** The message lists all legal commands that begin with this word. */
  ONLY,
  /**
   * The message lists some legal commands that begin with this word: one for each possible second
   * word.
   */
  AMONG;

  /** Returns whether the message lists legal commands, so that no suggestions are needed. */
  public boolean listsLegalCommands() {
    return this != STANDS_ALONE;
  }
}
