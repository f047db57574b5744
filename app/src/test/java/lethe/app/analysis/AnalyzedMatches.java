package lethe.app.analysis;

import java.util.List;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/** Provides finished matches for tests of analyses. */
final class AnalyzedMatches {
  private AnalyzedMatches() {}

  static <C, O, V> Game<?, C, O, V> game(Title<C, O, V> title) {
    return valid(title.open(Options.NONE));
  }

  /** Returns the final position of a match that the program contains as an example. */
  static <C, O, V> Match<C, O, V> example(Title<C, O, V> title, Class<?> resources, String name) {
    return replay(title, Resources.text(resources, name + ".lethe"));
  }

  static <C, O, V> Match<C, O, V> replay(Title<C, O, V> title, String text) {
    Script script = valid(Script.parse(text));
    Game<?, C, O, V> game = valid(title.open(script.optionValues()));
    Match<C, O, V> match = Match.start(game, valid(script.parseHeader(title.seats())));
    for (Script.ScriptLine line : script.lines()) {
      String command = line.content().text();
      match =
          line.isControl()
              ? addControl(match, valid(ControlEntry.parse(command, match.seats())))
              : play(match, game, command);
    }
    return match;
  }

  static <C, O, V> Match<C, O, V> addControl(Match<C, O, V> match, ControlEntry control) {
    return ((Applied<C, O, V>) match.addControl(control)).next();
  }

  static <C, O, V> Match<C, O, V> play(Match<C, O, V> start, Game<?, C, O, V> game, String line) {
    Match<C, O, V> match = start;
    List<C> commands = ((Parsed<C>) game.notation().parse(line)).values();
    for (C command : commands) {
      match = ((Applied<C, O, V>) match.submit(mover(match), command)).next();
    }
    return match;
  }

  static Seat mover(Match<?, ?, ?> match) {
    return match.seats().stream().filter(match.turn()::awaits).findFirst().orElseThrow();
  }

  private static <T> T valid(Validated<T> validated) {
    return ((Valid<T>) validated).value();
  }
}
