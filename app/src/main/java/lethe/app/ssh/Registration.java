package lethe.app.ssh;

import java.time.LocalDate;

/**
 * Somebody whose name is kept.
 *
 * @param from the address that they came from last
 * @param used the day on which they were here last
 */
record Registration(Person person, String from, LocalDate used) {
  /** The same by another name. */
  Registration called(Person renamed) {
    return new Registration(renamed, from, used);
  }

  String id() {
    return person.id();
  }

  String name() {
    return person.name();
  }
}
