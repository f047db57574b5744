package lethe.app.cli;

import lethe.app.titles.Titles;
import lethe.engine.core.Fault;

/** Faults as sentences with their place. */
final class Faults {
  private Faults() {}

  /** {@code FILE:LINE:COLUMN: what, and what was expected}. */
  static String line(String file, Fault fault) {
    String place = fault.line() == 0 ? file : file + ":" + fault.line() + ":" + fault.column();
    return place + ": " + Titles.REASONS.say(fault.why(), fault.facts());
  }
}
