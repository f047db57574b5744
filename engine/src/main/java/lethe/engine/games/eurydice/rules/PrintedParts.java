package lethe.engine.games.eurydice.rules;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.InputError;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.DataErrorCode;
import lethe.engine.games.eurydice.SpecialCard;

/**
 * The printed components used in a match.
 *
 * @param boards at least one board, in order
 * @param cards at least one special card for every board
 */
record PrintedParts(List<Board> boards, List<SpecialCard> cards) {
  /** The options for custom components. */
  static final List<Option> OPTIONS =
      List.of(Option.text(BoardsParser.OPTION), Option.text(CardsParser.OPTION));

  /** Reads the components from the options, with defaults for those that are not given. */
  static Validated<PrintedParts> read(Options options, String usualBoards, String usualCards) {
    Optional<InputError> error = options.findError(OPTIONS);
    if (error.isPresent()) {
      return Validated.invalid(error.get());
    }
    Optional<String> own = options.get(BoardsParser.OPTION);
    return BoardsParser.read(own.orElse(usualBoards))
        .flatMap(
            boards ->
                options
                    .get(CardsParser.OPTION)
                    .map(cards -> CardsParser.read(cards, boards.size()))
                    .orElseGet(
                        () ->
                            own.isEmpty()
                                ? CardsParser.read(usualCards, boards.size())
                                : usual(usualBoards, usualCards, boards.size()))
                    .flatMap(cards -> new Validated.Valid<>(new PrintedParts(boards, cards))));
  }

  /**
   * Returns the default special cards for a number of custom boards, which may be smaller than the
   * default number.
   */
  private static Validated<List<SpecialCard>> usual(String boards, String cards, int count) {
    return BoardsParser.read(boards)
        .flatMap(
            usual ->
                count > usual.size()
                    ? Validated.invalid(
                        InputError.inOption(
                            BoardsParser.OPTION,
                            1,
                            1,
                            DataErrorCode.OWN_CARDS_NEEDED,
                            usual.size() + 1))
                    : CardsParser.read(cards, usual.size()));
  }

  /** Returns the special deck of a board. */
  List<SpecialCard> deck(int board) {
    return cards.stream().filter(card -> card.board() == board).toList();
  }
}
