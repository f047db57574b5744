package lethe.app.command;

import lethe.engine.core.ErrorCode;

/** Errors in lines, in addition to those that the notation of a game reports. */
public enum LineErrorCode implements ErrorCode {
  /** The word is a command of the program and must stand alone on the line. */
  MUST_STAND_ALONE,
  /** No command that begins with this word is currently legal. The message lists legal verbs. */
  VERB_NOT_LEGAL,
  /**
   * No legal command continues with this word. The message lists some or all legal commands that
   * begin with the same verb.
   */
  WORD_NOT_LEGAL,
  /** No legal command continues with this word. The message lists all words that can replace it. */
  LEGAL_WORDS,
  /**
   * The line begins with this verb but is not a command, for example because it is incomplete. The
   * message lists all legal commands that begin with the verb.
   */
  LEGAL_COMMANDS,
  /**
   * The same as {@link #LEGAL_COMMANDS}, but the message lists only one legal command for each
   * possible second word.
   */
  LEGAL_EXAMPLES;

  /**
   * Returns whether the message lists legal commands or words of them, so that no suggestions are
   * needed.
   */
  public boolean listsLegalCommands() {
    return this != MUST_STAND_ALONE;
  }
}
