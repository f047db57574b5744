package lethe.engine.games.ravens;

/** A card of the deck: a memory or a raven. */
public sealed interface Piece permits Card, Raven {}
