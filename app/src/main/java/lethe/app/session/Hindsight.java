package lethe.app.session;

import static lethe.app.session.Saying.SAY;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import lethe.app.frame.Text;
import lethe.app.titles.Title;
import lethe.app.titles.TurningPoints;
import lethe.engine.core.Control;
import lethe.engine.core.Entry;
import lethe.engine.core.Match;
import lethe.engine.core.Referee;
import lethe.engine.core.Told;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;

/**
 * What can be said of a match once it is over and everything lies open.
 *
 * @param recap what it came to
 * @param turning where it turned, a line each; that it did nowhere, if it was played
 * @param figures it beside the former ones of whoever played it, where such are kept
 * @param seed what it was dealt from, where that alone deals it
 */
public record Hindsight(
    List<Text> recap, List<Text> turning, List<Text> figures, OptionalLong seed) {
  /** Nothing, as long as a match is not over. */
  public static final Hindsight NONE =
      new Hindsight(List.of(), List.of(), List.of(), OptionalLong.empty());

  public Hindsight {
    recap = List.copyOf(recap);
    turning = List.copyOf(turning);
    figures = List.copyOf(figures);
  }

  /** What there is to say of this match. */
  public static <C, O, V> Hindsight of(
      Title<C, O, V> title, Match<C, O, V> match, Viewer viewer, Optional<Figures> figures) {
    Optional<Referee> referee = match.referee();
    if (referee.isEmpty() || !(match.turn() instanceof Turn.Over(var outcome))) {
      return NONE;
    }
    Referee all = referee.get();
    List<O> told = match.standing(all).stream().<O>map(Told::what).toList();
    List<Text> turning = TurningPoints.of(title, match, viewer);
    boolean played =
        match
            .backwards()
            .takeWhile(entry -> !isRedrawn(entry))
            .anyMatch(Entry.Ply.class::isInstance);
    boolean redrawn = match.backwards().anyMatch(Hindsight::isRedrawn);
    return new Hindsight(
        title.narration().recap(match.view(all), told, outcome, viewer),
        turning.isEmpty() && played ? List.of(Text.plain(SAY.say("end.turning.none"))) : turning,
        figures.map(own -> own.lines(title::points)).orElse(List.of()),
        redrawn ? OptionalLong.empty() : OptionalLong.of(match.header().seed()));
  }

  private static boolean isRedrawn(Entry<?> entry) {
    return entry instanceof Entry.Note<?>(Control.Redrawn _);
  }

  /**
   * All of it, in paragraphs.
   *
   * @param hosted whether a house has dealt, which says itself from what
   */
  List<Text> lines(boolean hosted) {
    List<Text> lines = new ArrayList<>();
    paragraph(lines, List.of(), recap);
    paragraph(lines, List.of(Text.bright(SAY.say("end.turning"))), turning);
    paragraph(lines, List.of(Text.bright(SAY.say("end.figures"))), figures);
    if (!hosted && seed.isPresent()) {
      paragraph(lines, List.of(), List.of(Text.faint(SAY.say("end.seed", seed.getAsLong()))));
    }
    return lines;
  }

  private static void paragraph(List<Text> lines, List<Text> head, List<Text> body) {
    if (!body.isEmpty()) {
      lines.add(Text.EMPTY);
      lines.addAll(head);
      lines.addAll(body);
    }
  }
}
