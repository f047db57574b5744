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
 * Tests a server started from the archive, including classes that the JVM finds by name at run
 * time.
 */
class ImageServerIT {
  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void theServerStartsServesMetricsAndAcceptsUsers(DatabaseKind databaseKind) throws Exception {
    PackagedArchive archive = PackagedArchive.unpack(folder);
    String data = folder.resolve("server").toString();
    String joinSocket = folder.resolve("door").toString();
    String metrics = "127.0.0.1:" + freePort();
    ProcessBuilder serve =
        archive.processBuilder(
            archive.programPath(), "serve", "--port", "0", "--login-names", "--data", data);
    serve.command().addAll(List.of("--socket", joinSocket, "--metrics", metrics));
    databaseKind
        .url(Path.of(data))
        .ifPresent(url -> serve.command().addAll(List.of("--database", url)));
    Path log = folder.resolve("server.log");
    Process server = serve.redirectErrorStream(false).redirectError(log.toFile()).start();
    try (BufferedReader output = server.inputReader()) {
      assertThat(output.readLine()).as(ProgramProcess.readFile(log)).contains("port ");
      assertThat(fetchMetrics(metrics)).contains("lethe_health{state=\"ready\"} 1.0");

      ProcessBuilder join =
          archive.processBuilder(
              archive.programPath(), "join", "--socket", joinSocket, "--name", "anna");
      join.environment().put("SSH_ORIGINAL_COMMAND", "who");
      Process client = join.start();
      assertThat(client.inputReader().lines().collect(Collectors.joining("\n")))
          .isEqualTo("You are anna, a guest.");
      assertThat(ProgramProcess.awaitExit(client)).isZero();

      archive.run(archive.programPath(), "admin", "stop", "--data", data);
      assertThat(ProgramProcess.awaitExit(server)).as(ProgramProcess.readFile(log)).isZero();
    } finally {
      server.destroyForcibly();
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static String fetchMetrics(String address) throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient()) {
      HttpRequest request =
          HttpRequest.newBuilder(URI.create("http://" + address + "/metrics")).build();
      return client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }
  }
}
