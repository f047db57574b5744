package lethe.app.titles.sample;

import static lethe.app.titles.sample.SampleTitle.MESSAGES;

import java.util.List;
import lethe.app.titles.Tutor;
import lethe.app.words.CommandMarkup;
import lethe.app.words.Lists;
import lethe.engine.core.Seat;
import lethe.engine.games.sample.Command;
import lethe.engine.games.sample.View;

/** Asks and teaches in the sample. */
final class SampleTutor implements Tutor<Command, View> {
  @Override
  public String question(View view, Seat seat, List<Command> legal) {
    List<String> plays =
        legal.stream()
            .map(command -> MESSAGES.format("ask.play", ((Command.Play) command).card()))
            .map(CommandMarkup::mark)
            .toList();
    return view.led()
        .map(card -> MESSAGES.format("ask.answer", card, Lists.or(plays)))
        .orElseGet(() -> MESSAGES.format("ask.lead", Lists.or(plays)));
  }

  @Override
  public List<String> lessons(View view, Seat seat, List<Command> legal) {
    return view.led().isPresent() ? List.of("goal", "answer") : List.of("goal");
  }
}
