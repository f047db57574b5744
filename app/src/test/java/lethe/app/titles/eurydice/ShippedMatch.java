package lethe.app.titles.eurydice;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lethe.app.text.Resources;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Script;
import lethe.engine.core.Script.ScriptLine;
import lethe.engine.core.Validated;
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
  static final Game<?, Command, Observation, View> GAME =
      valid(EurydiceTitle.TITLE.open(Options.NONE));

  static final List<String> NAMES = List.of("she-walks-free", "he-looks-back");

  static List<ShippedMatch> all() {
    return NAMES.stream().map(ShippedMatch::of).toList();
  }

  static ShippedMatch of(String name) {
    Script script = valid(Script.parse(Resources.text(EurydiceTitle.class, name + ".lethe")));
    Match<Command, Observation, View> match =
        Match.start(GAME, valid(script.parseHeader(GameSeats.SEATS)));
    for (ScriptLine line : script.lines()) {
      Parsed<Command> parsed = (Parsed<Command>) GAME.notation().parse(line.content().text());
      for (Command command : parsed.values()) {
        match =
            ((Applied<Command, Observation, View>) match.submit(GameSeats.ORPHEUS, command)).next();
      }
    }
    return new ShippedMatch(name, match);
  }

  /** Returns the first position at which Orpheus's view satisfies the predicate. */
  int firstPosition(Predicate<View> predicate) {
    return IntStream.rangeClosed(0, match.position())
        .filter(position -> predicate.test(match.atPosition(position).view(GameSeats.ORPHEUS)))
        .findFirst()
        .orElseThrow();
  }

  private static <T> T valid(Validated<T> validated) {
    return ((Valid<T>) validated).value();
  }
}
