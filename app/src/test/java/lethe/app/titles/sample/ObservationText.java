package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.text.Lists;
import lethe.engine.core.Outcome;
import lethe.engine.core.Outcome.SeatResult;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Looked;
import lethe.engine.games.sample.Observation.Taken;
import lethe.engine.games.sample.Observation.Turned;
import lethe.engine.games.sample.Place;

/** Messages for the observations and the outcome of the sample game. */
final class ObservationText {
  private ObservationText() {}

  static List<Text> narrate(Observation observation) {
    return List.of(
        Text.plain(
            switch (observation) {
              case Looked(Seat seat, Place place, Optional<Integer> face) ->
                  face.map(known -> MESSAGES.format("told.looked.own", place, known))
                      .orElseGet(() -> MESSAGES.format("told.looked", seat, place));
              case Turned(Seat seat, Place place, int face) ->
                  MESSAGES.format("told.turned", seat, place, face);
              case Taken(Seat seat, int face) -> MESSAGES.format("told.taken", seat, face);
            }));
  }

  static List<Text> ending(Outcome outcome) {
    List<String> scores =
        outcome.results().stream()
            .map(result -> MESSAGES.format("end.score", result.seat(), result.score()))
            .toList();
    List<String> winners =
        outcome.results().stream()
            .filter(SeatResult::won)
            .map(result -> result.seat().name())
            .toList();
    return List.of(
        Text.bright(
            MESSAGES.format(
                "end." + outcome.ending(), Lists.joinWithAnd(scores), Lists.joinWithAnd(winners))));
  }
}
