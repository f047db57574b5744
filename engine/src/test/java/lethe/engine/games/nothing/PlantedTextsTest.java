package lethe.engine.games.nothing;

import static lethe.engine.games.nothing.FaultyGameLaws.assertFinds;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.GameLaws;
import lethe.engine.core.Notation;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Phrase;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Slot;
import lethe.engine.core.Viewer;
import lethe.engine.games.nothing.Command.Lay;
import lethe.engine.games.nothing.Command.Pick;
import org.junit.jupiter.api.Test;

/** Tests that the laws find faults in undos, concessions, the notation and the journal. */
class PlantedTextsTest {
  /**
   * A player who has picked a card no longer sees the hand, so taking back the pick would show the
   * hand again.
   */
  @Test
  void anUndoThatRevealsHiddenCardsIsFound() {
    assertFinds(
        GameLaws::onlyPliesThatRevealNothingCanBeTakenBack,
        "an undo shows",
        new FaultyGame() {
          @Override
          View view(State state, Viewer viewer) {
            View view = super.view(state, viewer);
            List<View.Cards> down =
                state.hands().stream().<View.Cards>map(h -> new View.Down(h.size())).toList();
            return isOwnHandHidden(state, viewer)
                ? new View(view.mover(), down, view.piles(), view.picked(), view.deck())
                : view;
          }

          @Override
          boolean isOwnHandHidden(State state, Viewer viewer) {
            return !state.picked().isEmpty() && viewer.equals(mover(state));
          }

          @Override
          State sampleState(View view, List<Observation> observations, Viewer viewer, Rng rng) {
            return super.sampleState(view, List.of(), viewer, rng);
          }
        });
  }

  @Test
  void aConcessionWithoutAnOutcomeForASeatIsFound() {
    assertFinds(
        GameLaws::aSeatMayConcede,
        "seats of the standings",
        new FaultyGame() {
          @Override
          public Outcome outcomeIfConceded(WrappedState state, Seat seat) {
            return new Outcome("conceded", List.of(new SeatResult(seat, 0, false)));
          }
        });
  }

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
