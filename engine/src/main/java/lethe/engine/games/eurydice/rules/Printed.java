package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.InputError;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.Special;

/**
 * The printed components used in a match.
 *
 * @param boards at least one board, in order
 * @param cards at least one special card for every board
 */
record Printed(List<Board> boards, List<Special> cards) {
  /** The options for custom components. */
  static final List<Option> OPTIONS =
      List.of(Option.text(BoardsText.OPTION), Option.text(CardsText.OPTION));

  /** Reads the components from the options, with defaults for those that are not given. */
  static Validated<Printed> read(Options options, String usualBoards, String usualCards) {
    Optional<InputError> fault = options.findError(OPTIONS);
    if (fault.isPresent()) {
      return Validated.invalid(fault.get());
    }
    Optional<String> own = options.get(BoardsText.OPTION);
    return BoardsText.read(own.orElse(usualBoards))
        .flatMap(
            boards ->
                options
                    .get(CardsText.OPTION)
                    .map(cards -> CardsText.read(cards, boards.size()))
                    .orElseGet(
                        () ->
                            own.isEmpty()
                                ? CardsText.read(usualCards, boards.size())
                                : usual(usualBoards, usualCards, boards.size()))
                    .flatMap(cards -> new Validated.Valid<>(new Printed(boards, cards))));
  }

  /**
   * Returns the default special cards for a number of custom boards, which may be smaller than the
   * default number.
   */
  private static Validated<List<Special>> usual(String boards, String cards, int count) {
    return BoardsText.read(boards)
        .flatMap(
            usual ->
                count > usual.size()
                    ? Validated.invalid(
                        InputError.inOption(
                            BoardsText.OPTION,
                            1,
                            1,
                            DataErrorCode.OWN_CARDS_NEEDED,
                            usual.size() + 1))
                    : CardsText.read(cards, usual.size()));
  }

  /** Returns the special deck of a board. */
  List<Special> deck(int board) {
    return cards.stream().filter(card -> card.board() == board).toList();
  }
}
