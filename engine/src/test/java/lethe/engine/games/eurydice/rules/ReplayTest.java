package lethe.engine.games.eurydice.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.Ruling.Accepted;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Command.Arrange;
import lethe.engine.games.eurydice.Command.Sing;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Lane;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.CardsSeen;
import lethe.engine.games.eurydice.Observation.Counted;
import lethe.engine.games.eurydice.Observation.DiamondsLeft;
import lethe.engine.games.eurydice.Observation.Glimpse;
import lethe.engine.games.eurydice.Observation.ThirdSpadeMarked;
import lethe.engine.games.eurydice.Phase;
import lethe.engine.games.eurydice.Space;
import lethe.engine.games.eurydice.SpecialCard;
import lethe.engine.games.eurydice.SpecialCard.Effect;
import lethe.engine.games.eurydice.Suit;
import lethe.engine.games.eurydice.Symbol;
import lethe.engine.games.eurydice.Zone;
import org.junit.jupiter.api.Test;

/** Tests replays of observations, in which unseen cards receive possible suits. */
class ReplayTest {
  private static final int MATCHES = 120;
  private static final int TRIES = 200;

  @Test
  void observationsOfRandomMatchesCanBeReplayed() {
    int matchesWithCount = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      Viewer viewer = seed % 4 == 0 ? Spectator.SPECTATOR : GameSeats.ORPHEUS;
      List<Observation> observations = observationsOfMatch(seed, viewer, true);
      matchesWithCount += observations.stream().anyMatch(Counted.class::isInstance) ? 1 : 0;
    }
    assertThat(matchesWithCount).isGreaterThan(MATCHES / 2);
  }

  @Test
  void theReplayedDeckAgreesWithTheFinalCount() {
    int matchesWithCount = 0;
    for (int seed = 0; seed < MATCHES; seed++) {
      List<Observation> observations = observationsOfMatch(seed, GameSeats.ORPHEUS, false);
      if (observations.get(observations.size() - 2)
          instanceof Counted(int hearts, int clubs, int jokers)) {
        UnseenCards cards = replay(observations, seed).cards;
        assertThat(cards.countSettled(Suit.HEART)).as("seed %s", seed).isEqualTo(hearts);
        assertThat(cards.countSettled(Suit.CLUB)).as("seed %s", seed).isEqualTo(clubs);
        assertThat(cards.countSettled(Suit.JOKER)).as("seed %s", seed).isEqualTo(jokers);
        matchesWithCount++;
      }
    }
    assertThat(matchesWithCount).isGreaterThan(MATCHES / 2);
  }

  /**
   * A hymn sees every card. After the shuffle that its spades cause, a special card may remove a
   * diamond.
   */
  @Test
  void theReplayedDeckHasTheTrueNumberOfDiamonds() {
    Symbol song = new Symbol(Symbol.Kind.SONG, 9);
    Symbol hymn = new Symbol(Symbol.Kind.HYMN, 0);
    List<Space> spaces =
        List.of(
            new Space(0, Lane.MIDDLE, "Start", List.of(), List.of(Lane.MIDDLE)),
            new Space(1, Lane.MIDDLE, "Here", List.of(song, hymn), List.of(Lane.MIDDLE)),
            new Space(2, Lane.MIDDLE, "End", List.of(), List.of()));
    SpecialCard water =
        new SpecialCard(1, "Water", false, Effect.REMOVE_AFTER_SHUFFLE, 1, "It takes.");
    Rules rules = new Rules(new PrintedParts(List.of(new Board(1, spaces)), List.of(water)));
    int matchesWithDiamondsLeft = 0;
    for (int seed = 0; seed < 60; seed++) {
      State state = rules.initialState(1, new Rng(seed));
      List<Observation> observations = new ArrayList<>();
      state.openingEvents.forEach(
          event -> observations.add(event.observationFor(GameSeats.ORPHEUS)));
      while (state.space.row() == 0 || !List.of(Phase.EXCESS, Phase.MOVE).contains(state.phase)) {
        List<Command> legal = LegalCommands.of(state);
        Command command = legal.contains(new Sing(9)) ? new Sing(9) : legal.getFirst();
        Accepted<State, Observation> next =
            (Accepted<State, Observation>) rules.apply(state, GameSeats.ORPHEUS, command);
        next.events().forEach(event -> observations.add(event.observationFor(GameSeats.ORPHEUS)));
        state = next.next();
      }
      matchesWithDiamondsLeft +=
          observations.stream().anyMatch(DiamondsLeft.class::isInstance) ? 1 : 0;
      assertThat(replay(observations, seed).cards.countSettled(Suit.DIAMOND))
          .as("seed %s", seed)
          .isEqualTo(Pile.count(state.deck, Suit.DIAMOND));
    }
    assertThat(matchesWithDiamondsLeft).isBetween(5, 40);
  }

  @Test
  void spadesSeenTogetherAreReturnedExceptTheMarkedOne() {
    Replay replay =
        replay(List.of(glance(Zone.DECK, Suit.SPADE, Suit.SPADE), new ThirdSpadeMarked()), 0);
    assertThat(replay.cards.deck).hasSize(19);
    assertThat(replay.cards.countSettled(Suit.SPADE)).isEqualTo(2);
  }

  @Test
  void diamondsThatAHymnFindsInTheDiscardAreaAreRemoved() {
    List<Observation> observations =
        List.of(
            new Observation.DiamondsAdded(9),
            new Observation.Shuffled(0),
            new Observation.Discarded(1, false),
            new CardsSeen(Symbol.Kind.HYMN, glance(Zone.DISCARD, Suit.DIAMOND).cards()),
            new Observation.Hymned(0, List.of(1), List.of(), 0, 0),
            new Observation.Shuffled(0));
    UnseenCards cards = replay(observations, 0).cards;
    assertThat(cards.discard).isEmpty();
    assertThat(cards.suits.suit(cards.removed.getFirst())).isEqualTo(Suit.DIAMOND);
  }

  /** Of the cards that a hymn sees, spectators are told only the spades and diamonds. */
  @Test
  void hiddenCardsOfAHymnAreNeitherSpadesNorDiamonds() {
    for (int seed = 0; seed < 10; seed++) {
      Glimpse hiddenGlimpse = new Glimpse(Zone.DECK, 1, new Face.Down());
      List<Observation> observations =
          List.of(
              new Observation.DiamondsAdded(13),
              new Observation.Shuffled(0),
              new CardsSeen(Symbol.Kind.HYMN, List.of(hiddenGlimpse)));
      UnseenCards cards = replay(observations, seed).cards;
      assertThat(cards.suits.suit(cards.deck.getFirst())).isIn(Suit.HEART, Suit.CLUB);
    }
  }

  @Test
  void cardsAddedLaterAreNotAmongEarlierDiscards() {
    for (int seed = 0; seed < 50; seed++) {
      List<Observation> observations =
          List.of(
              new Observation.Discarded(1, false),
              new Observation.SpadesAdded(5),
              new Observation.Shuffled(0),
              glance(Zone.DISCARD, Suit.SPADE));
      assertThat(replay(observations, seed).cards.deck).contains(20, 21, 22, 23, 24);
    }
  }

  @Test
  void diamondsCannotLeaveADeckWithoutDiamonds() {
    List<Observation> observations = List.of(new Observation.Shuffled(1), new DiamondsLeft(1));
    assertThat(new Replay(new Rng(0)).replay(observations)).isFalse();
  }

  private static CardsSeen glance(Zone zone, Suit... suits) {
    return new CardsSeen(
        Symbol.Kind.GLANCE,
        IntStream.range(0, suits.length)
            .mapToObj(i -> new Glimpse(zone, i + 1, new Face.Up(suits[i])))
            .toList());
  }

  /**
   * Plays a random match and returns the observations of the viewer.
   *
   * @param checksReplay whether to replay the observations after each ply
   */
  private static List<Observation> observationsOfMatch(
      long seed, Viewer viewer, boolean checksReplay) {
    MutableRng rng = new MutableRng(new Rng(seed).derive("play"));
    State state = ShippedParts.RULES.initialState(1, new Rng(seed));
    List<Observation> observations = new ArrayList<>();
    state.openingEvents.forEach(event -> observations.add(event.observationFor(viewer)));
    while (state.phase != Phase.OVER) {
      List<Command> legal = new ArrayList<>(LegalCommands.of(state));
      if (state.phase != Phase.ARRANGE && !rng.oneIn(20)) {
        legal.removeIf(Arrange.class::isInstance);
      }
      Accepted<State, Observation> next =
          (Accepted<State, Observation>)
              ShippedParts.RULES.apply(state, GameSeats.ORPHEUS, rng.pick(legal));
      next.events().forEach(event -> observations.add(event.observationFor(viewer)));
      state = next.next();
      if (checksReplay && !next.events().isEmpty()) {
        replay(observations, seed);
      }
    }
    return observations;
  }

  private static Replay replay(List<Observation> observations, long seed) {
    for (int i = 0; i < TRIES; i++) {
      Replay replay = new Replay(new Rng(seed).derive("past " + i));
      if (replay.replay(observations)) {
        return replay;
      }
    }
    throw new AssertionError("seed " + seed + " cannot be explained: " + observations);
  }
}
