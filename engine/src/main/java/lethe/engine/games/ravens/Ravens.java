package lethe.engine.games.ravens;

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
 * The door to The Ravens of Thri Sahashri, a game by Kuro for two who play together: three batches
 * of a puzzle and a poem. The rule book has no numbered sections; docs cite its headings.
 */
public final class Ravens {
  public static final String NAME = "ravens";

  /** The option that holds a deck of one's own, as a text of its 35 memory cards. */
  public static final String DECK = "deck";

  /** What can be chosen. */
  public static final List<Option> OPTIONS = List.of(Option.text(DECK));

  public static final int BATCHES = 3;
  public static final Seats SEATS = Seats.exactly("feth", "ren");

  /** He builds the Atman. */
  public static final Seat FETH = SEATS.table(2).getFirst();

  /** She holds the heart. */
  public static final Seat REN = SEATS.table(2).getLast();

  private static final String STANDARD = "standard";

  private Ravens() {}

  /** The game with these options: {@code deck}, {@code standard} or the text of a deck. */
  public static Checked<Game<?, Command, Observation, View>> open(Options options) {
    Optional<Fault> fault = options.fault(OPTIONS);
    if (fault.isPresent()) {
      return Checked.faulty(fault.get());
    }
    String deck = options.get(DECK).orElse(STANDARD);
    return deck.equals(STANDARD)
        ? new Checked.Valid<>(new Rules(Memories.STANDARD))
        : DeckText.read(deck).then(memories -> new Checked.Valid<>(new Rules(memories)));
  }

  /** The memory cards that the game comes with, each at its index. */
  public static List<Card> standardDeck() {
    return Memories.STANDARD.cards();
  }
}
