package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.text.Lists;
import lethe.app.titles.BoardPart;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Feature;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** Describes the table of Nothing Human: the scores, the grid row by row, and the last call. */
final class BoardText {
  private BoardText() {}

  static List<BoardPart> parts(View view) {
    List<BoardPart> parts = new ArrayList<>();
    List<String> round = new ArrayList<>();
    round.add(
        MESSAGES.format(
            "said.round", view.round(), RuleNumbers.ROUNDS, Lists.joinWithAnd(sideTexts(view))));
    view.activeSeat()
        .ifPresent(
            active ->
                view.pointedPlace()
                    .ifPresentOrElse(
                        place -> round.add(MESSAGES.format("said.pointed", active, place)),
                        () -> round.add(waitingText(view, active))));
    if (view.hasTeams() && !view.captains().isEmpty()) {
      round.add(MESSAGES.format("said.captains", ObservationText.names(view.captains())));
    }
    parts.add(new BoardPart("round", round));
    for (int row = 1; row <= view.layout().rows(); row++) {
      parts.add(BoardPart.of("row " + row, rowText(view, row)));
    }
    ObservationText.callPointsText(view).ifPresent(text -> parts.add(BoardPart.of("worth", text)));
    parts.add(
        BoardPart.of(
            "features",
            MESSAGES.format(
                "said.features",
                featureNames(Feature.Kind.NUMBER),
                featureNames(Feature.Kind.COLOR),
                featureNames(Feature.Kind.TYPE))));
    view.latestCall()
        .ifPresent(
            call ->
                parts.add(
                    BoardPart.of(
                        "call",
                        MESSAGES.format("said.latest", ObservationText.FULL.callText(call)))));
    return parts;
  }

  /**
   * Returns the message about the seats for which the table waits: to memorize, to point at a card,
   * or to pick one.
   */
  private static String waitingText(View view, Seat active) {
    boolean isMemorizing = view.phase() == Phase.MEMORIZING;
    Seat pointer = view.pointingSeat().orElse(active);
    if (isMemorizing) {
      return view.doneSeats().isEmpty()
          ? MESSAGES.format("said.open", active)
          : MESSAGES.format("said.open.done", active, view.doneSeats());
    }
    return pointer.equals(active) || view.phase() == Phase.PICKING
        ? MESSAGES.format("said.picks", active)
        : MESSAGES.format("said.points", pointer, active);
  }

  private static String featureNames(Feature.Kind kind) {
    return Lists.joinWithOr(kind.features().stream().map(Feature::word).toList());
  }

  private static List<String> sideTexts(View view) {
    return view.sides().stream().map(BoardText::sideText).toList();
  }

  private static String sideText(Side side) {
    return MESSAGES.format(
        "said.side", ObservationText.names(side.seats()), side.points(), side.seats());
  }

  /** Describes the face-up cards of a row with their places, and lists the places of the others. */
  private static String rowText(View view, int row) {
    List<Place> places =
        view.layout().places().stream().filter(place -> place.row() == row).toList();
    String faceUp =
        places.stream()
            .filter(place -> view.cardAt(place) instanceof Face.Up)
            .map(place -> MESSAGES.format("said.card", place, view.cardAt(place)))
            .collect(Collectors.joining(", "));
    List<String> faceDown =
        places.stream()
            .filter(place -> view.cardAt(place) instanceof Face.Down)
            .map(Place::toString)
            .toList();
    if (faceUp.isEmpty()) {
      return MESSAGES.format("said.row.down", row, faceDown.getFirst(), faceDown.getLast());
    }
    return faceDown.isEmpty()
        ? MESSAGES.format("said.row", row, faceUp)
        : MESSAGES.format("said.row.some", row, faceUp, Lists.joinWithAnd(faceDown));
  }

  /** Describes one card of the grid; empty if there is no such place. */
  static Optional<BoardPart> card(String name, View view) {
    return view.layout().places().stream()
        .filter(place -> place.toString().equals(name))
        .findFirst()
        .map(
            place ->
                BoardPart.of(
                    name,
                    view.cardAt(place) instanceof Face.Up up
                        ? MESSAGES.format("said.up", place, up)
                        : MESSAGES.format(
                            view.pointedPlace().filter(place::equals).isPresent()
                                ? "said.down.pointed"
                                : "said.down",
                            place)));
  }
}
