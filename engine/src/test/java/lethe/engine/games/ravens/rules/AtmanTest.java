package lethe.engine.games.ravens.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.games.ravens.Atman;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.IllegalMoveCode;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Spot;
import org.junit.jupiter.api.Test;

class AtmanTest {
  @Test
  void aCardIsVisibleWhereNothingLiesOnIt() {
    assertThat(AtmanText.draw(Scene.atman("r3@m13 g2b@n13")))
        .isEqualTo(
            """
                m   n   o
            13 r3. g2# g2.
            14 r3. g2# g2.
            """);
  }

  @Test
  void atmansWithTheSameCardsInTheSamePlacesAreEqual() {
    Atman atman = Scene.atman("r3@m13 g2b@n13");
    assertThat(Scene.atman("r3@m13 g2b@n13")).isEqualTo(atman).hasSameHashCodeAs(atman);
    assertThat(Scene.atman("r3@m13")).isNotEqualTo(atman);
  }

  @Test
  void aCardMustCoverAFadedQuadrant() {
    assertFits("r3@m13", "g2b", "n13");
    assertRejected("r3@m13", "r1a", "l12", IllegalMoveCode.COVERS_NO_FADED_QUADRANT);
    assertRejected("r3@m13", "g2b", "p13", IllegalMoveCode.COVERS_NO_CARD);
  }

  @Test
  void quadrantsMayOnlyCoverQuadrantsOfTheSameKind() {
    assertRejected("r3@m13", "p1a", "n13", IllegalMoveCode.QUADRANTS_DIFFER);
    assertRejected("r3@m13", "r1b", "m13", IllegalMoveCode.QUADRANTS_DIFFER);
  }

  @Test
  void everyCoveredQuadrantMustMatch() {
    assertRejected("r3@m13", "p2b", "n13", IllegalMoveCode.QUADRANTS_DIFFER);
    assertFits("r3@m13", "p2b", "n14");
  }

  @Test
  void aCardMayCoverOthersOnAllFourQuadrants() {
    assertFits("r3@m13 g2b@n13", "y2b", "m13");
  }

  @Test
  void aCardMayBeCompletelyCovered() {
    Atman atman = Scene.atman("r3@m13 g2b@n13 y2b@m13");
    assertThat(atman.visibleCards()).doesNotContain(laidCard(atman, "r3"));
    assertThat(atman.stack()).contains(laidCard(atman, "r3"));
  }

  @Test
  void cardsOfTheSamePatternMayNotOverlapCompletely() {
    assertRejected("r3@m13", "y2b", "m13", IllegalMoveCode.SAME_PATTERN_BENEATH);
    assertFits("r3@m13", "y2b", "m12");
  }

  /**
   * Ruling 9: two cards with the same pattern may overlap completely if a card lies between them,
   * even if it covers only a part of the lower card.
   */
  @Test
  void aPartlyCoveringCardSeparatesCardsOfTheSamePattern() {
    assertFits("r3@m13 g2b@n13", "y2b", "m13");
    assertRejected("g2b@n13 r3@m13", "y2b", "m13", IllegalMoveCode.SAME_PATTERN_BENEATH);
  }

  @Test
  void aNewCardIsComparedWithTheTopmostCards() {
    Atman atman = Scene.atman("r3@m13 g2b@n13 y2b@m13");
    assertThat(atman.topCard(Scene.spot("n13")).map(LaidCard::card)).contains(Scene.card("y2b"));
    assertRejected("r3@m13 g2b@n13 y2b@m13", "r3", "m13", IllegalMoveCode.SAME_PATTERN_BENEATH);
  }

  @Test
  void onlyTheColorsOfVisibleCardsCount() {
    assertThat(Scene.atman("r3@m13 g2b@n13").colors().toList())
        .containsExactly(Color.RED, Color.GREEN);
    assertThat(Scene.atman("r3@m13 g2b@n13 y2b@m13").colors().toList())
        .containsExactly(Color.GREEN, Color.YELLOW);
    assertThat(Scene.atman("r3@m13 g2b@n13").colors().size()).isEqualTo(2);
  }

  @Test
  void theNameOfACardIsItsFirstVisibleSpot() {
    Atman atman = Scene.atman("r3@m13 g2b@n13 y2b@m13");
    assertThat(atman.nameOf(laidCard(atman, "g2b"))).hasToString("o13");
    assertThat(atman.nameOf(laidCard(atman, "y2b"))).hasToString("m13");
  }

  /** Covers spots left of column a and above row 1. */
  @Test
  void aCardIsVisibleExactlyOnItsFourSpots() {
    for (Spot at : List.of(Atman.FIRST_SPOT, new Spot(-3, -2), new Spot(30, -40))) {
      LaidCard laidCard = new LaidCard(Scene.card("r3"), at);
      Atman atman = Atman.of(List.of(laidCard));
      for (int column = at.column() - 3; column <= at.column() + 4; column++) {
        for (int row = at.row() - 3; row <= at.row() + 4; row++) {
          Spot spot = new Spot(column, row);
          assertThat(atman.topCard(spot).isPresent()).isEqualTo(laidCard.quadrantOn(spot) >= 0);
        }
      }
    }
  }

  @Test
  void overlappingCardsOfOneColorFormABlock() {
    assertBlock("b2b@m13 b5@n13", "b5", "b2b b5");
    assertBlock("b2b@m13 b5@n13", "b2b", "b2b b5");
  }

  @Test
  void adjacentCardsDoNotFormABlock() {
    assertThat(AtmanText.draw(Scene.atman("y3@n13 b2b@m13 b5@o13")))
        .isEqualTo(
            """
                m   n   o   p
            13 b2. b2# b5# b5#
            14 b2# b2. b5. b5#
            """);
    assertBlock("y3@n13 b2b@m13 b5@o13", "b5", "b5");
    LaidCard middle = new LaidCard(Scene.card("b5"), Atman.FIRST_SPOT);
    for (String adjacentSpot : List.of("k13", "o13", "m11", "m15")) {
      LaidCard other = new LaidCard(Scene.card("b2b"), Scene.spot(adjacentSpot));
      assertThat(Atman.of(List.of(middle, other)).block(middle)).containsExactly(middle);
      assertThat(Atman.of(List.of(other, middle)).block(middle)).containsExactly(middle);
    }
  }

  @Test
  void aCardOfAnotherColorBetweenTwoCardsSeparatesThem() {
    assertBlock("b2b@m13 r4@l13 b5@l14", "b5", "b5");
    assertBlock("b2b@m13 b5@l14", "b5", "b2b b5");
  }

  @Test
  void aBlockIsTheWholeConnectedGroup() {
    assertBlock("b2b@m13 b5@n13 b1b@o12", "b1b", "b2b b5 b1b");
  }

  @Test
  void unconnectedCardsBelongToDifferentChunks() {
    assertThat(chunkCount("b2b@m13 b5@n13")).isEqualTo(1);
    assertThat(chunkCount("y3@n13 b2b@m13 b5@o13")).isEqualTo(1);
    Atman atman = Scene.atman("y3@n13 b2b@m13 b5@o13");
    assertThat(atman.without(laidCard(atman, "y3")).chunks())
        .containsExactly(List.of(laidCard(atman, "b2b")), List.of(laidCard(atman, "b5")));
  }

  /** Ruling 7. */
  @Test
  void aCoveredCardCanConnectTheAtman() {
    Atman atman = atmanWithHiddenConnector();
    LaidCard hidden = hiddenConnector(atman);
    assertThat(atman.chunks()).hasSize(1);
    assertThat(atman.without(hidden).chunks()).hasSize(2);
  }

  /** Returns an Atman in which only a completely covered card connects some of the other cards. */
  private static Atman atmanWithHiddenConnector() {
    return findAtman(
        atman ->
            atman.stack().stream()
                .filter(laidCard -> !atman.visibleCards().contains(laidCard))
                .anyMatch(laidCard -> atman.without(laidCard).chunks().size() > 1));
  }

  private static LaidCard hiddenConnector(Atman atman) {
    return atman.stack().stream()
        .filter(laidCard -> !atman.visibleCards().contains(laidCard))
        .filter(laidCard -> atman.without(laidCard).chunks().size() > 1)
        .findFirst()
        .orElseThrow();
  }

  /** Ruling 10. */
  @Test
  void aCoveredCardBetweenTwoCardsDoesNotSeparateThem() {
    Atman atman =
        findAtman(
            candidate ->
                candidate.visibleCards().stream()
                    .anyMatch(
                        laidCard ->
                            candidate.block(laidCard).size()
                                != blockIncludingCovered(candidate, laidCard).size()));
    for (LaidCard laidCard : atman.visibleCards()) {
      assertThat(new HashSet<>(atman.block(laidCard)))
          .isEqualTo(blockIncludingCovered(withoutCoveredCards(atman), laidCard));
    }
  }

  /** Returns the block of a card in the whole stack, including covered cards. */
  private static Set<LaidCard> blockIncludingCovered(Atman atman, LaidCard start) {
    Set<LaidCard> block = new HashSet<>(Set.of(start));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (LaidCard other : atman.stack()) {
        if (other.card().color() == start.card().color()
            && !block.contains(other)
            && block.stream().anyMatch(laidCard -> touchDirectly(atman, laidCard, other))) {
          grows = block.add(other);
        }
      }
    }
    return block;
  }

  /** Returns whether the two cards overlap in a spot without a third card between them. */
  private static boolean touchDirectly(Atman atman, LaidCard first, LaidCard second) {
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      Spot spot = first.spot().quadrant(quadrant);
      List<LaidCard> pile =
          atman.stack().stream().filter(laidCard -> laidCard.quadrantOn(spot) >= 0).toList();
      if (pile.contains(second) && Math.abs(pile.indexOf(first) - pile.indexOf(second)) == 1) {
        return true;
      }
    }
    return false;
  }

  private static Atman withoutCoveredCards(Atman atman) {
    return Atman.of(atman.visibleCards());
  }

  @Test
  void aSunkCardLiesBeneathAllCardsItOverlaps() {
    Atman atman = Scene.atman("r3@m13 g2b@n13");
    assertThat(AtmanText.draw(atman.withSunk(laidCard(atman, "g2b"))))
        .isEqualTo(
            """
                m   n   o
            13 r3. r3# g2.
            14 r3. r3# g2.
            """);
    assertThat(atman.canSink(laidCard(atman, "g2b"))).isTrue();
    assertThat(atman.canSink(laidCard(atman, "r3"))).isFalse();
  }

  @Test
  void exactlyTheCardsThatLieOnOthersCanBeSunk() {
    checkRandomAtmans(
        atman -> {
          List<LaidCard> beneath = new ArrayList<>();
          for (LaidCard laidCard : atman.stack()) {
            assertThat(atman.canSink(laidCard))
                .isEqualTo(beneath.stream().anyMatch(other -> overlap(laidCard, other)));
            beneath.add(laidCard);
          }
        });
  }

  private static boolean overlap(LaidCard first, LaidCard second) {
    return Math.abs(first.spot().column() - second.spot().column()) <= 1
        && Math.abs(first.spot().row() - second.spot().row()) <= 1;
  }

  @Test
  void removingACardUncoversTheCardsBeneath() {
    Atman atman = Scene.atman("r3@m13 g2b@n13 y2b@m13");
    assertThat(AtmanText.draw(atman.without(laidCard(atman, "y2b"))))
        .isEqualTo(AtmanText.draw(Scene.atman("r3@m13 g2b@n13")));
  }

  @Test
  void placementsAreExactlyTheLegalSpots() {
    checkRandomAtmans(
        atman -> {
          List<Spot> surroundings = surroundingSpots(atman);
          Map<Spot, LaidCard> topCards = topCards(atman);
          for (Card card : StandardDeck.MEMORIES.cards()) {
            List<Spot> spots =
                surroundings.stream()
                    .filter(at -> canPlaceIndependently(topCards, card, at))
                    .toList();
            assertThat(atman.placements(card)).isEqualTo(spots);
            assertThat(atman.canPlace(card)).isEqualTo(!spots.isEmpty());
          }
        });
  }

  /**
   * Returns whether a card can be placed at a spot, according to an independent implementation of
   * the rule.
   */
  private static boolean canPlaceIndependently(Map<Spot, LaidCard> topCards, Card card, Spot at) {
    List<Optional<LaidCard>> beneath = new ArrayList<>();
    boolean coversFaded = false;
    for (int quadrant = 0; quadrant < 4; quadrant++) {
      Spot spot = at.quadrant(quadrant);
      Optional<LaidCard> topCard = Optional.ofNullable(topCards.get(spot));
      beneath.add(topCard);
      if (topCard.isPresent()) {
        int coveredQuadrant = topCard.get().quadrantOn(spot);
        if (topCard.get().card().pattern().isFaded(coveredQuadrant)
            != card.pattern().isFaded(quadrant)) {
          return false;
        }
        coversFaded |= card.pattern().isFaded(quadrant);
      }
    }
    boolean hasSamePattern =
        beneath.getFirst().isPresent()
            && new HashSet<>(beneath).size() == 1
            && beneath.getFirst().get().card().pattern().equals(card.pattern());
    return coversFaded && !hasSamePattern;
  }

  /**
   * Returns the spots in a rectangle that extends at least two spots beyond the Atman on every
   * side, in reading order.
   */
  private static List<Spot> surroundingSpots(Atman atman) {
    IntSummaryStatistics columns =
        atman.stack().stream().mapToInt(laidCard -> laidCard.spot().column()).summaryStatistics();
    IntSummaryStatistics rows =
        atman.stack().stream().mapToInt(laidCard -> laidCard.spot().row()).summaryStatistics();
    List<Spot> surroundings = new ArrayList<>();
    for (int row = rows.getMin() - 2; row <= rows.getMax() + 3; row++) {
      for (int column = columns.getMin() - 2; column <= columns.getMax() + 3; column++) {
        surroundings.add(new Spot(column, row));
      }
    }
    return surroundings;
  }

  /** Returns the topmost card at every occupied spot. */
  private static Map<Spot, LaidCard> topCards(Atman atman) {
    Map<Spot, LaidCard> topCards = new HashMap<>();
    for (LaidCard laidCard : atman.stack()) {
      for (int quadrant = 0; quadrant < 4; quadrant++) {
        topCards.put(laidCard.spot().quadrant(quadrant), laidCard);
      }
    }
    return topCards;
  }

  @Test
  void theTopmostCardIsVisible() {
    checkRandomAtmans(
        atman -> {
          Map<Spot, LaidCard> topCards = topCards(atman);
          Set<LaidCard> visibleCards = new HashSet<>();
          for (Spot spot : surroundingSpots(atman)) {
            assertThat(atman.topCard(spot)).isEqualTo(Optional.ofNullable(topCards.get(spot)));
            atman.topCard(spot).ifPresent(visibleCards::add);
          }
          assertThat(new HashSet<>(atman.visibleCards())).isEqualTo(visibleCards);
        });
  }

  /** All quadrants at a spot are faded or all are clear, even after cards were removed or sunk. */
  @Test
  void overlappingQuadrantsAreOfTheSameKind() {
    checkRandomAtmans(
        atman -> {
          Map<Spot, Boolean> kinds = new HashMap<>();
          for (LaidCard laidCard : atman.stack()) {
            for (int quadrant = 0; quadrant < 4; quadrant++) {
              boolean faded = laidCard.card().pattern().isFaded(quadrant);
              Boolean knownKind = kinds.putIfAbsent(laidCard.spot().quadrant(quadrant), faded);
              assertThat(knownKind == null || knownKind == faded).isTrue();
            }
          }
        });
  }

  @Test
  void chunksContainEveryCardOnceAndDoNotOverlap() {
    checkRandomAtmans(
        atman -> {
          List<List<LaidCard>> chunks = atman.chunks();
          List<LaidCard> allCards = chunks.stream().flatMap(List::stream).toList();
          assertThat(allCards).containsExactlyInAnyOrderElementsOf(atman.stack());
          for (List<LaidCard> chunk : chunks) {
            for (List<LaidCard> other : chunks) {
              boolean overlap =
                  chunk.stream().anyMatch(a -> other.stream().anyMatch(b -> overlap(a, b)));
              assertThat(overlap).isEqualTo(chunk.equals(other));
            }
          }
        });
  }

  @Test
  void everyVisibleCardIsInExactlyOneBlock() {
    checkRandomAtmans(
        atman -> {
          List<List<LaidCard>> blocks = atman.blocks();
          assertThat(blocks.stream().flatMap(List::stream))
              .containsExactlyInAnyOrderElementsOf(atman.visibleCards());
          for (List<LaidCard> block : blocks) {
            assertThat(block)
                .allSatisfy(laidCard -> assertThat(atman.block(laidCard)).isEqualTo(block));
          }
        });
  }

  @Test
  void computedChunksAgreeWithAnActualRemoval() {
    checkRandomAtmans(
        atman -> {
          for (LaidCard laidCard : atman.visibleCards()) {
            Atman remaining = atman.without(laidCard);
            List<LaidCard> visibleCards = remaining.visibleCards();
            assertThat(atman.visibleChunksWithout(laidCard))
                .isEqualTo(
                    remaining.chunks().stream()
                        .map(chunk -> chunk.stream().filter(visibleCards::contains).toList())
                        .toList());
          }
        });
  }

  @Test
  void movingOrSinkingACardKeepsAllCards() {
    checkRandomAtmans(
        atman -> {
          for (LaidCard laidCard : atman.visibleCards()) {
            Atman lifted = atman.without(laidCard);
            assertThat(lifted.stack()).doesNotContain(laidCard).hasSize(atman.stack().size() - 1);
            assertThat(lifted.with(laidCard).stack())
                .containsExactlyInAnyOrderElementsOf(atman.stack());
            assertThat(atman.withSunk(laidCard).stack())
                .containsExactlyInAnyOrderElementsOf(atman.stack());
            assertThat(atman.withSunk(laidCard).stack().getFirst()).isEqualTo(laidCard);
          }
        });
  }

  private static void assertFits(String atman, String card, String at) {
    assertThat(Scene.atman(atman).placementError(Scene.card(card), Scene.spot(at))).isEmpty();
  }

  private static void assertRejected(String atman, String card, String at, IllegalMoveCode code) {
    assertThat(Scene.atman(atman).placementError(Scene.card(card), Scene.spot(at))).contains(code);
  }

  private static void assertBlock(String atman, String card, String block) {
    Atman cards = Scene.atman(atman);
    assertThat(cards.block(laidCard(cards, card)).stream().map(LaidCard::card).toList())
        .containsExactlyInAnyOrderElementsOf(Scene.cards(block));
  }

  private static int chunkCount(String atman) {
    return Scene.atman(atman).chunks().size();
  }

  private static LaidCard laidCard(Atman atman, String card) {
    return atman.stack().stream()
        .filter(laidCard -> laidCard.card().equals(Scene.card(card)))
        .findFirst()
        .orElseThrow();
  }

  private static void checkRandomAtmans(Consumer<Atman> law) {
    for (int seed = 0; seed < 20; seed++) {
      growAtman(seed, law);
    }
  }

  private static Atman findAtman(Predicate<Atman> condition) {
    List<Atman> matchingAtmans = new ArrayList<>();
    for (int seed = 0; seed < 2_000 && matchingAtmans.isEmpty(); seed++) {
      growAtman(
          seed,
          atman -> {
            if (matchingAtmans.isEmpty() && condition.test(atman)) {
              matchingAtmans.add(atman);
            }
          });
    }
    return matchingAtmans.getFirst();
  }

  /**
   * Places cards at random, sometimes sinks a card, or removes one and keeps a single chunk, and
   * checks a law after each step.
   */
  private static void growAtman(int seed, Consumer<Atman> law) {
    MutableRng rng = new MutableRng(new Rng(seed));
    List<Card> cards = rng.shuffled(StandardDeck.MEMORIES.cards());
    Atman atman = Atman.of(List.of(new LaidCard(cards.getFirst(), Atman.FIRST_SPOT)));
    for (Card card : cards.subList(1, 20)) {
      List<Spot> spots = atman.placements(card);
      if (!spots.isEmpty()) {
        atman = atman.with(new LaidCard(card, rng.pick(spots)));
      }
      if (atman.visibleCards().size() > 2 && rng.oneIn(6)) {
        LaidCard laidCard = rng.pick(atman.visibleCards());
        atman =
            rng.oneIn(2)
                ? atman.withSunk(laidCard)
                : Atman.of(atman.without(laidCard).chunks().getLast());
      }
      law.accept(atman);
    }
  }
}
