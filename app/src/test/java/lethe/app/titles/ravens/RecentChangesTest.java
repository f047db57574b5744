package lethe.app.titles.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.engine.core.Match;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Test;

/** Tests what is marked on the table after the observations of a ply. */
class RecentChangesTest {
  private static final Size SIZE = new Size(80, 23);

  /** A check of an observation, with the views before and after its ply and the marked table. */
  private interface ObservationCheck {
    void check(Observation observation, View before, View after, String marked);
  }

  private static void forEachObservation(ObservationCheck check) {
    for (ShippedMatch shipped : ShippedMatch.all()) {
      Match<Command, Observation, View> match = shipped.match();
      for (int position = 1; position <= match.position(); position++) {
        Match<Command, Observation, View> current = match.atPosition(position);
        View before = match.atPosition(position - 1).view(Spectator.SPECTATOR);
        View after = current.view(Spectator.SPECTATOR);
        Frame marked =
            DrawnTable.of(after, Spectator.SPECTATOR, SIZE).withChangesSince(before).frame();
        for (ToldObservation<Observation> told :
            current.observationsSince(Spectator.SPECTATOR, position - 1)) {
          if (before.progress().batch() == after.progress().batch()) {
            check.check(told.observation(), before, after, marked.toString());
          }
        }
      }
    }
  }

  @Test
  void aCardThatRenTookIsMarked() {
    int[] taken = new int[1];
    forEachObservation(
        (observation, _, after, marked) -> {
          if (observation instanceof Observation.Taken(var card, _, _, _)
              && !after.atman().isEmpty()) {
            taken[0]++;
            assertThat(marked).contains("×" + ItemNames.mark(card));
          }
        });
    assertThat(taken[0]).isGreaterThan(10);
  }

  @Test
  void discardedAndDevouredCardsAreMarked() {
    int[] counts = new int[2];
    forEachObservation(
        (observation, _, after, marked) -> {
          if (observation instanceof Observation.Discarded(var toPile, var toRavens)) {
            for (var card : toPile) {
              int number = after.piles().discards().indexOf(card) + 1;
              if (number > 0) {
                counts[0]++;
                assertThat(marked).contains(number + "*" + ItemNames.mark(card));
              }
            }
            if (!toRavens.isEmpty()) {
              counts[1]++;
              assertThat(marked).containsPattern("[RBGYP]\\*[0-9]");
            }
          }
        });
    assertThat(List.of(counts[0], counts[1])).allMatch(count -> count > 0);
  }

  @Test
  void aRavenThatLandedOrWasChasedIsMarked() {
    int[] counts = new int[2];
    forEachObservation(
        (observation, _, after, marked) -> {
          if (observation instanceof Observation.RavenLanded(var color)
              && after.raven(color).status() == RavenStatus.STANDING) {
            counts[0]++;
            assertThat(marked).contains(ItemNames.letter(color) + "↓");
          }
          if (observation instanceof Observation.RavenChased(var color, _)) {
            counts[1]++;
            assertThat(marked).contains(ItemNames.letter(color) + "↑");
          }
        });
    assertThat(List.of(counts[0], counts[1])).allMatch(count -> count > 0);
  }
}
