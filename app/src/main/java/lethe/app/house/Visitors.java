package lethe.app.house;

import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import lethe.engine.core.Rejection;

/** Who is in the house, on which connections, and what they are called. Any thread may use it. */
final class Visitors {
  private final Context context;
  private final People people;
  private final Tables tables;
  private final SeatAssignment seats;
  private final PersonTurns turns;

  /** Changed under the monitor, together with the names of those who pass. */
  private final Set<Presence> here;

  /**
   * Visitors.
   *
   * @param here those on any connection; seen by others, and changed here alone
   */
  Visitors(
      Context context,
      People people,
      Tables tables,
      SeatAssignment seats,
      PersonTurns turns,
      Set<Presence> here) {
    this.context = context;
    this.people = people;
    this.tables = tables;
    this.seats = seats;
    this.turns = turns;
    this.here = here;
  }

  /** Nobody yet. */
  static Set<Presence> none() {
    return ConcurrentHashMap.newKeySet();
  }

  static boolean isHere(Collection<Presence> here, String id) {
    return here.stream().anyMatch(presence -> presence.person().id().equals(id));
  }

  Presence come(Client client, String id, String suggested, String from, Share share) {
    Presence presence;
    synchronized (this) {
      Person person = people.come(id, suggested, share.name());
      Instant since = context.time().wall().instant();
      presence = new Presence(client, person, from, share, context.limits(), context.log(), since);
      here.add(presence);
    }
    people.seen(id, share.name());
    Person person = presence.person();
    String key = person.isGuest() ? "none" : id;
    context.log().note("came", "address", from, "name", person.name(), "key", key);
    seats.invite(person);
    return presence;
  }

  void go(Presence presence) {
    Person person = presence.person();
    synchronized (this) {
      here.remove(presence);
      if (!isForgotten(person)) {
        return;
      }
    }
    seats.uninvite(person);
  }

  /** A name that is not kept is free again when whoever has it is here no more. */
  private boolean isForgotten(Person person) {
    if (isHere(here, person.id()) || people.known(person.id()).isPresent()) {
      return false;
    }
    people.go(person.id());
    return true;
  }

  /** Those who were invited, whose names were not kept and who are not here, are nobody's. */
  void forgetStrangers() {
    List<SeatOwner> owners =
        tables.all().stream().flatMap(table -> table.seating().owners().values().stream()).toList();
    for (SeatOwner owner : owners) {
      if (owner instanceof SeatOwner.Invited(String id, String name)
          && isForgotten(new Person(id, name))) {
        seats.uninvite(new Person(id, name));
      }
    }
  }

  /** A guest is who that code says, if there is such a guest. */
  Optional<Person> back(Presence presence, String code) {
    Optional<Person> known = people.known(People.guest(code));
    known.ifPresent(
        person -> {
          Person before = presence.person();
          boolean forgotten;
          synchronized (this) {
            presence.become(person);
            forgotten = isForgotten(before);
          }
          people.seen(person.id(), presence.share().name());
          if (forgotten) {
            seats.uninvite(before);
          }
        });
    return known;
  }

  /** Somebody is called otherwise from now on, unless they sit somewhere; why not, if so. */
  Optional<Rejection> rename(Person person, String name) {
    return turns.of(
        person.id(),
        () -> {
          if (tables.isPlaying(person)) {
            return Optional.of(Rejection.of(HouseRefusal.NAME_FIXED));
          }
          Person renamed = new Person(person.id(), name);
          Optional<Rejection> objection = people.rename(renamed);
          if (objection.isEmpty()) {
            here.stream()
                .filter(presence -> presence.person().equals(person))
                .forEach(presence -> presence.become(renamed));
            seats.invite(renamed);
          }
          return objection;
        });
  }
}
