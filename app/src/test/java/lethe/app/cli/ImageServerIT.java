package lethe.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import lethe.app.server.sql.DatabaseKind;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests a server started from the archive, including what the JVM finds by name only at run time.
 */
class ImageServerIT {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void theServerStartsServesMetricsAndAcceptsUsers(DatabaseKind databaseKind) throws Exception {
    PackagedArchive archive = PackagedArchive.unpackedIn(folder);
    String data = folder.resolve("server").toString();
    String door = folder.resolve("door").toString();
    String metrics = "127.0.0.1:" + freePort();
    ProcessBuilder serve =
        archive.builder(archive.lethe(), "serve", "--port", "0", "--login-names", "--data", data);
    serve.command().addAll(List.of("--socket", door, "--metrics", metrics));
    databaseKind
        .url(Path.of(data))
        .ifPresent(url -> serve.command().addAll(List.of("--database", url)));
    Path log = folder.resolve("server.log");
    Process server = serve.redirectErrorStream(false).redirectError(log.toFile()).start();
    try (BufferedReader said = server.inputReader()) {
      assertThat(said.readLine()).as(ProgramProcess.text(log)).contains("port ");
      assertThat(get(metrics)).contains("lethe_health{state=\"ready\"} 1.0");

      ProcessBuilder join =
          archive.builder(archive.lethe(), "join", "--socket", door, "--name", "anna");
      join.environment().put("SSH_ORIGINAL_COMMAND", "who");
      Process joined = join.start();
      assertThat(joined.inputReader().lines().collect(Collectors.joining("\n")))
          .isEqualTo("You are anna, a guest.");
      assertThat(ProgramProcess.exit(joined)).isZero();

      archive.run(archive.lethe(), "admin", "stop", "--data", data);
      assertThat(ProgramProcess.exit(server)).as(ProgramProcess.text(log)).isZero();
    } finally {
      server.destroyForcibly();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static String get(String address) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://" + address + "/metrics")).build();
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
