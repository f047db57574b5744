package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import lethe.app.titles.Assessment;
import lethe.app.titles.PuzzleFinder;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.MutableRng;
import lethe.engine.core.Rng;
import lethe.engine.core.SeatSnapshot;
import lethe.engine.core.Validated.Valid;
import lethe.engine.games.robots.Command;
import lethe.engine.games.robots.Face;
import lethe.engine.games.robots.Observation;
import lethe.engine.games.robots.Observation.PlacedCard;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/**
 * Tests that the question and the solution of puzzles of Nothing Human are the same for every
 * arrangement of the face-down cards.
 */
class RobotsPuzzleTwinsTest {
  private static final int TWINS_PER_PUZZLE = 5;

  private static final PuzzleFinder<Command, Observation, View> FINDER =
      RobotsTitle.TITLE.bots().puzzleFinder().orElseThrow();

  @Test
  void puzzlesDoNotDependOnFaceDownCards() {
    List<Puzzle> puzzles = IncludedPuzzles.forGame(RobotsTitle.TITLE);
    assertThat(puzzles).isNotEmpty();
    int differentTwins = 0;
    for (Puzzle puzzle : puzzles) {
      Decision<Command, Observation, View> decision = decision(puzzle);
      for (int i = 0; i < TWINS_PER_PUZZLE; i++) {
        Decision<Command, Observation, View> twin = twin(decision, new Rng(i));
        differentTwins += twin.observations().equals(decision.observations()) ? 0 : 1;
        assertThat(assess(puzzle, twin)).isPresent().isEqualTo(assess(puzzle, decision));
        assertThat(
                FINDER.question(
                    twin.view(),
                    twin.seat(),
                    twin.observations(),
                    puzzle.solution().bestEvaluation()))
            .isEqualTo(puzzle.question());
      }
    }
    assertThat(differentTwins).isGreaterThan(puzzles.size());
  }

  private static Optional<Assessment<Command>> assess(
      Puzzle puzzle, Decision<Command, Observation, View> decision) {
    return RobotsTitle.TITLE.open(FINDER.options())
            instanceof Valid<Game<?, Command, Observation, View>>(var game)
        ? FINDER.assessIfPuzzle(game, puzzle.table().match().seats(), decision, new Rng(0))
        : Optional.empty();
  }

  @SuppressWarnings("unchecked") // the puzzle is one of this title
  private static Decision<Command, Observation, View> decision(Puzzle puzzle) {
    Match<Command, Observation, View> match =
        (Match<Command, Observation, View>) puzzle.table().match();
    Applied<Command, Observation, View> applied =
        (Applied<Command, Observation, View>)
            match.submit(puzzle.seat(), match.legalCommands(puzzle.seat()).getFirst());
    return Decision.decisionsOf(applied.next(), puzzle.seat()).getLast().decision();
  }

  private static Decision<Command, Observation, View> twin(
      Decision<Command, Observation, View> decision, Rng rng) {
    List<SeatSnapshot<Observation, View>> history =
        decision.history().stream()
            .map(
                snapshot ->
                    new SeatSnapshot<>(
                        snapshot.observations().stream()
                            .map(observation -> shuffleFaceDown(observation, decision.view(), rng))
                            .toList(),
                        snapshot.view()))
            .toList();
    return new Decision<>(
        decision.seat(),
        decision.number(),
        history,
        decision.legalCommands(),
        decision.chosenCommand());
  }

  /**
   * Returns the observation with a random arrangement of the cards that are face down in the view.
   */
  private static Observation shuffleFaceDown(Observation observation, View view, Rng rng) {
    if (!(observation instanceof Observation.CardsShown(int round, List<PlacedCard> cards))
        || round != view.round()) {
      return observation;
    }
    List<PlacedCard> faceDown =
        cards.stream()
            .filter(placedCard -> view.cardAt(placedCard.place()) instanceof Face.Down)
            .toList();
    List<PlacedCard> shuffled = new MutableRng(rng).shuffled(faceDown);
    List<PlacedCard> twinCards = new ArrayList<>();
    for (PlacedCard placedCard : cards) {
      int index = faceDown.indexOf(placedCard);
      twinCards.add(
          index < 0 ? placedCard : new PlacedCard(placedCard.place(), shuffled.get(index).card()));
    }
    return new Observation.CardsShown(round, twinCards);
  }
}
