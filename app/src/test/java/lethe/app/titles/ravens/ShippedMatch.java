package lethe.app.titles.ravens;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import lethe.app.text.Resources;
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
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.View;

/**
 * An example match that is included in the program.
 *
 * @param match the match at its end
 */
record ShippedMatch(String name, Match<Command, Observation, View> match) {
  static final List<String> NAMES = List.of("happy-ending", "good-ending", "atman-gone");

  static List<ShippedMatch> all() {
    return NAMES.stream().map(ShippedMatch::of).toList();
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

  private static ShippedMatch load(String name, String text) {
    Script script = valid(Script.parse(text));
    Game<?, Command, Observation, View> game = valid(RavensTitle.TITLE.open(script.optionValues()));
    Header header = valid(script.parseHeader(GameSeats.SEATS));
    Match<Command, Observation, View> match = Match.start(game, header);
    for (ScriptLine line : script.lines()) {
      match = line.isControl() ? addControl(match, line) : play(match, game.notation(), line);
    }
    return new ShippedMatch(name, match);
  }

  private static Match<Command, Observation, View> addControl(
      Match<Command, Observation, View> match, ScriptLine line) {
    ControlEntry control =
        ((Validated.Valid<ControlEntry>) ControlEntry.parse(line.content().text(), match.seats()))
            .value();
    return ((Applied<Command, Observation, View>) match.addControl(control)).next();
  }

  private static Match<Command, Observation, View> play(
      Match<Command, Observation, View> start, Notation<Command> notation, ScriptLine line) {
    Match<Command, Observation, View> match = start;
    Seat seat = line.seat().map(Token::text).flatMap(GameSeats.SEATS::byName).orElseThrow();
    Parsed<Command> parsed = (Parsed<Command>) notation.parse(line.content().text());
    for (Command command : parsed.values()) {
      match = ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
    }
    return match;
  }

  /** Returns the first position at which the spectators' view satisfies the predicate. */
  int firstPosition(Predicate<View> predicate) {
    return IntStream.rangeClosed(0, match.position())
        .filter(position -> predicate.test(match.atPosition(position).view(Spectator.SPECTATOR)))
        .findFirst()
        .orElseThrow();
  }

  private static <T> T valid(Validated<T> validated) {
    return ((Valid<T>) validated).value();
  }
}
