package lethe.app.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A headless Chromium that is controlled over its debugging socket. */
final class Browser implements AutoCloseable, WebSocket.Listener {
  private static final long PATIENCE = 60;

  private final Process process;
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private final WebSocket socket;
  private int sent;

  /** Returns the path of the installed Chromium; empty if there is none. */
  static Optional<Path> installed() {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(folder -> Stream.of("chromium", "chromium-browser").map(Path.of(folder)::resolve))
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser(Path chromium, Path home, Path page) throws Exception {
    List<String> line =
        List.of(
            chromium.toString(),
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--no-first-run",
            "--remote-debugging-port=0",
            "--user-data-dir=" + home,
            "about:blank");
    process =
        new ProcessBuilder(line)
            .redirectErrorStream(true)
            .redirectOutput(home.resolve("said").toFile())
            .start();
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(target(home)), this)
            .get(PATIENCE, TimeUnit.SECONDS);
    asked("Page.enable", "{}");
    asked("Page.navigate", "{\"url\":\"" + page.toUri() + "\"}");
    awaitMessage("Page.loadEventFired");
  }

  /**
   * Returns the address of the debugging socket of the only tab. The browser writes its port into
   * its data folder when it is ready.
   */
  private String target(Path home) throws IOException, InterruptedException {
    Path port = home.resolve("DevToolsActivePort");
    while (process.isAlive() && !(Files.exists(port) && Files.readString(port).contains("\n"))) {
      process.waitFor(50, TimeUnit.MILLISECONDS);
    }
    URI list = URI.create("http://127.0.0.1:" + Files.readAllLines(port).getFirst() + "/json");
    try (JsonParser json = new JsonFactory().createParser(list.toURL().openStream())) {
      String kind = "";
      while (json.nextToken() != null) {
        if ("type".equals(json.currentName()) && json.currentToken() == JsonToken.VALUE_STRING) {
          kind = json.getText();
        }
        if ("webSocketDebuggerUrl".equals(json.currentName())
            && json.currentToken() == JsonToken.VALUE_STRING
            && kind.equals("page")) {
          return json.getText();
        }
      }
    }
    throw new IOException("no tab");
  }

  /** Presses and releases a key. */
  void press(String key) throws Exception {
    String facts = "{\"type\":\"%s\",\"key\":\"%s\"}";
    asked("Input.dispatchKeyEvent", facts.formatted("keyDown", key));
    asked("Input.dispatchKeyEvent", facts.formatted("keyUp", key));
  }

  /** Evaluates a JavaScript expression and returns its value as text. */
  String value(String expression) throws Exception {
    String escaped = new String(JsonStringEncoder.getInstance().quoteAsString(expression));
    String answer = asked("Runtime.evaluate", "{\"expression\":\"" + escaped + "\"}");
    return field(answer, "value");
  }

  /**
   * Returns a screenshot of the page as a PNG.
   *
   * @param columns the width, in pixels
   * @param rows the height, in pixels
   * @param scheme the color scheme: {@code light} or {@code dark}
   */
  byte[] picture(int columns, int rows, String scheme) throws Exception {
    asked(
        "Emulation.setDeviceMetricsOverride",
        "{\"width\":%d,\"height\":%d,\"deviceScaleFactor\":1,\"mobile\":false}"
            .formatted(columns, rows));
    asked(
        "Emulation.setEmulatedMedia",
        "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]}".formatted(scheme));
    return Base64.getDecoder().decode(field(asked("Page.captureScreenshot", "{}"), "data"));
  }

  private String asked(String method, String facts) throws Exception {
    sent++;
    socket
        .sendText(
            "{\"id\":%d,\"method\":\"%s\",\"params\":%s}".formatted(sent, method, facts), true)
        .get(PATIENCE, TimeUnit.SECONDS);
    return awaitMessage("\"id\":" + sent + ",");
  }

  private String awaitMessage(String what) throws InterruptedException {
    while (true) {
      String one = heard.poll(PATIENCE, TimeUnit.SECONDS);
      if (one == null) {
        throw new AssertionError("no message about " + what);
      }
      if (one.contains(what)) {
        return one;
      }
    }
  }

  private static String field(String answer, String name) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(answer)) {
      while (json.nextToken() != null) {
        if (name.equals(json.currentName()) && json.currentToken() != JsonToken.FIELD_NAME) {
          return json.getText();
        }
      }
    }
    throw new AssertionError(answer);
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      heard.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }
}
