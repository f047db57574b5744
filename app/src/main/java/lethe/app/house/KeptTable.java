package lethe.app.house;

import java.util.Map;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * A table as it is kept, beside the journal of its match.
 *
 * @param number what people call it
 * @param version how often it has been written down
 */
public record KeptTable(
    int number, int version, Title<?, ?, ?> title, Options options, Host host, Seating seating) {
  /**
   * Whoever sets a table.
   *
   * @param id who
   * @param from the address, or the network, that they come from
   */
  public record Host(String id, String from) {
    /** Where nobody knows any more. */
    public static final Host UNKNOWN = new Host("", "");
  }

  /** The same with other people at it. */
  KeptTable with(Seating other) {
    return new KeptTable(number, version, title, options, host, other);
  }

  /** The same, set by whoever has become who set it. */
  KeptTable inherited(Map<String, String> heirs) {
    Host heir = new Host(heirs.getOrDefault(host.id(), host.id()), host.from());
    return new KeptTable(number, version, title, options, heir, seating);
  }

  /** The same as it is when it has been written down. */
  KeptTable written() {
    return new KeptTable(number, version + 1, title, options, host, seating);
  }
}
