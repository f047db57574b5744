package lethe.app.operate;

import static org.assertj.core.api.Assertions.assertThat;

import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TallyTest {
  @Test
  void eventsAreCountedByKind() throws IOException {
    PrometheusRegistry registry = new PrometheusRegistry();
    Tally tally = new Tally(registry);
    tally.happened("limit", Map.of("limit", "tables", "name", "anna"));
    tally.happened("limit", Map.of("limit", "tables", "name", "ben"));
    tally.happened("limit", Map.of("limit", "lines"));
    tally.happened("refused-key", Map.of());
    tally.happened("wrong-password", Map.of());
    tally.happened("came", Map.of("name", "anna"));
    tally.appended(300_000);
    tally.appended(20_000_000);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    PrometheusTextFormatWriter.builder().build().write(text, registry.scrape());
    assertThat(text.toString(StandardCharsets.UTF_8).lines())
        .contains(
            "lethe_refusals_total{limit=\"tables\"} 2.0",
            "lethe_refusals_total{limit=\"lines\"} 1.0",
            "lethe_auth_failures_total{method=\"publickey\"} 1.0",
            "lethe_auth_failures_total{method=\"password\"} 1.0",
            "lethe_events_total{event=\"came\"} 1.0",
            "lethe_events_total{event=\"limit\"} 3.0",
            "lethe_append_seconds_bucket{le=\"2.5E-4\"} 0",
            "lethe_append_seconds_bucket{le=\"5.0E-4\"} 1",
            "lethe_append_seconds_bucket{le=\"0.025\"} 2",
            "lethe_append_seconds_count 2")
        .noneMatch(line -> line.contains("anna"));
  }
}
