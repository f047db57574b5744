package lethe.app.ssh;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
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
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import lethe.app.server.base.Log;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that a server checks the files that it reads when it starts, and reports what is wrong. */
@Order(2)
@Timeout(60)
class StartCheckTest {
  /** The maximum length of the path of a socket, in bytes. */
  private static final int MAX_SOCKET_PATH = 107;

  @TempDir Path folder;

  private Path data;

  @BeforeEach
  void setDataFolder() {
    data = folder.resolve("data");
  }

  /** An obstacle in the place of a file that a server reads. */
  enum Obstacle {
    RANDOM {
      @Override
      void put(Path file) throws IOException {
        byte[] bytes = new byte[4000];
        new Random(1).nextBytes(bytes);
        Files.write(file, bytes);
      }
    },
    FOLDER {
      @Override
      void put(Path file) throws IOException {
        Files.createDirectory(file);
      }
    },
    PIPE {
      @Override
      void put(Path file) throws IOException {
        makePipe(file);
      }
    },
    DEVICE {
      @Override
      void put(Path file) throws IOException {
        Files.createSymbolicLink(file, Path.of("/dev/zero"));
      }
    },
    BROKEN_LINK {
      @Override
      void put(Path file) throws IOException {
        Files.createSymbolicLink(file, Path.of("nowhere"));
      }
    },
    HUGE {
      @Override
      void put(Path file) throws IOException {
        try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
          sparse.setLength(1L << 40);
        }
      }
    };

    abstract void put(Path file) throws IOException;
  }

  private static void makePipe(Path file) throws IOException {
    try {
      assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private ServerConfig settings() {
    return TestServers.settings(data);
  }

  private static Log log(ByteArrayOutputStream text) {
    return new Log(new PrintStream(text, true, StandardCharsets.UTF_8), InstantSource.system());
  }

  /** Returns the message with which both the check and the start refuse these settings. */
  private static String refusalOf(ServerConfig settings) throws IOException {
    List<String> problems = StartCheck.problems(settings, Optional.empty());
    assertThat(problems).as("the check").isNotEmpty();
    IOException e =
        catchThrowableOfType(
            IOException.class, () -> SshEndpoint.start(settings, log(new ByteArrayOutputStream())));
    assertThat(e).as("the start").hasMessage(String.join("; ", problems));
    return e.getMessage();
  }

  private static void assertStarts(ServerConfig settings) throws IOException {
    assertThat(StartCheck.problems(settings, Optional.empty())).isEmpty();
    TestServers.open(settings).close();
  }

  private ServerConfig withHostKey(Path hostKey) {
    return settings()
        .with(new ClusterConfig(Optional.empty(), Optional.of(hostKey), Optional.empty()));
  }

  @ParameterizedTest
  @EnumSource
  void anInvalidHostKeyInTheFolderIsReported(Obstacle obstacle) throws IOException {
    assertStarts(settings());
    Path key = data.resolve("host_key");
    Files.delete(key);
    obstacle.put(key);
    assertThat(refusalOf(settings())).startsWith(key.toString()).doesNotContain("; " + key);
  }

  @ParameterizedTest
  @EnumSource
  void anInvalidHostKeyElsewhereIsReported(Obstacle obstacle) throws IOException {
    Path key = folder.resolve("key");
    obstacle.put(key);
    if (obstacle == Obstacle.RANDOM || obstacle == Obstacle.HUGE) {
      Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    }
    assertThat(refusalOf(withHostKey(key))).contains(key.toString());
  }

  @Test
  void hostKeysThatOthersCanReadAreRejected() throws IOException {
    assertStarts(settings());
    Path key = Files.copy(data.resolve("host_key"), folder.resolve("key"));
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(refusalOf(withHostKey(key)))
        .isEqualTo(
            key
                + " holds a secret, but its mode is rw-r--r--, so other users can open it; run:"
                + " chmod g-wx,o= "
                + key);
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
    assertStarts(withHostKey(key));
  }

  @Test
  void publicAndEncryptedKeysAreRejectedAsHostKeys() throws Exception {
    Path key = folder.resolve("locked");
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "secret word", "-f", key.toString());
    assertThat(refusalOf(withHostKey(key))).contains(key + " cannot be used", "passphrase");
    Path publicKey = folder.resolve("locked.pub");
    Files.setPosixFilePermissions(publicKey, PosixFilePermissions.fromString("rw-------"));
    assertThat(refusalOf(withHostKey(publicKey))).contains(publicKey + " contains no private key");
  }

  private static void run(String... words) throws Exception {
    assertThat(new ProcessBuilder(words).start().waitFor()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void anInvalidDatabaseIsReported(Obstacle obstacle) throws IOException {
    assertStarts(settings());
    Path file = data.resolve("lethe.db");
    Files.delete(file);
    obstacle.put(file);
    assertThat(refusalOf(settings())).startsWith(file.toString());
    // A file that cannot be used is not replaced.
    assertThat(Files.exists(file, LinkOption.NOFOLLOW_LINKS)).isTrue();
  }

  @Test
  void truncatedAndForeignDatabasesAreRejected() throws Exception {
    assertStarts(settings());
    Path file = data.resolve("lethe.db");
    byte[] content = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(content, 5000));
    assertThat(refusalOf(settings())).startsWith(file + " cannot be used as the database");
    Files.delete(file);
    executeSql(file, "create table notes (text varchar)");
    assertThat(refusalOf(settings())).startsWith(file + ": this is not a Lethe database");
    Files.write(file, content);
    executeSql(file, "update properties set value = '999' where name = 'schema'");
    assertThat(refusalOf(settings())).startsWith(file.toString()).contains("its schema is 999");
    // SQLite also starts with an empty file.
    Files.write(file, new byte[0]);
    assertStarts(settings());
  }

  private static void executeSql(Path file, String sql) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }

  /** A killed server leaves a write-ahead log, which the check does not apply to the database. */
  @Test
  void theCheckDoesNotChangeADatabaseInUse() throws IOException {
    try (SshEndpoint _ = TestServers.open(settings())) {
      assertThat(StartCheck.problems(settings(), Optional.empty())).isEmpty();
      Path copy = Files.createDirectory(folder.resolve("copy"));
      for (String name : List.of("lethe.db", "lethe.db-wal")) {
        Files.copy(data.resolve(name), copy.resolve(name));
      }
      byte[] before = Files.readAllBytes(copy.resolve("lethe.db"));
      assertThat(StartCheck.problems(TestServers.settings(copy), Optional.empty())).isEmpty();
      assertThat(copy.resolve("lethe.db")).hasBinaryContent(before);
    }
  }

  @Test
  void theCheckCreatesNothing() throws IOException {
    assertThat(StartCheck.problems(settings(), Optional.of(data.resolve("control")))).isEmpty();
    assertThat(data).doesNotExist();
  }

  @ParameterizedTest
  @EnumSource(
      mode = EnumSource.Mode.EXCLUDE,
      names = {"RANDOM", "HUGE"})
  void otherInvalidFilesInTheDataFolderAreReported(Obstacle obstacle) throws IOException {
    for (String name : List.of("hashes", "lock", "holder", "lethe.db-wal")) {
      data = folder.resolve("data-" + name);
      assertStarts(settings());
      Path file = data.resolve(name);
      Files.deleteIfExists(file);
      obstacle.put(file);
      assertThat(refusalOf(settings())).startsWith(file.toString());
    }
  }

  @Test
  void aHugeHolderFileIsReported() throws IOException {
    try (SshEndpoint _ = TestServers.open(settings())) {
      Files.delete(data.resolve("holder"));
      Obstacle.HUGE.put(data.resolve("holder"));
      IOException e =
          catchThrowableOfType(
              IOException.class,
              () -> SshEndpoint.start(settings(), log(new ByteArrayOutputStream())));
      assertThat(e).hasMessageContaining(data.resolve("holder") + " is larger than");
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "FOLDER")
  void aDataFolderThatIsNotAFolderIsReported(Obstacle obstacle) throws IOException {
    obstacle.put(data);
    assertThat(refusalOf(settings())).startsWith(data + " is not a folder");
    assertThat(refusalOf(TestServers.settings(data.resolve("below"))))
        .startsWith(data.resolve("below") + " cannot be created, because " + data);
  }

  @ParameterizedTest
  @EnumSource
  void invalidKeyFilesAndNoticesAreReported(Obstacle obstacle) throws IOException {
    Path file = folder.resolve("file");
    obstacle.put(file);
    assertThat(refusalOf(withKeys(file))).startsWith(file.toString());
    if (obstacle != Obstacle.RANDOM && obstacle != Obstacle.HUGE) {
      assertThat(refusalOf(withOperatorFiles(Optional.of(file), Optional.empty())))
          .startsWith(file.toString());
    }
  }

  /** The SSH library would take a blank address for all addresses. */
  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void aBlankAddressIsRejected(String blank) {
    ServerConfig defaultConfig = settings();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new ServerConfig(
                    blank,
                    defaultConfig.port(),
                    defaultConfig.dataFolder(),
                    Optional.empty(),
                    true,
                    Optional.empty(),
                    Optional.empty(),
                    defaultConfig.limits()));
  }

  private ServerConfig withKeys(Path file) {
    ServerConfig defaultConfig = settings();
    return new ServerConfig(
        defaultConfig.bindAddress(),
        defaultConfig.port(),
        defaultConfig.dataFolder(),
        Optional.of(file),
        true,
        Optional.empty(),
        Optional.empty(),
        defaultConfig.limits());
  }

  private ServerConfig withOperatorFiles(Optional<Path> notice, Optional<Path> hook) {
    return settings().with(new OperatorConfig(notice, List.of(), Optional.empty(), hook, false));
  }

  @Test
  void aLineThatIsNotAKeyIsReported() throws Exception {
    Path key = folder.resolve("key");
    run("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", key.toString());
    String line = Files.readString(folder.resolve("key.pub"));
    Path file = Files.writeString(folder.resolve("keys"), "# ours\n\n" + line + "no-pty " + line);
    assertStarts(withKeys(file));
    for (String invalidLine :
        List.of("ssh-ed25519 AAAA nobody", "hello", "ssh-ed25519 !!!", "ssh-ed25519")) {
      Files.writeString(file, "# ours\n" + line + invalidLine + "\n");
      assertThat(refusalOf(withKeys(file))).startsWith(file + ":3: this is not a public key");
    }
  }

  @Test
  void aHookThatIsNotExecutableIsReported() throws IOException {
    assertThat(refusalOf(withOperatorFiles(Optional.empty(), Optional.of(folder))))
        .startsWith(folder + " is not a program");
    Path file = Files.writeString(folder.resolve("my hook"), "#!/bin/sh\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    assertThat(refusalOf(withOperatorFiles(Optional.empty(), Optional.of(file))))
        .isEqualTo(file + " cannot be run by this user; run: chmod u+x '" + file + "'");
  }

  private ServerConfig withSocket(Path socket) {
    ServerConfig defaultConfig = settings();
    return new ServerConfig(
        defaultConfig.bindAddress(),
        defaultConfig.port(),
        defaultConfig.dataFolder(),
        Optional.empty(),
        true,
        Optional.empty(),
        Optional.of(socket),
        defaultConfig.limits());
  }

  @Test
  void aSocketPathThatIsTooLongIsReported() throws IOException {
    int nameLength = MAX_SOCKET_PATH - folder.toString().length() - 1;
    assertStarts(withSocket(folder.resolve("s".repeat(nameLength))));
    Path longer = folder.resolve("s".repeat(nameLength + 1));
    assertThat(refusalOf(withSocket(longer)))
        .contains(longer.toString(), "has 108 bytes", "--socket");
    Path deep = Files.createDirectories(folder.resolve("d".repeat(nameLength - 4)));
    assertThat(deep.resolve("s").toString().length()).isLessThan(MAX_SOCKET_PATH);
    // A socket is renamed once its mode is set; its temporary name is longer.
    assertThat(refusalOf(withSocket(deep.resolve("s")))).contains(deep.resolve("s").toString());
    assertThat(StartCheck.problems(settings(), Optional.of(longer)))
        .singleElement()
        .asString()
        .contains("--control");
    assertThat(refusalOf(withSocket(folder.resolve("ü".repeat(nameLength / 2 + 1)))))
        .contains("bytes");
  }

  @Test
  void unusableSocketPathsAreReportedAndNoFileIsReplaced() throws IOException {
    Path file = Files.writeString(folder.resolve("notes"), "mine");
    assertThat(refusalOf(withSocket(file))).startsWith(file + " is not a socket");
    assertThat(file).hasContent("mine");
    assertThat(catchThrowableOfType(IOException.class, () -> LocalSocket.open(file)))
        .hasMessageContaining(file + " is not a socket");
    assertThat(refusalOf(withSocket(Files.createDirectory(folder.resolve("empty")))))
        .contains("is not a socket");
    Path none = folder.resolve("none").resolve("door");
    assertThat(refusalOf(withSocket(none)))
        .startsWith(none + " cannot be created, because there is no");
    Path socketPath = folder.resolve("left");
    try (SshEndpoint _ = TestServers.open(withSocket(socketPath))) {
      assertThat(socketPath).exists();
      LocalSocket second = LocalSocket.open(folder.resolve("other"));
      second.close();
    }
    Path same = folder.resolve("same");
    assertThat(StartCheck.problems(withSocket(same), Optional.of(same)))
        .singleElement()
        .asString()
        .contains("--socket and --control both name");
  }

  @Test
  void anUnusableUrlIsReportedWithoutItsPassword() throws IOException {
    for (String url :
        List.of(
            "jdbc:postgresql:",
            "jdbc:postgresql://127.0.0.1:99999/x?password=topsecret",
            "jdbc:postgresql://127.0.0.1:1/x?user=a&password=topsecret")) {
      ServerConfig shared =
          settings().with(new ClusterConfig(Optional.of(url), Optional.empty(), Optional.empty()));
      // A server would wait for the database.
      assertThat(StartCheck.problems(shared, Optional.empty()))
          .singleElement()
          .asString()
          .doesNotContain("topsecret")
          .containsPattern("the database jdbc:postgresql:.* cannot be reached");
    }
    String user = "jdbc:postgresql://a:topsecret@127.0.0.1/x";
    assertThat(
            refusalOf(
                settings()
                    .with(
                        new ClusterConfig(Optional.of(user), Optional.empty(), Optional.empty()))))
        .startsWith("the URL contains a user before the host")
        .doesNotContain("topsecret");
  }

  @Test
  void aContentFolderThatIsNotAFolderIsReported() throws IOException {
    Path file = Files.writeString(folder.resolve("decks"), "");
    ServerConfig settings =
        settings().with(new OperatorConfig(Optional.empty(), List.of(), Optional.of(file)));
    assertThat(refusalOf(settings)).startsWith(file + " is not a folder");
  }
}
