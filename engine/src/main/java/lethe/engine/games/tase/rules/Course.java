package lethe.engine.games.tase.rules;

import java.util.List;
import lethe.engine.games.tase.Counts;
import lethe.engine.games.tase.CupScore;
import lethe.engine.games.tase.Observation.Scored;

/**
 * How the match stands: what changes only from round to round.
 *
 * @param red the cups red has won
 * @param blue the cups blue has won
 * @param scored the rounds that are over, oldest first
 */
record Course(int round, int opener, int red, int blue, List<Scored> scored) {
  int won(int seat) {
    return seat == 0 ? red : blue;
  }

  boolean isLast() {
    return round == Counts.ROUNDS;
  }

  /** The round has been scored; the other seat opens the next one, if there is one. */
  Course after(Scored score) {
    int redWon = red;
    int blueWon = blue;
    for (CupScore cup : score.cups()) {
      redWon += cup.lead() > 0 ? 1 : 0;
      blueWon += cup.lead() < 0 ? 1 : 0;
    }
    List<Scored> all = new Appended<>(scored, score);
    return isLast()
        ? new Course(round, opener, redWon, blueWon, all)
        : new Course(round + 1, 1 - opener, redWon, blueWon, all);
  }
}
