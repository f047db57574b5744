package lethe.app.server;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.Seat;

/** Seats that are reserved for people by name. */
final class Invitations {
  private final Tables tables;
  private final Accounts accounts;
  private final SeatChanges changes;

  Invitations(Tables tables, Accounts accounts, SeatChanges changes) {
    this.tables = tables;
    this.accounts = accounts;
    this.changes = changes;
  }

  /**
   * Binds each seat reserved for a name to the account of that name, if there is one. The
   * invitation is then for that account only.
   */
  Seating bound(Seating seating) {
    Map<Seat, SeatOwner> bound = new LinkedHashMap<>(seating.owners());
    bound.replaceAll((_, owner) -> owner instanceof SeatOwner.Free free ? known(free) : owner);
    return new Seating(bound);
  }

  /**
   * Returns the invitation of the account with the reserved name, or {@code free} if there is no
   * such account.
   */
  SeatOwner known(SeatOwner.Free free) {
    return accounts
        .findByName(free.invited())
        .<SeatOwner>map(account -> new SeatOwner.Invited(account.id(), free.invited()))
        .orElse(free);
  }

  /**
   * Returns the seats for a rematch: the person keeps their seat, and the other players are invited
   * to theirs.
   */
  Seating again(Account account, Seating seating) {
    Map<Seat, SeatOwner> again = new LinkedHashMap<>(seating.owners());
    again.replaceAll((_, owner) -> again(account, owner));
    return new Seating(again);
  }

  private SeatOwner again(Account account, SeatOwner owner) {
    return owner instanceof SeatOwner.Held(String id) && !id.equals(account.id())
        ? new SeatOwner.Invited(id, accounts.name(id).orElse("somebody"))
        : owner;
  }

  /** Binds the seats reserved for a person's name to that person. */
  void invite(Account account) {
    bind(new SeatOwner.Free(account.name()), new SeatOwner.Invited(account.id(), account.name()));
  }

  /**
   * Releases a person's invitations: the seats are reserved for the next person who takes the name.
   */
  void uninvite(Account account) {
    for (SeatOwner.Invited theirs : invitations(account)) {
      bind(theirs, new SeatOwner.Free(theirs.name()));
      accounts.findByName(theirs.name()).ifPresent(this::invite);
    }
  }

  /** Returns a person's invitations. Their names may differ from the person's current name. */
  private Set<SeatOwner.Invited> invitations(Account account) {
    Set<SeatOwner.Invited> theirs = new LinkedHashSet<>();
    for (ServerTable table : tables.all()) {
      for (SeatOwner owner : table.seating().owners().values()) {
        if (owner instanceof SeatOwner.Invited invited && invited.id().equals(account.id())) {
          theirs.add(invited);
        }
      }
    }
    return theirs;
  }

  private void bind(SeatOwner before, SeatOwner after) {
    for (ServerTable table : tables.all()) {
      if (table.seating().owners().containsValue(before)) {
        table.changing(() -> bind(table, before, after));
      }
    }
  }

  private boolean bind(ServerTable table, SeatOwner before, SeatOwner after) {
    Seating bound = table.seating().with(before, after);
    if (bound.equals(table.seating()) || !tables.contains(table)) {
      return false;
    }
    boolean written = changes.put(table, bound).isEmpty();
    table.presence().wakeWaiting();
    return written;
  }
}
