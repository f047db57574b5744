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

/** A headless Chromium, controlled through its debugging socket. */
final class Browser implements AutoCloseable, WebSocket.Listener {
  private static final long TIMEOUT_SECONDS = 60;

  private final Process process;
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder partialMessage = new StringBuilder();
  private final WebSocket socket;
  private int lastRequestId;

  /** Returns the path of Chromium; empty if it is not installed. */
  static Optional<Path> findInstalled() {
    return Stream.of(System.getenv("PATH").split(":"))
        .flatMap(folder -> Stream.of("chromium", "chromium-browser").map(Path.of(folder)::resolve))
        .filter(Files::isExecutable)
        .findFirst();
  }

  Browser(Path chromium, Path home, Path page) throws Exception {
    List<String> command =
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
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(home.resolve("output").toFile())
            .start();
    socket =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .buildAsync(URI.create(debuggerUrl(home)), this)
            .get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    request("Page.enable", "{}");
    request("Page.navigate", "{\"url\":\"" + page.toUri() + "\"}");
    awaitMessage("Page.loadEventFired");
  }

  /**
   * Returns the address of the only tab's debugging socket. The browser writes its port to its data
   * folder when it is ready.
   */
  private String debuggerUrl(Path home) throws IOException, InterruptedException {
    Path portFile = home.resolve("DevToolsActivePort");
    while (process.isAlive()
        && !(Files.exists(portFile) && Files.readString(portFile).contains("\n"))) {
      process.waitFor(50, TimeUnit.MILLISECONDS);
    }
    URI targets =
        URI.create("http://127.0.0.1:" + Files.readAllLines(portFile).getFirst() + "/json");
    try (JsonParser json = new JsonFactory().createParser(targets.toURL().openStream())) {
      String type = "";
      while (json.nextToken() != null) {
        if ("type".equals(json.currentName()) && json.currentToken() == JsonToken.VALUE_STRING) {
          type = json.getText();
        }
        if ("webSocketDebuggerUrl".equals(json.currentName())
            && json.currentToken() == JsonToken.VALUE_STRING
            && type.equals("page")) {
          return json.getText();
        }
      }
    }
    throw new IOException("no tab");
  }

  /** Presses and releases a key. */
  void press(String key) throws Exception {
    String parameters = "{\"type\":\"%s\",\"key\":\"%s\"}";
    request("Input.dispatchKeyEvent", parameters.formatted("keyDown", key));
    request("Input.dispatchKeyEvent", parameters.formatted("keyUp", key));
  }

  /** Evaluates a JavaScript expression and returns its value as text. */
  String evaluate(String expression) throws Exception {
    String escaped = new String(JsonStringEncoder.getInstance().quoteAsString(expression));
    String response = request("Runtime.evaluate", "{\"expression\":\"" + escaped + "\"}");
    return field(response, "value");
  }

  /**
   * Returns a screenshot of the page as a PNG.
   *
   * @param width the width, in pixels
   * @param height the height, in pixels
   * @param scheme the color scheme: {@code light} or {@code dark}
   */
  byte[] screenshot(int width, int height, String scheme) throws Exception {
    request(
        "Emulation.setDeviceMetricsOverride",
        "{\"width\":%d,\"height\":%d,\"deviceScaleFactor\":1,\"mobile\":false}"
            .formatted(width, height));
    request(
        "Emulation.setEmulatedMedia",
        "{\"features\":[{\"name\":\"prefers-color-scheme\",\"value\":\"%s\"}]}".formatted(scheme));
    return Base64.getDecoder().decode(field(request("Page.captureScreenshot", "{}"), "data"));
  }

  private String request(String method, String parameters) throws Exception {
    lastRequestId++;
    socket
        .sendText(
            "{\"id\":%d,\"method\":\"%s\",\"params\":%s}"
                .formatted(lastRequestId, method, parameters),
            true)
        .get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
    return awaitMessage("\"id\":" + lastRequestId + ",");
  }

  private String awaitMessage(String content) throws InterruptedException {
    while (true) {
      String message = messages.poll(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      if (message == null) {
        throw new AssertionError("no message about " + content);
      }
      if (message.contains(content)) {
        return message;
      }
    }
  }

  private static String field(String response, String name) throws IOException {
    try (JsonParser json = new JsonFactory().createParser(response)) {
      while (json.nextToken() != null) {
        if (name.equals(json.currentName()) && json.currentToken() != JsonToken.FIELD_NAME) {
          return json.getText();
        }
      }
    }
    throw new AssertionError(response);
  }

  @Override
  public CompletionStage<?> onText(WebSocket webSocket, CharSequence text, boolean last) {
    partialMessage.append(text);
    if (last) {
      messages.add(partialMessage.toString());
      partialMessage.setLength(0);
    }
    webSocket.request(1);
    return CompletableFuture.completedFuture(null);
  }

  @Override
  public void close() {
    socket.abort();
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    try {
      process.waitFor();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
