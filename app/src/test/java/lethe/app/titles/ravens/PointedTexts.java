package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.Title;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Command;
import lethe.engine.games.ravens.LaidCard;
import lethe.engine.games.ravens.Observation;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.View;

/** Collects what a viewer can find out by pointing. */
final class PointedTexts {
  /**
   * The number of commands previewed at each moment. Different moments preview different commands.
   */
  private static final int SOME = 2;

  private PointedTexts() {}

  static List<Object> some(
      Title<Command, Observation, View> title, View view, Viewer viewer, int moment) {
    List<Command> commands = commands(view);
    BoardDrawing<Command, View> table = title.layOut(view, viewer, Size.DEFAULT);
    List<Object> all = new ArrayList<>();
    all.add(table.targets(List.of()));
    all.add(table.targets(commands));
    IntStream.range(0, Math.min(SOME, commands.size()))
        .mapToObj(i -> commands.get((SOME * moment + i) % commands.size()))
        .forEach(command -> all.add(table.preview(command)));
    all.add(title.animation(before(view), view, viewer, Size.DEFAULT));
    all.add(
        viewer instanceof Seat seat
            ? RavensTitle.TITLE.tutor().lessons().names(view, seat, commands)
            : List.of());
    return all;
  }

  /** Returns commands that depend on this view alone. */
  static List<Command> commands(View view) {
    List<Command> commands = new ArrayList<>();
    for (LaidCard laid : view.atman().visible()) {
      commands.add(new Command.Take(view.atman().nameOf(laid)));
    }
    if (view.progress().phase() == Phase.BUILD) {
      for (int number = 1; number <= view.piles().line().size(); number++) {
        int card = number;
        view.atman().placements((Card) view.piles().line().get(number - 1)).stream()
            .limit(2)
            .forEach(at -> commands.addFirst(new Command.Place(card, at)));
      }
    }
    return commands;
  }

  /** Returns the view before any raven landed. */
  private static View before(View view) {
    List<RavenView> away =
        view.ravens().stream()
            .map(perch -> new RavenView(perch.color(), RavenStatus.AWAY, List.of()))
            .toList();
    return new View(
        view.progress(),
        view.piles(),
        view.atman(),
        away,
        view.poem(),
        view.taking(),
        view.outcome());
  }
}
