package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.SAY;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.Narration;
import lethe.engine.core.Outcome;
import lethe.engine.core.Seat;
import lethe.engine.core.Viewer;
import lethe.engine.games.sample.Observation;
import lethe.engine.games.sample.Observation.Dealt;
import lethe.engine.games.sample.Observation.Played;
import lethe.engine.games.sample.Observation.Taken;
import lethe.engine.games.sample.View;

/** Tells the sample. */
final class SampleNarration implements Narration<Observation, View> {
  @Override
  public List<Text> tell(Observation told, Viewer viewer) {
    return List.of(
        Text.plain(
            switch (told) {
              case Dealt(int cards) -> SAY.say("told.dealt", cards);
              case Played(Seat seat, int card) -> SAY.say("told.played", seat, card);
              case Taken(Seat seat) -> SAY.say("told.taken", seat);
            }));
  }

  @Override
  public List<Text> end(Outcome outcome, Viewer viewer) {
    List<Outcome.SeatResult> standings = outcome.results();
    return List.of(
        Text.bright(
            SAY.say(
                "end." + outcome.ending(),
                standings.getFirst().score(),
                standings.getLast().score())));
  }

  @Override
  public Optional<String> moment(Observation told, Viewer viewer) {
    return told instanceof Dealt ? Optional.of("opening") : Optional.empty();
  }
}
