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
import lethe.engine.games.robots.Observation.Lay;
import lethe.engine.games.robots.View;
import org.junit.jupiter.api.Test;

/**
 * Tests that puzzles of Nothing Human do not depend on where the face-down cards lay: the question
 * and the solution are the same for every arrangement.
 */
class RobotsTwinTest {
  private static final int TWINS = 5;

  private static final PuzzleFinder<Command, Observation, View> POSER =
      RobotsTitle.TITLE.bots().puzzleFinder().orElseThrow();

  @Test
  void theArrangementOfFaceDownCardsDoesNotMatter() {
    List<Puzzle> puzzles =
        PuzzleCollection.all().stream()
            .filter(one -> one.table().title().id().equals(RobotsTitle.TITLE.id()))
            .toList();
    assertThat(puzzles).isNotEmpty();
    int moved = 0;
    for (Puzzle puzzle : puzzles) {
      Decision<Command, Observation, View> decision = decision(puzzle);
      for (int i = 0; i < TWINS; i++) {
        Decision<Command, Observation, View> twin = twin(decision, new Rng(i));
        moved += twin.observations().equals(decision.observations()) ? 0 : 1;
        assertThat(posed(puzzle, twin)).isPresent().isEqualTo(posed(puzzle, decision));
        assertThat(POSER.question(twin.view(), twin.seat(), twin.observations()))
            .isEqualTo(puzzle.task());
      }
    }
    assertThat(moved).isGreaterThan(puzzles.size());
  }

  private static Optional<Assessment<Command>> posed(
      Puzzle puzzle, Decision<Command, Observation, View> decision) {
    return RobotsTitle.TITLE.open(POSER.options())
            instanceof Valid<Game<?, Command, Observation, View>>(var game)
        ? POSER.assess(game, puzzle.table().match().seats(), decision, new Rng(0))
        : Optional.empty();
  }

  @SuppressWarnings("unchecked") // the puzzle is one of this title
  private static Decision<Command, Observation, View> decision(Puzzle puzzle) {
    Match<Command, Observation, View> match =
        (Match<Command, Observation, View>) puzzle.table().match();
    Applied<Command, Observation, View> moved =
        (Applied<Command, Observation, View>)
            match.submit(puzzle.seat(), match.legalCommands(puzzle.seat()).getFirst());
    return Decision.decisionsOf(moved.next(), puzzle.seat()).getLast().decision();
  }

  private static Decision<Command, Observation, View> twin(
      Decision<Command, Observation, View> decision, Rng rng) {
    List<SeatSnapshot<Observation, View>> past =
        decision.history().stream()
            .map(
                sight ->
                    new SeatSnapshot<>(
                        sight.observations().stream()
                            .map(told -> moved(told, decision.view(), rng))
                            .toList(),
                        sight.view()))
            .toList();
    return new Decision<>(
        decision.seat(), decision.number(), past, decision.legalCommands(), decision.chosen());
  }

  /** Returns the observation with the cards that are face down now in another arrangement. */
  private static Observation moved(Observation observation, View now, Rng rng) {
    if (!(observation instanceof Observation.Showed(int round, List<Lay> cards))
        || round != now.round()) {
      return observation;
    }
    List<Lay> down =
        cards.stream().filter(lay -> now.cardAt(lay.place()) instanceof Face.Down).toList();
    List<Lay> shuffled = new MutableRng(rng).shuffled(down);
    List<Lay> twin = new ArrayList<>();
    for (Lay lay : cards) {
      int index = down.indexOf(lay);
      twin.add(index < 0 ? lay : new Lay(lay.place(), shuffled.get(index).card()));
    }
    return new Observation.Showed(round, twin);
  }
}
