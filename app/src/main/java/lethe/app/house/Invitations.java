package lethe.app.house;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import lethe.engine.core.Seat;

/** Seats that are kept for people by their names. */
final class Invitations {
  private final Tables tables;
  private final People people;
  private final SeatChanges changes;

  Invitations(Tables tables, People people, SeatChanges changes) {
    this.tables = tables;
    this.people = people;
    this.changes = changes;
  }

  /** Those who are known by the names that were said, and nobody else, are invited. */
  Seating bound(Seating seating) {
    Map<Seat, SeatOwner> bound = new LinkedHashMap<>(seating.owners());
    bound.replaceAll((_, owner) -> owner instanceof SeatOwner.Free free ? known(free) : owner);
    return new Seating(bound);
  }

  /** For whom a seat is that is for somebody of that name. */
  SeatOwner known(SeatOwner.Free free) {
    return people
        .named(free.invited())
        .<SeatOwner>map(person -> new SeatOwner.Invited(person.id(), free.invited()))
        .orElse(free);
  }

  /** The same people for another match: this one has the seat, the others are invited to theirs. */
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

  /** Whose a seat is to be that is called so is settled: it is this person. */
  void invite(Person person) {
    bind(new SeatOwner.Free(person.name()), new SeatOwner.Invited(person.id(), person.name()));
  }

  /** Seats that were to be this person's are for whoever takes the name next. */
  void uninvite(Person person) {
    for (SeatOwner.Invited theirs : invitations(person)) {
      bind(theirs, new SeatOwner.Free(theirs.name()));
      people.named(theirs.name()).ifPresent(this::invite);
    }
  }

  /** As what they are invited: they may have been called otherwise since. */
  private Set<SeatOwner.Invited> invitations(Person person) {
    Set<SeatOwner.Invited> theirs = new LinkedHashSet<>();
    for (HouseTable table : tables.all()) {
      for (SeatOwner owner : table.seating().owners().values()) {
        if (owner instanceof SeatOwner.Invited invited && invited.id().equals(person.id())) {
          theirs.add(invited);
        }
      }
    }
    return theirs;
  }

  private void bind(SeatOwner before, SeatOwner after) {
    for (HouseTable table : tables.all()) {
      if (table.seating().owners().containsValue(before)) {
        table.changing(() -> bind(table, before, after));
      }
    }
  }

  private boolean bind(HouseTable table, SeatOwner before, SeatOwner after) {
    Seating bound = table.seating().with(before, after);
    if (bound.equals(table.seating()) || !tables.contains(table)) {
      return false;
    }
    boolean written = changes.put(table, bound).isEmpty();
    table.attendance().wakeWaiting();
    return written;
  }
}
