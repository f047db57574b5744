package lethe.app.house.disk;

import lethe.app.house.Clean;
import lethe.app.titles.Titles;
import lethe.engine.core.Fault;

/** What is wrong in a text that somebody wrote, in one line for a log. */
final class Reasons {
  private static final int LONGEST = 300;

  private Reasons() {}

  static String say(Fault fault) {
    return Clean.line(Titles.REASONS.say(fault.why(), fault.facts()), LONGEST);
  }
}
