package lethe.engine.core;

/** An entry of a match's journal: a command of a seat, or a control entry. */
public sealed interface Entry<C> {
  /**
   * An accepted command.
   *
   * @param command the command in its canonical form
   */
  record Ply<C>(Seat seat, C command) implements Entry<C> {}

  /** An entry about the match itself rather than a command of a seat. */
  record Control<C>(ControlEntry control) implements Entry<C> {}

  /** Returns the canonical text of this entry, one line of a journal. */
  default String line(Notation<C> notation) {
    return switch (this) {
      case Ply<C>(Seat seat, C command) -> seat.name() + ": " + notation.format(command);
      case Control<C>(ControlEntry control) -> "* " + control.text();
    };
  }
}
