package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.assertFinds;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Notation;
import lethe.engine.core.Phrase;
import lethe.engine.core.Slot;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import org.junit.jupiter.api.Test;

/** Tests that the laws find faults in the notation of commands. */
class PlantedNotationTest {
  @Test
  void aCommandParsedAsAnotherIsFound() {
    assertFinds(
        GameLaws::everyCommandRoundTrips,
        "pick",
        gameWithSlot(
            Slot.single("CARD", t -> Optional.of(t.isEmpty() ? 1 : t.charAt(0) % 9), c -> "" + c)));
  }

  @Test
  void aTextWhoseParsingThrowsIsFound() {
    assertFinds(
        GameLaws::randomTextsRoundTripOrAreRejectedAtAColumn,
        "For input string",
        gameWithSlot(Slot.single("CARD", t -> Optional.of(Integer.parseInt(t)), String::valueOf)));
  }

  @Test
  void aJournalThatCannotBeReplayedIsFound() {
    assertFinds(
        GameLaws::replayingTheJournalReproducesTheMatch,
        "pick x",
        gameWithSlot(Slot.single("CARD", t -> Optional.empty(), c -> "x")));
  }

  /** Returns a game with this slot for cards in its notation. */
  private static FaultyGame gameWithSlot(Slot<Integer> card) {
    return new FaultyGame() {
      @Override
      public Notation<Command> notation() {
        return Notation.of(
            List.of(
                Phrase.of(
                    Pick.class,
                    "pick",
                    List.of(card),
                    values -> new Pick(values.number(0)),
                    pick -> List.of(List.of(pick.card()))),
                Phrase.of(Lay.class, "lay", new Lay())));
      }
    };
  }
}
