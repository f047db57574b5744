package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Symbol.Kind;
import org.junit.jupiter.api.Test;

/** Tests which observations of Eurydice prevent a ply from being taken back. */
class EurydiceUndoTest {
  private static final Space SPACE = new Space(0, Lane.MIDDLE, "Start", List.of(), List.of());
  private static final SpecialCard CARD =
      new SpecialCard(1, "Card", true, SpecialCard.Effect.ROLL_BONUS, 1, "It does.");

  private final Rules rules = new Rules(new PrintedParts(List.of(), List.of()));

  @Test
  void pliesThatRevealNothingCanBeTakenBack() {
    assertThat(
            List.of(
                new Observation.Stepped(1, SPACE),
                new Observation.SpaceIgnored(SPACE, true),
                new Observation.CardUsed(CARD, 1),
                new Observation.CardReturned(CARD),
                new Observation.NothingDone(Kind.HYMN),
                new Observation.PutBack(true),
                new Observation.Shuffled(0),
                new Observation.Discarded(1, false),
                new Observation.Exchanged(1),
                new Observation.Returned(List.of(1)),
                new Observation.Removed(1, List.of()),
                new Observation.DiamondsAdded(1),
                new Observation.ObolGained(1),
                new Observation.Arranged(List.of(1)),
                new Observation.HeartsAdded(1)))
        .allMatch(rules::isUndoable);
  }

  @Test
  void pliesThatRevealOrDrawSomethingCannotBeTakenBack() {
    assertThat(
            List.of(
                new Observation.BoardBegan(1),
                new Observation.CardDrawn(CARD),
                new Observation.CardsSeen(Kind.GLANCE, List.of()),
                new Observation.SpadePunished(1, 0, 3, 3, 0),
                new Observation.Rolled(1, 0, 3, false),
                new Observation.Hymned(1, List.of(), List.of(), 0, 0),
                new Observation.Counted(1, 0, 0),
                new Observation.ThirdSpadeMarked()))
        .noneMatch(rules::isUndoable);
  }
}
