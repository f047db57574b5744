package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.titles.MatchRecap;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.RoundEnded;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.Rank;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** The summary of a match of Nothing Human. */
final class Recap {
  private Recap() {}

  static MatchRecap summarize(View view, List<Observation> observations) {
    List<String> details = new ArrayList<>(cardRows(view, observations));
    view.sides().stream()
        .flatMap(side -> side.seats().stream())
        .sorted(Comparator.comparingInt(Seat::index))
        .flatMap(seat -> callSummary(seat, observations).stream())
        .forEach(details::add);
    return new MatchRecap(
        texts(roundSummaries(view, observations)),
        texts(nextResult(view).stream().toList()),
        texts(details));
  }

  private static List<Text> texts(List<String> lines) {
    return lines.stream().map(Text::plain).toList();
  }

  /** Returns the points of each side after each round; empty if no round was finished. */
  private static List<String> roundSummaries(View view, List<Observation> observations) {
    List<RoundEnded> rounds = observationsOf(observations, RoundEnded.class).toList();
    return rounds.isEmpty()
        ? List.of()
        : view.sides().stream()
            .map(
                side ->
                    MESSAGES.format(
                        "recap.rounds",
                        ObservationText.names(side.seats()),
                        rounds.stream()
                            .map(roundEnd -> String.valueOf(points(roundEnd, side)))
                            .toList()))
            .toList();
  }

  /**
   * Returns the cards on the table row by row if the last round was not finished; otherwise an
   * empty list.
   */
  private static List<String> cardRows(View view, List<Observation> observations) {
    if (observationsOf(observations, RoundEnded.class)
        .anyMatch(roundEnd -> roundEnd.round() == view.round())) {
      return List.of();
    }
    Map<Integer, List<Place>> rows =
        view.layout().places().stream()
            .collect(Collectors.groupingBy(Place::row, TreeMap::new, Collectors.toList()));
    return rows.entrySet().stream()
        .map(
            row ->
                MESSAGES.format(
                    "recap.cards",
                    view.round(),
                    row.getKey(),
                    row.getValue().stream().map(view::cardAt).map(Object::toString).toList()))
        .toList();
  }

  /** Returns the message about a seat's right calls; empty if it made no call. */
  private static Optional<String> callSummary(Seat seat, List<Observation> observations) {
    List<Called> calls =
        observationsOf(observations, Called.class)
            .filter(call -> call.seat().equals(seat))
            .toList();
    return calls.isEmpty()
        ? Optional.empty()
        : Optional.of(
            MESSAGES.format(
                "recap.calls",
                MESSAGES.capitalizedNameOf(seat),
                calls.stream().filter(Called::correct).count(),
                calls.size()));
  }

  private static int points(RoundEnded roundEnd, Side side) {
    return roundEnd.sides().stream()
        .filter(candidate -> candidate.seats().equals(side.seats()))
        .mapToInt(Side::points)
        .findFirst()
        .orElse(0);
  }

  /**
   * Returns the requirements of the next better result: for a single player, the next rank, or the
   * maximum score if there is no higher rank; otherwise, the points by which each trailing side is
   * behind. Empty if all sides are tied.
   */
  private static Optional<String> nextResult(View view) {
    if (view.isSolo()) {
      int maxScore = view.layout().maxMatchScore();
      return Optional.of(
          Rank.forScore(view.sides().getFirst().points(), maxScore)
              .nextHigher()
              .map(
                  rank ->
                      MESSAGES.format(
                          "recap.next." + rank.word(), rank.minScore(maxScore), maxScore))
              .orElseGet(() -> MESSAGES.format("recap.next.best", maxScore)));
    }
    int maxScore = view.sides().stream().mapToInt(Side::points).max().orElse(0);
    String trailingSides =
        view.sides().stream()
            .filter(side -> side.points() < maxScore)
            .map(
                side ->
                    MESSAGES.format(
                        "recap.next.side",
                        ObservationText.names(side.seats()),
                        maxScore - side.points()))
            .collect(Collectors.joining(", "));
    return trailingSides.isEmpty()
        ? Optional.empty()
        : Optional.of(MESSAGES.format("recap.next", trailingSides));
  }

  private static <T extends Observation> Stream<T> observationsOf(
      List<Observation> observations, Class<T> kind) {
    return observations.stream().filter(kind::isInstance).map(kind::cast);
  }
}
