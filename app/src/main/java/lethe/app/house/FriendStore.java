package lethe.app.house;

import java.io.IOException;
import java.util.Map;
import java.util.Set;

/** Where it is kept whom people call friends, and what they want otherwise than usual. By ids. */
public interface FriendStore {
  /** The friends of everybody who has some. */
  Map<String, Set<String>> friends() throws IOException;

  /** What people have chosen, as it was written down. */
  Map<String, Map<String, String>> settings() throws IOException;

  /** Nothing is written of whoever is no more. */
  Written add(String person, String friend);

  Written drop(String person, String friend);

  Written set(String person, String name, String value);
}
