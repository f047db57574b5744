package lethe.app.server;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import lethe.engine.core.Seat;

/**
 * The owners of the seats of a table.
 *
 * @param owners in the order of the seats
 */
public record Seating(Map<Seat, SeatOwner> owners) {
  static final Seating NOBODYS = new Seating(Map.of());

  public Seating {
    owners = Collections.unmodifiableMap(new LinkedHashMap<>(owners));
  }

  /** Returns these owners with another one for a seat. */
  Seating with(Seat seat, SeatOwner owner) {
    Map<Seat, SeatOwner> changed = new LinkedHashMap<>(owners);
    changed.put(seat, owner);
    return new Seating(changed);
  }

  /** Returns these owners with one owner replaced by another everywhere. */
  Seating with(SeatOwner before, SeatOwner after) {
    Map<Seat, SeatOwner> changed = new LinkedHashMap<>(owners);
    changed.replaceAll((_, owner) -> owner.equals(before) ? after : owner);
    return new Seating(changed);
  }

  /**
   * Returns these owners with merged accounts replaced. If the surviving account already holds a
   * seat, it gets no second one, and its further invitations become open seats.
   *
   * @param mergedIds maps ids of merged accounts to the surviving ones
   * @param names finds the name of an id
   */
  Seating withMergedAccounts(
      Map<String, String> mergedIds, Function<String, Optional<String>> names) {
    Seating inherited = this;
    for (Map.Entry<Seat, SeatOwner> owned : owners.entrySet()) {
      String newId =
          switch (owned.getValue()) {
            case SeatOwner.Held(String id) -> mergedIds.getOrDefault(id, "");
            case SeatOwner.Invited(String id, String _) -> mergedIds.getOrDefault(id, "");
            case SeatOwner.Free _, SeatOwner.Bot _ -> "";
          };
      boolean held = owned.getValue() instanceof SeatOwner.Held;
      if (newId.isEmpty() || (held && inherited.seatOf(newId).isPresent())) {
        continue;
      }
      SeatOwner owner =
          held
              ? new SeatOwner.Held(newId)
              : inherited.seatOf(newId).isPresent()
                  ? new SeatOwner.Free("")
                  : new SeatOwner.Invited(newId, names.apply(newId).orElse("somebody"));
      inherited = inherited.with(owned.getKey(), owner);
    }
    return inherited;
  }

  List<Seat> seats() {
    return List.copyOf(owners.keySet());
  }

  /** Returns whether a seat is held by a person or reserved for one. */
  boolean hasSeat(Seat seat) {
    return first(
            (one, owner) ->
                one.equals(seat)
                    && !(owner instanceof SeatOwner.Bot)
                    && !owner.equals(new SeatOwner.Free("")))
        .isPresent();
  }

  /** Returns a seat that is open to anybody; empty if there is none. */
  Optional<Seat> open() {
    return first((_, owner) -> owner.equals(new SeatOwner.Free("")));
  }

  /** Returns the id of the first person who holds a seat; empty if nobody does. */
  Optional<String> firstHolder() {
    return owners.values().stream()
        .filter(SeatOwner.Held.class::isInstance)
        .map(owner -> ((SeatOwner.Held) owner).id())
        .findFirst();
  }

  boolean isHeld(Seat seat) {
    return owners.get(seat) instanceof SeatOwner.Held;
  }

  boolean isHeldBy(Seat seat, String accountId) {
    return new SeatOwner.Held(accountId).equals(owners.get(seat));
  }

  boolean isBot(Seat seat) {
    return owners.get(seat) instanceof SeatOwner.Bot;
  }

  /** Returns the seat of a person, by id; empty if they have none. */
  Optional<Seat> seatOf(String accountId) {
    return first((seat, _) -> isHeldBy(seat, accountId));
  }

  /** Returns whether more than one person holds a seat. */
  boolean isHeldByMany() {
    return owners.values().stream().filter(SeatOwner.Held.class::isInstance).count() > 1;
  }

  /** Returns whether no seat is free. */
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
   * Returns a seat that a person may take; empty if there is none.
   *
   * @param name the name of the seat; any seat if empty
   */
  Optional<Seat> freeFor(Account account, String name) {
    return first(
        (seat, owner) ->
            (name.isEmpty() || seat.name().equals(name))
                && switch (owner) {
                  case SeatOwner.Free(String invited) ->
                      invited.isEmpty() || invited.equals(account.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(account.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                });
  }

  /** Returns whether a seat is reserved for a person. */
  boolean invites(Account account) {
    return first(
            (_, owner) ->
                switch (owner) {
                  case SeatOwner.Free(String invited) -> invited.equals(account.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(account.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                })
        .isPresent();
  }

  /** Returns the names for which seats are reserved and that belong to no account yet. */
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
