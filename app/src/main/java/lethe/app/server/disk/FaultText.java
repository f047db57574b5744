package lethe.app.server.disk;

import lethe.app.server.base.SafeText;
import lethe.app.titles.Titles;
import lethe.engine.core.InputError;

/** Formats an error in a user's text as one line for the log. */
final class FaultText {
  private static final int MAX_LENGTH = 300;

  private FaultText() {}

  static String describe(InputError error) {
    return SafeText.sanitize(
        Titles.ERROR_MESSAGES.format(error.code(), error.arguments()), MAX_LENGTH);
  }
}
