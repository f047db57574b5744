package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.TurnedOver;
import lethe.engine.games.eurydice.View;

/** The summary of a match of Eurydice. */
final class Recap {
  private Recap() {}

  /**
   * Returns the progress of Orpheus, and the contents of the deck if it was not turned face up
   * during the match.
   */
  static List<Text> of(View view, List<Observation> observations) {
    List<Text> lines = new ArrayList<>();
    lines.add(
        Text.plain(
            MESSAGES.format(
                "recap.way",
                view.space().isEnd() ? MESSAGES.format("recap.end") : view.space().name(),
                view.board().number(),
                view.boards(),
                view.marks(),
                view.obols())));
    if (observations.stream().noneMatch(TurnedOver.class::isInstance)) {
      lines.add(
          Text.plain(
              MESSAGES.format(
                  "recap.deck",
                  ItemNames.cards(
                      view.deck().stream()
                          .map(Face::knownSuit)
                          .flatMap(Optional::stream)
                          .toList()))));
    }
    return lines;
  }
}
