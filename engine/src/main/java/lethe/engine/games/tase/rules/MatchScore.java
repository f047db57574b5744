package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation.Scored;
import lethe.engine.games.tase.RuleNumbers;

/**
 * The part of the state that changes only between rounds.
 *
 * @param opener the index of the seat that opened this round
 * @param red the number of cups that red has won
 * @param blue the number of cups that blue has won
 * @param scoredRounds the rounds that are over, oldest first
 */
record MatchScore(int round, int opener, int red, int blue, List<Scored> scoredRounds) {
  int cupsWon(int seat) {
    return seat == 0 ? red : blue;
  }

  boolean isLastRound() {
    return round == RuleNumbers.ROUNDS;
  }

  /** Returns the score after a round. The other seat opens the next round, if there is one. */
  MatchScore after(Scored roundResult) {
    int redWon = red;
    int blueWon = blue;
    for (CupScore cup : roundResult.cups()) {
      redWon += cup.lead() > 0 ? 1 : 0;
      blueWon += cup.lead() < 0 ? 1 : 0;
    }
    List<Scored> allScored = new AppendedList<>(scoredRounds, roundResult);
    return isLastRound()
        ? new MatchScore(round, opener, redWon, blueWon, allScored)
        : new MatchScore(round + 1, 1 - opener, redWon, blueWon, allScored);
  }
}
