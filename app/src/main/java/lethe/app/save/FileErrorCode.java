package lethe.app.save;

import lethe.engine.core.ErrorCode;

/**
 * The reasons why a file cannot be used: it cannot be read or written, its content has the wrong
 * format, or using it would conflict with another use.
 */
public enum FileErrorCode implements ErrorCode {
  NO_FILE,
  NO_FILE_NAME,
  NO_FOLDER,
  IS_FOLDER,

  /** A device, a pipe or a socket. */
  NOT_REGULAR_FILE,
  NOT_READABLE,
  NOT_WRITABLE,
  /** Arguments: the operating system's error message. */
  INCOMPLETE_WRITE,
  /** Arguments: the maximum size in megabytes. */
  TOO_LARGE,
  /** Invalid UTF-8 or a control character. */
  NOT_UTF8,
  EXISTS,
  IN_USE,
  INVALID_NOTE,
  INVALID_BRANCH,
  /**
   * Arguments: the file in which the match has advanced further or is being played, and the same in
   * the syntax of a shell.
   */
  NEWER_COPY
}
