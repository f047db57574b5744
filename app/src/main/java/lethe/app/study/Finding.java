package lethe.app.study;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import lethe.app.titles.Judgement;
import lethe.engine.core.Advice;
import lethe.engine.core.Worth;

/**
 * What is found of one decision.
 *
 * @param number which of the seat's commands it is, counted from 1
 * @param position how many entries the journal had before it
 * @param stage the part of the match it is in; empty if it has no parts
 * @param chosen what was done
 */
public record Finding<C>(int number, int position, String stage, C chosen, Judgement<C> judgement) {
  /** So many decisions are where a match turned. */
  private static final int TURNING = 3;

  /** What was chosen was worth this, if that is known. */
  public Optional<Worth> worth() {
    return judgement.worth(chosen);
  }

  /** How the match stood then, if it can be said: as a chance, if there is one. */
  public Optional<Worth> stands() {
    return judgement.stands().or(() -> worth().filter(one -> !(one instanceof Worth.Judged)));
  }

  /** What it cost, if that is known. */
  public Optional<Cost> cost() {
    return judgement.best().map(Advice::worth).flatMap(best -> worth().map(w -> Cost.of(best, w)));
  }

  /** Whether it cost more than may be chance. */
  public boolean isLoss() {
    return cost().filter(Cost::isLoss).isPresent();
  }

  /** Where most was lost, the worst first. */
  public static <C> List<Finding<C>> turning(List<Finding<C>> all) {
    return all.stream()
        .filter(Finding::isLoss)
        .sorted(Comparator.comparingDouble(one -> -one.lost()))
        .limit(TURNING)
        .toList();
  }

  /** What it cost at least. */
  private double lost() {
    return Stream.of(cost())
        .flatMap(Optional::stream)
        .mapToDouble(c -> c.amount() - c.error())
        .sum();
  }
}
