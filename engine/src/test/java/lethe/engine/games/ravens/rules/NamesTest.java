package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.core.Seat;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Roles;
import org.junit.jupiter.api.Test;

/** A card has many names; the table hears and keeps one. */
class NamesTest {
  private final Rules rules = new Rules(StandardDeck.MEMORIES);

  private static Scene scene(String phase) {
    return Scene.of(
        "phase " + phase + "\natman r3@m13 g2b@n14 r4@n12\npoem b4+r1a | g3 | y4 | p5\n");
  }

  @Test
  void anyQuadrantWhereACardShowsNamesIt() {
    same(scene("take"), Roles.REN, new Command.Take(Scene.spot("m14")), "take m13");
    same(scene("take"), Roles.REN, new Command.Take(Scene.spot("o15")), "take n14");
    same(scene("draw"), Roles.FETH, new Command.Sever(Scene.spot("o13")), "sever n12");
  }

  @Test
  void aNameOfNothingStaysAsItIs() {
    same(scene("take"), Roles.REN, new Command.Take(Scene.spot("z9")), "take z9");
  }

  @Test
  void moreThanTheDeckHoldsMeansAllOfIt() {
    same(scene("draw"), Roles.FETH, new Command.Draw(39), "draw 32");
  }

  /** Whoever is not to move gets no name told. */
  @Test
  void onlyTheAwaitedSeatIsHelped() {
    same(scene("take"), Roles.FETH, new Command.Take(Scene.spot("m14")), "take m14");
  }

  private void same(Scene scene, Seat seat, Command command, String canonical) {
    assertThat(rules.notation().write(rules.canonical(scene.state(), seat, command)))
        .isEqualTo(canonical);
  }

  @Test
  void anotherNameIsNoSignal() {
    assertThat(scene("take").when("ren: take m14").told(Roles.FETH))
        .isEqualTo(scene("take").when("ren: take m13").told(Roles.FETH));
    assertThat(scene("take").when("ren: take m14").state())
        .isEqualTo(scene("take").when("ren: take m13").state());
  }

  /** Where its north-west quadrant is covered, another card shows there. */
  @Test
  void whatIsToldNamesACardAsTheJournalDoes() {
    Scene.of(covered("take")).when("ren: take o13").told(taken("o13"));
    Scene.of(covered("take")).when("ren: take o14").told(taken("o13"));
    Scene.of(covered("draw"))
        .when("feth: sink o14")
        .told(new Observation.Sank(Scene.card("g2b"), Scene.spot("o13")));
    Scene.of(covered("draw"))
        .when("feth: drift o14 to n14")
        .told(new Observation.Drifted(Scene.card("g2b"), Scene.spot("o13"), Scene.spot("n14")));
  }

  private static String covered(String phase) {
    return "phase " + phase + "\natman r3@m13 g2b@n13 b1a@m12\npoem b4+b1b+b3 | g3 | y4 | p5\n";
  }

  private static Observation taken(String name) {
    return new Observation.Taken(Scene.card("g2b"), Scene.spot(name), false, List.of());
  }
}
