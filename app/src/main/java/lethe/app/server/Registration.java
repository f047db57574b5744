package lethe.app.server;

import java.time.LocalDate;
import java.util.List;

/**
 * A registered account with its logins.
 *
 * @param from the address from which it was last used
 * @param used the day on which it was last used
 * @param logins its logins, oldest first
 */
public record Registration(Person person, String from, LocalDate used, List<Login> logins) {
  public Registration {
    logins = List.copyOf(logins);
  }

  /** Creates a record whose only login is that of the account's id. */
  public Registration(Person person, String from, LocalDate used) {
    this(person, from, used, List.of(Login.since(used, person.id())));
  }

  /** Returns this record with another name. */
  public Registration called(Person renamed) {
    return new Registration(renamed, from, used, logins);
  }

  /**
   * Returns this record after another use.
   *
   * @param login the login that was used
   */
  Registration seen(String login, String address, LocalDate day) {
    return new Registration(
        person,
        address,
        day,
        logins.stream().map(one -> one.id().equals(login) ? one.usedOn(day) : one).toList());
  }

  /** Returns whether the account has no key. */
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
