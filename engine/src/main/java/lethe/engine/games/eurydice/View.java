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
 * @param box what has not come into play
 * @param hidden what lies face down anywhere, all counted together
 * @param sure what is certainly in the deck by what Orpheus saw, beside the cards he knows the
 *     place of
 * @param ending how it ended, if it has
 * @param hearts the deck's hearts, when they have been counted
 * @param clubs its clubs and jokers
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
    Tally box,
    Tally hidden,
    Tally sure,
    Optional<Ending> ending,
    int hearts,
    int clubs) {
  public Space space() {
    return path.getLast();
  }

  /**
   * How many cards of a suit are in the deck at least: those in known places, and of the rest
   * either what was seen to go in, or what there is no room for elsewhere.
   */
  public int atLeast(Suit suit) {
    int elsewhere = removed.size() + held.size();
    int known = 0;
    for (Face face : discard) {
      elsewhere += face instanceof Face.Up ? 0 : 1;
    }
    for (Face face : deck) {
      known += face.seen().filter(suit::equals).isPresent() ? 1 : 0;
    }
    return Math.max(known + sure.of(suit), hidden.of(suit) - elsewhere);
  }
}
