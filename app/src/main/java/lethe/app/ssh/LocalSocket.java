package lethe.app.ssh;

import static lethe.app.ssh.SshMessages.MESSAGES;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.Charset;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import lethe.app.server.disk.SmallFile;

/** A Unix domain socket that only its owner can open. */
public final class LocalSocket implements AutoCloseable {
  /** The pause after a failure to accept a connection. */
  private static final Duration RETRY_PAUSE = Duration.ofSeconds(1);

  /** The maximum length of a socket's path on this kind of operating system, in bytes. */
  private static final int MAX_PATH_BYTES =
      System.getProperty("os.name").startsWith("Linux") ? 107 : 103;

  /** The encoding of file names on this system. */
  private static final Charset FILE_NAME_CHARSET =
      Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

  /** A name as long as the longest temporary name under which a socket is created. */
  private static final String TEMPORARY_NAME = ".name/s";

  /** The bits of a file mode that contain the type of the file. */
  private static final int TYPE_MASK = 0170000;

  /** The value of {@link #TYPE_MASK} for a socket. */
  private static final int SOCKET_TYPE = 0140000;

  private final ServerSocketChannel socket;
  private final Path path;

  private LocalSocket(ServerSocketChannel socket, Path path) {
    this.socket = socket;
    this.path = path;
  }

  /**
   * Returns the reason why a socket with this path cannot be opened; empty if none is found.
   *
   * @param option the command line option for the path, to be named in the message
   */
  static Optional<String> problem(Path path, String option) {
    // The socket is created under a longer name in a folder next to it.
    int length =
        Math.max(
            byteLength(path.toAbsolutePath()),
            byteLength(path.toAbsolutePath().resolveSibling(TEMPORARY_NAME)));
    if (length > MAX_PATH_BYTES) {
      return Optional.of(MESSAGES.format("socket.too-long", path, length, MAX_PATH_BYTES, option));
    }
    return isOtherFile(path)
        ? Optional.of(MESSAGES.format("socket.not-a-socket", path))
        : Optional.empty();
  }

  private static int byteLength(Path path) {
    return path.toString().getBytes(FILE_NAME_CHARSET).length;
  }

  /** Returns whether a file other than a socket exists at this path. */
  private static boolean isOtherFile(Path path) {
    try {
      int mode = (Integer) Files.getAttribute(path, "unix:mode", LinkOption.NOFOLLOW_LINKS);
      return (mode & TYPE_MASK) != SOCKET_TYPE;
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Opens a socket. Replaces a socket that a killed server has left behind.
   *
   * @throws IOException if another server listens there, or the socket cannot be created
   */
  public static LocalSocket open(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || isOtherFile(path)) {
      throw new IOException(MESSAGES.format("socket.not-a-socket", path));
    }
    if (Files.exists(path) && !Files.isWritable(path)) {
      throw new IOException(MESSAGES.format("socket.foreign", path));
    }
    if (isInUse(path)) {
      throw new IOException(MESSAGES.format("socket.in-use", path));
    }
    try {
      return open(path, folder);
    } catch (IOException e) {
      Optional<String> problem = SmallFile.creationProblem(path);
      throw new IOException(
          problem.orElseGet(() -> MESSAGES.format("socket.failed", path, reason(e))), e);
    }
  }

  /** Returns the system's reason; the message of an exception may contain only a file name. */
  private static String reason(IOException e) {
    return e instanceof FileSystemException failure && failure.getReason() != null
        ? failure.getReason()
        : String.valueOf(e.getMessage());
  }

  private static LocalSocket open(Path path, Path folder) throws IOException {
    // The socket is created in a private folder, so that no one can connect before its mode is set.
    // The name is short because systems limit the length of the path to about a hundred bytes.
    String name = "." + Long.toString(System.nanoTime() & 0xfffffL, 36);
    Path privateFolder =
        Files.createDirectory(
            folder.resolve(name),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Path temporaryFile = privateFolder.resolve("s");
    ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      socket.bind(UnixDomainSocketAddress.of(temporaryFile));
      Files.setPosixFilePermissions(temporaryFile, PosixFilePermissions.fromString("rw-------"));
      Files.move(
          temporaryFile, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      socket.close();
      Files.deleteIfExists(temporaryFile);
      throw e;
    } finally {
      Files.deleteIfExists(privateFolder);
    }
    return new LocalSocket(socket, path);
  }

  private static boolean isInUse(Path path) {
    try (SocketChannel other = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
      return other.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Serves each connection in a separate thread until the socket is closed. Returns immediately.
   *
   * @param name the name of the threads
   * @param onFailure called when a connection could not be accepted although the socket is open
   */
  public void serve(String name, Consumer<SocketChannel> handler, Consumer<IOException> onFailure) {
    Thread.ofVirtual()
        .name(name)
        .start(
            () -> {
              while (socket.isOpen()) {
                try {
                  SocketChannel client = socket.accept();
                  Thread.ofVirtual().name(name).start(() -> handler.accept(client));
                } catch (IOException e) {
                  if (socket.isOpen()) {
                    onFailure.accept(e);
                    LockSupport.parkNanos(RETRY_PAUSE.toNanos());
                  }
                }
              }
            });
  }

  @Override
  public void close() throws IOException {
    socket.close();
    Files.deleteIfExists(path);
  }
}
