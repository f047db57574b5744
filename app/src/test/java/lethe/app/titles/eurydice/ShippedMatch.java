package lethe.app.titles.eurydice;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lethe.app.play.LoadedMatch;
import lethe.app.play.Table;
import lethe.app.text.Resources;
import lethe.engine.core.Match;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;

/**
 * An example match that is included in the program.
 *
 * @param match the match at its end
 */
record ShippedMatch(String name, Match<Command, Observation, View> match) {

  static List<ShippedMatch> all() {
    return Stream.of("she-walks-free", "he-looks-back").map(ShippedMatch::of).toList();
  }

  @SuppressWarnings("unchecked") // the text is a match of Eurydice
  static ShippedMatch of(String name) {
    String text = Resources.text(EurydiceTitle.class, name + ".lethe");
    Table<?, ?, ?> table =
        ((Valid<LoadedMatch>) LoadedMatch.of(Path.of(name), text)).value().table();
    return new ShippedMatch(name, (Match<Command, Observation, View>) table.match());
  }

  /** Returns the first position at which Orpheus's view satisfies the predicate. */
  int firstPosition(Predicate<View> predicate) {
    return IntStream.rangeClosed(0, match.position())
        .filter(position -> predicate.test(match.atPosition(position).view(GameSeats.ORPHEUS)))
        .findFirst()
        .orElseThrow();
  }
}
