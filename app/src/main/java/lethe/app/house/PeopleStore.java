package lethe.app.house;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/** Where the names of people are kept. What cannot be read stays there, and is noted in the log. */
public interface PeopleStore {
  /**
   * Those whose names are kept.
   *
   * @param today for those of whom it is not known when they were here last
   */
  List<Registration> load(LocalDate today) throws IOException;

  /** Ids of people who turned out to be others, and who those are. */
  Map<String, String> heirs() throws IOException;

  /**
   * Keeps these as they are now, and forgets others, or does nothing of both. Logins are kept with
   * those who are new; of others only the day on which they were used.
   *
   * @param gone by id
   */
  Written write(Collection<Registration> changed, Collection<String> gone);
}
