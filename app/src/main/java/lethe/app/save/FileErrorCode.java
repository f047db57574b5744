package lethe.app.save;

import lethe.engine.core.ErrorCode;

/** Errors of files: they cannot be read or written, or their content has the wrong format. */
public enum FileErrorCode implements ErrorCode {
  NO_FILE,
  NO_FILE_NAME,
  NO_FOLDER,
  IS_FOLDER,

  /** A device, a pipe or a socket. */
  NOT_REGULAR_FILE,
  NOT_READABLE,
  NOT_WRITABLE,
  INCOMPLETE_WRITE,
  TOO_LARGE,
  NOT_UTF8,
  EXISTS,
  IN_USE,
  INVALID_NOTE,
  INVALID_BRANCH,
  NEWER_COPY
}
