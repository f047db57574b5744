package lethe.app.titles.eurydice;

import java.util.Collections;
import java.util.List;
import lethe.app.frame.Size;
import lethe.app.titles.BoardDrawing;
import lethe.app.titles.Title;
import lethe.app.titles.ViewChange;
import lethe.engine.core.Seat;
import lethe.engine.core.ToldObservation;
import lethe.engine.core.Viewer;
import lethe.engine.games.eurydice.Board;
import lethe.engine.games.eurydice.Command;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.GameSeats;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.View;
import lethe.engine.games.eurydice.Zone;
import lethe.engine.games.eurydice.rules.EurydiceScreenLaws;

/** Checks the twin law for everything that a viewer sees or can point at, not only for the view. */
class EurydiceScreenLawsTest extends EurydiceScreenLaws {
  private static final Title<Command, Observation, View> TITLE = EurydiceTitle.TITLE;

  private static final int MAX_OBSERVATIONS = 12;

  private static final List<Command> COMMANDS =
      List.of(
          new Command.Up("middle"),
          new Command.Look(Zone.DECK, 0),
          new Command.Return(1),
          new Command.Pay(false),
          new Command.Top());

  @Override
  public int matches() {
    return 1;
  }

  @Override
  public Object screen(View view, Viewer viewer, List<ToldObservation<Observation>> observations) {
    Size size = Size.DEFAULT;
    BoardDrawing<Command, View> table = TITLE.layOut(view, viewer, size);
    List<ToldObservation<Observation>> latest =
        observations.subList(
            Math.max(0, observations.size() - MAX_OBSERVATIONS), observations.size());
    return List.of(
        table.frame(),
        TITLE.draw(view, viewer, new Size(100, 30)),
        TITLE.describe(view, viewer),
        latest.stream().map(told -> TITLE.narrate(told.observation(), viewer)).toList(),
        latest.stream().map(told -> TITLE.storyMoment(told.observation())).toList(),
        TITLE.question(view, GameSeats.ORPHEUS, COMMANDS),
        table.targets(COMMANDS),
        COMMANDS.stream().map(table::preview).toList(),
        TITLE.animation(new ViewChange<>(startOfBoard(view), view, List.of()), viewer, size),
        TITLE.animation(new ViewChange<>(view, nextBoard(view), List.of()), viewer, size),
        viewer instanceof Seat seat
            ? TITLE.tutor().lessons().names(view, seat, COMMANDS)
            : List.of());
  }

  /** Returns the view moved to the start of its board, with face-down discards and no marks. */
  private static View startOfBoard(View view) {
    return new View(
        new View.Climb(view.boards(), view.board(), List.of(view.board().start())),
        view.task(),
        new View.Piles(view.deck(), faceDown(view.discard()), view.removed(), List.of()),
        new View.Tableau(0, view.obols(), view.card(), view.usesLeft()),
        view.boxCounts(),
        view.faceDownCounts(),
        view.memory(),
        view.result());
  }

  /** Returns the view moved to the start of a board with the next number. */
  private static View nextBoard(View view) {
    Board board = new Board(view.board().number() + 1, view.board().spaces());
    return new View(
        new View.Climb(view.boards(), board, List.of(board.start())),
        view.task(),
        view.piles(),
        view.tableau(),
        view.boxCounts(),
        view.faceDownCounts(),
        view.memory(),
        view.result());
  }

  private static List<Face> faceDown(List<Face> cards) {
    return Collections.<Face>nCopies(cards.size(), new Face.Down());
  }
}
