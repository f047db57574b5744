package lethe.app.house;

import java.io.IOException;
import java.util.List;

/** Where it is kept who is banned. */
public interface BanStore {
  /** Those that are kept; what cannot be read is noted in the log. */
  List<Ban> load() throws IOException;

  /** Keeps a ban, in the place of an earlier one of the same. */
  void write(Ban ban) throws IOException;

  void remove(Ban ban) throws IOException;
}
