package lethe.app.save;

import lethe.engine.core.ErrorCode;

/** Errors of files: they cannot be read or written, or their content has the wrong format. */
public enum FileErrorCode implements ErrorCode {
  NO_FILE,
  NOT_NAMED,
  NO_FOLDER,
  A_FOLDER,

  /** A device, a pipe or a socket. */
  NO_REGULAR_FILE,
  NOT_READABLE,
  NOT_WRITABLE,
  NO_ROOM,
  TOO_BIG,
  NOT_UTF8,
  EXISTS,
  IN_USE,
  NO_NOTE,
  NO_BRANCH,
  FURTHER
}
