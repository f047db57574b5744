package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import org.junit.jupiter.api.Test;

/** Tests that cards are announced and recorded by their canonical names only. */
class CanonicalNamesTest {
  private final Rules rules = new Rules(StandardDeck.MEMORIES);

  private static Scene scene(String phase) {
    return Scene.of(
        "phase " + phase + "\natman r3@m13 g2b@n14 r4@n12\npoem b4+r1a | g3 | y4 | p5\n");
  }

  @Test
  void anyVisibleQuadrantNamesACard() {
    assertCanonical(scene("take"), GameSeats.REN, new Command.Take(Scene.spot("m14")), "take m13");
    assertCanonical(scene("take"), GameSeats.REN, new Command.Take(Scene.spot("o15")), "take n14");
    assertCanonical(
        scene("draw"), GameSeats.FETH, new Command.Sever(Scene.spot("o13")), "sever n12");
  }

  @Test
  void aSpotWithoutACardIsNotChanged() {
    assertCanonical(scene("take"), GameSeats.REN, new Command.Take(Scene.spot("z9")), "take z9");
  }

  @Test
  void drawingMoreCardsThanTheDeckHasDrawsTheWholeDeck() {
    assertCanonical(scene("draw"), GameSeats.FETH, new Command.Draw(39), "draw 32");
  }

  @Test
  void onlyCommandsOfASeatThatMayMoveAreConverted() {
    assertCanonical(scene("take"), GameSeats.FETH, new Command.Take(Scene.spot("m14")), "take m14");
  }

  private void assertCanonical(Scene scene, Seat seat, Command command, String canonical) {
    assertThat(rules.notation().format(rules.canonicalize(scene.state(), seat, command)))
        .isEqualTo(canonical);
  }

  @Test
  void alternativeNamesOfACardAreIndistinguishable() {
    assertThat(scene("take").when("ren: take m14").observations(GameSeats.FETH))
        .isEqualTo(scene("take").when("ren: take m13").observations(GameSeats.FETH));
    assertThat(scene("take").when("ren: take m14").state())
        .isEqualTo(scene("take").when("ren: take m13").state());
  }

  /**
   * The name differs from the spot of the north-west quadrant if another card covers that quadrant.
   */
  @Test
  void observationsUseCanonicalNames() {
    Scene.of(sceneTextWithCoveredQuadrant("take"))
        .when("ren: take o13")
        .tells(takenObservation("o13"));
    Scene.of(sceneTextWithCoveredQuadrant("take"))
        .when("ren: take o14")
        .tells(takenObservation("o13"));
    Scene.of(sceneTextWithCoveredQuadrant("draw"))
        .when("feth: sink o14")
        .tells(new Observation.Sank(Scene.card("g2b"), Scene.spot("o13")));
    Scene.of(sceneTextWithCoveredQuadrant("draw"))
        .when("feth: drift o14 to n14")
        .tells(new Observation.Drifted(Scene.card("g2b"), Scene.spot("o13"), Scene.spot("n14")));
  }

  private static String sceneTextWithCoveredQuadrant(String phase) {
    return "phase " + phase + "\natman r3@m13 g2b@n13 b1a@m12\npoem b4+b1b+b3 | g3 | y4 | p5\n";
  }

  private static Observation takenObservation(String name) {
    return new Observation.Taken(Scene.card("g2b"), Scene.spot(name), false, List.of());
  }
}
