package lethe.engine.games.ravens;

import lethe.engine.core.Reason;

/**
 * What the seat to move has to do, which is also why it may do nothing else. Rule book: Flow of the
 * game.
 */
public enum Phase implements Reason {
  /** Ren puts her hearts in order. */
  ARRANGE,
  /** Feth draws, or stops. */
  DRAW,
  /** Feth places cards of his line. */
  BUILD,
  /** Ren turns up a heart of the memory that was relived. */
  REVEAL,
  /** Ren chooses the chunk of the Atman that stays. */
  KEEP,
  /** Feth puts the cards that a glimmer showed him back. */
  ORDER,
  /** Feth puts one of the cards that he heard whisper on the discard pile. */
  FREE,
  /** Ren takes a card. */
  TAKE,
  /** Ren chooses the score cards that go with the card she takes. Nobody else sees this phase. */
  WITH,
  /** Feth may use powers before Ren announces. */
  WINDOW,
  /** Feth may use powers at the end of a batch. */
  PARTING,
  /** Nothing: the match is over. */
  OVER;

  /** Whether it is Feth who moves; otherwise it is Ren, or nobody. */
  public boolean isFeths() {
    return switch (this) {
      case DRAW, BUILD, ORDER, FREE, WINDOW, PARTING -> true;
      case ARRANGE, REVEAL, KEEP, TAKE, WITH, OVER -> false;
    };
  }

  /** Whether Feth may use powers. */
  public boolean hasPowers() {
    return this == DRAW || this == BUILD || this == WINDOW || this == PARTING;
  }
}
