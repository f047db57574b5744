package lethe.app.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import lethe.app.event.DealAttempt.Entrant;
import org.junit.jupiter.api.Test;

/** Tests matchpoints, places, streaks and daily deals with examples computed by hand. */
class RankingTest {
  private static Optional<Score> win(int points) {
    return Optional.of(new Score(true, points, "won", ""));
  }

  private static Optional<Score> loss(int points) {
    return Optional.of(new Score(false, points, "lost", ""));
  }

  private static List<Entrant> solo(String name) {
    return List.of(new Entrant(name, name));
  }

  private static DealAttempt attempt(int dealNumber, String name, Optional<Score> score) {
    return new DealAttempt(
        "e", dealNumber, 100 * dealNumber + name.charAt(0), solo(name), true, score);
  }

  private static int points(Ranking ranking, String name) {
    return ranking.placementOf(name).orElseThrow().matchpoints();
  }

  /** A win is better than a loss with more points. */
  @Test
  void matchpointsCountWorseResultsTwiceAndEqualResultsOnce() {
    Ranking ranking =
        Ranking.of(
            List.of(
                attempt(1, "a", win(3)),
                attempt(1, "b", loss(9)),
                attempt(1, "c", win(3)),
                attempt(1, "d", win(5))),
            List.of());
    assertThat(ranking.placements())
        .extracting(Ranking.Placement::place)
        .containsExactly(1, 2, 2, 4);
    assertThat(points(ranking, "d")).isEqualTo(6);
    assertThat(points(ranking, "a")).isEqualTo(3);
    assertThat(points(ranking, "c")).isEqualTo(3);
    assertThat(points(ranking, "b")).isZero();
    assertThat(ranking.placementOf("a").orElseThrow().percent()).isEqualTo(50);
  }

  /** A deal that was not played or not finished ranks below a loss. */
  @Test
  void anUnplayedOrUnfinishedDealScoresNothing() {
    Ranking ranking =
        Ranking.of(
            List.of(
                attempt(1, "a", loss(0)),
                attempt(1, "b", Optional.empty()),
                attempt(2, "b", win(1))),
            List.of(solo("a"), solo("b"), solo("c")));
    assertThat(points(ranking, "a")).isEqualTo(4);
    assertThat(points(ranking, "b")).isEqualTo(4);
    assertThat(points(ranking, "c")).isZero();
    assertThat(ranking.placementOf("c").orElseThrow().maxMatchpoints()).isEqualTo(8);
    assertThat(ranking.placementOf("c").orElseThrow().place()).isEqualTo(3);
  }

  /** A table that still waits for a player is not an attempt. */
  @Test
  void aDealThatHasNotBegunIsIgnored() {
    DealAttempt notBegun = new DealAttempt("e", 1, 7, solo("b"), false, Optional.empty());
    Ranking ranking = Ranking.of(List.of(attempt(1, "a", win(1)), notBegun), List.of());
    assertThat(ranking.placements()).hasSize(1);
  }

  @Test
  void theOrderOfPartnersDoesNotMatter() {
    Entrant a = new Entrant("a", "anna");
    Entrant b = new Entrant("b", "ben");
    Ranking ranking =
        Ranking.of(
            List.of(
                new DealAttempt("e", 1, 1, List.of(a, b), true, win(1)),
                new DealAttempt("e", 2, 2, List.of(b, a), true, win(1))),
            List.of(List.of(a, b)));
    assertThat(ranking.placements()).hasSize(1);
    assertThat(ranking.placements().getFirst().scoreByDeal()).containsOnlyKeys(1, 2);
  }

  @Test
  void aStreakEndsWhenADayIsMissed() {
    LocalDate today = LocalDate.of(2026, 3, 1);
    TreeMap<LocalDate, Boolean> days = new TreeMap<>();
    for (String day :
        List.of("2026-02-27", "2026-02-28", "2026-02-25", "2026-02-24", "2026-02-23")) {
      days.put(LocalDate.parse(day), false);
    }
    assertThat(new DailyCalendar(days).streak(today)).isEqualTo(2);
    assertThat(new DailyCalendar(days).streak(today.plusDays(1))).isZero();
    assertThat(new DailyCalendar(days).longestStreak()).isEqualTo(3);
    days.put(today, true);
    assertThat(new DailyCalendar(days).streak(today)).isEqualTo(3);
  }

  /** Each seat is open every other day. A day has 24 hours, from midnight UTC. */
  @Test
  void theOpenSeatOfADailyDealAlternates() {
    DailySeries ravens = DailySeries.find("ravens").orElseThrow();
    LocalDate day = LocalDate.of(2026, 11, 23);
    assertThat(ravens.eventOn(day).playerSeats()).hasSize(1);
    assertThat(ravens.eventOn(day).playerSeats())
        .isNotEqualTo(ravens.eventOn(day.plusDays(1)).playerSeats());
    assertThat(ravens.eventOn(day).playerSeats())
        .isEqualTo(ravens.eventOn(day.plusDays(2)).playerSeats());
    assertThat(ravens.eventOn(day).opens()).isEqualTo("2026-11-23T00:00:00Z");
    assertThat(ravens.eventOn(day).closes()).isEqualTo(ravens.eventOn(day.plusDays(1)).opens());
    assertThat(ravens.dayOf("ravens.2026-11-23")).contains(day);
    assertThat(ravens.dayOf("pairs.2026-11-23")).isEmpty();
    assertThat(DailySeries.ALL)
        .allSatisfy(daily -> assertThat(daily.eventOn(day).botLevels()).isNotEmpty());
  }
}
