package lethe.app.house;

import java.time.LocalDate;

/**
 * Somebody whose name is kept.
 *
 * @param from the address that they came from last
 * @param used the day on which they were here last
 */
public record Registration(Person person, String from, LocalDate used) {
  /** The same by another name. */
  public Registration called(Person renamed) {
    return new Registration(renamed, from, used);
  }

  public String id() {
    return person.id();
  }

  public String name() {
    return person.name();
  }
}
