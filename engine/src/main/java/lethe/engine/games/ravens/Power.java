package lethe.engine.games.ravens;

/** What a poem card can do for Feth, once. Rule book: The Poem Cards' special powers. */
public enum Power {
  /** Discard one visible card of the Atman. */
  SEVER,
  /** Discard one or two visible cards of one color. */
  BLAZE,
  /** Slip one visible card beneath every card that it overlaps. */
  SINK,
  /** Lift one visible card and place it elsewhere; that can relive a memory. */
  DRIFT,
  /** Draw one card into the line; a raven drawn so is discarded. */
  SEED,
  /** Take a memory card of the discard pile into the line. */
  BLOOM,
  /** Look at the top three cards of the deck, and put them back in any order. */
  GLIMMER,
  /** Chase one raven of the row away. */
  DAWN,
  /** Look at the cards beneath one raven, and put one of them on the discard pile. */
  WHISPER,
  /** Put all cards beneath one raven on the discard pile. */
  REQUIEM
}
