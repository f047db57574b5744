package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataFlaw;
import lethe.engine.games.eurydice.Special;

/**
 * The printed parts that a match is played with.
 *
 * @param boards at least one, in their order
 * @param cards at least one for every board
 */
record Printed(List<Board> boards, List<Special> cards) {
  /** What can be chosen: parts of one's own. */
  static final List<Option> OPTIONS =
      List.of(Option.text(BoardsText.OPTION), Option.text(CardsText.OPTION));

  /** The parts that the options bring, and the usual ones for those that they do not. */
  static Checked<Printed> read(Options options, String usualBoards, String usualCards) {
    Optional<Fault> fault = options.fault(OPTIONS);
    if (fault.isPresent()) {
      return Checked.faulty(fault.get());
    }
    Optional<String> own = options.get(BoardsText.OPTION);
    return BoardsText.read(own.orElse(usualBoards))
        .then(
            boards ->
                options
                    .get(CardsText.OPTION)
                    .map(cards -> CardsText.read(cards, boards.size()))
                    .orElseGet(
                        () ->
                            own.isEmpty()
                                ? CardsText.read(usualCards, boards.size())
                                : usual(usualBoards, usualCards, boards.size()))
                    .then(cards -> new Checked.Valid<>(new Printed(boards, cards))));
  }

  /** The usual special cards for so many boards of one's own, which may be fewer than the usual. */
  private static Checked<List<Special>> usual(String boards, String cards, int count) {
    return BoardsText.read(boards)
        .then(
            usual ->
                count > usual.size()
                    ? Checked.faulty(
                        Fault.inOption(
                            BoardsText.OPTION, 1, 1, DataFlaw.OWN_CARDS_NEEDED, usual.size() + 1))
                    : CardsText.read(cards, usual.size()));
  }

  /** The special deck of a board. */
  List<Special> deck(int board) {
    return cards.stream().filter(card -> card.board() == board).toList();
  }
}
