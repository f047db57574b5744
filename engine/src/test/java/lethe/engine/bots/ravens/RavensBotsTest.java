package lethe.engine.bots.ravens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import lethe.engine.core.Bot;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.TestVolume;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Validated;
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
      switch (Ravens.open(Options.NONE)) {
        case Validated.Valid<Game<?, Command, Observation, View>>(
                Game<?, Command, Observation, View> game) ->
            game;
        case Validated.Invalid<Game<?, Command, Observation, View>> faulty ->
            throw new AssertionError(faulty);
      };

  /** Creates a bot of one level for a seat. */
  interface BotFactory {
    Bot<Command, Observation, View> create(
        Game<?, Command, Observation, View> game, Seat seat, Rng rng);
  }

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
    assertThat(countWins(DeepBots::create, 1_000)).isBetween(700L, 810L);
  }

  @Test
  void aDeepPlayerCanWinWithAFairPartner() {
    for (Seat deepSeat : GameSeats.SEATS.firstSeats(2)) {
      BotFactory mixed =
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

  private static long countWins(BotFactory factory, int matches) {
    return LongStream.range(0, matches)
        .filter(seed -> outcome(playMatch(factory, seed)).results().getFirst().won())
        .count();
  }

  static Outcome outcome(Match<Command, Observation, View> match) {
    return ((Turn.Over) match.turn()).outcome();
  }

  private static Match<Command, Observation, View> playMatch(BotFactory factory, long seed) {
    return playMatch(factory, seed, _ -> {});
  }

  /**
   * Plays a match between bots. Fails if a bot gives an illegal command.
   *
   * @param observer receives the match before every move
   */
  static Match<Command, Observation, View> playMatch(
      BotFactory factory, long seed, Consumer<Match<Command, Observation, View>> observer) {
    List<Header.SeatedPlayer> seatedPlayers =
        GameSeats.SEATS.firstSeats(2).stream()
            .map(seat -> new Header.SeatedPlayer(seat, new Player.Machine("")))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(GAME, new Header(GAME.name(), Options.NONE, seed, "", seatedPlayers));
    List<Bot<Command, Observation, View>> bots =
        match.seats().stream()
            .map(seat -> factory.create(GAME, seat, new Rng(seed).derive(seat.name())))
            .toList();
    for (Seat seat : match.seats()) {
      match
          .observations(seat)
          .forEach(
              toldObservation -> bots.get(seat.index()).observe(toldObservation.observation()));
    }
    while (match.turn() instanceof Turn.Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      observer.accept(match);
      Command command = bots.get(seat.index()).choose(match.view(seat), match.legalCommands(seat));
      if (!(match.submit(seat, command) instanceof Applied<Command, Observation, View> applied)) {
        throw new AssertionError(seed + ": " + command);
      }
      match = applied.next();
      for (GameEvent<Observation> event : applied.events()) {
        for (Seat viewer : match.seats()) {
          bots.get(viewer.index()).observe(event.observationFor(viewer));
        }
      }
    }
    return match;
  }
}
