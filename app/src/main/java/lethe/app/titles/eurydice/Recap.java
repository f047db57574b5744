package lethe.app.titles.eurydice;

import static lethe.app.titles.eurydice.EurydiceTitle.MESSAGES;

import java.util.List;
import java.util.Optional;
import lethe.app.frame.Text;
import lethe.app.titles.MatchRecap;
import lethe.engine.games.eurydice.Face;
import lethe.engine.games.eurydice.Observation;
import lethe.engine.games.eurydice.Observation.TurnedOver;
import lethe.engine.games.eurydice.View;

/** The summary of a match of Eurydice. */
final class Recap {
  private Recap() {}

  /**
   * Returns the summary. It does not contain the requirements of a better ending, which the texts
   * for the outcome state.
   */
  static MatchRecap summarize(View view, List<Observation> observations) {
    return new MatchRecap(
        List.of(progressText(view)),
        List.of(),
        observations.stream().noneMatch(TurnedOver.class::isInstance)
            ? List.of(deckText(view))
            : List.of());
  }

  private static Text progressText(View view) {
    return Text.plain(
        MESSAGES.format(
            "recap.way",
            view.space().isEnd() ? MESSAGES.format("recap.end") : view.space().name(),
            view.board().number(),
            view.boards(),
            view.marks(),
            view.obols()));
  }

  private static Text deckText(View view) {
    return Text.plain(
        MESSAGES.format(
            "recap.deck",
            ItemNames.cards(
                view.deck().stream().map(Face::knownSuit).flatMap(Optional::stream).toList())));
  }
}
