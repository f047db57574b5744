package lethe.app.ssh;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/** A socket in the file system that only its owner can open. */
public final class LocalSocket implements AutoCloseable {
  /** Before the next is waited for, where one could not come. */
  private static final Duration REST = Duration.ofSeconds(1);

  private final ServerSocketChannel socket;
  private final Path path;

  private LocalSocket(ServerSocketChannel socket, Path path) {
    this.socket = socket;
    this.path = path;
  }

  /**
   * Opens one; a socket that a killed house has left is taken away.
   *
   * @throws IOException where another house listens there, or nothing can be made there
   */
  public static LocalSocket open(Path path) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || isAnswered(path)) {
      throw new IOException("another house listens at " + path);
    }
    // Nobody gets at it before its mode is right.
    // The name is short: systems take some hundred characters for the whole of it.
    String name = "." + Long.toString(System.nanoTime() & 0xfffffL, 36);
    Path hidden =
        Files.createDirectory(
            folder.resolve(name),
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Path fresh = hidden.resolve("s");
    ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    try {
      socket.bind(UnixDomainSocketAddress.of(fresh));
      Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-------"));
      Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      socket.close();
      Files.deleteIfExists(fresh);
      throw e;
    } finally {
      Files.deleteIfExists(hidden);
    }
    return new LocalSocket(socket, path);
  }

  private static boolean isAnswered(Path path) {
    try (SocketChannel other = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
      return other.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  /**
   * Has everybody served who comes, each by a thread of their own, until it is closed.
   *
   * @param failed is told when somebody could not come, though it is open
   */
  public void serve(String name, Consumer<SocketChannel> each, Consumer<IOException> failed) {
    Thread.ofVirtual()
        .name(name)
        .start(
            () -> {
              while (socket.isOpen()) {
                try {
                  SocketChannel caller = socket.accept();
                  Thread.ofVirtual().name(name).start(() -> each.accept(caller));
                } catch (IOException e) {
                  if (socket.isOpen()) {
                    failed.accept(e);
                    LockSupport.parkNanos(REST.toNanos());
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
