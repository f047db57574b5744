package lethe.app.house;

import java.util.Map;
import java.util.Optional;
import lethe.app.event.Board;
import lethe.app.titles.Title;
import lethe.engine.core.Options;

/**
 * A table as it is kept, beside the journal of its match.
 *
 * @param number what people call it
 * @param version how often it has been written down
 * @param terms what holds here beside the rules of the game
 * @param board which deal of an event is played here, where one is
 */
public record KeptTable(
    int number,
    int version,
    Title<?, ?, ?> title,
    Options options,
    Host host,
    Seating seating,
    Terms terms,
    Optional<Board> board) {
  /** One whose deal is its own. */
  public KeptTable(
      int number, int version, Title<?, ?, ?> title, Options options, Host host, Seating seating) {
    this(number, version, title, options, host, seating, Terms.USUAL, Optional.empty());
  }

  /**
   * Who may change the seats of a table, and who created it.
   *
   * @param id the host: the creator, or another player after the creator has given up a seat there
   * @param from the address, or the network, of the creator
   * @param creator the person in whose quota the table counts until it ends
   */
  public record Host(String id, String from, String creator) {
    /** Where nobody knows any more. */
    public static final Host UNKNOWN = new Host("", "");

    /** The creator of a new table. */
    public Host(String id, String from) {
      this(id, from, id);
    }

    boolean is(String person) {
      return id.equals(person);
    }
  }

  /** The same with other people at it; of those, one is the host if whoever was has left. */
  KeptTable with(Seating other) {
    boolean left = seating.seatOf(host.id()).isPresent() && other.seatOf(host.id()).isEmpty();
    Optional<String> heir = left ? other.firstHolder() : Optional.empty();
    KeptTable seated = new KeptTable(number, version, title, options, host, other, terms, board);
    return heir.map(seated::hosted).orElse(seated);
  }

  /** The same, set by whoever has become who set it. */
  KeptTable inherited(Map<String, String> heirs) {
    String creator = heirs.getOrDefault(host.creator(), host.creator());
    return hosted(new Host(heirs.getOrDefault(host.id(), host.id()), host.from(), creator));
  }

  /** The same with this person for a host. */
  KeptTable hosted(String id) {
    return hosted(new Host(id, host.from(), host.creator()));
  }

  private KeptTable hosted(Host other) {
    return new KeptTable(number, version, title, options, other, seating, terms, board);
  }

  /** The same as it is when it has been written down. */
  public KeptTable written() {
    return new KeptTable(number, version + 1, title, options, host, seating, terms, board);
  }
}
