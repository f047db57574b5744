package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import lethe.app.frame.Area;
import lethe.app.frame.Text;
import lethe.app.titles.PointerTarget;
import lethe.app.titles.robots.CallPalette.CommandChoice;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.robots.Card;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Command.Point;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.View;

/** The pointer targets: the cards, the choices, the scores and the last call. */
final class PointerTargets {
  private final View view;
  private final Viewer viewer;
  private final BoardLayout layout;
  private final Optional<CallPalette> palette;
  private final Set<Command> legal;

  PointerTargets(
      View view,
      Viewer viewer,
      BoardLayout layout,
      Optional<CallPalette> palette,
      List<Command> legal) {
    this.view = view;
    this.viewer = viewer;
    this.layout = layout;
    this.palette = palette;
    this.legal = new HashSet<>(legal);
  }

  List<PointerTarget<Command>> targets() {
    List<PointerTarget<Command>> targets = new ArrayList<>();
    palette.ifPresent(choices -> choices.choices().forEach(choice -> targets.add(target(choice))));
    for (Place place : layout.layout().places()) {
      targets.add(
          target(layout.cardArea(place), cardDescription(place), List.of(new Point(place))));
    }
    CallPalette.button(view, viewer, layout).ifPresent(choice -> targets.add(target(choice)));
    targets.add(
        target(Area.of(layout.left(), 0, layout.columns(), 1), headDescription(), List.of()));
    if (layout.hasCallRow() && view.latestCall().isPresent()) {
      Area area = Area.of(layout.left(), layout.callRow(), layout.columns(), 1);
      targets.add(target(area, MESSAGES.format("about.latest"), List.of()));
    }
    return targets;
  }

  private PointerTarget<Command> target(CommandChoice choice) {
    return target(choice.area(), choice.description().get(), choice.commands().get());
  }

  private PointerTarget<Command> target(Area area, String description, List<Command> commands) {
    return new PointerTarget<>(
        area, List.of(Text.plain(description)), commands.stream().filter(legal::contains).toList());
  }

  private String headDescription() {
    return MESSAGES.format(view.isSolo() ? "about.head.alone" : "about.head")
        + (view.hasTeams() ? " " + MESSAGES.format("about.head.teams") : "");
  }

  private String cardDescription(Place place) {
    return switch (view.cardAt(place)) {
      case Face.Down() -> faceDownDescription(place);
      case ShortCircuitCard _ when view.phase() == Phase.MEMORIZING ->
          MESSAGES.format("about.circuit.open");
      case Card card when view.phase() == Phase.MEMORIZING -> MESSAGES.format("about.open", card);
      case ShortCircuitCard _ ->
          MESSAGES.format("about.circuit.up", faceUpCircuits(), layout.layout().circuits());
      case Card card -> MESSAGES.format("about.up", card);
    };
  }

  private long faceUpCircuits() {
    return view.cards().stream().filter(ShortCircuitCard.class::isInstance).count();
  }

  private String faceDownDescription(Place place) {
    if (view.phase() == Phase.OVER) {
      return MESSAGES.format("said.down", place);
    }
    String active = view.activeSeat().map(Seat::name).orElse("");
    if (view.pointedPlace().filter(place::equals).isPresent()) {
      boolean isCalling =
          palette.isPresent() && view.activeSeat().filter(viewer::equals).isPresent();
      return isCalling
          ? MESSAGES.format("about.pointed.own", place)
          : MESSAGES.format("about.pointed", place, active);
    }
    if (!legal.contains(new Point(place))) {
      return MESSAGES.format("about.down", place);
    }
    boolean isActive = view.activeSeat().filter(viewer::equals).isPresent();
    return isActive
        ? MESSAGES.format("about.pick", place)
        : MESSAGES.format("about.point", place, active);
  }
}
