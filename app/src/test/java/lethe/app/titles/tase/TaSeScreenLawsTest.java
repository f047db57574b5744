package lethe.app.titles.tase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Size;
import lethe.app.frame.Text;
import lethe.app.page.Screen;
import lethe.app.session.Snapshot;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.MatchWindows;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.View;
import lethe.engine.games.tase.rules.TaSeScreenLaws;

/** Checks the twin law for everything that a viewer sees or can point at, not only for the view. */
class TaSeScreenLawsTest extends TaSeScreenLaws {
  private static final MatchWindows<Command, Observation, View> WINDOWS =
      MatchWindows.of(TaSeTitle.TITLE, (_, _) -> 0);

  private static final List<Player> PLAYERS = List.of(new Player.Human(), new Player.Human());

  /**
   * The maximum number of observations whose messages are on the screen; the latest ones are used.
   */
  private static final int MAX_NEW_OBSERVATIONS = 4;

  @Override
  public int matches() {
    return 1;
  }

  /**
   * Returns the viewer's screen with recent messages and the story, the messages themselves, and
   * everything that the viewer can learn by pointing.
   */
  @Override
  public Object screen(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    List<ToldObservation<Observation>> newObservations =
        observations.subList(
            Math.max(0, observations.size() - MAX_NEW_OBSERVATIONS), observations.size());
    Snapshot<Command, Observation, View> snapshot =
        new Snapshot<>(
            TaSeTitle.TITLE,
            viewer,
            view,
            turn(view),
            List.of(),
            GameSeats.SEATS.firstSeats(2),
            PLAYERS,
            List.of(),
            List.of());
    Screen screen = WINDOWS.page(snapshot, newObservations, Size.DEFAULT).screen(Size.DEFAULT);
    List<List<Text>> messages =
        newObservations.stream()
            .map(told -> TaSeTitle.TITLE.narrate(told.observation(), viewer))
            .toList();
    List<Optional<String>> moments =
        newObservations.stream()
            .map(told -> TaSeTitle.TITLE.storyMoment(told.observation()))
            .toList();
    return List.of(screen.frame(), screen.prompt(), messages, moments, pointerTexts(view, viewer));
  }

  /**
   * Returns everything that a viewer can learn by pointing. Uses the same commands for every view,
   * so that the results differ only if the texts do.
   */
  private static List<Object> pointerTexts(View view, Viewer viewer) {
    Title<Command, Observation, View> title = TaSeTitle.TITLE;
    List<Command> commands =
        List.of(new Command.Put(1, 1), new Command.Put(8, 3), new Command.Keep());
    List<Object> texts = new ArrayList<>();
    texts.add(title.describe(view, viewer));
    BoardDrawing<Command, View> table = title.layOut(view, viewer, Size.DEFAULT);
    texts.add(table.targets(commands));
    commands.forEach(command -> texts.add(table.preview(command)));
    texts.add(
        title.animation(
            new ViewChange<>(beforeLastScoring(view), view, List.of()), viewer, Size.DEFAULT));
    texts.add(
        viewer instanceof Seat seat
            ? TaSeTitle.TITLE.tutor().lessons().names(view, seat, commands)
            : List.of());
    return texts;
  }

  /** Returns the view as it was before the last round was scored. */
  private static View beforeLastScoring(View view) {
    List<Observation.Scored> scored = view.scoredRounds();
    return new View(
        view.round(),
        view.opener(),
        view.phase(),
        view.mover(),
        view.red(),
        view.blue(),
        view.bound(),
        view.latestChips(),
        view.cups(),
        scored.subList(0, Math.max(0, scored.size() - 1)));
  }

  private static Turn turn(View view) {
    List<SeatResult> results =
        GameSeats.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatResult(seat, view.side(seat).cupsWon(), false))
            .toList();
    return view.mover()
        .<Turn>map(mover -> new Turn.Awaits(List.of(mover)))
        .orElseGet(() -> new Turn.Over(new Outcome("draw", results)));
  }
}
