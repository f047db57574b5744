package lethe.app.house;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Collection;
import java.util.List;

/** Where the names of people are kept. What cannot be read stays there, and is noted in the log. */
public interface PeopleStore {
  /**
   * Those whose names are kept.
   *
   * @param today for those of whom it is not known when they were here last
   */
  List<Registration> load(LocalDate today) throws IOException;

  /**
   * Keeps these as they are now, and forgets others, or does nothing of both.
   *
   * @param gone by id
   */
  Written write(Collection<Registration> changed, Collection<String> gone);
}
