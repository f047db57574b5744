package lethe.engine.games.eurydice;

import java.util.List;
import java.util.Optional;

/**
 * What a viewer sees. Choices that are being made, what was looked at in the deck, and what is
 * known of it are for Orpheus alone.
 *
 * @param boards how many boards there are
 * @param board the one that lies there
 * @param path the spaces of this board walked so far, the present one last
 * @param phase what Orpheus is asked for, as far as others have been told
 * @param pending the symbols of the space still to be carried out
 * @param begun whether one of them has been begun
 * @param symbol the one that is being carried out
 * @param picks what has been chosen so far: positions of the discard area, 0 for the deck, -1 for
 *     Removed
 * @param wanted how many cards the choice takes; where it is up to so many, at most
 * @param due how many cards are still to be discarded
 * @param owed how many cards are to be returned; or diamonds for which there is no heart
 * @param deck the top first
 * @param discard the discard area, position 1 first
 * @param removed in no order
 * @param held cards of the deck that have been looked at and not yet put back, the highest first
 * @param marks how many spades are marked
 * @param obols how many blue tokens there are
 * @param card the current card
 * @param uses how often it can still do what it does so many times
 * @param box what has not come into play
 * @param hidden what lies face down anywhere, all counted together
 * @param memory what Orpheus knows by all that he was told
 * @param ending how it ended, if it has
 * @param counted the deck's hearts, clubs and jokers, when they have been counted
 */
public record View(
    int boards,
    Board board,
    List<Space> path,
    Phase phase,
    List<Symbol> pending,
    boolean begun,
    Optional<Symbol> symbol,
    List<Integer> picks,
    int wanted,
    int due,
    int owed,
    List<Face> deck,
    List<Face> discard,
    List<Face> removed,
    List<Face> held,
    int marks,
    int obols,
    Optional<Special> card,
    int uses,
    Tally box,
    Tally hidden,
    Memory memory,
    Optional<Ending> ending,
    Tally counted) {
  public Space space() {
    return path.getLast();
  }

  /** What must be in the deck by all that Orpheus knows; nothing for whoever does not see that. */
  public Tally certain() {
    return memory.certain();
  }
}
