package lethe.engine.games.sample;

/** What a seat may ask for. */
public sealed interface Command {
  /** Lead a card, or answer with it. */
  record Play(int card) implements Command {}
}
