package lethe.app.titles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Frame;
import lethe.app.frame.Size;
import lethe.app.page.Page;
import lethe.app.page.PausePolicy;
import lethe.app.session.MatchEffect;
import lethe.app.session.MatchPage;
import lethe.app.session.MatchPageContext;
import lethe.app.session.MatchUpdate;
import lethe.app.session.MatchUpdate.Moment;
import lethe.app.session.PostMatchSummary;
import lethe.app.session.Preferences;
import lethe.app.session.Snapshot;
import lethe.app.story.StoryProgress;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Notation;
import lethe.engine.core.Options;
import lethe.engine.core.Referee;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;

/**
 * Draws matches of a title as their viewers see them.
 *
 * @param newsPosition determines which messages are new to a viewer
 */
public record MatchWindows<C, O, V>(
    Title<C, O, V> title, Notation<C> notation, NewsPosition<C, O, V> newsPosition) {
  /** Determines the number of observations whose messages a viewer has already read. */
  public interface NewsPosition<C, O, V> {
    int readCount(Match<C, O, V> match, Viewer viewer);
  }

  public static <C, O, V> MatchWindows<C, O, V> of(
      Title<C, O, V> title, NewsPosition<C, O, V> newsPosition) {
    Game<?, C, O, V> game = TestGames.open(title);
    return new MatchWindows<>(title, game.notation(), newsPosition);
  }

  /** Returns all viewers of a match: the seats, a spectator and the referee. */
  public static List<Viewer> viewers(Match<?, ?, ?> match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Spectator.SPECTATOR);
    match.referee().ifPresent(viewers::add);
    return viewers;
  }

  /** Returns the page of the snapshot's viewer, with the messages of some observations as new. */
  public Page<MatchEffect<C>, MatchUpdate<C, O, V>> page(
      Snapshot<C, O, V> snapshot, List<ToldObservation<O>> newObservations, Size size) {
    List<Seat> ownSeats = snapshot.viewer() instanceof Seat seat ? List.of(seat) : List.of();
    boolean hints = title.hintsAllowed(Options.NONE);
    MatchPageContext<C> context =
        new MatchPageContext<>(
            notation,
            ownSeats,
            false,
            hints,
            Optional.empty(),
            true,
            Optional.empty(),
            new Preferences(true, false, false, PausePolicy.NEVER, false, false, false));
    MatchPage<C, O, V> page =
        MatchPage.of(context, snapshot, StoryProgress.atStart(new Rng(1)), size);
    return page.onAnswer(
            new MatchUpdate.Advanced<>(
                List.of(),
                List.of(new Moment<>(snapshot, newObservations, Optional.empty(), false)),
                PostMatchSummary.NONE))
        .page()
        .orElseThrow();
  }

  public Frame draw(Match<C, O, V> match, Viewer viewer, Size size) {
    List<ToldObservation<O>> observations = match.observations(viewer);
    List<ToldObservation<O>> newObservations =
        observations.subList(newsPosition.readCount(match, viewer), observations.size());
    return page(Snapshot.of(title, match, viewer), newObservations, size).screen(size).frame();
  }

  /** Returns the window with a border. */
  public String drawWithBorder(Match<C, O, V> match, Viewer viewer, Size size) {
    String edge = "+" + "-".repeat(size.columns()) + "+\n";
    StringBuilder text = new StringBuilder(edge);
    for (String line : draw(match, viewer, size).lines()) {
      text.append("|").append(line).append(" ".repeat(size.columns() - line.length()));
      text.append("|\n");
    }
    return text.append(edge).toString();
  }

  /** Returns the bordered windows of all viewers at a moment of a match. */
  public String drawAllWithBorder(String moment, Match<C, O, V> match, Size size) {
    StringBuilder text = new StringBuilder();
    for (Viewer viewer : viewers(match)) {
      text.append("== ").append(moment).append(": ").append(name(viewer)).append("\n");
      text.append(drawWithBorder(match, viewer, size)).append('\n');
    }
    return text.toString();
  }

  private static String name(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> seat.name();
      case Spectator _ -> "spectator";
      case Referee _ -> "referee";
    };
  }
}
