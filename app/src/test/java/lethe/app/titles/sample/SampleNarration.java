package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

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
  public List<Text> narrate(Observation observation, Viewer viewer) {
    return List.of(
        Text.plain(
            switch (observation) {
              case Dealt(int cards) -> MESSAGES.format("told.dealt", cards);
              case Played(Seat seat, int card) -> MESSAGES.format("told.played", seat, card);
              case Taken(Seat seat) -> MESSAGES.format("told.taken", seat);
            }));
  }

  @Override
  public List<Text> ending(Outcome outcome, Viewer viewer) {
    List<Outcome.SeatResult> standings = outcome.results();
    return List.of(
        Text.bright(
            MESSAGES.format(
                "end." + outcome.ending(),
                standings.getFirst().score(),
                standings.getLast().score())));
  }

  @Override
  public Optional<String> storyMoment(Observation observation, Viewer viewer) {
    return observation instanceof Dealt ? Optional.of("opening") : Optional.empty();
  }
}
