package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import lethe.app.frame.Area;
import lethe.app.frame.Text;
import lethe.app.titles.PointerTarget;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.Cup;
import lethe.engine.games.tase.SeatNames;
import lethe.engine.games.tase.View;

/** The pointer targets: each chip of the viewer's hand, the other hand, and the cups. */
record PointerTargets(TableDrawing drawing) {
  List<PointerTarget<Command>> targets(View view, Viewer viewer, List<Command> legal) {
    List<PointerTarget<Command>> targets = new ArrayList<>();
    for (Seat seat : List.of(SeatNames.RED, SeatNames.BLUE)) {
      if (seat.equals(viewer)) {
        view.side(seat).hand().forEach(chip -> targets.add(chipTarget(view, seat, chip, legal)));
      } else {
        targets.add(handTarget(view, seat));
      }
    }
    for (int cup = 1; cup <= TableDrawing.CUPS; cup++) {
      targets.add(cupTarget(view, cup, legal));
    }
    return List.copyOf(targets);
  }

  private PointerTarget<Command> chipTarget(View view, Seat seat, int chip, List<Command> legal) {
    List<Command> commands =
        legal.stream()
            .filter(command -> !(command instanceof Command.Put(int value, int _)) || value == chip)
            .toList();
    List<Text> about = new ArrayList<>();
    about.add(Text.plain(MESSAGES.format("about.chip", chip)));
    about.addAll(chipRule(view, seat, chip, !commands.isEmpty()));
    return new PointerTarget<>(drawing.placed(drawing.format().chip(seat, chip)), about, commands);
  }

  /** Returns the chips of the other side, which offer no commands. */
  private PointerTarget<Command> handTarget(View view, Seat seat) {
    Area first = drawing.format().chip(seat, 1);
    Area last = drawing.format().chip(seat, Chips.MAX_VALUE);
    int columns = last.column() + last.size().columns() - first.column();
    int highest = view.side(seat).hand().highest();
    String key = highest == 0 ? "about.hand.none" : "about.hand";
    return new PointerTarget<>(
        drawing.placed(Area.of(first.column(), first.row(), columns, first.size().rows())),
        List.of(
            Text.plain(MESSAGES.format(key, ObservationText.called(seat), highest)),
            Text.plain(MESSAGES.format("about.hands"))),
        List.of());
  }

  private static List<Text> chipRule(View view, Seat seat, int chip, boolean playable) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    boolean lowest = view.side(seat).hand().lowest() == chip;
    String key = playable ? "yes" : "no";
    return switch (view.phase()) {
      case FIRST ->
          List.of(
              Text.plain(
                  !playable && lowest && chip >= view.bound()
                      ? MESSAGES.format("about.FIRST.lowest")
                      : MESSAGES.format("about.FIRST." + key, view.bound())));
      case SECOND -> List.of(Text.plain(MESSAGES.format("about.SECOND." + key, view.bound())));
      case OPENING, FREE, LAST -> List.of(Text.plain(MESSAGES.format("about.may." + view.phase())));
      case OVER -> List.of();
    };
  }

  private PointerTarget<Command> cupTarget(View view, int cup, List<Command> legal) {
    List<Command> commands =
        legal.stream()
            .filter(command -> command instanceof Command.Put(int _, int into) && into == cup)
            .toList();
    boolean closed =
        view.cups().get(cup - 1) instanceof Cup.Closed && TableDrawing.openedCups(view).isEmpty();
    return new PointerTarget<>(
        drawing.placed(drawing.format().cup(cup)),
        List.of(
            Text.plain(MESSAGES.format(closed ? "about.cup" : "about.cup.open", cup)),
            Text.plain(MESSAGES.format("about.cup.won"))),
        commands);
  }
}
