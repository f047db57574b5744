package lethe.engine.bots.tase;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import lethe.engine.core.Decision;
import lethe.engine.core.EntryResult.Applied;
import lethe.engine.core.Match;
import lethe.engine.core.Options;
import lethe.engine.core.RandomBot;
import lethe.engine.core.Seat;
import lethe.engine.games.tase.Command;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.GameSeats;
import lethe.engine.games.tase.Observation;
import lethe.engine.games.tase.Phase;
import lethe.engine.games.tase.View;
import org.junit.jupiter.api.Test;

/** Tests reasons by continuing the match, independently of the solver. */
class ReasonFinderTest {
  /** The maximum number of chips in both hands together for an exhaustive search. */
  private static final int MAX_SEARCHED_CHIPS = 4;

  private static final Match<Command, Observation, View> MATCH =
      BotDuel.match(Options.NONE, SolvingBot::createPerfect, RandomBot::create, 3);

  private static List<Decision.Positioned<Command, Observation, View>> decisions(int maxChips) {
    return Decision.decisionsOf(MATCH, GameSeats.RED).stream()
        .filter(choice -> chips(choice.decision().view()) <= maxChips)
        .toList();
  }

  private static int chips(View view) {
    return view.red().hand().size() + view.blue().hand().size();
  }

  private static Match<Command, Observation, View> matchAfter(
      Match<Command, Observation, View> match, Seat seat, Command command) {
    return ((Applied<Command, Observation, View>) match.submit(seat, command)).next();
  }

  /** Returns the scores of the round that was scored after a position, if there is one. */
  private static Optional<List<CupScore>> roundScores(
      Match<Command, Observation, View> match, int position) {
    return match.observationsSince(GameSeats.RED, position).stream()
        .map(told -> told.observation())
        .flatMap(
            observation ->
                observation instanceof Observation.Scored(int _, List<CupScore> cups)
                    ? Optional.of(cups).stream()
                    : Optional.<List<CupScore>>empty().stream())
        .findFirst();
  }

  @Test
  void aContinuationLeadsToTheStatedWinners() {
    int checked = 0;
    for (Decision.Positioned<Command, Observation, View> choice : decisions(10)) {
      for (Reason reason : ReasonFinder.reasonsFor(choice.decision())) {
        if (reason instanceof Reason.Continuation(var moves, var cupWinners)) {
          Match<Command, Observation, View> match =
              matchAfter(
                  MATCH.atPosition(choice.position()),
                  GameSeats.RED,
                  choice.decision().chosenCommand());
          for (Reason.PlayedMove move : moves) {
            match = matchAfter(match, move.seat(), move.command());
          }
          assertThat(roundScores(match, choice.position()).orElseThrow())
              .extracting(CupScore::winner)
              .isEqualTo(cupWinners);
          checked++;
        }
      }
    }
    assertThat(checked).isGreaterThan(20);
  }

  @Test
  void theStatedResultsAgreeWithAnExhaustiveSearch() {
    List<Decision.Positioned<Command, Observation, View>> lateDecisions =
        decisions(MAX_SEARCHED_CHIPS);
    assertThat(lateDecisions).hasSizeGreaterThan(4);
    for (Decision.Positioned<Command, Observation, View> choice : lateDecisions) {
      int[] counts = new int[3];
      for (Command command : choice.decision().legalCommands()) {
        Match<Command, Observation, View> next =
            matchAfter(MATCH.atPosition(choice.position()), GameSeats.RED, command);
        counts[1 - Integer.signum(lead(next, choice.position()))]++;
      }
      assertThat(ReasonFinder.reasonsFor(choice.decision()))
          .contains(new Reason.Results(counts[0], counts[1], counts[2]));
    }
  }

  /** Returns red's cups minus blue's at the end of the round if both sides play perfectly. */
  private static int lead(Match<Command, Observation, View> match, int position) {
    Optional<List<CupScore>> cups = roundScores(match, position);
    if (cups.isPresent()) {
      return cups.get().stream().mapToInt(cup -> Integer.signum(cup.lead())).sum();
    }
    Seat mover = match.view(GameSeats.RED).mover().orElseThrow();
    int sign = mover.equals(GameSeats.RED) ? 1 : -1;
    return sign
        * match.legalCommands(mover).stream()
            .mapToInt(command -> sign * lead(matchAfter(match, mover, command), position))
            .max()
            .orElseThrow();
  }

  @Test
  void anOpeningChipHasNoReasons() {
    assertThat(decisions(16))
        .filteredOn(choice -> choice.decision().view().phase() == Phase.OPENING)
        .isNotEmpty()
        .allMatch(choice -> ReasonFinder.reasonsFor(choice.decision()).isEmpty());
  }
}
