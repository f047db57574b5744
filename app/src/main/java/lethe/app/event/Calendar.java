package lethe.app.event;

import java.time.LocalDate;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The days on which somebody has finished a daily deal.
 *
 * @param days whether they won one of that day
 */
public record Calendar(SortedMap<LocalDate, Boolean> days) {
  public Calendar {
    days = Collections.unmodifiableSortedMap(new TreeMap<>(days));
  }

  /** How many days in a row, up to today, or to yesterday where today's is still to be played. */
  public int streak(LocalDate today) {
    LocalDate day = days.containsKey(today) ? today : today.minusDays(1);
    int streak = 0;
    while (days.containsKey(day)) {
      streak++;
      day = day.minusDays(1);
    }
    return streak;
  }

  /** The most days in a row there ever were. */
  public int longest() {
    int longest = 0;
    for (LocalDate day : days.keySet()) {
      longest = Math.max(longest, streak(day));
    }
    return longest;
  }
}
