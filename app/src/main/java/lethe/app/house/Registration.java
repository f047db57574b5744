package lethe.app.house;

import java.time.LocalDate;
import java.util.List;

/**
 * Somebody whose name is kept.
 *
 * @param from the address that they came from last
 * @param used the day on which they were here last
 * @param logins what they are known by, the oldest first
 */
public record Registration(Person person, String from, LocalDate used, List<Login> logins) {
  public Registration {
    logins = List.copyOf(logins);
  }

  /** Somebody who is known by what their id says. */
  public Registration(Person person, String from, LocalDate used) {
    this(person, from, used, List.of(Login.since(used, person.id())));
  }

  /** The same by another name. */
  public Registration called(Person renamed) {
    return new Registration(renamed, from, used, logins);
  }

  /** The same here again, by this. */
  Registration seen(String login, String address, LocalDate day) {
    return new Registration(
        person,
        address,
        day,
        logins.stream().map(one -> one.id().equals(login) ? one.usedOn(day) : one).toList());
  }

  /** Whether they have no key. */
  boolean isGuest() {
    return logins.stream().allMatch(Login::isGuest);
  }

  public String id() {
    return person.id();
  }

  public String name() {
    return person.name();
  }
}
