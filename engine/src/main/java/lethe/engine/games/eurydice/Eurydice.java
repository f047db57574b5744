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
   * The game with these options: {@code boards} and {@code cards}, each a whole text.
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
                CardsText.read(options.get(CARDS).orElse(cards), printed.size())
                    .then(
                        special -> new Checked.Valid<>(new Rules(new Printed(printed, special)))));
  }
}
