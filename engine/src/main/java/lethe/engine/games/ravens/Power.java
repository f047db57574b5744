package lethe.engine.games.ravens;

/** The power of a poem card, which Feth can use once. Rule book: The Poem Cards' special powers. */
public enum Power {
  /** Discards one visible card of the Atman. */
  SEVER,
  /** Discards one or two visible cards of one color. */
  BLAZE,
  /** Slips one visible card beneath every card that it overlaps. */
  SINK,
  /** Lifts one visible card and places it elsewhere, which can relive a memory. */
  DRIFT,
  /** Draws one card into the line; a raven drawn this way is discarded. */
  SEED,
  /** Takes a memory card from the discard pile into the line. */
  BLOOM,
  /** Shows the top cards of the deck, at most three, which are then put back in any order. */
  GLIMMER,
  /** Chases one raven of the row away or, in the third batch, defeats it. */
  DAWN,
  /** Shows the cards beneath one raven, one of which goes to the discard pile. */
  WHISPER,
  /** Puts all cards beneath one raven on the discard pile. */
  REQUIEM
}
