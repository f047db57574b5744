package lethe.app.server.base;

import java.util.Map;

/** Collects metrics of a server. Called from any thread; must not block. */
public interface MetricsSink {
  MetricsSink NONE = (_, _) -> {};

  /** Called for each event, whether or not it is logged. */
  void recordEvent(String event, Map<String, String> facts);

  /** Called when a journal entry has been stored, with the duration in nanoseconds. */
  default void recordAppend(long nanos) {}
}
