package lethe.app.server.disk;

import lethe.app.server.SafeText;
import lethe.app.titles.Titles;
import lethe.engine.core.Fault;

/** Formats the error in a user's text as one line of the log. */
final class Reasons {
  private static final int LONGEST = 300;

  private Reasons() {}

  static String say(Fault fault) {
    return SafeText.sanitize(Titles.REASONS.say(fault.why(), fault.facts()), LONGEST);
  }
}
