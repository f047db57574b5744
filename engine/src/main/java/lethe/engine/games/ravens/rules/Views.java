package lethe.engine.games.ravens.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import lethe.engine.core.Referee;
import lethe.engine.core.Viewer;
import lethe.engine.games.ravens.Card;
import lethe.engine.games.ravens.Color;
import lethe.engine.games.ravens.Colors;
import lethe.engine.games.ravens.Face;
import lethe.engine.games.ravens.GameSeats;
import lethe.engine.games.ravens.HeartView;
import lethe.engine.games.ravens.MatchProgress;
import lethe.engine.games.ravens.Phase;
import lethe.engine.games.ravens.Piece;
import lethe.engine.games.ravens.PilesView;
import lethe.engine.games.ravens.PoemView;
import lethe.engine.games.ravens.RavenView;
import lethe.engine.games.ravens.RowView;
import lethe.engine.games.ravens.RuleNumbers;
import lethe.engine.games.ravens.View;

/** Builds the views of a state. */
final class Views {
  private Views() {}

  static View of(State state, MemoryDeck memories, Viewer viewer) {
    boolean isReferee = viewer instanceof Referee;
    boolean seesAsFeth = isReferee || viewer.equals(GameSeats.FETH);
    boolean seesAsRen = isReferee || viewer.equals(GameSeats.REN);
    Piles piles = state.piles();
    return new View(
        progress(state.progress(), seesAsRen),
        new PilesView(
            piles.deck().size(),
            deckTop(piles, seesAsFeth, isReferee),
            piles.line(),
            piles.score(),
            piles.discards(),
            Long.bitCount(piles.destroyedCards())),
        state.atman(),
        ravens(state, memories, seesAsFeth, isReferee),
        new PoemView(
            rows(state.poem().rows(), seesAsRen || state.phase() == Phase.OVER),
            toColorSets(state.poem().refutedColorSets()),
            HeldPowers.all(state).stream().map(HeldPowers.HeldPower::card).toList()),
        seesAsRen ? pendingTake(state) : Optional.empty(),
        state.outcome());
  }

  /** Returns the progress. Only Ren and the referee see that she is choosing score cards. */
  private static MatchProgress progress(MatchProgress progress, boolean seesAsRen) {
    Phase phase =
        progress.phase() == Phase.ADD_SCORE_CARDS && !seesAsRen ? Phase.TAKE : progress.phase();
    Phase nextPhase =
        switch (progress.phase()) {
          case REVEAL, KEEP, ORDER, FREE -> progress.nextPhase();
          case ADD_SCORE_CARDS -> Phase.TAKE;
          case ARRANGE, DRAW, BUILD, TAKE, BEFORE_ANNOUNCEMENT, BATCH_END, OVER -> progress.phase();
        };
    return new MatchProgress(
        progress.batch(),
        progress.round(),
        phase,
        nextPhase,
        progress.requestedColor(),
        progress.safetyZone(),
        progress.cardsPlaced());
  }

  private static List<Face> deckTop(Piles piles, boolean seesAsFeth, boolean isReferee) {
    int count = isReferee ? piles.deck().size() : piles.knownTopCount();
    return seesAsFeth ? Face.up(piles.deckTop(count)) : Face.down(count);
  }

  private static List<RavenView> ravens(
      State state, MemoryDeck memories, boolean seesAsFeth, boolean isReferee) {
    List<RavenView> ravens = new ArrayList<>(Color.COUNT);
    for (Color color : Color.values()) {
      RavenState raven = state.raven(color);
      boolean isWhispered =
          seesAsFeth
              && state.phase() == Phase.FREE
              && state.progress().requestedColor().equals(Optional.of(color));
      List<Face> beneath =
          isWhispered || isReferee
              ? Face.up(memories.cardsIn(raven.cardsBeneath()))
              : Face.down(Long.bitCount(raven.cardsBeneath()));
      ravens.add(new RavenView(color, raven.status(), beneath));
    }
    return List.copyOf(ravens);
  }

  /**
   * Returns the rows. A later row is not shown as complete before the earlier rows are, since that
   * would reveal that the fourth heart is a 5.
   */
  private static List<RowView> rows(List<RowState> rows, boolean seesHearts) {
    List<RowView> views = new ArrayList<>(RuleNumbers.ROWS);
    int currentNumber = Poem.currentRow(rows).map(RowState::number).orElse(RuleNumbers.ROWS + 1);
    for (RowState row : rows) {
      boolean complete = row.number() < currentNumber;
      HeartView heart = heart(row, complete, row.number() == currentNumber, seesHearts);
      views.add(new RowView(row.number(), row.meter(), heart, row.poem(), complete));
    }
    return List.copyOf(views);
  }

  private static HeartView heart(
      RowState row, boolean complete, boolean isCurrent, boolean seesHearts) {
    int openTotal = row.meter() - row.poemTotal();
    boolean isKnown = complete || !row.isHeartDown();
    int number = row.isHeartDown() ? openTotal : row.heart().number();
    int max = isCurrent ? Math.min(RuleNumbers.MAX_NUMBER, openTotal - 1) : RuleNumbers.MAX_NUMBER;
    return new HeartView(
        seesHearts || !row.isHeartDown() ? new Face.Up(row.heart()) : Face.DOWN,
        row.status(),
        isKnown ? number : row.minNumber(),
        isKnown ? number : max,
        row.excludedColors());
  }

  private static List<Colors> toColorSets(int refutedColorSets) {
    return refutedColorSets == 0
        ? List.of()
        : IntStream.range(0, 1 << Color.COUNT)
            .filter(mask -> (refutedColorSets & (1 << mask)) != 0)
            .mapToObj(Colors::new)
            .toList();
  }

  private static Optional<View.PendingTakeView> pendingTake(State state) {
    List<Piece> score = state.piles().score();
    return state
        .pendingTake()
        .card()
        .map(
            laidCard ->
                new View.PendingTakeView(
                    laidCard,
                    IntStream.rangeClosed(1, score.size())
                        .filter(
                            number ->
                                score.get(number - 1) instanceof Card card
                                    && state.pendingTake().contains(card))
                        .boxed()
                        .toList(),
                    state.missingTotal()));
  }
}
