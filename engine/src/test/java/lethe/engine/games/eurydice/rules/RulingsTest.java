package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Eurydice;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Face.Down;
import lethe.engine.games.eurydice.Face.Remembered;
import lethe.engine.games.eurydice.Face.Up;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.IllegalMoveCode;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.NothingDone;
import lethe.engine.games.eurydice.Observation.Rolled;
import lethe.engine.games.eurydice.Observation.SpadePunished;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol.Kind;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/** Tests rulings 4 and higher, and the views of Orpheus and of spectators, by example. */
class RulingsTest {
  @Test
  void aConcededMatchIsLostWithoutPoints() {
    assertThat(Scene.of("symbols hymn\ndeck h h\n").outcomeIfConceded())
        .isEqualTo("conceded orpheus 0");
  }

  /** Ruling 4. */
  @Test
  void twoPenaltiesForSpadesAddOnlyOneJoker() {
    Scene.of(
            """
            symbols  glance 1, survey
            deck     s h h h h h h h h
            discard  s
            """)
        .play("resolve glance; look deck; done; resolve survey; survey 1; done")
        .tells(new SpadePunished(1, 0, 3, 3, 0), new SpadePunished(2, 0, 3, 2, 1))
        .shows("box h h h h s s s s s s s s s s d d d d d d d d d d d d d j");
  }

  /** Ruling 5. */
  @Test
  void onlyAGlanceLooksIntoRemoved() {
    for (String symbol : List.of("survey", "hymn", "glance 1")) {
      List<String> legal =
          Scene.of("symbols " + symbol + "\ndeck h\ndiscard c\nremoved h\n")
              .play("resolve " + symbol)
              .legalCommands();
      assertThat(legal.contains("look removed")).isEqualTo(symbol.startsWith("glance"));
      assertThat(legal.stream().filter(line -> line.contains("removed")).count())
          .isEqualTo(symbol.startsWith("glance") ? 1 : 0);
    }
  }

  /** Ruling 13. The cards are visible to every viewer, and are announced in order. */
  @Test
  void allCardsAreTurnedFaceUpAfterTheEnd() {
    Scene scene =
        Scene.of("row 2\ndeck h s\ndiscard c\nremoved d\n")
            .play("up")
            .tells(
                new Observation.TurnedOver(
                    List.of(Suit.HEART, Suit.SPADE), List.of(Suit.CLUB), List.of(Suit.DIAMOND)));
    for (View view : List.of(scene.view(GameSeats.ORPHEUS), scene.spectatorView())) {
      assertThat(view.deck()).containsExactly(new Face.Up(Suit.HEART), new Face.Up(Suit.SPADE));
      assertThat(view.discard()).containsExactly(new Face.Up(Suit.CLUB));
      assertThat(view.removed()).containsExactly(new Face.Up(Suit.DIAMOND));
      assertThat(view.faceDownCounts()).isEqualTo(SuitCounts.NONE);
    }
    View before = Scene.of("row 2\ndeck h s\ndiscard c\nremoved d\n").view(GameSeats.ORPHEUS);
    assertThat(before.deck()).containsOnly(new Face.Down());
  }

  /** Ruling 10. */
  @Test
  void theThreeSpecialCardsOfABoardAreEquallyLikely() {
    Validated<Game<?, Command, Observation, View>> validatedGame =
        Eurydice.open(Options.NONE, ShippedParts.BOARDS, ShippedParts.CARDS);
    Game<?, Command, Observation, View> game =
        ((Validated.Valid<Game<?, Command, Observation, View>>) validatedGame).value();
    Map<String, Integer> drawCounts = new TreeMap<>();
    for (int seed = 0; seed < 600; seed++) {
      drawCounts.merge(firstCardName(game, seed), 1, Integer::sum);
    }
    assertThat(drawCounts.keySet())
        .containsExactly("Footsteps Behind", "Persephone's Pity", "The Lyre");
    assertThat(drawCounts.values()).allMatch(times -> times > 155 && times < 245);
  }

  private static <S> String firstCardName(Game<S, Command, Observation, View> game, long seed) {
    View view = game.view(game.initialState(1, new Rng(seed)), GameSeats.ORPHEUS);
    return view.card().orElseThrow().name();
  }

  /** Ruling 10. */
  @Test
  void aReturnedSpecialCardHasNoEffect() {
    Scene.of(
            """
            symbols  farewell, return 1
            deck     c
            discard  H H
            card     Hermes' Sandals
            """)
        .play("resolve farewell; resolve return; return 1")
        .rejects("return 2", IllegalMoveCode.ENOUGH_CARDS_CHOSEN);
  }

  /** Ruling 4. */
  @Test
  void jokersReplaceMissingClubsAndCountAsClubs() {
    Scene.of(
            """
            symbols  glance 1
            deck     s
            box      c c j j
            """)
        .play("resolve glance; look deck; done")
        .tells(new SpadePunished(1, 0, 0, 2, 1))
        .shows(
            """
            deck     ~ c c j
            box      j
            """);
    Scene.of(
            """
            row   2
            deck  h h c j
            """)
        .play("up")
        .shows(
            """
            count   2 to 2
            ending  level
            """);
  }

  /** Ruling 5. */
  @Test
  void cardsSeenInRemovedAreNotRemembered() {
    Scene glanced =
        Scene.of(
                """
                symbols  glance 1
                removed  c h
                """)
            .play("resolve glance; look removed; done");
    glanced.shows("removed ~ c h");
    assertThat(glanced.view(GameSeats.ORPHEUS).removed()).containsOnly(new Down());
  }

  /** Ruling 6. */
  @Test
  void onlyEffectsThatTakeCardsFromAnEmptyDeckAreSkipped() {
    Scene.of("symbols peril 3, exchange 2, steep peril 3")
        .play("resolve peril")
        .tells(new NothingDone(Kind.PERIL))
        .tellsNo(Rolled.class)
        .play("resolve exchange; resolve steep")
        .shows("phase move");
    Scene.of("symbols song 2").play("resolve song; sing 2").shows("deck d d");
  }

  /** Ruling 6. */
  @Test
  void aDeckWithTooFewCardsIsDiscardedCompletely() {
    Scene.of(
            """
            symbols  steep peril 5
            deck     h c
            die      1
            """)
        .play("resolve steep; roll")
        .shows(
            """
            deck
            discard  h c
            """);
  }

  /** Ruling 7. */
  @Test
  void cardsAreDiscardedFaceDownAndAnyDiscardMayBeChosen() {
    Scene.of(
            """
            symbols  peril 3, return 1
            deck     h c
            discard  D
            """)
        .play("resolve peril; pay; resolve return; return 2; done")
        .shows(
            """
            deck     ~ c h
            discard  D
            """);
  }

  /** Ruling 7. */
  @Test
  void theDiscardAreaMayBeRearranged() {
    Scene.of(
            """
            symbols  peril 3
            deck     h
            discard  D c H
            """)
        .play("arrange 3 1; done")
        .tells(new Observation.Arranged(List.of(3, 1, 2)))
        .shows(
            """
            discard  H D c
            phase    space
            """);
  }

  /** Ruling 8. */
  @Test
  void symbolsAreResolvedInAnyOrderButOneAtATime() {
    Scene.of(
            """
            symbols  peril 3, survey, obol
            deck     h h
            discard  c
            """)
        .play("resolve obol; resolve survey")
        .rejects("resolve peril", IllegalMoveCode.SYMBOL_IN_PROGRESS)
        .play("skip")
        .rejects("up", IllegalMoveCode.UNRESOLVED_SYMBOLS)
        .rejects("resolve obol", IllegalMoveCode.NO_SUCH_SYMBOL)
        .play("resolve peril; pay")
        .shows("phase move");
  }

  /** Ruling 9. */
  @Test
  void reachingTheEndOfABoardBeginsTheNextBoard() {
    Scene.of(
            """
            boards  2
            row     2
            deck    h
            card    The Lyre
            """)
        .play("up")
        .tells(new Observation.BoardBegan(2))
        .shows(
            """
            board   2
            space   Start
            phase   move
            ending  none
            """);
  }

  /** Ruling 9. */
  @Test
  void aSpecialCardIsDrawnForTheNextBoard() {
    Scene next =
        Scene.of(
                """
                boards  2
                row     2
                deck    h
                """)
            .play("up");
    assertThat(next.view(GameSeats.ORPHEUS).card().orElseThrow().board()).isEqualTo(2);
  }

  /** Ruling 9. */
  @Test
  void theMatchIsWonOnlyIfHeartsOutnumberClubs() {
    sceneAtEnd("h h c").shows("ending over");
    sceneAtEnd("h c d s").shows("ending level");
    sceneAtEnd("h c c").shows("ending under");
    sceneAtEnd("").shows("ending level");
  }

  private static Scene sceneAtEnd(String deck) {
    return Scene.of("row 2\ndeck " + deck).play("up");
  }

  @Test
  void cardsPutBackAreRememberedUntilTheNextShuffle() {
    Scene glanced =
        Scene.of(
                """
                symbols  glance 1, return 1
                deck     h c
                discard  C
                """)
            .play("resolve glance; look deck; done; bottom");
    assertThat(glanced.view(GameSeats.ORPHEUS).deck())
        .containsExactly(new Down(), new Remembered(Suit.HEART));
    assertThat(glanced.spectatorView().deck()).containsOnly(new Down());
    Scene shuffled = glanced.play("resolve return; skip");
    assertThat(shuffled.view(GameSeats.ORPHEUS).deck()).containsOnly(new Down());
  }

  @Test
  void spectatorsDoNotSeeTheDeckCardsThatOrpheusHolds() {
    Scene glanced =
        Scene.of(
                """
                symbols  glance 2
                deck     h c
                discard  d
                """)
            .play("resolve glance; look deck");
    assertThat(glanced.spectatorView().picks()).isEmpty();
    assertThat(glanced.spectatorView().phase()).isEqualTo(Phase.SPACE);
    Scene turned = glanced.play("look discard 1; done");
    assertThat(turned.spectatorView().heldCards()).containsExactly(new Down());
    assertThat(turned.spectatorView().discard()).containsExactly(new Up(Suit.DIAMOND));
  }

  @Test
  void spectatorsSeeSpadesAndAHymnsDiamonds() {
    for (String symbol : List.of("glance 3", "hymn")) {
      String keyword = symbol.equals("hymn") ? "hymn" : "look";
      Face diamond = symbol.equals("hymn") ? new Up(Suit.DIAMOND) : new Down();
      Scene looked =
          Scene.of("symbols " + symbol + "\ndeck s d h c c c\n")
              .play("resolve " + symbol + ("; " + keyword + " deck").repeat(3) + "; done");
      assertThat(looked.observations(Spectator.SPECTATOR).getFirst())
          .isEqualTo(
              new Observation.CardsSeen(
                  keyword.equals("hymn") ? Kind.HYMN : Kind.GLANCE,
                  List.of(
                      new Observation.Glimpse(Zone.DECK, 1, new Up(Suit.SPADE)),
                      new Observation.Glimpse(Zone.DECK, 2, diamond),
                      new Observation.Glimpse(Zone.DECK, 3, new Down()))));
    }
  }
}
