package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.Illegal;
import org.junit.jupiter.api.Test;

/** What is typed amiss, and what is said to it. */
class RefusalsTest {
  @Test
  void aSymbolIsNamedWithItsOwnNumberOrWithNone() {
    Scene perils =
        Scene.of(
            """
            symbols  peril 3, survey
            deck     h c
            discard  c
            """);
    perils.play("resolve peril").shows("phase peril");
    perils.play("resolve peril 3").shows("phase peril");
    perils.refuses("resolve peril 4", Illegal.NO_SUCH_SYMBOL, "peril 4", perils.pending());
    perils
        .play("resolve peril; pay; resolve survey; skip")
        .refuses("resolve peril 3", Illegal.NO_SYMBOL_LEFT);
  }

  @Test
  void spacesAreIgnoredNeitherTooEarlyNorTooLate() {
    Scene entered =
        Scene.of(
            """
            symbols  survey, obol
            discard  c
            obols    1
            """);
    entered.play("resolve obol").refuses("use obol", Illegal.TOO_LATE_TO_IGNORE);
    entered.play("resolve survey").refuses("use obol", Illegal.TOO_LATE_TO_IGNORE);
    Scene.of(
            """
            symbols  survey
            row      0
            obols    1
            card     Charon's Favour
            """)
        .refuses("use obol", Illegal.TOO_EARLY_TO_IGNORE)
        .refuses("ignore", Illegal.TOO_EARLY_TO_IGNORE);
  }

  /** What is refused says what can be done. */
  @Test
  void whatIsNotAskedForSaysWhatIs() {
    Scene.of(
            """
            symbols  peril 3
            deck     h c
            """)
        .play("resolve peril")
        .refuses("done", Illegal.NOT_ASKED, List.of("pay", "roll"));
  }

  @Test
  void aStepIsNamedByItsLaneOrByWordsOfItsName() {
    Scene scene = Scene.of("deck h");
    scene.play("up styx").shows("space Styx");
    scene.play("up water").shows("space Still Water");
    scene.play("up still wat").shows("space Still Water");
    scene.play("up right").shows("space Still Water");
    scene.refuses("up st", Illegal.WHICH_STEP).refuses("up", Illegal.WHICH_STEP);
    scene.refuses("up left", Illegal.NO_SUCH_STEP);
  }
}
