package lethe.app.puzzle;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import lethe.app.titles.Title;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Turn;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;

/** Searches a round of Ta-Se exhaustively. */
final class RoundSearch {
  private RoundSearch() {}

  /** Returns the number of chips in both hands. */
  static int chipCount(Puzzle puzzle) {
    View view = match(puzzle).view(puzzle.seat());
    return view.red().hand().size() + view.blue().hand().size();
  }

  /**
   * Returns the seat's lead at the end of the round with perfect play, in cups, indexed by the text
   * of its next command.
   */
  static Map<String, Integer> leads(Puzzle puzzle) {
    Match<Command, Observation, View> match = match(puzzle);
    int round = match.view(puzzle.seat()).scoredRounds().size();
    Map<String, Integer> leads = new HashMap<>();
    for (Command command : match.legalCommands(puzzle.seat())) {
      int redLead = redLead(play(match, puzzle.seat(), command), round);
      leads.put(text(command), puzzle.seat().index() == 0 ? redLead : -redLead);
    }
    return leads;
  }

  private static String text(Command command) {
    return switch (command) {
      case Command.Put(int chip, int cup) -> "put " + chip + " in " + cup;
      case Command.Keep() -> "keep";
    };
  }

  /** Returns red's lead in the round, in cups, if both sides play perfectly. */
  private static int redLead(Match<Command, Observation, View> match, int round) {
    Seat red = match.seats().getFirst();
    View view = match.view(red);
    if (view.scoredRounds().size() > round) {
      Observation.Scored scored = view.scoredRounds().get(round);
      return wonCups(scored, red) - wonCups(scored, match.seats().getLast());
    }
    Seat mover = ((Turn.Awaits) match.turn()).seats().getFirst();
    int sign = mover.equals(red) ? 1 : -1;
    return sign
        * match.legalCommands(mover).stream()
            .mapToInt(command -> sign * redLead(play(match, mover, command), round))
            .max()
            .orElseThrow();
  }

  private static int wonCups(Observation.Scored scored, Seat seat) {
    return (int)
        scored.cups().stream().filter(cup -> cup.winner().equals(Optional.of(seat))).count();
  }

  private static Match<Command, Observation, View> play(
      Match<Command, Observation, View> match, Seat seat, Command command) {
    return ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
  }

  @SuppressWarnings("unchecked") // the puzzle is one of this title
  private static Match<Command, Observation, View> match(Puzzle puzzle) {
    Title<?, ?, ?> title = puzzle.table().title();
    if (!title.id().equals(TaSeTitle.TITLE.id())) {
      throw new IllegalArgumentException(title.id());
    }
    return (Match<Command, Observation, View>) puzzle.table().match();
  }
}
