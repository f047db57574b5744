package lethe.engine.games.eurydice;

import java.util.List;

/**
 * The printed parts that a match is played with.
 *
 * @param boards at least one, in their order
 * @param cards at least one for every board
 */
record Printed(List<Board> boards, List<Special> cards) {
  /** The special deck of a board. */
  List<Special> deck(int board) {
    return cards.stream().filter(card -> card.board() == board).toList();
  }
}
