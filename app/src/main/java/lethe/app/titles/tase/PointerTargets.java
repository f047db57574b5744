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
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.RuleNumbers;
import lethe.engine.games.tase.View;

/** The pointer targets: each chip of the viewer's hand, every other hand, and the cups. */
record PointerTargets(DrawnTable table, View view, Viewer viewer, List<Command> legal) {
  List<PointerTarget<Command>> targets() {
    List<PointerTarget<Command>> targets = new ArrayList<>();
    for (Seat seat : List.of(GameSeats.RED, GameSeats.BLUE)) {
      if (seat.equals(viewer)) {
        view.side(seat).hand().forEach(chip -> targets.add(chipTarget(seat, chip)));
      } else {
        targets.add(handTarget(seat));
      }
    }
    for (int cup = 1; cup <= RuleNumbers.CUPS; cup++) {
      targets.add(cupTarget(cup));
    }
    return List.copyOf(targets);
  }

  private PointerTarget<Command> chipTarget(Seat seat, int chip) {
    List<Command> commands =
        legal.stream()
            .filter(command -> !(command instanceof Command.Put(int value, int _)) || value == chip)
            .toList();
    List<Text> description = new ArrayList<>();
    description.add(Text.plain(MESSAGES.format("about.chip", chip)));
    description.addAll(chipRule(seat, chip, !commands.isEmpty()));
    return new PointerTarget<>(table.chipArea(seat, chip), description, commands);
  }

  /** Returns the target for a hand that is not the viewer's, which offers no commands. */
  private PointerTarget<Command> handTarget(Seat seat) {
    Area first = table.chipArea(seat, 1);
    Area last = table.chipArea(seat, Chips.MAX_VALUE);
    int columns = last.column() + last.size().columns() - first.column();
    int highest = view.side(seat).hand().highest();
    String key = highest == 0 ? "about.hand.none" : "about.hand";
    return new PointerTarget<>(
        Area.of(first.column(), first.row(), columns, first.size().rows()),
        List.of(
            Text.plain(MESSAGES.format(key, MESSAGES.capitalizedNameOf(seat), highest)),
            Text.plain(MESSAGES.format("about.hands"))),
        List.of());
  }

  /**
   * Returns the rule that permits or forbids playing a chip; empty if it is not the seat's turn.
   */
  private List<Text> chipRule(Seat seat, int chip, boolean playable) {
    if (view.mover().filter(seat::equals).isEmpty()) {
      return List.of();
    }
    boolean isLowest = view.side(seat).hand().lowest() == chip;
    String key = playable ? "yes" : "no";
    return switch (view.phase()) {
      case FIRST ->
          List.of(
              Text.plain(
                  !playable && isLowest && chip >= view.bound()
                      ? MESSAGES.format("about.FIRST.lowest")
                      : MESSAGES.format("about.FIRST." + key, view.bound())));
      case SECOND -> List.of(Text.plain(MESSAGES.format("about.SECOND." + key, view.bound())));
      case OPENING, FREE, LAST -> List.of(Text.plain(MESSAGES.format("about.may." + view.phase())));
      case OVER -> List.of();
    };
  }

  private PointerTarget<Command> cupTarget(int cup) {
    List<Command> commands =
        legal.stream()
            .filter(
                command -> command instanceof Command.Put(int _, int targetCup) && targetCup == cup)
            .toList();
    boolean isClosed =
        view.cups().get(cup - 1) instanceof Cup.Closed && DrawnTable.openedCups(view).isEmpty();
    return new PointerTarget<>(
        table.cupArea(cup),
        List.of(
            Text.plain(MESSAGES.format(isClosed ? "about.cup" : "about.cup.open", cup)),
            Text.plain(MESSAGES.format("about.cup.won"))),
        commands);
  }
}
