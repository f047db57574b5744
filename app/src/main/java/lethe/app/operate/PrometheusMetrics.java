package lethe.app.operate;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import lethe.app.server.base.MetricsSink;

/** Counts log events, refusals and failed logins, and measures the time to save moves. */
final class PrometheusMetrics implements MetricsSink {
  /**
   * The upper bounds of the histogram's buckets, in seconds. A forced write takes at least a tenth
   * of a millisecond.
   */
  private static final double[] BUCKETS_SECONDS = {
    0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5
  };

  private final Counter events;
  private final Counter refusals;
  private final Counter authFailures;
  private final Histogram appendSeconds;

  PrometheusMetrics(PrometheusRegistry registry) {
    events =
        Counter.builder()
            .name("lethe_log_events")
            .help("Log events by name, whether or not they were written.")
            .labelNames("event")
            .register(registry);
    refusals =
        Counter.builder()
            .name("lethe_refusals")
            .help("Requests and connections refused because of a limit.")
            .labelNames("limit")
            .register(registry);
    authFailures =
        Counter.builder()
            .name("lethe_auth_failures")
            .help("Rejected keys and passwords, and invalid return and pairing codes.")
            .labelNames("method")
            .register(registry);
    appendSeconds =
        Histogram.builder()
            .name("lethe_journal_append_seconds")
            .unit(Unit.SECONDS)
            .help("Time until a journal entry, such as a move, was on disk.")
            .classicOnly()
            .classicUpperBounds(BUCKETS_SECONDS)
            .register(registry);
    // Publishes 0 for events that have not happened yet instead of omitting them. An alert on the
    // increase of a counter would otherwise miss the first event.
    authFailures.initLabelValues("publickey");
    authFailures.initLabelValues("password");
    authFailures.initLabelValues("code");
    events.initLabelValues("failed");
    events.initLabelValues("unreachable");
    events.initLabelValues("unreadable");
    events.initLabelValues("deal-broken");
    events.initLabelValues("report");
  }

  @Override
  public void recordEvent(String event, Map<String, String> fields) {
    events.labelValues(event).inc();
    switch (event) {
      case "limit" ->
          refusals
              .labelValues(fields.getOrDefault("limit", ""))
              .inc(Double.parseDouble(fields.getOrDefault("times", "1")));
      case "refused-key" -> authFailures.labelValues("publickey").inc();
      case "wrong-code" -> authFailures.labelValues("code").inc();
      case "wrong-password" -> authFailures.labelValues("password").inc();
      default -> {}
    }
  }

  @Override
  public void recordAppend(long nanos) {
    appendSeconds.observe(nanos / (double) TimeUnit.SECONDS.toNanos(1));
  }
}
