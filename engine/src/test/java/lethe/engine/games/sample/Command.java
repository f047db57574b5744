package lethe.engine.games.sample;

/** A command that a seat can give. */
public sealed interface Command {
  /** Turns up a card. */
  record Turn(Place place) implements Command {}
}
