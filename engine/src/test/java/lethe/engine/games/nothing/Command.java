package lethe.engine.games.nothing;

/** What a seat may ask for. */
public sealed interface Command {
  /** Choose a card to be laid; nobody is told. */
  record Pick(int card) implements Command {}

  /** Lay what was picked. */
  record Lay() implements Command {}
}
