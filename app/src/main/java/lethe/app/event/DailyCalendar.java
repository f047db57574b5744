package lethe.app.event;

import java.time.LocalDate;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The days on which a player finished a daily deal.
 *
 * @param days maps each day to whether the player won a daily deal of that day
 */
public record DailyCalendar(SortedMap<LocalDate, Boolean> days) {
  public DailyCalendar {
    days = Collections.unmodifiableSortedMap(new TreeMap<>(days));
  }

  /**
   * Returns the number of consecutive days with a finished deal, up to today, or up to yesterday if
   * no deal of today is finished.
   */
  public int streak(LocalDate today) {
    LocalDate day = days.containsKey(today) ? today : today.minusDays(1);
    int streak = 0;
    while (days.containsKey(day)) {
      streak++;
      day = day.minusDays(1);
    }
    return streak;
  }

  /** Returns the maximum number of consecutive days with a finished deal. */
  public int longestStreak() {
    int maxLength = 0;
    for (LocalDate day : days.keySet()) {
      maxLength = Math.max(maxLength, streak(day));
    }
    return maxLength;
  }
}
