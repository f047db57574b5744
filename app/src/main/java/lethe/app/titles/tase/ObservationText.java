package lethe.app.titles.tase;

import static lethe.app.titles.tase.TaSeTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.app.text.Messages;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Chips;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Observation.Kept;
import lethe.engine.games.tase.Observation.Placed;
import lethe.engine.games.tase.Observation.RoundBegan;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.Observation.SetAside;
import lethe.engine.games.tase.Observation.ThrownOut;
import lethe.engine.games.tase.View;

/** The texts for observations of Ta-Se. */
record ObservationText(Messages messages) {
  List<Text> narrate(Observation observation) {
    return switch (observation) {
      case RoundBegan(int round, Seat opener) ->
          List.of(Text.plain(messages.format("told.round", round, messages.nameOf(opener))));
      case Placed(int _, Seat seat, int chip, int cup) ->
          List.of(
              Text.plain(
                  messages.format("told.placed", messages.capitalizedNameOf(seat), chip, cup)));
      case ThrownOut(Seat seat, int chip, int bound) ->
          List.of(
              Text.plain(
                  messages.format("told.thrown", messages.capitalizedNameOf(seat), chip, bound)));
      case SetAside(Seat seat, int chip, int bound) ->
          List.of(
              Text.plain(
                  messages.format("told.aside", messages.capitalizedNameOf(seat), chip, bound)));
      case Kept(Seat seat, int chip) ->
          List.of(Text.plain(messages.format("told.kept", messages.capitalizedNameOf(seat), chip)));
      case Scored(int round, List<CupScore> cups) -> {
        List<Text> lines = new ArrayList<>();
        lines.add(Text.bright(messages.format("told.scored", round)));
        for (int cup = 1; cup <= cups.size(); cup++) {
          lines.add(Text.plain("  " + cupScoreText(cup, cups.get(cup - 1))));
        }
        yield lines;
      }
    };
  }

  private String cupScoreText(int number, CupScore cup) {
    int total = cup.redTotal() + cup.blueTotal();
    String reason =
        cup.winner()
            .map(
                seat ->
                    messages.format(cup.isOverLimit() ? "told.lower" : "told.higher", total, seat))
            .orElseGet(() -> messages.format("told.tie"));
    String red = totalText(cup.red(), cup.redTotal());
    String blue = totalText(cup.blue(), cup.blueTotal());
    String canceled =
        cup.duplicates().isEmpty()
            ? ""
            : messages.format("told.cancel", canceledText(cup.duplicates()));
    return messages.format("told.cup", number, red, blue + canceled, reason);
  }

  /** Returns a list such as {@code 4s and 5s}. */
  private static String canceledText(Chips duplicates) {
    return Lists.joinWithAnd(duplicates.values().stream().map(value -> value + "s").toList());
  }

  private String totalText(Chips chips, int total) {
    return chips.isEmpty()
        ? messages.format("told.none")
        : messages.format("told.total", chipsText(chips), total);
  }

  /** Returns the question for the seat to move. */
  String question(View view, List<Command> legal) {
    List<String> chips =
        legal.stream()
            .filter(Command.Put.class::isInstance)
            .map(command -> String.valueOf(((Command.Put) command).chip()))
            .distinct()
            .sorted()
            .toList();
    return messages.format("ask." + view.phase(), Lists.joinWithOr(chips));
  }

  /**
   * Returns the winner of an opened cup and the rule that applied, or that the totals are equal.
   */
  static String winnerText(CupScore cup) {
    return cup.winner()
        .map(seat -> MESSAGES.format(cup.isOverLimit() ? "draw.lower" : "draw.higher", seat))
        .orElseGet(() -> MESSAGES.format("draw.level"));
  }

  /** Returns texts about the latest placements, oldest first. */
  static List<String> latestPlacementTexts(View view) {
    return view.latestChips().stream()
        .map(placed -> MESSAGES.format("draw.placed", placed.seat(), placed.chip(), placed.cup()))
        .toList();
  }

  /** Returns the number of cups that a seat won in a round. */
  static long cupsWon(Observation.Scored scored, Seat seat) {
    return scored.cups().stream()
        .filter(cup -> cup.winner().filter(seat::equals).isPresent())
        .count();
  }

  List<Text> ending(Outcome outcome) {
    SeatResult red = outcome.results().getFirst();
    SeatResult blue = outcome.results().getLast();
    SeatResult first = blue.won() ? blue : red;
    SeatResult second = blue.won() ? red : blue;
    String message =
        switch (outcome.ending()) {
          case "draw" -> messages.format("end.draw", first.score());
          case "conceded" ->
              messages.format(
                  "end.conceded",
                  messages.nameOf(first.seat()),
                  messages.nameOf(second.seat()),
                  first.score(),
                  second.score());
          default ->
              messages.format(
                  "end." + outcome.ending(),
                  messages.nameOf(first.seat()),
                  first.score(),
                  second.score());
        };
    return List.of(Text.bright(message));
  }

  static String chipsText(Chips chips) {
    return chips.values().stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
