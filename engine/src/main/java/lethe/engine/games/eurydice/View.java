package lethe.engine.games.eurydice;

import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees. Choices that are being made, what was looked at in the deck, and what is
 * known of it are for Orpheus alone.
 *
 * @param climb how far he has come
 * @param task what he is asked for, as far as others have been told
 * @param piles the cards of the game, each with the face that this viewer sees
 * @param tableau what else lies before him
 * @param box what has not come into play
 * @param hidden what lies face down anywhere, all counted together
 * @param memory what Orpheus knows by all that he was told
 * @param result how it ended, if it has
 */
public record View(
    Climb climb,
    Task task,
    Piles piles,
    Tableau tableau,
    Tally box,
    Tally hidden,
    Memory memory,
    Result result) {
  /**
   * The boards, and the way up.
   *
   * @param boards how many boards there are
   * @param board the one that lies there
   * @param path the spaces of this board walked so far, the present one last
   */
  public record Climb(int boards, Board board, List<Space> path) {
    public Space space() {
      return path.getLast();
    }
  }

  /**
   * What is to be done.
   *
   * @param phase what Orpheus is asked for
   * @param pending the symbols of the space still to be carried out
   * @param begun whether one of them has been begun
   * @param symbol the one that is being carried out
   * @param picks what has been chosen so far: positions of the discard area, 0 for the deck, -1 for
   *     Removed
   * @param wanted how many cards the choice takes; where it is up to so many, at most
   * @param due how many cards are still to be discarded
   * @param owed how many cards are to be returned; or diamonds for which there is no heart
   */
  public record Task(
      Phase phase,
      List<Symbol> pending,
      boolean begun,
      Optional<Symbol> symbol,
      List<Integer> picks,
      int wanted,
      int due,
      int owed) {}

  /**
   * Where the cards lie.
   *
   * @param deck the top first
   * @param discard the discard area, position 1 first
   * @param removed in no order
   * @param held cards of the deck that have been looked at and not yet put back, the highest first
   */
  public record Piles(List<Face> deck, List<Face> discard, List<Face> removed, List<Face> held) {}

  /**
   * Marks, tokens and the current card.
   *
   * @param marks how many spades are marked
   * @param obols how many blue tokens there are
   * @param card the current card
   * @param uses how often it can still do what it does so many times
   */
  public record Tableau(int marks, int obols, Optional<Special> card, int uses) {}

  /**
   * The end.
   *
   * @param ending how it ended, if it has
   * @param counted the deck's hearts, clubs and jokers, when they have been counted
   */
  public record Result(Optional<Ending> ending, Tally counted) {}

  /** What must be in the deck by all that Orpheus knows; nothing for whoever does not see that. */
  public Tally certain() {
    return memory.certain();
  }

  // The parts' components by their names alone, for screens and players, which ask for them often.

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

  public List<Symbol> pending() {
    return task.pending;
  }

  public boolean begun() {
    return task.begun;
  }

  public Optional<Symbol> symbol() {
    return task.symbol;
  }

  public List<Integer> picks() {
    return task.picks;
  }

  public int wanted() {
    return task.wanted;
  }

  public int due() {
    return task.due;
  }

  public int owed() {
    return task.owed;
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

  public List<Face> held() {
    return piles.held;
  }

  public int marks() {
    return tableau.marks;
  }

  public int obols() {
    return tableau.obols;
  }

  public Optional<Special> card() {
    return tableau.card;
  }

  public int uses() {
    return tableau.uses;
  }

  public Optional<Ending> ending() {
    return result.ending;
  }

  public Tally counted() {
    return result.counted;
  }
}
