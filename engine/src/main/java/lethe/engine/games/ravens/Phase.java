package lethe.engine.games.ravens;

import lethe.engine.core.ErrorCode;

/**
 * The action required of the seat to move. A phase also serves as the reason for rejecting other
 * commands. Rule book: Flow of the game.
 */
public enum Phase implements ErrorCode {
  /** Ren orders her hearts. */
  ARRANGE,
  /** Feth draws or stops. */
  DRAW,
  /** Feth places cards of his line. */
  BUILD,
  /** Ren turns up a heart of the relived color. */
  REVEAL,
  /** Ren chooses the chunk of the Atman to keep. */
  KEEP,
  /** Feth puts back the cards shown by a glimmer. */
  ORDER,
  /** Feth puts one of the cards shown by a whisper on the discard pile. */
  FREE,
  /** Ren takes a card. */
  TAKE,
  /**
   * Ren chooses score cards to add to the card she takes. Only she and the referee see this phase;
   * other viewers see {@link #TAKE}.
   */
  ADD_SCORE_CARDS,
  /** Feth may use powers before Ren announces the result. */
  BEFORE_ANNOUNCEMENT,
  /** Feth may use powers at the end of a batch. */
  BATCH_END,
  OVER;

  /** Returns whether it is Feth's move; otherwise it is Ren's move, or the match is over. */
  public boolean isFethsMove() {
    return switch (this) {
      case DRAW, BUILD, ORDER, FREE, BEFORE_ANNOUNCEMENT, BATCH_END -> true;
      case ARRANGE, REVEAL, KEEP, TAKE, ADD_SCORE_CARDS, OVER -> false;
    };
  }

  /** Returns whether Feth may use powers in this phase. */
  public boolean allowsPowers() {
    return this == DRAW || this == BUILD || this == BEFORE_ANNOUNCEMENT || this == BATCH_END;
  }
}
