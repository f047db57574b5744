package lethe.app.house;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import lethe.engine.core.Seat;

/**
 * Who the seats of a table belong to.
 *
 * @param owners in the order of the seats
 */
public record Seating(Map<Seat, SeatOwner> owners) {
  static final Seating NOBODYS = new Seating(Map.of());

  public Seating {
    owners = Collections.unmodifiableMap(new LinkedHashMap<>(owners));
  }

  /** The same with this seat somebody else's. */
  Seating with(Seat seat, SeatOwner owner) {
    Map<Seat, SeatOwner> changed = new LinkedHashMap<>(owners);
    changed.put(seat, owner);
    return new Seating(changed);
  }

  /** The same with those seats another's that were this one's. */
  Seating with(SeatOwner before, SeatOwner after) {
    Map<Seat, SeatOwner> changed = new LinkedHashMap<>(owners);
    changed.replaceAll((_, owner) -> owner.equals(before) ? after : owner);
    return new Seating(changed);
  }

  /**
   * The same with the seats of those who have become others. Whoever sits at a table already sits
   * nowhere else there, and is not invited to.
   *
   * @param names what people are called
   */
  Seating inherited(Map<String, String> heirs, Function<String, Optional<String>> names) {
    Seating inherited = this;
    for (Map.Entry<Seat, SeatOwner> owned : owners.entrySet()) {
      String heir =
          switch (owned.getValue()) {
            case SeatOwner.Held(String id) -> heirs.getOrDefault(id, "");
            case SeatOwner.Invited(String id, String _) -> heirs.getOrDefault(id, "");
            case SeatOwner.Free _, SeatOwner.Bot _ -> "";
          };
      boolean held = owned.getValue() instanceof SeatOwner.Held;
      if (heir.isEmpty() || (held && inherited.seatOf(heir).isPresent())) {
        continue;
      }
      SeatOwner owner =
          held
              ? new SeatOwner.Held(heir)
              : inherited.seatOf(heir).isPresent()
                  ? new SeatOwner.Free("")
                  : new SeatOwner.Invited(heir, names.apply(heir).orElse("somebody"));
      inherited = inherited.with(owned.getKey(), owner);
    }
    return inherited;
  }

  List<Seat> seats() {
    return List.copyOf(owners.keySet());
  }

  /** Whether this seat is somebody's, or kept for somebody. */
  boolean hasSeat(Seat seat) {
    return first(
            (one, owner) ->
                one.equals(seat)
                    && !(owner instanceof SeatOwner.Bot)
                    && !owner.equals(new SeatOwner.Free("")))
        .isPresent();
  }

  /** A seat that is anybody's. */
  Optional<Seat> open() {
    return first((_, owner) -> owner.equals(new SeatOwner.Free("")));
  }

  /** Whoever holds the first seat that somebody holds. */
  Optional<String> firstHolder() {
    return owners.values().stream()
        .filter(SeatOwner.Held.class::isInstance)
        .map(owner -> ((SeatOwner.Held) owner).id())
        .findFirst();
  }

  boolean isHeld(Seat seat) {
    return owners.get(seat) instanceof SeatOwner.Held;
  }

  boolean isHeldBy(Seat seat, String person) {
    return new SeatOwner.Held(person).equals(owners.get(seat));
  }

  boolean isBot(Seat seat) {
    return owners.get(seat) instanceof SeatOwner.Bot;
  }

  /** The seat of this person, if one is. */
  Optional<Seat> seatOf(String person) {
    return first((seat, _) -> isHeldBy(seat, person));
  }

  /** Whether more than one person holds a seat. */
  boolean isHeldByMany() {
    return owners.values().stream().filter(SeatOwner.Held.class::isInstance).count() > 1;
  }

  /** Whether every seat is a bot's, or somebody has taken it. */
  boolean isComplete() {
    return owners.values().stream().noneMatch(SeatOwner::isFree);
  }

  /** Whether no seat is held by a person or kept for one. */
  boolean isLeft() {
    return owners.keySet().stream().noneMatch(this::hasSeat);
  }

  /** Whether seats are free and nobody holds one. */
  boolean isForsaken() {
    return !isComplete() && owners.values().stream().noneMatch(SeatOwner.Held.class::isInstance);
  }

  /**
   * A seat that this person may take.
   *
   * @param name which; any if empty
   */
  Optional<Seat> freeFor(Person person, String name) {
    return first(
        (seat, owner) ->
            (name.isEmpty() || seat.name().equals(name))
                && switch (owner) {
                  case SeatOwner.Free(String invited) ->
                      invited.isEmpty() || invited.equals(person.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(person.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                });
  }

  /** Whether a seat is kept for this person. */
  boolean invites(Person person) {
    return first(
            (_, owner) ->
                switch (owner) {
                  case SeatOwner.Free(String invited) -> invited.equals(person.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(person.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                })
        .isPresent();
  }

  /** The names that free seats are for, as long as nobody has them. */
  public Map<Seat, String> unknown() {
    Map<Seat, String> unknown = new LinkedHashMap<>();
    owners.forEach(
        (seat, owner) -> {
          if (owner instanceof SeatOwner.Free(String name) && !name.isEmpty()) {
            unknown.put(seat, name);
          }
        });
    return unknown;
  }

  private Optional<Seat> first(BiPredicate<Seat, SeatOwner> which) {
    return owners.entrySet().stream()
        .filter(owned -> which.test(owned.getKey(), owned.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
