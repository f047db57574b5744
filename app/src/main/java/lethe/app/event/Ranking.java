package lethe.app.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The ranking of an event.
 *
 * <p>On each deal, a player or pair gets two matchpoints for every competitor with a worse score,
 * and one for every competitor with an equal score. A deal that was not started or not finished
 * counts as the worst score and earns no matchpoints.
 *
 * @param placements the competitors, best first
 */
public record Ranking(List<Placement> placements) {
  /**
   * A player or a pair in the ranking.
   *
   * @param place the place, from 1; competitors with equal matchpoints share a place
   * @param entrants the players
   * @param matchpoints the total matchpoints
   * @param maxMatchpoints the maximum number of matchpoints on the deals that at least one
   *     competitor has begun
   * @param scoreByDeal the scores, keyed by the number of the deal; contains only deals that the
   *     competitor has begun
   */
  public record Placement(
      int place,
      List<DealAttempt.Entrant> entrants,
      int matchpoints,
      int maxMatchpoints,
      Map<Integer, DealScore> scoreByDeal) {
    /** Returns the percentage of the possible matchpoints; 0 if none are possible. */
    public double percent() {
      return maxMatchpoints == 0 ? 0 : 100.0 * matchpoints / maxMatchpoints;
    }

    /** Returns whether at least one deal has been begun and all begun deals are finished. */
    public boolean hasFinishedBegunDeals() {
      return !scoreByDeal.isEmpty()
          && scoreByDeal.values().stream()
              .allMatch(dealScore -> dealScore.attempt().score().isPresent());
    }

    /**
     * Returns whether an account is one of the players.
     *
     * @param accountId the account's identifier
     */
    public boolean includes(String accountId) {
      return entrants.stream().anyMatch(entrant -> entrant.id().equals(accountId));
    }
  }

  /**
   * An attempt at a deal and its matchpoints.
   *
   * @param maxMatchpoints the maximum number of matchpoints on the deal
   */
  public record DealScore(DealAttempt attempt, int matchpoints, int maxMatchpoints) {}

  public Ranking {
    placements = List.copyOf(placements);
  }

  /**
   * Ranks the competitors by the attempts whose matches have begun.
   *
   * @param entries the players or pairs that have entered, even if they have not played; other
   *     competitors are added if they have begun an attempt
   */
  public static Ranking of(List<DealAttempt> attempts, List<List<DealAttempt.Entrant>> entries) {
    List<DealAttempt> begunAttempts = attempts.stream().filter(DealAttempt::hasBegun).toList();
    Map<List<String>, List<DealAttempt.Entrant>> entrantsByIds = new LinkedHashMap<>();
    entries.forEach(entrants -> entrantsByIds.put(accountIds(entrants), entrants));
    begunAttempts.forEach(
        attempt -> entrantsByIds.putIfAbsent(accountIds(attempt.entrants()), attempt.entrants()));
    int maxPerDeal = 2 * Math.max(0, entrantsByIds.size() - 1);
    int dealCount =
        (int) begunAttempts.stream().mapToInt(DealAttempt::dealNumber).distinct().count();
    List<Placement> placements = new ArrayList<>();
    entrantsByIds.forEach(
        (ids, entrants) -> {
          Map<Integer, DealScore> scoreByDeal = new TreeMap<>();
          begunAttempts.stream()
              .filter(attempt -> accountIds(attempt.entrants()).equals(ids))
              .forEach(
                  attempt -> {
                    int points = matchpoints(attempt, begunAttempts, entrantsByIds.size());
                    scoreByDeal.put(
                        attempt.dealNumber(), new DealScore(attempt, points, maxPerDeal));
                  });
          int points = scoreByDeal.values().stream().mapToInt(DealScore::matchpoints).sum();
          placements.add(new Placement(0, entrants, points, maxPerDeal * dealCount, scoreByDeal));
        });
    return new Ranking(rank(placements));
  }

  /**
   * Returns the sorted account identifiers of players. They identify a player or a pair regardless
   * of names and seats.
   */
  private static List<String> accountIds(List<DealAttempt.Entrant> entrants) {
    return entrants.stream().map(DealAttempt.Entrant::id).sorted().toList();
  }

  /**
   * Returns the matchpoints of an attempt; 0 if it is not finished. Competitors who have not
   * finished the deal have a worse score.
   */
  private static int matchpoints(
      DealAttempt attempt, List<DealAttempt> attempts, int competitorCount) {
    if (attempt.score().isEmpty()) {
      return 0;
    }
    Score score = attempt.score().get();
    int otherCompetitors = competitorCount - 1;
    int better = 0;
    int equal = 0;
    for (DealAttempt other : attempts) {
      if (other.dealNumber() == attempt.dealNumber() && other.table() != attempt.table()) {
        Optional<Integer> comparison =
            other.score().map(otherScore -> Score.BEST_FIRST.compare(otherScore, score));
        better += comparison.filter(sign -> sign < 0).isPresent() ? 1 : 0;
        equal += comparison.filter(sign -> sign == 0).isPresent() ? 1 : 0;
      }
    }
    return equal + 2 * (otherCompetitors - better - equal);
  }

  private static List<Placement> rank(List<Placement> placements) {
    List<Placement> sortedPlacements = new ArrayList<>(placements);
    sortedPlacements.sort(Comparator.comparingInt(Placement::matchpoints).reversed());
    List<Placement> rankedPlacements = new ArrayList<>();
    for (Placement placement : sortedPlacements) {
      int place =
          1
              + (int)
                  sortedPlacements.stream()
                      .filter(other -> other.matchpoints() > placement.matchpoints())
                      .count();
      rankedPlacements.add(
          new Placement(
              place,
              placement.entrants(),
              placement.matchpoints(),
              placement.maxMatchpoints(),
              placement.scoreByDeal()));
    }
    return rankedPlacements;
  }

  /** Returns this ranking reduced to the placements that include an account. */
  public Ranking restrictedTo(String accountId) {
    return new Ranking(
        placements.stream().filter(placement -> placement.includes(accountId)).toList());
  }

  /** Returns the first placement that includes an account; empty if there is none. */
  public Optional<Placement> placementOf(String accountId) {
    return placements.stream().filter(placement -> placement.includes(accountId)).findFirst();
  }
}
