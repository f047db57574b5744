package lethe.engine.games.nothing;

/** A command that a seat can give. */
public sealed interface Command {
  /** Secretly chooses a card to lay. */
  record Pick(int card) implements Command {}

  /** Lays the chosen cards. */
  record Lay() implements Command {}
}
