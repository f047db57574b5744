package lethe.engine.games.ravens;

import lethe.engine.core.ErrorCode;

/**
 * What the seat to move has to do. A phase is also the reason for refusing other commands. Rule
 * book: Flow of the game.
 */
public enum Phase implements ErrorCode {
  /** Ren orders her hearts. */
  ARRANGE,
  /** Feth draws or stops. */
  DRAW,
  /** Feth places cards of his line. */
  BUILD,
  /** Ren turns up a heart of the relived memory. */
  REVEAL,
  /** Ren chooses the chunk of the Atman that stays. */
  KEEP,
  /** Feth puts the cards back that a glimmer showed him. */
  ORDER,
  /** Feth puts one of the cards that a whisper showed him on the discard pile. */
  FREE,
  /** Ren takes a card. */
  TAKE,
  /** Ren chooses score cards to add to the card she takes. Nobody else sees this phase. */
  WITH,
  /** Feth may use powers before Ren announces the result. */
  WINDOW,
  /** Feth may use powers at the end of a batch. */
  PARTING,
  /** The match is over. */
  OVER;

  /** Returns whether it is Feth's move; otherwise it is Ren's, or nobody's. */
  public boolean isFethsMove() {
    return switch (this) {
      case DRAW, BUILD, ORDER, FREE, WINDOW, PARTING -> true;
      case ARRANGE, REVEAL, KEEP, TAKE, WITH, OVER -> false;
    };
  }

  /** Returns whether Feth may use powers. */
  public boolean allowsPowers() {
    return this == DRAW || this == BUILD || this == WINDOW || this == PARTING;
  }
}
