package lethe.app.titles.robots;

import static lethe.app.titles.robots.RobotsTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.robots.Claim;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.Abstained;
import lethe.engine.games.robots.Observation.BonusDeclined;
import lethe.engine.games.robots.Observation.BonusWon;
import lethe.engine.games.robots.Observation.Called;
import lethe.engine.games.robots.Observation.CardsCovered;
import lethe.engine.games.robots.Observation.CardsShown;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.Observation.Pointed;
import lethe.engine.games.robots.Observation.RoundBegan;
import lethe.engine.games.robots.Observation.RoundEnded;
import lethe.engine.games.robots.Observation.SaidReady;
import lethe.engine.games.robots.Observation.Suggested;
import lethe.engine.games.robots.Phase;
import lethe.engine.games.robots.Place;
import lethe.engine.games.robots.RuleNumbers;
import lethe.engine.games.robots.ShortCircuitCard;
import lethe.engine.games.robots.Side;
import lethe.engine.games.robots.View;

/** The texts for observations of Nothing Human. */
record ObservationText(Messages messages) {
  /** The unabbreviated texts. */
  static final ObservationText FULL = new ObservationText(MESSAGES);

  static final ObservationText SHORT = new ObservationText(MESSAGES.abbreviated());

  List<Text> narrate(Observation observation) {
    return switch (observation) {
      case RoundBegan(int round, Seat starter, List<Seat> captains) -> {
        String event =
            messages.format("told.round", round, RuleNumbers.ROUNDS, messages.nameOf(starter));
        yield List.of(
            Text.bright(
                captains.isEmpty()
                    ? event
                    : event
                        + " "
                        + messages.format(
                            "told.captains",
                            messages.nameOf(captains.getFirst()),
                            messages.nameOf(captains.getLast()))));
      }
      case CardsShown(int _, List<PlacedCard> cards) -> shownCards(cards);
      case SaidReady(Seat seat) -> line("told.ready", messages.capitalizedNameOf(seat));
      case CardsCovered(int _) -> line("told.covered");
      case Pointed(Seat seat, Place place, Seat active) ->
          seat.equals(active)
              ? line("told.picked", messages.capitalizedNameOf(seat), place)
              : line(
                  "told.pointed", messages.capitalizedNameOf(seat), place, messages.nameOf(active));
      case Suggested(Seat seat, Optional<Claim> claim) ->
          claim
              .map(suggested -> line("told.suggested", messages.capitalizedNameOf(seat), suggested))
              .orElseGet(() -> line("told.whispered", messages.capitalizedNameOf(seat)));
      case Abstained(Seat seat) -> line("told.abstained", messages.capitalizedNameOf(seat));
      case Called called -> List.of(Text.plain(callText(called)));
      case BonusWon(Seat seat) -> line("told.bonus", messages.capitalizedNameOf(seat));
      case BonusDeclined(Seat seat) -> line("told.declined", messages.capitalizedNameOf(seat));
      case RoundEnded(int round, List<Side> sides) ->
          line(
              "told.ended",
              round,
              sides.stream()
                  .map(side -> names(messages, side.seats()) + " " + side.points())
                  .collect(Collectors.joining(", ")));
    };
  }

  /** Returns the call, the card, and the result. */
  String callText(Called call) {
    String result =
        !call.correct()
            ? messages.format("told.wrong")
            : call.points() == 0
                ? messages.format("told.right")
                : messages.format("told.points", call.points());
    String card =
        call.card() instanceof ShortCircuitCard
            ? messages.format("told.circuit")
            : call.card().toString();
    return messages.format(
        "told.called",
        messages.capitalizedNameOf(call.seat()),
        call.place(),
        call.claim(),
        card,
        result);
  }

  /** Returns a heading and the cards row by row, for output without a drawn table. */
  private List<Text> shownCards(List<PlacedCard> cards) {
    List<Text> lines = new ArrayList<>();
    lines.add(Text.plain(messages.format("told.showed")));
    cards.stream()
        .collect(Collectors.groupingBy(placedCard -> placedCard.place().row()))
        .values()
        .forEach(
            row ->
                lines.add(
                    Text.plain(
                        "  "
                            + row.stream()
                                .map(placedCard -> placedCard.place() + " " + placedCard.card())
                                .collect(Collectors.joining(", ")))));
    return lines;
  }

  List<Text> ending(Outcome outcome) {
    String scores =
        outcome.results().stream()
            .map(result -> result.seat() + " " + result.score())
            .collect(Collectors.joining(", "));
    List<Seat> winners =
        outcome.results().stream().filter(SeatResult::won).map(SeatResult::seat).toList();
    int points = outcome.results().getFirst().score();
    return List.of(
        Text.bright(
            switch (outcome.ending()) {
              case "most-points", "shared", "team-most-points" ->
                  messages.format(
                      "end." + outcome.ending(), names(messages, winners), scores, winners);
              case "team-shared" -> messages.format("end.team-shared", scores);
              case "conceded" ->
                  winners.isEmpty()
                      ? messages.format("end.conceded.alone", points)
                      : messages.format("end.conceded", names(messages, winners), scores);
              default -> messages.format("end." + outcome.ending(), points);
            }));
  }

  /**
   * Returns a text with the points for each kind of call; empty while the cards are memorized and
   * after the match.
   */
  static Optional<String> callPointsText(View view) {
    return view.phase() == Phase.MEMORIZING || view.phase() == Phase.OVER
        ? Optional.empty()
        : Optional.of(
            MESSAGES.format(
                "draw.worth", MESSAGES.format("draw.circuit." + circuitKeySuffix(view))));
  }

  /** Returns the suffix of the message keys about calling a short circuit. */
  static String circuitKeySuffix(View view) {
    return view.isSolo() ? "alone" : view.isBonus() ? "bonus" : "plain";
  }

  /** Returns the names of seats, such as {@code axle, bolt and cog}. */
  static String names(List<Seat> seats) {
    return names(MESSAGES, seats);
  }

  /** Returns the names of seats with their labels, such as {@code axle (anna), bolt and cog}. */
  private static String names(Messages messages, List<Seat> seats) {
    return Lists.joinWithAnd(seats.stream().map(messages::nameOf).toList());
  }

  private List<Text> line(String key, Object... arguments) {
    return List.of(Text.plain(messages.format(key, arguments)));
  }
}
