package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Spot;
import org.junit.jupiter.api.Test;

/** Tests that exactly the plies of the Ravens that reveal no card can be taken back. */
class RavensUndoTest {
  private static final Card CARD = Scene.card("r3");
  private static final Spot SPOT = Atman.FIRST_SPOT;

  private final Rules rules = new Rules(StandardDeck.MEMORIES);

  @Test
  void pliesThatRevealNothingCanBeTakenBack() {
    assertThat(
            List.of(
                new Observation.HeartsArranged(List.of()),
                new Observation.RoundBegan(1, 1, 0),
                new Observation.DrawingEnded(),
                new Observation.RavenHeldOff(Color.RED),
                new Observation.RavenLanded(Color.RED),
                new Observation.Placed(CARD, SPOT),
                new Observation.PowerUsed(1, CARD),
                new Observation.Sank(CARD, SPOT),
                new Observation.Drifted(CARD, SPOT, SPOT),
                new Observation.Bloomed(CARD),
                new Observation.PutBack(List.of()),
                new Observation.Discarded(List.of(), List.of()),
                new Observation.AtmanSplit(2),
                new Observation.ChunkKept(SPOT),
                new Observation.BuildingEnded()))
        .allMatch(rules::isUndoable);
  }

  @Test
  void pliesThatRevealACardOrAHeartCannotBeTakenBack() {
    assertThat(
            List.of(
                new Observation.Drew(1, CARD),
                new Observation.Seeded(CARD),
                new Observation.Relived(Color.RED, List.of()),
                new Observation.HeartStirred(Color.RED, true),
                new Observation.HeartTurned(1, CARD),
                new Observation.Glimpsed(List.of()),
                new Observation.Whispered(Color.RED, List.of()),
                new Observation.Announced(true)))
        .noneMatch(rules::isUndoable);
  }
}
