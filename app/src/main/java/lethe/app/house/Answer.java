package lethe.app.house;

import lethe.engine.core.Rejection;

/** What the house answers to somebody who wants to go to a table. */
public sealed interface Answer {
  /** They may go there. */
  record At(HouseTable table) implements Answer {}

  record Refused(Rejection why) implements Answer {}
}
