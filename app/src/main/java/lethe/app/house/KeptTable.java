package lethe.app.house;

import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * A table as it is kept, beside the journal of its match.
 *
 * @param number what people call it
 */
public record KeptTable(int number, Title<?, ?, ?> title, Options options, Seating seating) {
  /** The same with other people at it. */
  KeptTable with(Seating other) {
    return new KeptTable(number, title, options, other);
  }
}
