package lethe.engine.games.eurydice;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Checked;
import lethe.engine.core.Fault;
import lethe.engine.core.Game;
import lethe.engine.core.Option;
import lethe.engine.core.Options;
import lethe.engine.core.Seat;
import lethe.engine.core.Seats;

/**
 * The door to Eurydice, a game for one. The rule book has no numbered sections; docs cite its
 * headings. Its boards and special cards were printed parts; here they are texts.
 */
public final class Eurydice {
  public static final String NAME = "eurydice";

  /** The option that holds boards of one's own, as a text. */
  public static final String BOARDS = "boards";

  /** The option that holds special cards of one's own, as a text. */
  public static final String CARDS = "cards";

  public static final Seats SEATS = Seats.exactly("orpheus");
  public static final Seat ORPHEUS = SEATS.table(1).getFirst();

  /** So many spades marked lose the match. */
  public static final int MARKS = 3;

  /** What can be chosen. */
  public static final List<Option> OPTIONS = List.of(Option.text(BOARDS), Option.text(CARDS));

  private Eurydice() {}

  /**
   * The game with these options: {@code boards} and {@code cards}, each a whole text. Boards of
   * one's own are played with as many of the special cards as they need, if they bring none.
   *
   * @param boards the boards when the options bring none
   * @param cards the special cards when the options bring none
   */
  public static Checked<Game<?, Command, Observation, View>> open(
      Options options, String boards, String cards) {
    Optional<Fault> fault = options.fault(OPTIONS);
    if (fault.isPresent()) {
      return Checked.faulty(fault.get());
    }
    return BoardsText.read(options.get(BOARDS).orElse(boards))
        .then(
            printed ->
                options
                    .get(CARDS)
                    .map(own -> CardsText.read(own, printed.size()))
                    .orElseGet(() -> usual(boards, cards, printed.size()))
                    .then(
                        special -> new Checked.Valid<>(new Rules(new Printed(printed, special)))));
  }

  /** Special cards for so many boards of those that come with boards. */
  private static Checked<List<Special>> usual(String boards, String cards, int count) {
    return BoardsText.read(boards)
        .then(
            printed ->
                count > printed.size()
                    ? Checked.faulty(
                        Fault.inOption(BOARDS, 1, 1, DataFlaw.OWN_CARDS_NEEDED, printed.size() + 1))
                    : CardsText.read(cards, printed.size())
                        .then(
                            all ->
                                new Checked.Valid<>(
                                    all.stream().filter(card -> card.board() <= count).toList())));
  }
}
