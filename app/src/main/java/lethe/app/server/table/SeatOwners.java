package lethe.app.server.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import lethe.app.server.account.Account;
import lethe.engine.core.Seat;

/**
 * The owners of the seats of a table.
 *
 * @param bySeat the owner of each seat, in the order of the seats
 */
public record SeatOwners(Map<Seat, SeatOwner> bySeat) {
  static final SeatOwners EMPTY = new SeatOwners(Map.of());

  public SeatOwners {
    bySeat = Collections.unmodifiableMap(new LinkedHashMap<>(bySeat));
  }

  /** Returns these owners with the owner of one seat replaced. */
  SeatOwners with(Seat seat, SeatOwner owner) {
    Map<Seat, SeatOwner> newOwners = new LinkedHashMap<>(bySeat);
    newOwners.put(seat, owner);
    return new SeatOwners(newOwners);
  }

  /** Returns these owners with one owner replaced by another in all seats. */
  SeatOwners with(SeatOwner oldOwner, SeatOwner newOwner) {
    Map<Seat, SeatOwner> newOwners = new LinkedHashMap<>(bySeat);
    newOwners.replaceAll((_, owner) -> owner.equals(oldOwner) ? newOwner : owner);
    return new SeatOwners(newOwners);
  }

  /**
   * Returns these owners with merged accounts replaced. If the surviving account already holds a
   * seat, it gets no second one: a further seat keeps its owner, and a seat reserved for a merged
   * account becomes open.
   *
   * @param mergedIds maps ids of merged accounts to the surviving ones
   * @param names returns the name of the account with an id; empty if there is none
   */
  SeatOwners withMergedAccounts(
      Map<String, String> mergedIds, Function<String, Optional<String>> names) {
    SeatOwners mergedOwners = this;
    for (Map.Entry<Seat, SeatOwner> entry : bySeat.entrySet()) {
      String newId =
          switch (entry.getValue()) {
            case SeatOwner.Held(String id) -> mergedIds.getOrDefault(id, "");
            case SeatOwner.Invited(String id, String _) -> mergedIds.getOrDefault(id, "");
            case SeatOwner.Free _, SeatOwner.Bot _ -> "";
          };
      boolean held = entry.getValue() instanceof SeatOwner.Held;
      if (newId.isEmpty() || (held && mergedOwners.seatOf(newId).isPresent())) {
        continue;
      }
      SeatOwner owner =
          held
              ? new SeatOwner.Held(newId)
              : mergedOwners.seatOf(newId).isPresent()
                  ? new SeatOwner.Free("")
                  : new SeatOwner.Invited(
                      newId, names.apply(newId).orElse(SeatOwner.Invited.UNKNOWN_NAME));
      mergedOwners = mergedOwners.with(entry.getKey(), owner);
    }
    return mergedOwners;
  }

  List<Seat> seats() {
    return List.copyOf(bySeat.keySet());
  }

  /** Returns whether a seat is held by an account or reserved. */
  boolean isAssigned(Seat seat) {
    return findSeat(
            (candidate, owner) ->
                candidate.equals(seat)
                    && !(owner instanceof SeatOwner.Bot)
                    && !owner.equals(new SeatOwner.Free("")))
        .isPresent();
  }

  /** Returns a seat that is open to anyone; empty if there is none. */
  Optional<Seat> findOpenSeat() {
    return findSeat((_, owner) -> owner.equals(new SeatOwner.Free("")));
  }

  /**
   * Returns the id of the account that holds the first held seat, in the order of the seats; empty
   * if no seat is held.
   */
  Optional<String> firstHolder() {
    return bySeat.values().stream()
        .filter(SeatOwner.Held.class::isInstance)
        .map(owner -> ((SeatOwner.Held) owner).id())
        .findFirst();
  }

  boolean isHeld(Seat seat) {
    return bySeat.get(seat) instanceof SeatOwner.Held;
  }

  boolean isHeldBy(Seat seat, String accountId) {
    return new SeatOwner.Held(accountId).equals(bySeat.get(seat));
  }

  boolean isBot(Seat seat) {
    return bySeat.get(seat) instanceof SeatOwner.Bot;
  }

  /** Returns the seat of the account with an id; empty if it has none. */
  Optional<Seat> seatOf(String accountId) {
    return findSeat((seat, _) -> isHeldBy(seat, accountId));
  }

  /** Returns whether more than one seat is held by an account. */
  boolean hasSeveralHolders() {
    return bySeat.values().stream().filter(SeatOwner.Held.class::isInstance).count() > 1;
  }

  /** Returns whether no seat is free. */
  boolean isFull() {
    return bySeat.values().stream().noneMatch(SeatOwner::isFree);
  }

  /** Returns whether no seat is held by an account or reserved. */
  boolean isAbandoned() {
    return bySeat.keySet().stream().noneMatch(this::isAssigned);
  }

  /** Returns whether there are free seats and no seat is held by an account. */
  boolean isVacant() {
    return !isFull() && bySeat.values().stream().noneMatch(SeatOwner.Held.class::isInstance);
  }

  /**
   * Returns a free seat that an account may take; empty if there is none.
   *
   * @param name the name of the seat; empty for any seat
   * @param needsInvitation whether only a seat reserved for the account may be taken
   */
  Optional<Seat> findFreeSeat(Account account, String name, boolean needsInvitation) {
    return findSeat(
        (seat, owner) ->
            (name.isEmpty() || seat.name().equals(name))
                && switch (owner) {
                  case SeatOwner.Free(String invitee) ->
                      invitee.isEmpty() ? !needsInvitation : invitee.equals(account.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(account.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                });
  }

  /**
   * Returns the seats that are open or reserved. A bot may be playing them for players who have
   * left.
   */
  List<Seat> freeSeats() {
    return bySeat.entrySet().stream()
        .filter(entry -> entry.getValue().isFree())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns whether any seat is reserved for a user. */
  boolean isInvited(Account account) {
    return findSeat(
            (_, owner) ->
                switch (owner) {
                  case SeatOwner.Free(String invitee) -> invitee.equals(account.name());
                  case SeatOwner.Invited(String id, String _) -> id.equals(account.id());
                  case SeatOwner.Held _, SeatOwner.Bot _ -> false;
                })
        .isPresent();
  }

  /**
   * Returns the names of invited users who have no account yet, keyed by the seat that is reserved
   * for them.
   */
  public Map<Seat, String> unknownInvitees() {
    Map<Seat, String> unknown = new LinkedHashMap<>();
    bySeat.forEach(
        (seat, owner) -> {
          if (owner instanceof SeatOwner.Free(String name) && !name.isEmpty()) {
            unknown.put(seat, name);
          }
        });
    return unknown;
  }

  private Optional<Seat> findSeat(BiPredicate<Seat, SeatOwner> filter) {
    return bySeat.entrySet().stream()
        .filter(entry -> filter.test(entry.getKey(), entry.getValue()))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
