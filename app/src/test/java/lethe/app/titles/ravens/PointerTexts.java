package lethe.app.titles.ravens;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
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

/** Collects everything that a viewer can learn by pointing. */
final class PointerTexts {
  /**
   * The number of commands previewed at each position. Different positions preview different
   * commands.
   */
  private static final int PREVIEWS_PER_POSITION = 2;

  private PointerTexts() {}

  static List<Object> collect(
      Title<Command, Observation, View> title, View view, Viewer viewer, int position) {
    List<Command> commands = commands(view);
    BoardDrawing<Command, View> table = title.layOut(view, viewer, Size.DEFAULT);
    List<Object> texts = new ArrayList<>();
    texts.add(table.targets(List.of()));
    texts.add(table.targets(commands));
    IntStream.range(0, Math.min(PREVIEWS_PER_POSITION, commands.size()))
        .mapToObj(i -> commands.get((PREVIEWS_PER_POSITION * position + i) % commands.size()))
        .forEach(command -> texts.add(table.preview(command)));
    texts.add(
        title.animation(
            new ViewChange<>(beforeRavens(view), view, List.of()), viewer, Size.DEFAULT));
    texts.add(
        viewer instanceof Seat seat
            ? RavensTitle.TITLE.tutor().lessons().names(view, seat, commands)
            : List.of());
    return texts;
  }

  /**
   * Returns commands derived only from the view, so that equal views yield equal commands. They
   * need not be legal.
   */
  static List<Command> commands(View view) {
    List<Command> commands = new ArrayList<>();
    for (LaidCard laidCard : view.atman().visibleCards()) {
      commands.add(new Command.Take(view.atman().nameOf(laidCard)));
    }
    if (view.progress().phase() == Phase.BUILD) {
      for (int number = 1; number <= view.piles().line().size(); number++) {
        int card = number;
        view.atman().placements((Card) view.piles().line().get(number - 1)).stream()
            .limit(2)
            .forEach(spot -> commands.addFirst(new Command.Place(card, spot)));
      }
    }
    return commands;
  }

  /** Returns the view as it would be if no raven had landed. */
  private static View beforeRavens(View view) {
    List<RavenView> away =
        view.ravens().stream()
            .map(raven -> new RavenView(raven.color(), RavenStatus.AWAY, List.of()))
            .toList();
    return new View(
        view.progress(),
        view.piles(),
        view.atman(),
        away,
        view.poem(),
        view.pendingTake(),
        view.outcome());
  }
}
