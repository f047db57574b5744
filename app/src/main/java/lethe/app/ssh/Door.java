package lethe.app.ssh;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/**
 * The house's inner door: a local socket that only its owner can open, for those whom somebody else
 * has let in. What comes and goes is in pieces, each with a letter for what it is.
 */
final class Door implements AutoCloseable {
  /** Said first: who comes, from where, and what they want. */
  static final int HELLO = 'h';

  /** Keys one way, what is to be shown the other. */
  static final int DATA = 'd';

  static final int SIZE = 's';
  static final int EXIT = 'x';

  private static final int LONGEST = 1 << 16;

  private final ServerSocketChannel socket;
  private final Path path;
  private final House house;

  private Door(ServerSocketChannel socket, Path path, House house) {
    this.socket = socket;
    this.path = path;
    this.house = house;
  }

  /** Opens it; a socket that a killed house has left is taken away. */
  static Door open(Path path, House house) throws IOException {
    Path folder = path.toAbsolutePath().getParent();
    if (folder == null || isAnswered(path)) {
      throw new IOException("another house has this door");
    }
    // Nobody gets at it before its mode is right.
    Path hidden =
        Files.createTempDirectory(
            folder,
            "door",
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    Path fresh = hidden.resolve("s");
    ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
    socket.bind(UnixDomainSocketAddress.of(fresh));
    Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rw-------"));
    Files.move(fresh, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    Files.delete(hidden);
    Door door = new Door(socket, path, house);
    Thread.ofVirtual().name("door").start(door::listen);
    return door;
  }

  private static boolean isAnswered(Path path) {
    try (SocketChannel other = SocketChannel.open(UnixDomainSocketAddress.of(path))) {
      return other.isConnected();
    } catch (IOException e) {
      return false;
    }
  }

  private void listen() {
    while (socket.isOpen()) {
      try {
        SocketChannel caller = socket.accept();
        Thread.ofVirtual().name("joining").start(() -> serve(caller));
      } catch (IOException e) {
        if (socket.isOpen()) {
          house.log().failed("door", e);
          return;
        }
      }
    }
  }

  private void serve(SocketChannel caller) {
    try (caller) {
      DataInputStream in = new DataInputStream(Channels.newInputStream(caller));
      DataOutputStream out = new DataOutputStream(Channels.newOutputStream(caller));
      if (in.readUnsignedByte() != HELLO) {
        return;
      }
      Hello hello = Hello.read(in);
      Pieces keys = new Pieces(in);
      Keyboard keyboard = new Keyboard(keys);
      Wire wire =
          new Wire(
              keyboard,
              new Shown(caller, out),
              Map.of("TERM", hello.term(), "LANG", hello.lang()),
              hello.terminal(),
              hello.line(),
              code -> exit(out, code));
      wire.resize(hello.columns(), hello.rows());
      keys.onSize = wire::resize;
      Visit visit = new Visit(house, wire, hello.id(), hello.name());
      house.log().note("joined", "name", visit.person().name());
      keyboard.start();
      visit.run();
    } catch (IOException e) {
      house.log().note("dropped");
    } catch (RuntimeException e) {
      house.log().failed("door", e);
    }
  }

  private static void exit(DataOutputStream out, int code) {
    try {
      out.writeByte(EXIT);
      out.writeInt(code);
      out.flush();
    } catch (IOException e) {
      // Nobody is there who would want to know.
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
      Files.deleteIfExists(path);
    } catch (IOException e) {
      house.log().failed("door", e);
    }
  }

  /**
   * Who comes.
   *
   * @param id the player, if somebody has proven to be one
   */
  record Hello(
      String id,
      String name,
      boolean terminal,
      String term,
      String lang,
      int columns,
      int rows,
      String line) {
    static Hello read(DataInputStream in) throws IOException {
      return new Hello(
          in.readUTF(),
          in.readUTF(),
          in.readBoolean(),
          in.readUTF(),
          in.readUTF(),
          in.readInt(),
          in.readInt(),
          in.readUTF());
    }

    void write(DataOutputStream out) throws IOException {
      out.writeByte(HELLO);
      out.writeUTF(id);
      out.writeUTF(name);
      out.writeBoolean(terminal);
      out.writeUTF(term);
      out.writeUTF(lang);
      out.writeInt(columns);
      out.writeInt(rows);
      out.writeUTF(line);
      out.flush();
    }
  }

  /** The keys out of the pieces. */
  private static final class Pieces extends InputStream {
    private final DataInputStream in;
    private byte[] piece = new byte[0];
    private int at;
    private BiConsumer<Integer, Integer> onSize = (_, _) -> {};

    Pieces(DataInputStream in) {
      this.in = in;
    }

    @Override
    public int read() throws IOException {
      byte[] one = new byte[1];
      return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
      while (at == piece.length) {
        switch (in.readUnsignedByte()) {
          case SIZE -> onSize.accept(in.readInt(), in.readInt());
          case DATA -> {
            int size = in.readInt();
            if (size == 0) {
              return -1;
            }
            if (size < 0 || size > LONGEST) {
              throw new EOFException();
            }
            piece = in.readNBytes(size);
            at = 0;
          }
          default -> throw new EOFException();
        }
      }
      int read = Math.min(length, piece.length - at);
      System.arraycopy(piece, at, bytes, offset, read);
      at += read;
      return read;
    }
  }

  /** What is to be shown, in pieces. */
  private static final class Shown extends OutputStream {
    private final SocketChannel caller;
    private final DataOutputStream out;

    Shown(SocketChannel caller, DataOutputStream out) {
      this.caller = caller;
      this.out = out;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      Future<?> late =
          ForkJoinPool.commonPool()
              .schedule(this::hangUp, Patient.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      try {
        show(bytes, offset, length);
      } finally {
        late.cancel(false);
      }
    }

    /** Nobody has read anything for too long. */
    private void hangUp() {
      try {
        caller.close();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private void show(byte[] bytes, int offset, int length) throws IOException {
      for (int from = 0; from < length; from += LONGEST) {
        byte[] piece =
            Arrays.copyOfRange(bytes, offset + from, offset + Math.min(length, from + LONGEST));
        out.writeByte(DATA);
        out.writeInt(piece.length);
        out.write(piece);
      }
      out.flush();
    }
  }
}
