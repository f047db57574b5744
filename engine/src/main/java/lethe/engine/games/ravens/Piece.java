package lethe.engine.games.ravens;

/** What the deck is made of. */
public sealed interface Piece permits Card, Raven {}
