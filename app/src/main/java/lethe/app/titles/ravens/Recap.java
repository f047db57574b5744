package lethe.app.titles.ravens;

import static lethe.app.titles.ravens.RavensTitle.MESSAGES;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.frame.Text;
import lethe.app.text.Messages;
import lethe.app.titles.MatchRecap;
import lethe.engine.core.Outcome;
import lethe.engine.games.ravens.Ending;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PoemCard;
import lethe.engine.games.ravens.RavenStatus;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.View;

/** The summary of a match of the Ravens. */
final class Recap {
  private Recap() {}

  static MatchRecap summarize(View view, Outcome outcome) {
    return new MatchRecap(
        List.of(Text.plain(reason(view, outcome))),
        List.of(Text.plain(nextEnding(outcome))),
        details(view));
  }

  /** Returns the reason for the ending; after a loss, also the stage in which the match ended. */
  private static String reason(View view, Outcome outcome) {
    return outcome.results().getFirst().won()
        ? MESSAGES.format(
            "recap.reason.won", view.piles().score().size(), view.countRavens(RavenStatus.DEFEATED))
        : MESSAGES.format(
            "recap.reason." + outcome.ending(), Messages.capitalized(RavensTitle.stage(view)));
  }

  private static List<Text> details(View view) {
    List<Text> lines = new ArrayList<>();
    List<Face> hearts = view.poem().rows().stream().map(row -> row.heart().card()).toList();
    if (!ItemNames.faceUp(hearts).isEmpty()) {
      lines.add(
          Text.plain(MESSAGES.format("recap.hearts", ItemNames.list(ItemNames.faceUp(hearts)))));
    }
    view.poem().rows().stream()
        .filter(row -> !row.poem().isEmpty())
        .map(Recap::rowText)
        .forEach(lines::add);
    List<Piece> score = view.piles().score();
    lines.add(
        Text.plain(
            score.isEmpty()
                ? MESSAGES.format("recap.score.none")
                : MESSAGES.format("recap.score", score.size(), ItemNames.list(score))));
    lines.add(Text.plain(MESSAGES.format("recap.ravens", view.countRavens(RavenStatus.DEFEATED))));
    return lines;
  }

  private static Text rowText(RowView row) {
    return Text.plain(
        MESSAGES.format(
            "recap.row",
            row.number(),
            ItemNames.list(row.poem().stream().map(PoemCard::card).toList())));
  }

  /** Returns the requirements of the next better ending, or that there is none. */
  private static String nextEnding(Outcome outcome) {
    Optional<Ending> reachedEnding =
        Stream.of(Ending.values())
            .filter(ending -> ending.outcomeName().equals(outcome.ending()))
            .findFirst();
    if (reachedEnding.isEmpty()) {
      return MESSAGES.format("recap.next.won");
    }
    Optional<Ending> betterEnding = reachedEnding.get().nextBetter();
    return betterEnding.isEmpty()
        ? MESSAGES.format("recap.next.best")
        : MESSAGES.format(
            betterEnding.get().minimumRavensDefeated() > 0
                ? "recap.next.ravens"
                : "recap.next.score",
            MESSAGES.format("recap.ending." + betterEnding.get().outcomeName()),
            betterEnding.get().minimumScore(),
            betterEnding.get().minimumRavensDefeated());
  }
}
