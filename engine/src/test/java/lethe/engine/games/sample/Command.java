package lethe.engine.games.sample;

/** A command that a seat can give. */
public sealed interface Command {
  /** Leads a card, or follows with it. */
  record Play(int card) implements Command {}
}
