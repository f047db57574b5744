package lethe.app.ssh;

import java.time.LocalDate;

/**
 * Somebody whose name is kept.
 *
 * @param from the address that they came from last
 * @param used the day on which they were here last
 */
record Known(Person person, String from, LocalDate used) {
  /** The same by another name. */
  Known called(Person renamed) {
    return new Known(renamed, from, used);
  }

  String id() {
    return person.id();
  }

  String name() {
    return person.name();
  }
}
