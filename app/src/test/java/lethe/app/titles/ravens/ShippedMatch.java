package lethe.app.titles.ravens;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lethe.app.words.Resources;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Header;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Script;
import lethe.engine.core.Script.ScriptLine;
import lethe.engine.core.Script.Token;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.SeatNames;
import lethe.engine.games.ravens.View;

/**
 * A match that comes with the program.
 *
 * @param match the match at its end
 */
record ShippedMatch(String name, Match<Command, Observation, View> match) {
  static final List<String> NAMES = List.of("happy-ending", "good-ending", "atman-gone");

  /** Returns all matches that come with the program. */
  static List<ShippedMatch> all() {
    return NAMES.stream().map(ShippedMatch::of).toList();
  }

  static ShippedMatch of(String name) {
    return read(name, Resources.text(RavensTitle.class, name + ".lethe"));
  }

  /** Loads the same match with a bot in the other seat. */
  static ShippedMatch alone(String name, Seat person) {
    String text = Resources.text(RavensTitle.class, name + ".lethe");
    Seat other = person.equals(SeatNames.FETH) ? SeatNames.REN : SeatNames.FETH;
    return read(name, text.replace("seat " + other + " human", "seat " + other + " bot"));
  }

  private static ShippedMatch read(String name, String text) {
    Script script = valid(Script.parse(text));
    Game<?, Command, Observation, View> game = valid(RavensTitle.TITLE.open(script.optionValues()));
    Header header = valid(script.parseHeader(SeatNames.SEATS));
    Match<Command, Observation, View> match = Match.start(game, header);
    for (ScriptLine line : script.lines()) {
      match = line.isControl() ? noted(match, line) : played(match, game.notation(), line);
    }
    return new ShippedMatch(name, match);
  }

  private static Match<Command, Observation, View> noted(
      Match<Command, Observation, View> match, ScriptLine line) {
    ControlEntry control =
        ((Validated.Valid<ControlEntry>) ControlEntry.parse(line.content().text(), match.seats()))
            .value();
    return ((Applied<Command, Observation, View>) match.addControl(control)).next();
  }

  private static Match<Command, Observation, View> played(
      Match<Command, Observation, View> before, Notation<Command> notation, ScriptLine line) {
    Match<Command, Observation, View> match = before;
    Seat seat = line.seat().map(Token::text).flatMap(SeatNames.SEATS::byName).orElseThrow();
    Parsed<Command> read = (Parsed<Command>) notation.parse(line.content().text());
    for (Command command : read.values()) {
      match = ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
    }
    return match;
  }

  /** Returns the first position at which the spectators' view satisfies the predicate. */
  int first(Predicate<View> shows) {
    return IntStream.rangeClosed(0, match.position())
        .filter(position -> shows.test(match.atPosition(position).view(Spectator.SPECTATOR)))
        .findFirst()
        .orElseThrow();
  }

  private static <T> T valid(Validated<T> checked) {
    return ((Valid<T>) checked).value();
  }
}
