package lethe.app.titles;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import lethe.engine.core.Advice;
import lethe.engine.core.Bot;
import lethe.engine.core.Decision;
import lethe.engine.core.Game;
import lethe.engine.core.Options;
import lethe.engine.core.Rng;
import lethe.engine.core.Seat;
import lethe.engine.core.Worth;

/**
 * Finds decisions that are worth asking somebody, who is shown the same table and nothing else.
 * Pure, like an {@link Analyst}, and it looks at no more: what it finds is the same in any two
 * deals that its seat could not tell apart.
 *
 * @param <C> what a seat may ask for
 * @param <O> what a viewer is told
 * @param <V> what a viewer sees
 */
public interface Poser<C, O, V> {
  /** With which options the matches are played that it looks through; few play in them. */
  default Options options() {
    return Options.of(Map.of("hints", "off"));
  }

  /** What each thing that can be done is worth, if that is a question; it has one answer or few. */
  Optional<Judgement<C>> pose(
      Game<?, C, O, V> game, List<Seat> seats, Decision<C, O, V> decision, Rng rng);

  /**
   * The question, in sentences.
   *
   * @param told all that the seat was told
   */
  List<String> ask(V view, Seat seat, List<O> told);

  /**
   * What somebody of a level does who tries it: as a rule a bot that was told what the seat was.
   */
  default C attempt(
      Game<?, C, O, V> game, Level<C, O, V> level, Decision<C, O, V> decision, Rng rng) {
    Bot<C, O, V> bot = level.maker().make(game, decision.seat(), rng);
    decision.told().forEach(bot::told);
    return bot.choose(decision.view(), decision.legal());
  }

  /** Whether this is clearly the best: all else is worse by more than may be chance. */
  static <C> boolean isClear(Judgement<C> judgement) {
    List<Advice<C>> all = judgement.weighed();
    if (all.size() < 2) {
      return false;
    }
    Worth best = all.getFirst().worth();
    return all.stream()
        .skip(1)
        .allMatch(one -> best.above(one.worth()) > Math.hypot(best.margin(), one.worth().margin()));
  }
}
