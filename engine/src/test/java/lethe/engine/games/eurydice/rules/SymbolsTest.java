package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.Illegal;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.Discarded;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.Looked;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Observation.Shuffled;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/** The eleven symbols, each by example. Rule book: Symbol Reference, Special Symbols. */
class SymbolsTest {
  @Test
  void glanceSplitsItsLooksOverDeckDiscardAreaAndRemoved() {
    Scene.of(
            """
            symbols  glance 3
            deck     h c c
            discard  c h
            removed  c
            """)
        .play("resolve glance; look deck; look discard 2; look removed; done")
        .tells(
            new Looked(
                Kind.GLANCE,
                List.of(
                    new Glimpse(Zone.DECK, 1, new Up(Suit.HEART)),
                    new Glimpse(Zone.DISCARD, 2, new Up(Suit.HEART)),
                    new Glimpse(Zone.REMOVED, 0, new Up(Suit.CLUB)))))
        .shows(
            """
            deck     c c
            held     (h)
            discard  c H
            removed  c
            phase    place
            """)
        .play("bottom")
        .shows(
            """
            deck     c c (h)
            held
            phase    move
            """);
  }

  @Test
  void glancePutsTheDeepestCardBackFirst() {
    Scene glanced =
        Scene.of(
                """
                symbols  glance 2
                deck     h c d
                """)
            .play("resolve glance; look deck; look deck; done");
    glanced.play("top; top").shows("deck (h) (c) d");
    glanced.play("bottom; top").shows("deck (h) d (c)");
    glanced.play("bottom; bottom").shows("deck d (c) (h)");
  }

  @Test
  void glanceTakesExactlyItsNumberOfLooks() {
    Scene.of(
            """
            symbols  glance 2
            deck     h c d
            """)
        .play("resolve glance; look deck")
        .refuses("done", Illegal.TOO_FEW_CHOSEN)
        .play("look deck")
        .refuses("look deck", Illegal.ENOUGH_CHOSEN)
        .refuses("skip", Illegal.CANNOT_SKIP);
  }

  @Test
  void glanceTakesFewerOnlyIfThereAreFewer() {
    Scene.of(
            """
            symbols  glance 3
            deck     h
            discard  C
            """)
        .play("resolve glance; look deck; done; top")
        .shows("deck (h)");
    Scene.of(
            """
            symbols  glance 3
            discard  C
            """)
        .play("resolve glance")
        .tells(new NothingDone(Kind.GLANCE))
        .shows("phase move");
  }

  @Test
  void glanceLooksAtNothingThatLiesOpen() {
    Scene.of(
            """
            symbols  glance 1
            deck     h
            discard  C h
            """)
        .play("resolve glance")
        .refuses("look discard 1", Illegal.CARD_IS_OPEN)
        .refuses("look discard 3", Illegal.NO_SUCH_CARD)
        .refuses("look removed", Illegal.REMOVED_TOO_SMALL)
        .play("look deck")
        .refuses("look deck", Illegal.ENOUGH_CHOSEN);
  }

  @Test
  void perilDiscardsOneOrRolls() {
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
  void perilIsEscapedAboveItsNumberAlone() {
    rolled("peril 3", 4).tells(new Rolled(4, 0, 3, true)).shows("deck h c d h");
    rolled("peril 3", 3)
        .tells(new Rolled(3, 0, 3, false))
        .shows(
            """
            deck     d h
            discard  h c
            """);
  }

  @Test
  void steepPerilDiscardsOneMoreIfAnyAtAll() {
    rolled("steep peril 4", 5).shows("deck h c d h");
    rolled("steep peril 4", 4)
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

  private static Scene rolled(String symbol, int die) {
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
  void returnTakesUpToItsNumberFromAnywhereInTheDiscardArea() {
    Scene.of(
            """
            symbols  return 2
            deck     c c
            discard  c H D h
            """)
        .play("resolve return; return 2 4; done")
        .tells(new Observation.Returned(List.of(2, 4)), new Shuffled(0))
        .shows(
            """
            deck     ~ c c h h
            discard  c D
            """);
  }

  @Test
  void returnOfNoneStillShuffles() {
    Scene.of(
            """
            symbols  return 2
            deck     (c) c
            discard  c H
            """)
        .play("resolve return; skip")
        .tells(new NothingDone(Kind.RETURN), new Shuffled(0))
        .shows(
            """
            deck     c c
            discard  c H
            """);
  }

  @Test
  void returnEndsAtItsNumber() {
    Scene.of(
            """
            symbols  return 1
            deck     c
            discard  c H
            """)
        .play("resolve return; return 2")
        .refuses("return 1", Illegal.ENOUGH_CHOSEN)
        .play("done")
        .shows("discard c");
  }

  @Test
  void surveyTurnsUpAsManyAsChosenAndTheyStayUp() {
    Scene.of(
            """
            symbols  survey
            discard  c h d C
            """)
        .play("resolve survey; survey 1 3")
        .refuses("survey 4", Illegal.CARD_IS_OPEN)
        .refuses("survey 1", Illegal.CARD_CHOSEN)
        .play("done")
        .tellsNo(Shuffled.class)
        .shows("discard C h D C");
  }

  @Test
  void surveyOfNoneTurnsNothing() {
    Scene.of(
            """
            symbols  survey
            discard  c h
            """)
        .play("resolve survey; skip")
        .shows(
            """
            discard  c h
            phase    move
            """);
  }

  @Test
  void obolIsGainedAndCancelsAllOfASpace() {
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
  void obolIsPaidBeforeAnySymbol() {
    Scene.of(
            """
            symbols  survey, peril 3
            deck     h
            obols    1
            """)
        .play("resolve survey")
        .refuses("use obol", Illegal.TOO_LATE_TO_IGNORE);
    Scene.of("symbols peril 3").refuses("use obol", Illegal.NO_OBOL);
  }

  @Test
  void removeSplitsOverTheDecksTopAndTheDiscardArea() {
    Scene.of(
            """
            symbols  remove 2
            deck     h c
            discard  D c
            """)
        .play("resolve remove; remove deck; remove discard 1; done")
        .shows(
            """
            deck     c
            discard  c
            removed  ~ h d
            """);
  }

  @Test
  void removeTakesExactlyItsNumber() {
    Scene.of(
            """
            symbols  remove 2
            deck     h c
            """)
        .play("resolve remove; remove deck")
        .refuses("done", Illegal.TOO_FEW_CHOSEN)
        .refuses("remove discard 1", Illegal.NO_SUCH_CARD);
  }

  @Test
  void farewellSendsTheCurrentCardBackAndLeavesItsPlaceEmpty() {
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
  void songAddsDiamondsOfTheBoxAndShuffles() {
    Scene.of(
            """
            symbols  song 3
            deck     (h)
            box      d d d d
            """)
        .play("resolve song")
        .refuses("sing 4", Illegal.TOO_MANY_DIAMONDS)
        .play("sing 2")
        .tells(new Observation.Sung(2), new Shuffled(0))
        .shows(
            """
            deck     ~ h d d
            box      d d
            """);
  }

  @Test
  void songEndsWithTheDiamondsOfTheBox() {
    Scene.of(
            """
            symbols  song 3
            deck     h
            box      d
            """)
        .play("resolve song")
        .refuses("sing 2", Illegal.TOO_MANY_DIAMONDS)
        .play("sing 1")
        .shows("box");
  }

  @Test
  void exchangeDiscardsThenReturnsAsMany() {
    Scene.of(
            """
            symbols  exchange 2
            deck     c d h
            discard  H h
            """)
        .play("resolve exchange; exchange 2")
        .shows("discard H h c d")
        .play("return 1 2")
        .refuses("return 3", Illegal.ENOUGH_CHOSEN)
        .play("done")
        .shows(
            """
            deck     ~ h h h
            discard  c d
            """);
  }

  @Test
  void exchangeMayReturnWhatItDiscarded() {
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
  void exchangeReturnsExactlyAsMany() {
    Scene.of(
            """
            symbols  exchange 2
            deck     c d h
            """)
        .play("resolve exchange; exchange 2; return 1")
        .refuses("done", Illegal.TOO_FEW_CHOSEN);
  }

  @Test
  void aSymbolIsNamedByItsFirstLettersAndWithoutItsNumber() {
    assertThat(
            Scene.of(
                    """
                    symbols  steep peril 3, peril 4, peril 4, survey
                    deck     h
                    discard  c
                    """)
                .legal())
        .containsExactly("resolve steep 3", "resolve peril 4", "resolve survey");
    Scene.of(
            """
            symbols  steep peril 3, peril 4
            deck     h h h
            """)
        .play("res steep peril; pay; res peril; pay")
        .shows("deck");
  }
}
