package lethe.app.house;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;

/**
 * How tables look to people. While a table is played in silence no name is read in the lobby or by
 * a seat of it: a name could say what nobody may say there. Those who look on read them at the
 * table; they are heard by no seat.
 */
final class Listings {
  private static final Person NOBODY = new Person("", "");

  private final People people;

  Listings(People people) {
    this.people = people;
  }

  /** As whoever runs the house sees it. */
  TableListing whole(HouseTable table) {
    return listing(table, NOBODY, _ -> false);
  }

  /** As this person sees it in the lobby. */
  TableListing inLobby(HouseTable table, Person viewer) {
    boolean silent = isPlayedInSilence(table);
    return listing(table, viewer, id -> silent && !id.equals(viewer.id()));
  }

  /** As this person sees it who is there. */
  TableListing atTable(HouseTable table, Person viewer) {
    boolean silent = isPlayedInSilence(table) && table.seatOf(viewer.id()).isPresent();
    return listing(table, viewer, id -> silent && !id.equals(viewer.id()));
  }

  private static boolean isPlayedInSilence(HouseTable table) {
    return table.isDealt() && table.isSilent();
  }

  private TableListing listing(HouseTable table, Person viewer, Predicate<String> isHidden) {
    Seating seating = table.seating();
    List<TableListing.Seated> seats =
        seating.owners().entrySet().stream().map(owned -> seated(table, owned, isHidden)).toList();
    Optional<Match<?, ?, ?>> over = table.over().map(match -> match.match());
    return new TableListing(
        table.number(), table.title().id(), table.standing(), seats, over, way(table, viewer));
  }

  private static Optional<TableListing.Way> way(HouseTable table, Person viewer) {
    if (table.isFinished()) {
      return Optional.of(TableListing.Way.WATCH);
    }
    boolean own = !table.isShut() && table.seatOf(viewer.id()).isPresent();
    return own || table.freeFor(viewer, "").isPresent()
        ? Optional.of(TableListing.Way.SIT)
        : Optional.of(TableListing.Way.WATCH).filter(_ -> table.isDealt());
  }

  /** A seat of a match that is over is nobody's to take; who played there may not be known. */
  private TableListing.Seated seated(
      HouseTable table, Map.Entry<Seat, SeatOwner> owned, Predicate<String> isHidden) {
    Seat seat = owned.getKey();
    boolean held = owned.getValue() instanceof SeatOwner.Held;
    return new TableListing.Seated(
        seat,
        owned.getValue().isFree() && table.isFinished()
            ? new TableListing.Sitter.Somebody()
            : sitter(owned.getValue(), isHidden),
        held && !table.isHere(seat) && !table.isFinished(),
        held && table.isPlayedByBot(seat));
  }

  private TableListing.Sitter sitter(SeatOwner owner, Predicate<String> isHidden) {
    return switch (owner) {
      case SeatOwner.Bot(String level) -> new TableListing.Sitter.Bot(level);
      case SeatOwner.Free(String name) when name.isEmpty() -> new TableListing.Sitter.Nobody();
      case SeatOwner.Free(String name) -> new TableListing.Sitter.Invited(name);
      case SeatOwner.Invited(String id, String name) ->
          new TableListing.Sitter.Invited(people.name(id).orElse(name));
      case SeatOwner.Held(String id) ->
          people
              .name(id)
              .filter(_ -> !isHidden.test(id))
              .<TableListing.Sitter>map(TableListing.Sitter.Named::new)
              .orElseGet(TableListing.Sitter.Somebody::new);
    };
  }
}
