package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lethe.engine.core.Bot;
import lethe.engine.core.Entry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.GameEvent;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.Outcome;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn.Awaits;
import lethe.engine.core.Turn.Over;
import lethe.engine.core.Validated;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** Plays matches between two bots. */
final class BotDuel {
  /** Creates a bot. */
  interface BotFactory {
    Bot<Command, Observation, View> create(
        Game<?, Command, Observation, View> game, Seat seat, Rng rng);
  }

  /** Receives every choice before it is submitted. */
  interface ChoiceListener {
    void onChoice(View view, Command command);
  }

  private BotDuel() {}

  static Game<?, Command, Observation, View> game(Options options) {
    return switch (TaSe.open(options)) {
      case Validated.Valid<Game<?, Command, Observation, View>>(var game) -> game;
      case Validated.Invalid<Game<?, Command, Observation, View>>(var errors) ->
          throw new AssertionError(errors);
    };
  }

  static Options openCups() {
    return Options.of(Map.of("open-cups", "on"));
  }

  /** Plays a whole match. Fails if a bot chooses an illegal command. */
  static Match<Command, Observation, View> match(
      Options options, BotFactory red, BotFactory blue, long seed, ChoiceListener listener) {
    Game<?, Command, Observation, View> game = game(options);
    List<SeatedPlayer> seatedPlayers =
        GameSeats.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Machine("")))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(game, new Header(TaSe.NAME, options, seed, "", seatedPlayers));
    List<Bot<Command, Observation, View>> bots =
        List.of(
            red.create(game, GameSeats.RED, new Rng(seed).derive("red")),
            blue.create(game, GameSeats.BLUE, new Rng(seed).derive("blue")));
    for (Seat seat : match.seats()) {
      match.observations(seat).stream()
          .map(ToldObservation::observation)
          .forEach(bots.get(seat.index())::observe);
    }
    while (match.turn() instanceof Awaits(List<Seat> seats)) {
      Seat seat = seats.getFirst();
      View view = match.view(seat);
      List<Command> legal = match.legalCommands(seat);
      Command command = bots.get(seat.index()).choose(view, legal);
      assertThat(legal).as("seed %d, %s, %s", seed, seat, view).contains(command);
      listener.onChoice(view, command);
      Applied<Command, Observation, View> applied =
          (Applied<Command, Observation, View>) match.submit(seat, command);
      for (GameEvent<Observation> event : applied.events()) {
        match
            .seats()
            .forEach(viewer -> bots.get(viewer.index()).observe(event.observationFor(viewer)));
      }
      match = applied.next();
    }
    return match;
  }

  /** Returns the journal entries of a whole match. */
  static List<Entry<Command>> entries(BotFactory red, BotFactory blue, long seed) {
    return match(Options.NONE, red, blue, seed, (_, _) -> {}).journal().entries();
  }

  /**
   * Returns the fraction of matches that {@code bot} wins against {@code opponent}. Every seed is
   * played in both seats; a draw counts as half a win.
   */
  static double winShare(BotFactory bot, BotFactory opponent, int pairs) {
    double points = 0;
    for (int seed = 1; seed <= pairs; seed++) {
      points += pointsOf(bot, opponent, seed, 0) + pointsOf(opponent, bot, seed, 1);
    }
    return points / (2 * pairs);
  }

  private static double pointsOf(BotFactory red, BotFactory blue, long seed, int seat) {
    Outcome outcome =
        switch (match(Options.NONE, red, blue, seed, (_, _) -> {}).turn()) {
          case Over(Outcome result) -> result;
          case Awaits awaits -> throw new AssertionError(awaits);
        };
    boolean hasWon = outcome.results().get(seat).won();
    boolean hasLost = outcome.results().get(1 - seat).won();
    return hasWon ? 1 : hasLost ? 0 : 0.5;
  }
}
