package lethe.engine.games.nothing;

/** A command that a seat can give. */
public sealed interface Command {
  /** Chooses a card to be laid. Nobody is told. */
  record Pick(int card) implements Command {}

  /** Lays the chosen cards. */
  record Lay() implements Command {}
}
