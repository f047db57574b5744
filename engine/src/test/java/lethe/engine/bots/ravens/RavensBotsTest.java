package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import lethe.engine.core.BotMatch;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Playouts.BotFactory;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Power;
import lethe.engine.games.ravens.Ravens;
import lethe.engine.games.ravens.View;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Order(1)
class RavensBotsTest {
  static final Game<?, Command, Observation, View> GAME =
      ((Valid<Game<?, Command, Observation, View>>) Ravens.open(Options.NONE)).value();

  /** The bound is nearly certain to hold: the win rate over many matches is 56%. */
  @Test
  void aFairPairWinsAtLeastOneMatchInFive() {
    assertThat(countWins(FairBots::create, 10)).isGreaterThanOrEqualTo(2L);
  }

  @Test
  @Tag("long")
  void aFairPairWinsAboutHalfOfItsMatches() {
    assertThat(countWins(FairBots::create, 1_000)).isBetween(500L, 620L);
  }

  /** The bound is nearly certain to hold: the win rate over many matches is 75%. */
  @Test
  void aDeepPairWinsAtLeastHalfOfItsMatches() {
    int matches = TestVolume.times(4, 20);
    assertThat(countWins(DeepBots::create, matches)).isGreaterThanOrEqualTo(matches / 2);
  }

  @Test
  @Tag("long")
  void aDeepPairWinsAboutThreeMatchesInFour() {
    assertThat(countWins(DeepBots::create, 1_000)).isBetween(735L, 815L);
  }

  @Test
  void aDeepPlayerCanWinWithAFairPartner() {
    for (Seat deepSeat : GameSeats.SEATS.firstSeats(2)) {
      BotFactory<Command, Observation, View> mixed =
          (game, seat, rng) ->
              seat.equals(deepSeat)
                  ? DeepBots.create(game, seat, rng)
                  : FairBots.create(game, seat, rng);
      assertThat(countWins(mixed, TestVolume.times(2, 10))).isPositive();
    }
  }

  @Test
  void randomPlayWinsNoneOfAHundredMatches() {
    assertThat(countWins(RandomRavensBot::create, 100)).isZero();
  }

  /** Random play covers the rules: no ending dominates, and every power is used. */
  @Test
  void randomPlayReachesManyEndingsAndEveryPower() {
    Map<String, Integer> endings = new TreeMap<>();
    Set<Power> powers = EnumSet.noneOf(Power.class);
    for (long seed = 0; seed < 300; seed++) {
      Match<Command, Observation, View> match = playMatch(RandomRavensBot::create, seed);
      endings.merge(outcome(match).ending(), 1, Integer::sum);
      for (ToldObservation<Observation> toldObservation : match.observations(Spectator.SPECTATOR)) {
        if (toldObservation.observation() instanceof Observation.PowerUsed(int _, Card card)) {
          powers.add(card.power());
        }
      }
    }
    assertThat(endings)
        .containsKeys("atman-gone", "deck-depleted", "five-ravens", "nothing-placed");
    assertThat(endings.values()).allMatch(count -> count < 180);
    assertThat(powers).containsExactlyInAnyOrder(Power.values());
  }

  @Test
  void theSameSeedGivesTheSameMatch() {
    assertThat(playMatch(FairBots::create, 1).journal())
        .isEqualTo(playMatch(FairBots::create, 1).journal());
    assertThat(playMatch(DeepBots::create, 1).journal())
        .isEqualTo(playMatch(DeepBots::create, 1).journal());
  }

  private static long countWins(BotFactory<Command, Observation, View> factory, int matches) {
    return LongStream.range(0, matches)
        .filter(seed -> outcome(playMatch(factory, seed)).results().getFirst().won())
        .count();
  }

  private static Outcome outcome(Match<Command, Observation, View> match) {
    return ((Turn.Over) match.turn()).outcome();
  }

  static Match<Command, Observation, View> playMatch(
      BotFactory<Command, Observation, View> factory, long seed) {
    return BotMatch.play(GAME, Options.NONE, 2, seed, factory);
  }
}
