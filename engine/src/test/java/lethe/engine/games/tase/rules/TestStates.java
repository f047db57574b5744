package lethe.engine.games.tase.rules;

import java.util.ArrayList;
import java.util.List;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Header;
import lethe.engine.core.Header.SeatedPlayer;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Options;
import lethe.engine.core.Player;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.TaSe;
import lethe.engine.games.tase.View;

/** States and matches of Ta-Se that several tests share, and queries about them. */
final class TestStates {
  static final List<Viewer> VIEWERS = List.of(GameSeats.RED, GameSeats.BLUE, Spectator.SPECTATOR);

  static final String DEALT =
      """
      red  12345678 | . . .
      blue 12345678 | . . .
      round 1 of red: red OPENING
      """;

  static final String OPENED =
      """
      red  1234.678 | . 5 .
      blue 12345678 | . . .
      round 1 of red: blue FIRST 5
      """;

  static final String HALF_A_TURN =
      """
      red  1234.678 | . 5 .
      blue 12345.78 | . . 6
      round 1 of red: blue SECOND 6
      """;

  static final String THROWN_OUT =
      """
      red  1.3..6.. | 57 24 8
      blue ..34.6.. | 2 5 78 out 1
      round 1 of red: blue FREE 7
      """;

  /** Blue's last chip is a 5, which is higher than red's. */
  static final String RED_HAS_A_4 =
      """
      red  ...4.... | 123 56 78
      blue ....5... | 12 34 678
      round 1 of red: blue SECOND 6
      """;

  static final String RED_HAS_A_5 =
      """
      red  ....5... | 123 46 78
      blue ........ | 125 34 678
      round 1 of red: red LAST 5
      """;

  private TestStates() {}

  static List<String> putCommands(int... chips) {
    List<String> puts = new ArrayList<>();
    for (int chip : chips) {
      for (int cup = 1; cup <= 3; cup++) {
        puts.add("put " + chip + " in " + cup);
      }
    }
    return puts;
  }

  /**
   * Returns the result of a round.
   *
   * @param chips for each cup, red's chips and then blue's
   */
  static Scored scoredRound(int round, String... chips) {
    List<CupScore> cups = new ArrayList<>();
    for (int i = 0; i < 6; i += 2) {
      cups.add(new CupScore(StateText.chips(chips[i]), StateText.chips(chips[i + 1])));
    }
    return new Scored(round, cups);
  }

  static Seat opener(Match<Command, Observation, View> match) {
    return match.atPosition(0).view(Spectator.SPECTATOR).opener();
  }

  /** Returns a match after these commands of the seats to move. */
  static Match<Command, Observation, View> matchAfter(Options options, String... commands) {
    Rules rules = new Rules(!options.values().isEmpty());
    List<SeatedPlayer> seatedPlayers =
        rules.seats().firstSeats(2).stream()
            .map(seat -> new SeatedPlayer(seat, new Player.Human()))
            .toList();
    Match<Command, Observation, View> match =
        Match.start(rules, new Header(TaSe.NAME, options, 1, "", seatedPlayers));
    for (String command : commands) {
      match = StateText.matchAfter(match, command);
    }
    return match;
  }

  /** Plays a whole match of random commands. */
  static Match<Command, Observation, View> randomMatch(long seed) {
    Match<Command, Observation, View> match = matchAfter(Options.NONE);
    MutableRng rng = new MutableRng(new Rng(seed));
    while (!match.turn().isOver()) {
      Seat mover = match.view(Spectator.SPECTATOR).mover().orElseThrow();
      Command command = rng.pick(match.legalCommands(mover));
      match = ((Applied<Command, Observation, View>) match.submit(mover, command)).next();
    }
    return match;
  }

  /**
   * Returns the state after the last command of round 6. The first two arguments are the cups that
   * the sides have won in earlier rounds, such as {@code won 7}.
   */
  static State finishedState(String red, String blue, String command) {
    List<String> lines = RED_HAS_A_4.replace("round 1 of red", "round 6 of red").lines().toList();
    return StateText.stateAfter(
        (lines.get(0) + " " + red).strip()
            + "\n"
            + (lines.get(1) + " " + blue).strip()
            + "\n"
            + lines.get(2),
        command);
  }
}
