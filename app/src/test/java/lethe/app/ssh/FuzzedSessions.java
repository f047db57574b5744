package lethe.app.ssh;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import lethe.app.fuzz.FuzzTarget;
import lethe.app.lobby.LobbyHandlerFactory;
import lethe.app.server.GameServer;
import lethe.app.server.disk.ContentFiles;
import lethe.app.server.limit.AddressQuota;
import lethe.app.terminal.InputQueue;

/**
 * Feeds arbitrary input of a logged-in player to a server, which answers and never fails. The first
 * line is the command of the connection, or {@code @} and a terminal type; the rest is typed.
 */
public final class FuzzedSessions implements FuzzTarget {
  /**
   * The number of sessions after which the server is replaced, since it would be full of tables.
   */
  private static final int SESSIONS_PER_SERVER = 500;

  /**
   * The time after which the client disconnects, because a spectator would wait forever for a match
   * without players.
   */
  private static final Duration PATIENCE = Duration.ofMillis(500);

  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
  private final Path folder;
  private final ByteArrayOutputStream log = new ByteArrayOutputStream();
  private Optional<SshEndpoint> server = Optional.empty();
  private int sessionCount;

  public FuzzedSessions() throws IOException {
    this.folder = Files.createTempDirectory("fuzz");
  }

  @Override
  public void process(byte[] input) throws IOException {
    GameServer server = gameServer();
    int end = 0;
    while (end < input.length && input[end] != '\n') {
      end++;
    }
    String first = new String(input, 0, end, StandardCharsets.UTF_8);
    byte[] typedBytes = Arrays.copyOfRange(input, Math.min(end + 1, input.length), input.length);
    boolean terminal = first.startsWith("@");
    Map<String, String> environment = terminal ? Map.of("TERM", first.substring(1)) : Map.of();
    AddressQuota quota = server.admission().quotaOf(InetAddress.getLoopbackAddress());
    InputQueue keyboard = new InputQueue();
    RenderQuota renderQuota = new RenderQuota(server.limits(), quota);
    ClientChannel channel =
        new ClientChannel(
            "1",
            keyboard,
            OutputStream.nullOutputStream(),
            environment,
            terminal,
            terminal ? "" : first,
            renderQuota,
            _ -> {});
    channel.startReading(new ByteArrayInputStream(typedBytes));
    Future<?> disconnecting =
        clock.schedule(keyboard::hangUp, PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    new LobbyHandlerFactory(server, new ContentFiles(Optional.empty()))
        .open(channel, "", "anna", "here", quota)
        .run();
    disconnecting.cancel(false);
    server.tick();
    String output = log.toString(StandardCharsets.UTF_8);
    log.reset();
    if (output.contains("event=failed")) {
      throw new AssertionError(output);
    }
  }

  private GameServer gameServer() throws IOException {
    if (sessionCount % SESSIONS_PER_SERVER == 0) {
      closeServer();
      server = Optional.of(TestServers.open(TestServers.settings(folder), log));
    }
    sessionCount++;
    return server.orElseThrow().gameServer();
  }

  private void closeServer() throws IOException {
    server.ifPresent(SshEndpoint::close);
    server = Optional.empty();
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> paths = files.sorted(Comparator.reverseOrder()).toList();
      for (Path file : paths.subList(0, paths.size() - 1)) {
        Files.delete(file);
      }
    }
  }

  @Override
  public void close() throws IOException {
    clock.shutdown();
    closeServer();
    Files.delete(folder);
  }
}
