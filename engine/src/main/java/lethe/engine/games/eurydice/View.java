package lethe.engine.games.eurydice;

import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees. Incomplete choices, cards looked at in the deck, and conclusions about the
 * deck are visible only to Orpheus and the referee.
 *
 * @param climb the progress on the boards
 * @param task what this viewer knows of the decision that Orpheus has to make
 * @param piles the cards, each with the face that this viewer sees
 * @param tableau marks, tokens and the current card
 * @param boxCounts the cards that are still in the box
 * @param faceDownCounts the face-down cards in play; all zero when the match is over
 * @param memory the observations that Orpheus has received; {@link ObservationHistory#NONE} for
 *     spectators
 * @param result the result; without an ending while the match is running
 */
public record View(
    Climb climb,
    Task task,
    Piles piles,
    Tableau tableau,
    SuitCounts boxCounts,
    SuitCounts faceDownCounts,
    ObservationHistory memory,
    Result result) {
  /**
   * The progress on the boards.
   *
   * @param boards the number of boards
   * @param board the current board
   * @param path the visited spaces of this board, the current one last
   */
  public record Climb(int boards, Board board, List<Space> path) {
    public Space space() {
      return path.getLast();
    }
  }

  /**
   * The decision that Orpheus has to make.
   *
   * @param phase the required kind of command
   * @param pendingSymbols the unresolved symbols of the space
   * @param symbolBegun whether Orpheus has begun to resolve a symbol of the space
   * @param currentSymbol the symbol being resolved; empty if there is none
   * @param picks the cards chosen so far or, after a hymn has looked, its diamonds: positions in
   *     the discard area, 0 for the deck, -1 for Removed
   * @param cardsToChoose the number of cards to choose; the maximum number if fewer are allowed; 0
   *     for a hymn, which has no limit, and in phases in which no cards are chosen
   * @param cardsToDiscard the number of cards still to be discarded; during a hymn, the number of
   *     its diamonds that have already left the deck
   * @param cardsToReturn the number of cards to be returned, or of diamonds without a matching
   *     heart
   */
  public record Task(
      Phase phase,
      List<Symbol> pendingSymbols,
      boolean symbolBegun,
      Optional<Symbol> currentSymbol,
      List<Integer> picks,
      int cardsToChoose,
      int cardsToDiscard,
      int cardsToReturn) {}

  /**
   * The cards.
   *
   * @param deck the deck, from the top
   * @param discard the discard area, position 1 first
   * @param removed the removed cards, in no particular order
   * @param heldCards the cards of the deck that were looked at and have not been put back, highest
   *     first
   */
  public record Piles(
      List<Face> deck, List<Face> discard, List<Face> removed, List<Face> heldCards) {}

  /**
   * Marks, tokens and the current card.
   *
   * @param marks the number of marked spades
   * @param obols the number of obols
   * @param card the current card; empty if there is none
   * @param usesLeft the number of remaining uses of the current card; 0 if its uses are not limited
   */
  public record Tableau(int marks, int obols, Optional<SpecialCard> card, int usesLeft) {}

  /**
   * The result of the match.
   *
   * @param ending the way the match ended; empty while the match is running
   * @param deckCounts the hearts, clubs and jokers of the deck; all zero before they are counted
   */
  public record Result(Optional<Ending> ending, SuitCounts deckCounts) {}

  /**
   * Returns the minimum number of cards of each suit in the deck, given what Orpheus knows; all
   * zero for viewers without that knowledge.
   */
  public SuitCounts certainDeckCounts() {
    return memory.certainDeckCounts();
  }

  // Shortcuts to nested components that screens and bots use often.

  public int boards() {
    return climb.boards;
  }

  public Board board() {
    return climb.board;
  }

  public List<Space> path() {
    return climb.path;
  }

  public Space space() {
    return climb.space();
  }

  public Phase phase() {
    return task.phase;
  }

  public List<Symbol> pendingSymbols() {
    return task.pendingSymbols;
  }

  public boolean symbolBegun() {
    return task.symbolBegun;
  }

  public Optional<Symbol> currentSymbol() {
    return task.currentSymbol;
  }

  public List<Integer> picks() {
    return task.picks;
  }

  public int cardsToChoose() {
    return task.cardsToChoose;
  }

  public int cardsToDiscard() {
    return task.cardsToDiscard;
  }

  public int cardsToReturn() {
    return task.cardsToReturn;
  }

  public List<Face> deck() {
    return piles.deck;
  }

  public List<Face> discard() {
    return piles.discard;
  }

  public List<Face> removed() {
    return piles.removed;
  }

  public List<Face> heldCards() {
    return piles.heldCards;
  }

  public int marks() {
    return tableau.marks;
  }

  public int obols() {
    return tableau.obols;
  }

  public Optional<SpecialCard> card() {
    return tableau.card;
  }

  public int usesLeft() {
    return tableau.usesLeft;
  }

  public Optional<Ending> ending() {
    return result.ending;
  }

  public SuitCounts deckCounts() {
    return result.deckCounts;
  }
}
