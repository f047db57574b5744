package lethe.app.house;

import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.app.play.Table;
import lethe.app.titles.Titles;
import lethe.engine.core.Control;
import lethe.engine.core.Header;
import lethe.engine.core.Player;
import lethe.engine.core.Rejection;
import lethe.engine.core.Seat;

/** Puts matches into the house that were played elsewhere. */
public final class Imports {
  private static final int LONGEST_NAME = 200;

  private final Tables tables;
  private final Dealer dealer;
  private final SeatChanges changes;
  private final Invitations invitations;
  private final Log log;
  private final InstantSource clock;

  Imports(
      Context context, Tables tables, Dealer dealer, SeatChanges changes, Invitations invitations) {
    this.tables = tables;
    this.dealer = dealer;
    this.changes = changes;
    this.invitations = invitations;
    this.log = context.log();
    this.clock = context.time().steady();
  }

  /** The seats of a match in which people play. */
  public static List<Seat> open(Table<?, ?, ?> match) {
    List<Player> players = match.match().players();
    return match.match().seats().stream()
        .filter(seat -> !(players.get(seat.index()) instanceof Player.Machine))
        .toList();
  }

  /**
   * Has a match be at a table of its own. Bots go on playing; every other seat is for whoever is
   * called so, or anybody's. Whoever had the file knows what was dealt, so the match says that it
   * was copied.
   *
   * @param file what the file was called
   * @param called who the seats are for, as far as that is said
   */
  public Answer put(Table<?, ?, ?> match, String file, Map<Seat, String> called) {
    String name = Clean.line(file, LONGEST_NAME);
    match.note(new Control.Copied(name.isEmpty() ? "?" : name));
    Seating seating = invitations.bound(seating(match, called));
    Written written;
    HouseTable table;
    do {
      table = tables.reserve(number -> new HouseTable(kept(number, match, seating)));
      written = dealer.put(table, match);
      if (written != Written.DONE) {
        tables.drop(table);
      }
    } while (written == Written.BEATEN && changes.skip());
    if (written != Written.DONE) {
      return new Answer.Refused(Rejection.of(HouseRefusal.NO_ROOM));
    }
    table.expect(clock.instant());
    tables.add(table);
    log.note("put", "table", table.number(), "game", table.title().id());
    return new Answer.At(table);
  }

  private static KeptTable kept(int number, Table<?, ?, ?> match, Seating seating) {
    Header header = match.match().header();
    return new KeptTable(
        number,
        0,
        Titles.named(header.game()).orElseThrow(),
        header.options(),
        KeptTable.Host.UNKNOWN,
        seating);
  }

  private static Seating seating(Table<?, ?, ?> match, Map<Seat, String> called) {
    List<Player> players = match.match().players();
    Map<Seat, SeatOwner> owners = new LinkedHashMap<>();
    for (Seat seat : match.match().seats()) {
      SeatOwner owner =
          players.get(seat.index()) instanceof Player.Machine(String level)
              ? new SeatOwner.Bot(level)
              : new SeatOwner.Free(Optional.ofNullable(called.get(seat)).orElse(""));
      owners.put(seat, owner);
    }
    return new Seating(owners);
  }
}
