package lethe.app.server.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

/** Tests which lines a log contains, and that its values cannot break them. */
class LogTest {
  private final ByteArrayOutputStream output = new ByteArrayOutputStream();

  private Log log(Log.Level level, MetricsSink metrics) {
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    return new Log(
        out,
        InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z")),
        level,
        metrics,
        "",
        Log.Format.TEXT);
  }

  private String text() {
    return output.toString(StandardCharsets.UTF_8);
  }

  private List<String> lines() {
    return text().lines().toList();
  }

  @Test
  void aValueFromAClientStaysOneValueOnOneLine() {
    log(Log.Level.INFO, MetricsSink.NONE)
        .info("session-started", "name", "a\nb\u001b[31m \"x\" event=started\u202e", "empty", "");
    assertThat(lines())
        .containsExactly(
            "time=2026-01-01T00:00:00Z level=info event=session-started"
                + " name=\"a b [31m \\\"x\\\" event=started\" empty=\"\"");
  }

  @Test
  void eventsBelowTheLevelAreCountedButNotLogged() {
    Map<String, String> events = new ConcurrentHashMap<>();
    Log log = log(Log.Level.WARN, (event, facts) -> events.put(event, facts.toString()));
    log.debug("connected", "address", "192.0.2.1");
    log.info("session-started");
    log.warn("limit", "limit", "tables");
    log.operationFailed("here", new IllegalStateException("a seed"));
    assertThat(lines()).hasSize(2);
    assertThat(text()).contains("level=warn event=limit", "level=error event=failed");
    assertThat(text()).doesNotContain("a seed");
    assertThat(events).hasSize(4).containsEntry("connected", "{address=192.0.2.1}");
  }

  @Test
  void aLineNamesTheServer() {
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    InstantSource clock = InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));
    new Log(out, clock, Log.Level.INFO, MetricsSink.NONE, "alpha", Log.Format.TEXT).info("stopped");
    assertThat(lines())
        .containsExactly("time=2026-01-01T00:00:00Z level=info server=alpha event=stopped");
  }

  @Test
  void aLineCanBeAJsonObject() {
    PrintStream out = new PrintStream(output, true, StandardCharsets.UTF_8);
    InstantSource clock = InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));
    new Log(out, clock, Log.Level.INFO, MetricsSink.NONE, "alpha", Log.Format.JSON)
        .warn("notice", "text", "say \"hi\"\n\\o/");
    assertThat(lines())
        .containsExactly(
            "{\"time\":\"2026-01-01T00:00:00Z\",\"level\":\"warn\",\"server\":\"alpha\","
                + "\"event\":\"notice\",\"text\":\"say \\\"hi\\\" \\\\o/\"}");
  }

  /** A client that causes one line to be logged can cause any number. */
  @Test
  void theNumberOfLoggedLinesIsLimited() {
    Log log = log(Log.Level.INFO, MetricsSink.NONE);
    for (int i = 0; i < 100_000; i++) {
      log.warn("limit", "limit", "lines");
    }
    log.info("session-started");
    assertThat(lines()).hasSizeBetween(1_000, 20_000);
    assertThat(lines().getLast()).contains("event=session-started");
  }
}
