package lethe.app.house;

import java.util.Map;

/** What measures a house; any thread calls it, and none must be made to wait. */
public interface Probe {
  Probe NONE = (_, _) -> {};

  /** Something happened, whether or not it is written into the log. */
  void happened(String what, Map<String, String> facts);

  /** An entry of a match is on the disk, so many nanoseconds after it was to be written. */
  default void appended(long nanos) {}
}
