package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PrometheusMetricsTest {
  @Test
  void eventsAreCountedByKindAndAppendsByDuration() throws IOException {
    PrometheusRegistry registry = new PrometheusRegistry();
    PrometheusMetrics metrics = new PrometheusMetrics(registry);
    metrics.recordEvent("limit", Map.of("limit", "tables", "name", "anna"));
    metrics.recordEvent("limit", Map.of("limit", "tables", "name", "ben"));
    metrics.recordEvent("limit", Map.of("limit", "lines"));
    metrics.recordEvent("refused-key", Map.of());
    metrics.recordEvent("wrong-password", Map.of());
    metrics.recordEvent("wrong-code", Map.of());
    metrics.recordEvent("session-started", Map.of("name", "anna"));
    metrics.recordAppend(300_000);
    metrics.recordAppend(20_000_000);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    PrometheusTextFormatWriter.builder().build().write(text, registry.scrape());
    assertThat(text.toString(StandardCharsets.UTF_8).lines())
        .contains(
            "lethe_refusals_total{limit=\"tables\"} 2.0",
            "lethe_refusals_total{limit=\"lines\"} 1.0",
            "lethe_auth_failures_total{method=\"publickey\"} 1.0",
            "lethe_auth_failures_total{method=\"password\"} 1.0",
            "lethe_auth_failures_total{method=\"code\"} 1.0",
            "lethe_log_events_total{event=\"session-started\"} 1.0",
            "lethe_log_events_total{event=\"limit\"} 3.0",
            "lethe_journal_append_seconds_bucket{le=\"2.5E-4\"} 0",
            "lethe_journal_append_seconds_bucket{le=\"5.0E-4\"} 1",
            "lethe_journal_append_seconds_bucket{le=\"0.025\"} 2",
            "lethe_journal_append_seconds_count 2")
        .noneMatch(line -> line.contains("anna"));
  }
}
