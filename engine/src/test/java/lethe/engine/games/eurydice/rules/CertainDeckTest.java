package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.SuitCounts;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/**
 * Tests that the certain counts shown to Orpheus equal the minimums over all deals that are
 * consistent with his observations.
 */
class CertainDeckTest {
  /** The number of possible deals at which a match is abandoned. */
  private static final int MAX_DEALS = 8_000;

  @Test
  void countsAreExactOnTheDefaultBoards() {
    assertThat(compareCounts(ShippedParts.RULES, 12)).isGreaterThan(300);
  }

  @Test
  void countsAreExactOnBoardsWhereManyCardsMove() {
    for (SpecialCard.Effect effect :
        List.of(
            SpecialCard.Effect.REMOVE_AFTER_SHUFFLE,
            SpecialCard.Effect.FORGIVE_SPADES,
            SpecialCard.Effect.DISCARD_FROM_BOTTOM,
            SpecialCard.Effect.ADD_HEART_AT_END)) {
      assertThat(compareCounts(rulesWithDenseBoard(effect), 12)).isGreaterThan(100);
    }
  }

  private static Rules rulesWithDenseBoard(SpecialCard.Effect effect) {
    List<String> rows =
        List.of(
            "song 2, peril 6",
            "glance 2, exchange 1",
            "remove 2, glance 1",
            "return 1, peril 6",
            "glance 3, survey",
            "hymn, remove 1",
            "exchange 2, glance 2",
            "song 3, hymn",
            "remove 3, glance 3",
            "return 2, hymn");
    StringBuilder text = new StringBuilder("board\trow\tlane\tspace\tsymbols\tnext\n");
    text.append("1\t0\tmiddle\tS0\t\tS1\n");
    for (int row = 1; row <= rows.size(); row++) {
      text.append("1\t%d\tmiddle\tS%d\t%s\tS%d\n".formatted(row, row, rows.get(row - 1), row + 1));
    }
    text.append("1\t%d\tmiddle\tS%d\t\t\n".formatted(rows.size() + 1, rows.size() + 1));
    SpecialCard card =
        new SpecialCard(1, "Card", true, effect, effect.isNumbered() ? 2 : 0, "It does.");
    List<Board> boards = ((Valid<List<Board>>) BoardsParser.parse(text.toString())).value();
    return new Rules(new PrintedParts(boards, List.of(card)));
  }

  /**
   * Compares the certain counts with the minimums over all possible deals after each ply that
   * Orpheus was told about, and returns the number of comparisons.
   */
  private static int compareCounts(Rules rules, int matches) {
    int comparisons = 0;
    for (int seed = 0; seed < matches; seed++) {
      MutableRng rng = new MutableRng(new Rng(seed).derive("play"));
      State state = rules.initialState(1, new Rng(seed));
      PossibleDeals deals = new PossibleDeals();
      deals.apply(state.memory.observations());
      while (state.phase != Phase.OVER && deals.size() < MAX_DEALS) {
        List<Observation> observations = new ArrayList<>();
        state = stateAfterRandomPly(rules, state, rng, observations);
        deals.apply(observations);
        if (!observations.isEmpty()) {
          assertThat(state.memory.certainDeckCounts())
              .as("seed %s, after %s", seed, state.memory.observations())
              .isEqualTo(deals.minimumCounts());
          comparisons++;
        }
      }
    }
    return comparisons;
  }

  /** Plays a random command, adds what Orpheus observes to the list, and returns the next state. */
  private static State stateAfterRandomPly(
      Rules rules, State state, MutableRng rng, List<Observation> observations) {
    List<Command> legal = new ArrayList<>(LegalCommands.of(state));
    if (state.phase != Phase.ARRANGE && !rng.oneIn(20)) {
      legal.removeIf(Arrange.class::isInstance);
    }
    Accepted<State, Observation> next =
        (Accepted<State, Observation>) rules.apply(state, GameSeats.ORPHEUS, rng.pick(legal));
    next.events().forEach(event -> observations.add(event.observationFor(GameSeats.ORPHEUS)));
    return next.next();
  }

  /**
   * The cards that a hymn sees leave known positions or, after a shuffle, unknown positions. A
   * special card may remove some of them.
   */
  @Test
  void countsAreExactForHymns() {
    CardsSeen diamond = hymnLook(Suit.DIAMOND);
    CardsSeen diamondAndSpade = hymnLook(Suit.DIAMOND, Suit.SPADE);
    CardsSeen twoDiamondsAndSpade = hymnLook(Suit.DIAMOND, Suit.DIAMOND, Suit.SPADE);
    Observation sung = new Observation.DiamondsAdded(2);
    Observation shuffled = new Observation.Shuffled(0);
    Observation hymned = new Observation.Hymned(1, List.of(), List.of(), 0, 0);
    Observation punished = new Observation.SpadePunished(1, 0, 3, 3, 0);
    Observation diamondsLeft = new Observation.DiamondsLeft(1);
    for (List<Observation> observations :
        List.<List<Observation>>of(
            List.of(sung, shuffled, diamond, hymned, shuffled),
            List.of(sung, shuffled, diamondAndSpade, punished, shuffled, hymned, shuffled),
            List.of(sung, shuffled, diamondAndSpade, punished, new Observation.Shuffled(1)),
            List.of(
                sung,
                shuffled,
                diamondAndSpade,
                punished,
                new Observation.Shuffled(1),
                diamondsLeft),
            List.of(
                sung,
                shuffled,
                twoDiamondsAndSpade,
                punished,
                new Observation.Shuffled(2),
                diamondsLeft),
            List.of(hymnLook(Suit.SPADE, Suit.SPADE), new Observation.ThirdSpadeMarked()))) {
      PossibleDeals deals = new PossibleDeals();
      deals.apply(observations);
      assertThat(CertainDeck.minimumCounts(observations))
          .as("after %s", observations)
          .isEqualTo(deals.minimumCounts());
    }
  }

  private static CardsSeen hymnLook(Suit... deck) {
    return new CardsSeen(
        Symbol.Kind.HYMN,
        IntStream.range(0, deck.length)
            .mapToObj(i -> new Glimpse(Zone.DECK, i + 1, new Face.Up(deck[i])))
            .toList());
  }

  @Test
  void departuresAreCountedByGroup() {
    UnseenDepartures none = UnseenDepartures.none(3);
    UnseenDepartures one = none.with(0, Suit.JOKER);
    UnseenDepartures three = one.with(1, Suit.HEART).with(2, Suit.HEART);
    assertThat(one).isNotEqualTo(none).isNotEqualTo(none.with(1, Suit.JOKER));
    assertThat(three.without(1)).isEqualTo(one.with(2, Suit.HEART));
    assertThat(three.merge(1, 2)).isEqualTo(one.with(2, Suit.HEART).with(2, Suit.HEART));
  }

  @Test
  void countsAreLowerBoundsInWholeMatches() {
    Map<Suit, Integer> sums = new EnumMap<>(Suit.class);
    for (Rules rules :
        List.of(ShippedParts.RULES, rulesWithDenseBoard(SpecialCard.Effect.REMOVE_AFTER_SHUFFLE))) {
      for (int seed = 0; seed < 25; seed++) {
        MutableRng rng = new MutableRng(new Rng(seed).derive("play"));
        State state = rules.initialState(1, new Rng(seed));
        while (state.phase != Phase.OVER) {
          state = stateAfterRandomPly(rules, state, rng, new ArrayList<>());
          SuitCounts certain = state.memory.certainDeckCounts();
          for (Suit suit : Suit.ALL) {
            assertThat(certain.count(suit))
                .as("seed %s: %s", seed, suit)
                .isBetween(0, Pile.count(state.deck, suit));
            sums.merge(suit, certain.count(suit), Integer::sum);
          }
        }
      }
    }
    assertThat(sums.values()).hasSize(5).allMatch(sum -> sum > 0);
  }
}
