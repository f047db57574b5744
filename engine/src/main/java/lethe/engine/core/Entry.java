package lethe.engine.core;

/** One line of a match's journal: a command of a seat, or something about the match itself. */
public sealed interface Entry<C> {
  /**
   * A command that stands.
   *
   * @param command in its canonical form
   */
  record Ply<C>(Seat seat, C command) implements Entry<C> {}

  /**
   * Something about the match itself.
   *
   * @param what it is
   */
  record Note<C>(Control what) implements Entry<C> {}

  /** The canonical line. */
  default String line(Notation<C> notation) {
    return switch (this) {
      case Ply<C>(Seat seat, C command) -> seat.name() + ": " + notation.write(command);
      case Note<C>(Control what) -> "* " + what.text();
    };
  }
}
