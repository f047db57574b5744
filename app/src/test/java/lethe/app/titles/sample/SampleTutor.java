package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.SAY;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.Listing;
import lethe.app.words.Marked;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.View;

/** Asks and teaches in the sample. */
final class SampleTutor implements Tutor<Command, View> {
  @Override
  public String ask(View view, Seat seat, List<Command> legal) {
    List<String> plays =
        legal.stream()
            .map(command -> SAY.say("ask.play", ((Command.Play) command).card()))
            .map(Marked::command)
            .toList();
    return view.led()
        .map(card -> SAY.say("ask.answer", card, Listing.or(plays)))
        .orElseGet(() -> SAY.say("ask.lead", Listing.or(plays)));
  }

  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return view.led().isPresent() ? List.of("goal", "answer") : List.of("goal");
  }
}
