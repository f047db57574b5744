package lethe.app.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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

/**
 * Tests that the values of calls, and the explanations of wrong answers, are true for the actual
 * cards of the included puzzles.
 */
class ExplanationClaimsTest {
  private static final Pattern CLAIMED_POINTS =
      Pattern.compile("earns (-?[0-9]+)(?: points?)?,? whichever card it is");

  /** Words that claim certainty. */
  private static final Pattern CERTAINTY =
      Pattern.compile("(?i)\\b(certain|certainly|always|never|surely|sure|cannot)\\b");

  /** Returns the puzzles of Nothing Human whose solution is a call that is certainly right. */
  private static List<Puzzle> puzzlesWithCertainCalls() {
    return robotsPuzzles(Evaluation.LowerBound.class);
  }

  private static List<Puzzle> robotsPuzzles(Class<? extends Evaluation> evaluationType) {
    return IncludedPuzzles.forGame(RobotsTitle.TITLE).stream()
        .filter(puzzle -> evaluationType.isInstance(puzzle.solution().bestEvaluation()))
        .toList();
  }

  /** Returns the points that each legal call earns in this deal, indexed by the call's text. */
  private static <C, O, V> Map<String, Integer> pointsByCall(Table<C, O, V> table, Seat seat) {
    Map<String, Integer> points = new HashMap<>();
    for (C command : table.match().legalCommands(seat)) {
      Applied<C, O, V> applied = (Applied<C, O, V>) table.match().submit(seat, command);
      applied.next().observationsSince(Spectator.SPECTATOR, table.match().position()).stream()
          .map(ToldObservation::observation)
          .forEach(
              observation -> {
                if (observation instanceof Observation.Called called) {
                  points.put(table.game().notation().format(command), called.points());
                }
              });
    }
    return points;
  }

  @Test
  void everyCallEarnsAtLeastTheStatedMinimum() {
    assertThat(puzzlesWithCertainCalls()).isNotEmpty();
    for (Puzzle puzzle : puzzlesWithCertainCalls()) {
      Map<String, Integer> points = pointsByCall(puzzle.table(), puzzle.seat());
      for (PuzzleSolution.RatedCommand rated : puzzle.solution().commands()) {
        assertThat(rated.evaluation()).isInstanceOf(Evaluation.LowerBound.class);
        assertThat(points.get(rated.command()))
            .as("%s: %s", puzzle.source(), rated.command())
            .isGreaterThanOrEqualTo((int) rated.evaluation().value());
      }
    }
  }

  /** Calls are compared with the names of the cards, and scored as the rule book says. */
  @Test
  void everyCallEarnsTheStatedPointsOnAverage() {
    List<Puzzle> puzzles = robotsPuzzles(Evaluation.Points.class);
    assertThat(puzzles).hasSizeGreaterThan(9);
    for (Puzzle puzzle : puzzles) {
      List<String> cards = candidateCards(puzzle);
      assertThat(puzzle.question().getFirst()).contains(cards);
      for (PuzzleSolution.RatedCommand rated : puzzle.solution().commands()) {
        List<String> features = List.of(rated.command().replace("call ", "").split(" "));
        int points = features.contains("circuit") ? 1 : List.of(0, 1, 3, 6).get(features.size());
        long right =
            cards.stream()
                .filter(
                    card ->
                        List.of(
                                card.replaceFirst("s$", "")
                                    .replace("batterie", "battery")
                                    .split(" "))
                            .containsAll(features))
                .count();
        assertThat(rated.evaluation().value())
            .as("%s: %s", puzzle.source(), rated.command())
            .isCloseTo((double) points * right / cards.size(), within(0.0006));
      }
    }
  }

  /** Returns the cards of which one is to be called. */
  private static List<String> candidateCards(Puzzle puzzle) {
    String reason = puzzle.reasons(puzzle.solution().rightCommands().getFirst()).getFirst();
    Matcher cards = Pattern.compile("one of these [0-9]+: ([^.]+)\\.").matcher(reason);
    assertThat(cards.find()).as(reason).isTrue();
    return List.of(cards.group(1).split(", "));
  }

  /** Some calls that count as wrong answers are right in this deal by chance. */
  @Test
  void explanationsOfWrongCallsAgreeWithTheCards() {
    int rightByChance = 0;
    for (Puzzle puzzle : puzzlesWithCertainCalls()) {
      Map<String, Integer> points = pointsByCall(puzzle.table(), puzzle.seat());
      int best = points.get(puzzle.solution().rightCommands().getFirst());
      for (String call : points.keySet()) {
        if (!puzzle.solution().isRight(call)) {
          String explanation = WrongAnswerTexts.explain(puzzle.solution(), call);
          rightByChance += points.get(call) > 0 && explanation.contains("can be wrong") ? 1 : 0;
          List<Integer> claimed =
              CLAIMED_POINTS
                  .matcher(explanation)
                  .results()
                  .map(ExplanationClaimsTest::parseNumber)
                  .toList();
          assertThat(claimed.getLast()).as("%s: %s", puzzle.source(), explanation).isEqualTo(best);
          if (claimed.size() > 1) {
            assertThat(claimed.getFirst())
                .as("%s: %s", puzzle.source(), explanation)
                .isEqualTo(points.get(call));
          } else {
            assertThat(explanation).contains(" can be wrong and earn nothing");
          }
        }
      }
    }
    assertThat(rightByChance).isPositive();
  }

  private static int parseNumber(MatchResult match) {
    return Integer.parseInt(match.group(1));
  }

  /** A wrong answer may be right in some deals, and its value may be an estimate. */
  @Test
  void explanationsDoNotClaimCertainty() {
    for (Puzzle puzzle : IncludedPuzzles.ALL) {
      for (PuzzleSolution.RatedCommand rated : puzzle.solution().commands()) {
        if (!rated.isRight()) {
          assertThat(WrongAnswerTexts.explain(puzzle.solution(), rated.command()))
              .as("%s: %s", puzzle.source(), rated.command())
              .isNotBlank()
              .doesNotContainPattern(CERTAINTY);
        }
      }
    }
  }
}
