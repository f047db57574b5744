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

  /** Parses the components in the options; uses the defaults for those that are not given. */
  static Validated<PrintedParts> parse(Options options, String defaultBoards, String defaultCards) {
    Optional<InputError> error = options.findError(OPTIONS);
    if (error.isPresent()) {
      return Validated.invalid(error.get());
    }
    Optional<String> customBoards = options.get(BoardsParser.OPTION);
    return BoardsParser.parse(customBoards.orElse(defaultBoards))
        .flatMap(
            boards ->
                options
                    .get(CardsParser.OPTION)
                    .map(cards -> CardsParser.parse(cards, boards.size()))
                    .orElseGet(
                        () ->
                            customBoards.isEmpty()
                                ? CardsParser.parse(defaultCards, boards.size())
                                : parseDefaultCards(defaultBoards, defaultCards, boards.size()))
                    .flatMap(cards -> new Validated.Valid<>(new PrintedParts(boards, cards))));
  }

  /**
   * Parses the default special cards for custom boards. There must not be more custom boards than
   * default boards; otherwise the result is an error.
   */
  private static Validated<List<SpecialCard>> parseDefaultCards(
      String defaultBoards, String defaultCards, int customBoardCount) {
    return BoardsParser.parse(defaultBoards)
        .flatMap(
            defaultBoardList ->
                customBoardCount > defaultBoardList.size()
                    ? Validated.invalid(
                        InputError.inOption(
                            BoardsParser.OPTION,
                            1,
                            1,
                            DataErrorCode.SPECIAL_CARDS_REQUIRED,
                            defaultBoardList.size() + 1))
                    : CardsParser.parse(defaultCards, defaultBoardList.size()));
  }

  /** Returns the special cards of the board with this number, from 1. */
  List<SpecialCard> specialDeck(int board) {
    return cards.stream().filter(card -> card.board() == board).toList();
  }
}
