package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import lethe.app.play.Table;
import lethe.app.titles.robots.RobotsTitle;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Evaluation;
import lethe.engine.core.Seat;
import lethe.engine.core.Spectator;
import lethe.engine.core.ToldObservation;
import lethe.engine.games.robots.Observation;
import org.junit.jupiter.api.Test;

/** Tests the claims in the answers to the puzzles of the collection, with their actual cards. */
class ClaimsTest {
  private static final List<Puzzle> ALL = PuzzleCollection.all();

  private static final Pattern EARNS = Pattern.compile("earns (-?[0-9]+) whichever card it is");

  /** Words that are only used for claims that hold in every deal. */
  private static final Pattern CERTAIN =
      Pattern.compile("(?i)\\b(certain|certainly|always|never|surely|sure|cannot)\\b");

  private static List<Puzzle> robots() {
    return ALL.stream().filter(one -> one.table().title() == RobotsTitle.TITLE).toList();
  }

  /** By the call that is typed, what it earns on this deal. */
  private static <C, O, V> Map<String, Integer> earned(Table<C, O, V> table, Seat seat) {
    Map<String, Integer> earned = new HashMap<>();
    for (C command : table.match().legalCommands(seat)) {
      Applied<C, O, V> moved = (Applied<C, O, V>) table.match().submit(seat, command);
      moved.next().observationsSince(Spectator.SPECTATOR, table.match().position()).stream()
          .map(ToldObservation::observation)
          .forEach(
              told -> {
                if (told instanceof Observation.Called called) {
                  earned.put(table.game().notation().format(command), called.points());
                }
              });
    }
    return earned;
  }

  @Test
  void noCallOfACardEarnsLessThanStated() {
    assertThat(robots()).isNotEmpty();
    for (Puzzle puzzle : robots()) {
      Map<String, Integer> earned = earned(puzzle.table(), puzzle.seat());
      for (PuzzleSolution.RatedCommand one : puzzle.solution().commands()) {
        assertThat(one.evaluation()).isInstanceOf(Evaluation.LowerBound.class);
        assertThat(earned.get(one.command()))
            .as("%s: %s", puzzle.source(), one.command())
            .isGreaterThanOrEqualTo((int) one.evaluation().value());
      }
    }
  }

  /** Some of these calls are right by chance, so no certain claim can be made against them. */
  @Test
  void theClaimsAboutACallAgreeWithTheCards() {
    int right = 0;
    for (Puzzle puzzle : robots()) {
      Map<String, Integer> earned = earned(puzzle.table(), puzzle.seat());
      int best = earned.get(puzzle.solution().rightCommands().getFirst());
      for (String call : earned.keySet()) {
        if (!puzzle.solution().isRight(call)) {
          String said = MistakeTexts.explain(puzzle.solution(), call);
          right += earned.get(call) > 0 && said.contains("may be wrong") ? 1 : 0;
          List<Integer> claimed = EARNS.matcher(said).results().map(ClaimsTest::number).toList();
          assertThat(claimed.getLast()).as("%s: %s", puzzle.source(), said).isEqualTo(best);
          if (claimed.size() > 1) {
            assertThat(claimed.getFirst())
                .as("%s: %s", puzzle.source(), said)
                .isEqualTo(earned.get(call));
          } else {
            assertThat(said).contains(" may be wrong and earn nothing");
          }
        }
      }
    }
    assertThat(right).isPositive();
  }

  private static int number(MatchResult found) {
    return Integer.parseInt(found.group(1));
  }

  /** An estimate, or a call that may be right, is no certainty. */
  @Test
  void onlyClaimsThatHoldInEveryDealAreCalledCertain() {
    for (Puzzle puzzle : ALL) {
      for (PuzzleSolution.RatedCommand one : puzzle.solution().commands()) {
        if (!one.right()) {
          Matcher certain = CERTAIN.matcher(MistakeTexts.explain(puzzle.solution(), one.command()));
          assertThat(certain.find()).as("%s: %s", puzzle.source(), one.command()).isFalse();
        }
      }
    }
  }
}
