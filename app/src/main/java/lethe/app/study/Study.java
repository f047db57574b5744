package lethe.app.study;

import java.util.List;
import lethe.app.titles.Analyst;
import lethe.app.titles.Judgement;
import lethe.app.titles.Title;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Match;
import lethe.engine.core.Progress;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;

/**
 * A match that is over, walked through with the eyes of one seat: each of its decisions is judged
 * by nothing but what that seat had been told and saw. It depends on no chance of the match: what
 * is drawn for a decision comes from the seat and the decision's number.
 *
 * @param game what was played
 * @param seats all of the match
 * @param seat whose decisions they are
 * @param decisions in order
 */
public record Study<C, O, V>(
    Title<C, O, V> title,
    Game<?, C, O, V> game,
    List<Seat> seats,
    Seat seat,
    List<Decision.At<C, O, V>> decisions) {
  public Study {
    decisions = List.copyOf(decisions);
  }

  /** A seat's match; it is over. */
  public static <C, O, V> Study<C, O, V> of(
      Title<C, O, V> title, Game<?, C, O, V> game, Match<C, O, V> match, Seat seat) {
    if (!match.turn().isOver()) {
      throw new IllegalArgumentException("a match that still runs");
    }
    return new Study<>(title, game, match.seats(), seat, Decision.of(match, seat));
  }

  /** Its decisions from one number to another, where there was anything to decide. */
  public List<Decision.At<C, O, V>> open(int from, int to) {
    return decisions.stream()
        .filter(at -> at.decision().number() >= from && at.decision().number() <= to)
        .filter(at -> at.decision().isOpen())
        .toList();
  }

  /** What is found of one of them. It may take seconds. */
  public Finding<C> find(Decision.At<C, O, V> at) {
    return find(at, Progress.UNHEARD);
  }

  /** The same, and who hears so is told how far it has come. */
  public Finding<C> find(Decision.At<C, O, V> at, Progress progress) {
    Decision<C, O, V> decision = at.decision();
    Rng rng = new Rng(0).stream("study " + seat.name() + " " + decision.number());
    Analyst<C, O, V> analyst = title.bots().analyst();
    Judgement<C> judgement = analyst.judge(game, seats, decision, rng, progress);
    return new Finding<>(
        decision.number(),
        at.position(),
        title.narration().stage(decision.view()),
        decision.chosen(),
        judgement);
  }
}
