package lethe.app.server;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.Seat;

/** Seats that are reserved for people by name. */
final class Invitations {
  private final Tables tables;
  private final People people;
  private final SeatChanges changes;

  Invitations(Tables tables, People people, SeatChanges changes) {
    this.tables = tables;
    this.people = people;
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
    return people
        .named(free.invited())
        .<SeatOwner>map(person -> new SeatOwner.Invited(person.id(), free.invited()))
        .orElse(free);
  }

  /**
   * Returns the seats for a rematch: the person keeps their seat, and the other players are invited
   * to theirs.
   */
  Seating again(Person person, Seating seating) {
    Map<Seat, SeatOwner> again = new LinkedHashMap<>(seating.owners());
    again.replaceAll((_, owner) -> again(person, owner));
    return new Seating(again);
  }

  private SeatOwner again(Person person, SeatOwner owner) {
    return owner instanceof SeatOwner.Held(String id) && !id.equals(person.id())
        ? new SeatOwner.Invited(id, people.name(id).orElse("somebody"))
        : owner;
  }

  /** Binds the seats reserved for a person's name to that person. */
  void invite(Person person) {
    bind(new SeatOwner.Free(person.name()), new SeatOwner.Invited(person.id(), person.name()));
  }

  /**
   * Releases a person's invitations: the seats are reserved for the next person who takes the name.
   */
  void uninvite(Person person) {
    for (SeatOwner.Invited theirs : invitations(person)) {
      bind(theirs, new SeatOwner.Free(theirs.name()));
      people.named(theirs.name()).ifPresent(this::invite);
    }
  }

  /** Returns a person's invitations. Their names may differ from the person's current name. */
  private Set<SeatOwner.Invited> invitations(Person person) {
    Set<SeatOwner.Invited> theirs = new LinkedHashSet<>();
    for (ServerTable table : tables.all()) {
      for (SeatOwner owner : table.seating().owners().values()) {
        if (owner instanceof SeatOwner.Invited invited && invited.id().equals(person.id())) {
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
    table.attendance().wakeWaiting();
    return written;
  }
}
