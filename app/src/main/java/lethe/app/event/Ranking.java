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
 * <p>On each deal, a pair or player gets two matchpoints for every competitor who did worse, and
 * one for every competitor who did as well. A deal that was not begun or not finished counts as the
 * worst result and earns none.
 *
 * @param lines the lines, best first
 */
public record Ranking(List<Line> lines) {
  /**
   * One pair or player in the ranking.
   *
   * @param place the place, from 1; equal matchpoints share a place
   * @param people the players
   * @param points all matchpoints
   * @param most the most matchpoints possible
   * @param deals the results by the number of the deal
   */
  public record Line(
      int place, List<Attempt.Entrant> people, int points, int most, Map<Integer, OnDeal> deals) {
    /** Returns the percentage of the possible matchpoints; 0 if none are possible. */
    public double percent() {
      return most == 0 ? 0 : 100.0 * points / most;
    }

    /** Returns whether the line has begun a deal and finished all that it has begun. */
    public boolean hasFinished() {
      return !deals.isEmpty()
          && deals.values().stream().allMatch(one -> one.attempt().score().isPresent());
    }

    /**
     * Returns whether this account is one of the players.
     *
     * @param accountId the account's identifier
     */
    public boolean isBy(String accountId) {
      return people.stream().anyMatch(one -> one.id().equals(accountId));
    }
  }

  /**
   * The matchpoints of an attempt; there is one attempt per deal.
   *
   * @param most the most matchpoints possible on the deal
   */
  public record OnDeal(Attempt attempt, int points, int most) {}

  public Ranking {
    lines = List.copyOf(lines);
  }

  /**
   * Returns the ranking of the attempts that have begun.
   *
   * @param entered all pairs or players that have entered, even if they have not played; others
   *     with an attempt are added
   */
  public static Ranking of(List<Attempt> tries, List<List<Attempt.Entrant>> entered) {
    List<Attempt> attempts = tries.stream().filter(Attempt::begun).toList();
    Map<List<String>, List<Attempt.Entrant>> all = new LinkedHashMap<>();
    entered.forEach(people -> all.put(ids(people), people));
    attempts.forEach(attempt -> all.putIfAbsent(attempt.ids(), attempt.people()));
    int most = 2 * Math.max(0, all.size() - 1);
    int count = (int) attempts.stream().mapToInt(Attempt::board).distinct().count();
    List<Line> lines = new ArrayList<>();
    all.forEach(
        (ids, people) -> {
          Map<Integer, OnDeal> own = new TreeMap<>();
          attempts.stream()
              .filter(attempt -> attempt.ids().equals(ids))
              .forEach(
                  attempt -> {
                    int points = points(attempt, attempts, all.size());
                    own.put(attempt.board(), new OnDeal(attempt, points, most));
                  });
          int points = own.values().stream().mapToInt(OnDeal::points).sum();
          lines.add(new Line(0, people, points, most * count, own));
        });
    return new Ranking(placed(lines));
  }

  private static List<String> ids(List<Attempt.Entrant> people) {
    return people.stream().map(Attempt.Entrant::id).sorted().toList();
  }

  /**
   * Returns the matchpoints of an attempt. Competitors who have not finished the deal count as
   * worse.
   */
  private static int points(Attempt own, List<Attempt> attempts, int entered) {
    if (own.score().isEmpty()) {
      return 0;
    }
    Score score = own.score().get();
    int others = entered - 1;
    int better = 0;
    int even = 0;
    for (Attempt other : attempts) {
      if (other.board() == own.board() && other.table() != own.table()) {
        Optional<Integer> compared =
            other.score().map(theirs -> Score.BEST_FIRST.compare(theirs, score));
        better += compared.filter(sign -> sign < 0).isPresent() ? 1 : 0;
        even += compared.filter(sign -> sign == 0).isPresent() ? 1 : 0;
      }
    }
    return even + 2 * (others - better - even);
  }

  private static List<Line> placed(List<Line> lines) {
    List<Line> sorted = new ArrayList<>(lines);
    sorted.sort(Comparator.comparingInt(Line::points).reversed());
    List<Line> placed = new ArrayList<>();
    for (Line line : sorted) {
      int place = 1 + (int) sorted.stream().filter(one -> one.points() > line.points()).count();
      placed.add(new Line(place, line.people(), line.points(), line.most(), line.deals()));
    }
    return placed;
  }

  /** Returns the same ranking with the lines of this person alone. */
  public Ranking only(String accountId) {
    return new Ranking(lines.stream().filter(line -> line.isBy(accountId)).toList());
  }

  /** The line of this person. */
  public Optional<Line> of(String accountId) {
    return lines.stream().filter(line -> line.isBy(accountId)).findFirst();
  }
}
