package lethe.app.titles.ravens;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.text.Resources;
import lethe.engine.core.Match;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * An example match that is included in the program.
 *
 * @param match the match at its end
 */
record ShippedMatch(String name, Match<Command, Observation, View> match) {

  static List<ShippedMatch> all() {
    return Stream.of("happy-ending", "good-ending", "atman-gone").map(ShippedMatch::of).toList();
  }

  static ShippedMatch of(String name) {
    return load(name, Resources.text(RavensTitle.class, name + ".lethe"));
  }

  /** Loads a match with a bot in the other seat. */
  static ShippedMatch againstBot(String name, Seat human) {
    String text = Resources.text(RavensTitle.class, name + ".lethe");
    Seat botSeat = human.equals(GameSeats.FETH) ? GameSeats.REN : GameSeats.FETH;
    return load(name, text.replace("seat " + botSeat + " human", "seat " + botSeat + " bot"));
  }

  @SuppressWarnings("unchecked") // the text is a match of the Ravens
  private static ShippedMatch load(String name, String text) {
    Table<?, ?, ?> table =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of(name), text)).value().table();
    return new ShippedMatch(name, (Match<Command, Observation, View>) table.match());
  }

  /** Returns the first position at which the spectators' view satisfies the predicate. */
  int firstPosition(Predicate<View> predicate) {
    return IntStream.rangeClosed(0, match.position())
        .filter(position -> predicate.test(match.atPosition(position).view(Spectator.SPECTATOR)))
        .findFirst()
        .orElseThrow();
  }
}
