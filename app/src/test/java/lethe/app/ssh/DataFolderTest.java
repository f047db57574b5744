package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import lethe.app.server.base.Log;
import lethe.app.server.disk.DataFolder;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that only the user of a server can open its files, whatever the name of its folder. */
@Order(2)
@Timeout(120)
class DataFolderTest {
  @TempDir Path folder;

  private static String mode(Path file) {
    try {
      return PosixFilePermissions.toString(
          Files.getPosixFilePermissions(file, LinkOption.NOFOLLOW_LINKS));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the modes of a folder and its files by relative path; empty for the folder itself. */
  private static Map<String, String> modes(Path folder) throws IOException {
    Map<String, String> modes = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      files.forEach(file -> modes.put(folder.relativize(file).toString(), mode(file)));
    }
    return modes;
  }

  private static void chmod(String mode, Path... files) throws IOException {
    for (Path file : files) {
      Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "q?",
        "q?journal_mode=OFF",
        "q?mode=memory&cache=shared",
        "#",
        "q%3F",
        "a;b&c",
        "with space",
        ":memory:",
        "file:x",
        ":resource:x",
        "mode=memory",
        "übung",
        "back\\slash",
        "\"quoted\"",
        "it's",
        "-data",
        "new\nline",
        "~",
        "$HOME"
      })
  void aFolderMayHaveAnUnusualName(String name) throws IOException, SQLException {
    Path data = folder.resolve(name);
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
      assertThat(anna.run("make ta-se", "")).contains("table 1");
      assertThat(modes(data).keySet())
          .containsExactly(
              "", "holder", "host_key", "lethe.db", "lethe.db-shm", "lethe.db-wal", "lock");
      try (Stream<Path> siblings = Files.list(folder)) {
        assertThat(siblings).containsExactly(data);
      }
    }
    modes(data).forEach((file, mode) -> assertThat(mode).as(file).endsWith("------"));
    // No part of the name was taken for a parameter of the URL.
    try (Connection connection =
            DriverManager.getConnection(
                "jdbc:sqlite:file:"
                    + data.resolve("lethe.db").toUri().getRawPath().replace("=", "%3D"));
        Statement statement = connection.createStatement()) {
      assertThat(statement.executeQuery("select number from tables").next()).isTrue();
      assertThat(statement.executeQuery("pragma journal_mode").getString(1)).isEqualTo("wal");
    }
    try (SshEndpoint server = TestServers.open(TestServers.settings(data));
        SshTestClient ben = SshTestClient.guest(server.port(), "ben")) {
      assertThat(ben.run("tables", "")).contains("anna");
    }
  }

  @Test
  void exposedFilesAreMadePrivateWhenTheFolderIsOpened() throws IOException {
    Path data = folder.resolve("data");
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    TestServers.open(TestServers.settings(data)).close();
    Path notice = Files.writeString(data.resolve("notice"), "Good evening.");
    Path movedDatabase = Files.writeString(data.resolve("lethe.db.moved"), "");
    Path database = data.resolve("lethe.db");
    chmod(
        "rw-r--r--",
        notice,
        movedDatabase,
        database,
        data.resolve("host_key"),
        data.resolve("lock"));
    chmod("rwxrwxrwx", data);
    assertThat(new DataFolder(data).exposedFiles().stream().map(DataFolder.ExposedFile::file))
        .containsExactly(
            data, data.resolve("host_key"), database, movedDatabase, data.resolve("lock"));
    try (SshEndpoint _ = TestServers.open(TestServers.settings(data), log)) {
      assertThat(new DataFolder(data).exposedFiles()).isEmpty();
      assertThat(modes(data))
          .containsEntry("", "rwx------")
          .containsEntry("lethe.db", "rw-------")
          .containsEntry("lethe.db-wal", "rw-------")
          .containsEntry("lethe.db-shm", "rw-------")
          .containsEntry("lethe.db.moved", "rw-------")
          .containsEntry("host_key", "rw-------")
          // The operator's own files stay as they are; the private folder protects them.
          .containsEntry("notice", "rw-r--r--");
    }
    assertThat(log.toString(StandardCharsets.UTF_8))
        .contains("event=restricted file=" + database + " mode=rw-r--r--");
  }

  @Test
  void anExposedFolderWithOtherFilesIsRejected() throws IOException {
    Path home = Files.createDirectory(folder.resolve("home"));
    Files.writeString(home.resolve("letter"), "");
    chmod("rwxr-xr-x", home);
    assertThatThrownBy(() -> SshEndpoint.start(TestServers.settings(home), discardingLog()))
        .hasMessage(
            home
                + " is not empty, and other users can open it; choose another folder (for a"
                + " server, with --data), or run: chmod 700 "
                + home);
    assertThat(mode(home)).isEqualTo("rwxr-xr-x");
    // A folder that is empty, or already private, is accepted.
    chmod("rwx------", home);
    TestServers.open(TestServers.settings(home)).close();
    Path empty = Files.createDirectory(folder.resolve("empty"));
    chmod("rwxrwxrwx", empty);
    TestServers.open(TestServers.settings(empty)).close();
    assertThat(mode(empty)).isEqualTo("rwx------");
  }

  private static Log discardingLog() {
    return new Log(
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
        InstantSource.system());
  }

  /** Only root can change the owner of a file. */
  @Test
  void filesOfAnotherUserAreRefused() throws IOException {
    assumeTrue("root".equals(System.getProperty("user.name")));
    Path data = folder.resolve("data");
    TestServers.open(TestServers.settings(data)).close();
    Path file = data.resolve("lethe.db");
    Files.setAttribute(file, "unix:uid", 1);
    assertThatThrownBy(() -> SshEndpoint.start(TestServers.settings(data), discardingLog()))
        .hasMessageContaining(file + " belongs to ")
        .hasMessageContaining("run: chown root " + file);
    Files.setAttribute(file, "unix:uid", 0);
    Files.setAttribute(data, "unix:uid", 1);
    assertThatThrownBy(() -> SshEndpoint.start(TestServers.settings(data), discardingLog()))
        .hasMessageContaining(data + " belongs to ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"000", "022", "077"})
  void theUmaskDoesNotExposeFiles(String umask) throws IOException {
    Path data = Files.createDirectory(folder.resolve("data"));
    chmod("rwx------", data);
    List<String> runner = List.of("sh", "-c", "umask " + umask + "; exec \"$@\"", "sh");
    List<String> socket = List.of("--socket", data.resolve("door").toString());
    try (ServerProcess server = ServerProcess.start(runner, data, socket)) {
      try (SshTestClient anna = SshTestClient.guest(server.port(), "anna")) {
        assertThat(anna.run("make ta-se", "")).contains("table 1");
      }
      // The test redirects the server's standard error to this file.
      Files.delete(data.resolve("log"));
      assertThat(modes(data))
          .containsKeys("control", "door", "lethe.db", "lethe.db-wal", "lethe.db-shm", "lock")
          .allSatisfy((file, mode) -> assertThat(mode).as(file).endsWith("------"));
    }
  }

  /** The message identifies the other server. */
  @Test
  void aFolderBelongsToOneServerAtATime() {
    Path data = folder.resolve("data");
    try (SshEndpoint _ = TestServers.open(TestServers.settings(data))) {
      for (int i = 0; i < 2; i++) {
        assertThatThrownBy(() -> SshEndpoint.start(TestServers.settings(data), discardingLog()))
            .isInstanceOf(IOException.class)
            .hasMessageStartingWith(
                "another server uses "
                    + data
                    + " (process "
                    + ProcessHandle.current().pid()
                    + ", running since ")
            .hasMessageEndingWith("; stop it first, or choose another folder with --data");
      }
    }
    TestServers.open(TestServers.settings(data)).close();
  }
}
