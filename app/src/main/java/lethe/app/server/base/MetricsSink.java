package lethe.app.server.base;

import java.util.Map;

/** Collects metrics of a server. Called from any thread; must not block. */
public interface MetricsSink {
  MetricsSink NONE = (_, _) -> {};

  /** Called for each event, whether or not it is logged. */
  void recordEvent(String event, Map<String, String> facts);

  /** Called after each attempt to store a journal entry, with its duration in nanoseconds. */
  default void recordAppend(long nanos) {}
}
