package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.List;
import lethe.app.frame.Text;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Dealt;
import lethe.engine.games.sample.Observation.Played;
import lethe.engine.games.sample.Observation.Taken;

/** Messages for the observations and the outcome of the sample. */
final class ObservationText {
  private ObservationText() {}

  static List<Text> of(Observation observation) {
    return List.of(
        Text.plain(
            switch (observation) {
              case Dealt(int cards) -> MESSAGES.format("told.dealt", cards);
              case Played(Seat seat, int card) -> MESSAGES.format("told.played", seat, card);
              case Taken(Seat seat) -> MESSAGES.format("told.taken", seat);
            }));
  }

  static List<Text> ending(Outcome outcome) {
    List<Outcome.SeatResult> standings = outcome.results();
    return List.of(
        Text.bright(
            MESSAGES.format(
                "end." + outcome.ending(),
                standings.getFirst().score(),
                standings.getLast().score())));
  }
}
