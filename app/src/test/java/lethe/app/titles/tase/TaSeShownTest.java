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
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Player;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Turn;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;
import lethe.engine.games.tase.rules.TaSeScreenLaws;

/** Checks the laws of Ta-Se on everything that is drawn and told, instead of on the view alone. */
class TaSeShownTest extends TaSeScreenLaws {
  private static final MatchWindows<Command, Observation, View> WINDOWS =
      MatchWindows.of(TaSeTitle.TITLE, (_, _) -> 0);

  private static final List<Player> PEOPLE = List.of(new Player.Human(), new Player.Human());

  /** The number of latest messages that are news. */
  private static final int NEWS = 4;

  @Override
  public int matches() {
    return 1;
  }

  /**
   * Returns the viewer's screen, including recent messages and the story, and the text of these
   * messages.
   */
  @Override
  public Object screen(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    List<ToldObservation<Observation>> news =
        observations.subList(Math.max(0, observations.size() - NEWS), observations.size());
    Snapshot<Command, View> snapshot =
        new Snapshot<>(
            viewer, view, turn(view), List.of(), SeatNames.SEATS.firstSeats(2), PEOPLE, List.of());
    Screen seen = WINDOWS.page(snapshot, news, Size.DEFAULT).screen(Size.DEFAULT);
    List<List<Text>> sentences =
        news.stream().map(one -> TaSeTitle.TITLE.narrate(one.observation(), viewer)).toList();
    List<Optional<String>> moments =
        news.stream().map(one -> TaSeTitle.TITLE.storyMoment(one.observation())).toList();
    return List.of(seen.frame(), seen.prompt(), sentences, moments, pointed(view, viewer));
  }

  /** Returns what a viewer can find out by pointing. The commands are the same for every view. */
  private static List<Object> pointed(View view, Viewer viewer) {
    Title<Command, Observation, View> title = TaSeTitle.TITLE;
    List<Command> commands =
        List.of(new Command.Put(1, 1), new Command.Put(8, 3), new Command.Keep());
    List<Object> all = new ArrayList<>();
    all.add(title.describe(view, viewer));
    BoardDrawing<Command, View> table = title.layOut(view, viewer, Size.DEFAULT);
    all.add(table.targets(commands));
    commands.forEach(command -> all.add(table.preview(command)));
    all.add(title.animation(unscored(view), view, viewer, Size.DEFAULT));
    all.add(
        viewer instanceof Seat seat
            ? TaSeTitle.TITLE.tutor().lessons().names(view, seat, commands)
            : List.of());
    return all;
  }

  /** Returns the view before the last round was scored. */
  private static View unscored(View view) {
    List<Observation.Scored> scored = view.scored();
    return new View(
        view.round(),
        view.opener(),
        view.phase(),
        view.mover(),
        view.red(),
        view.blue(),
        view.bound(),
        view.latest(),
        view.cups(),
        scored.subList(0, Math.max(0, scored.size() - 1)));
  }

  private static Turn turn(View view) {
    List<SeatResult> standings =
        SeatNames.SEATS.firstSeats(2).stream()
            .map(seat -> new SeatResult(seat, view.side(seat).won(), false))
            .toList();
    return view.mover()
        .<Turn>map(mover -> new Turn.Awaits(List.of(mover)))
        .orElseGet(() -> new Turn.Over(new Outcome("draw", standings)));
  }
}
