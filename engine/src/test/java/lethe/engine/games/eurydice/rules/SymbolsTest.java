package lethe.engine.games.eurydice.rules;

import java.util.List;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import org.junit.jupiter.api.Test;

/**
 * Tests the symbols that {@link ChoosingSymbolsTest} and {@link HymnTest} do not cover, by example.
 * Rule book: Symbol Reference; Special Symbols.
 */
class SymbolsTest {
  @Test
  void payingForAPerilDiscardsOneCard() {
    Scene paid =
        Scene.of(
                """
                symbols  peril 3
                deck     h c d
                """)
            .play("resolve peril 3; pay");
    paid.shows(
        """
        deck     c d
        discard  h
        """);
    paid.tells(new Discarded(1, false)).tellsNo(Rolled.class);
  }

  @Test
  void aPerilIsEscapedOnlyAboveItsNumber() {
    sceneAfterRoll("peril 3", 4)
        .tells(new Rolled(4, 0, 3, true))
        .tellsNo(Discarded.class)
        .shows("deck h c d h");
    sceneAfterRoll("peril 3", 3)
        .tells(new Rolled(3, 0, 3, false))
        .shows(
            """
            deck     d h
            discard  h c
            """);
  }

  @Test
  void aSteepPerilDiscardsOneMoreCardUnlessEscaped() {
    sceneAfterRoll("steep peril 4", 5).shows("deck h c d h");
    sceneAfterRoll("steep peril 4", 4)
        .shows(
            """
            deck     h
            discard  h c d
            """);
    Scene.of(
            """
            symbols  steep peril 4
            deck     h c d
            """)
        .play("resolve steep; pay")
        .shows(
            """
            deck     d
            discard  h c
            """);
  }

  private static Scene sceneAfterRoll(String symbol, int die) {
    return Scene.of(
            """
            symbols  %s
            deck     h c d h
            die      %d
            """
                .formatted(symbol, die))
        .play("resolve " + symbol + "; roll");
  }

  @Test
  void anObolIsGainedAndLetsOrpheusIgnoreASpace() {
    Scene.of(
            """
            symbols  obol
            deck     h
            """)
        .play("resolve obol")
        .shows("obols 1");
    Scene.of(
            """
            symbols  peril 3, glance 2
            deck     h c
            obols    2
            """)
        .play("use obol")
        .tells(
            new Observation.SpaceIgnored(
                new Space(
                    1,
                    Lane.LEFT,
                    "Here",
                    List.of(new Symbol(Kind.PERIL, 3), new Symbol(Kind.GLANCE, 2)),
                    List.of(Lane.MIDDLE, Lane.RIGHT)),
                true))
        .shows(
            """
            deck     h c
            obols    1
            symbols
            phase    move
            """);
  }

  @Test
  void aSpaceCannotBeIgnoredWithoutAnObol() {
    Scene.of("symbols peril 3").rejects("use obol", IllegalMoveCode.NO_OBOL);
  }

  @Test
  void aFarewellReturnsTheCurrentCardWithoutReplacement() {
    Scene.of(
            """
            symbols  farewell, farewell
            card     The Lyre
            """)
        .play("resolve farewell")
        .shows("card none")
        .play("resolve farewell")
        .tells(new NothingDone(Kind.FAREWELL))
        .shows("card none");
  }

  @Test
  void aSongAddsDiamondsFromTheBoxAndShuffles() {
    Scene.of(
            """
            symbols  song 3
            deck     (h)
            box      d d d d
            """)
        .play("resolve song")
        .rejects("sing 4", IllegalMoveCode.TOO_MANY_DIAMONDS)
        .play("sing 2")
        .tells(new Observation.DiamondsAdded(2), new Shuffled(0))
        .shows(
            """
            deck     ~ h d d
            box      d d
            """);
  }

  @Test
  void aSongIsLimitedByTheDiamondsInTheBox() {
    Scene.of(
            """
            symbols  song 3
            deck     h
            box      d
            """)
        .play("resolve song")
        .rejects("sing 2", IllegalMoveCode.TOO_MANY_DIAMONDS)
        .play("sing 1")
        .shows("box");
  }

  @Test
  void anExchangeDiscardsAndThenReturnsTheSameNumberOfCards() {
    Scene.of(
            """
            symbols  exchange 2
            deck     c d h
            discard  H h
            """)
        .play("resolve exchange; exchange 2")
        .shows("discard H h c d")
        .play("return 1 2")
        .rejects("return 3", IllegalMoveCode.ENOUGH_CARDS_CHOSEN)
        .play("done")
        .shows(
            """
            deck     ~ h h h
            discard  c d
            """);
  }

  @Test
  void anExchangeMayReturnTheCardsThatItDiscarded() {
    Scene.of(
            """
            symbols  exchange 2
            deck     c d
            """)
        .play("resolve exchange; exchange 1; return 1; done")
        .shows(
            """
            deck     ~ c d
            discard
            """);
  }

  @Test
  void anExchangeMustReturnAsManyCardsAsItDiscarded() {
    Scene.of(
            """
            symbols  exchange 2
            deck     c d h
            """)
        .play("resolve exchange; exchange 2; return 1")
        .rejects("done", IllegalMoveCode.TOO_FEW_CARDS_CHOSEN);
  }
}
