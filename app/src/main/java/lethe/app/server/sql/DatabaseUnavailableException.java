package lethe.app.server.sql;

import java.io.IOException;

/**
 * Thrown if a database cannot be opened at the moment, but may become available without a change of
 * the configuration.
 */
public final class DatabaseUnavailableException extends IOException {
  private static final long serialVersionUID = 1;

  DatabaseUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
