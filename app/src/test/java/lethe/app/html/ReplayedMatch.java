package lethe.app.html;

import java.util.stream.Stream;
import lethe.app.session.ReviewPage;
import lethe.app.text.Resources;
import lethe.app.titles.Title;
import lethe.app.titles.eurydice.EurydiceTitle;
import lethe.app.titles.ravens.RavensTitle;
import lethe.app.titles.robots.RobotsTitle;
import lethe.app.titles.tase.TaSeTitle;
import lethe.engine.core.ControlEntry;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.ParseResult.Parsed;
import lethe.engine.core.Script;
import lethe.engine.core.Seat;
import lethe.engine.core.Validated;
import lethe.engine.core.Validated.Valid;

/** A match from the program's resources, and its reviews. */
record ReplayedMatch<C, O, V>(Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match) {
  static Stream<ReplayedMatch<?, ?, ?>> all() {
    return Stream.of(
        of(TaSeTitle.TITLE, TaSeTitle.class, "whole-match"),
        of(RobotsTitle.TITLE, RobotsTitle.class, "whole-match"),
        of(EurydiceTitle.TITLE, EurydiceTitle.class, "she-walks-free"),
        of(RavensTitle.TITLE, RavensTitle.class, "good-ending"));
  }

  private static <C, O, V> ReplayedMatch<C, O, V> of(
      Title<C, O, V> title, Class<?> type, String name) {
    Script script = valueOf(Script.parse(Resources.text(type, name + ".lethe")));
    Game<?, C, O, V> game = valueOf(title.open(script.optionValues()));
    ReplayedMatch<C, O, V> replayed =
        new ReplayedMatch<>(
            title, game, Match.start(game, valueOf(script.parseHeader(title.seats()))));
    for (Script.ScriptLine line : script.lines()) {
      String text = line.content().text();
      replayed = line.isControl() ? replayed.withControl(text) : replayed.withMoves(text);
    }
    return replayed;
  }

  ReplayedMatch<C, O, V> withMatch(Match<C, O, V> newMatch) {
    return new ReplayedMatch<>(title, game, newMatch);
  }

  ReplayedMatch<C, O, V> withControl(String text) {
    ControlEntry control = valueOf(ControlEntry.parse(text, match.seats()));
    return withMatch(((Applied<C, O, V>) match.addControl(control)).next());
  }

  private ReplayedMatch<C, O, V> withMoves(String line) {
    Match<C, O, V> current = match;
    for (C command : ((Parsed<C>) game.notation().parse(line)).values()) {
      Seat mover =
          current.seats().stream().filter(current.turn()::awaits).findFirst().orElseThrow();
      current = ((Applied<C, O, V>) current.submit(mover, command)).next();
    }
    return withMatch(current);
  }

  ReviewPage<C, O, V> review(String viewerName) {
    return ReviewPage.of(title, game.notation(), match).withViewerNamed(viewerName);
  }

  String page(String viewerName) {
    return HtmlReplayPage.html(review(viewerName), false);
  }

  @Override
  public String toString() {
    return title.id();
  }

  private static <T> T valueOf(Validated<T> validated) {
    return ((Valid<T>) validated).value();
  }
}
