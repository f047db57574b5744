package lethe.app.ssh;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import lethe.app.house.House;
import lethe.app.house.Limit;
import lethe.app.house.Share;
import lethe.app.lobby.Reception;
import lethe.app.lobby.Reply;
import lethe.app.lobby.Visit;

/**
 * The house's inner door: a local socket that only its owner can open, for those whom somebody else
 * has let in. What comes and goes is in pieces, each with a letter for what it is.
 */
final class JoinSocket implements AutoCloseable {
  /** Said first: who comes, from where, and what they want. */
  static final int HELLO = 'h';

  /** Keys one way, what is to be shown the other. */
  static final int DATA = 'd';

  static final int SIZE = 's';
  static final int EXIT = 'x';

  private static final int LONGEST = 1 << 16;

  private final LocalSocket socket;
  private final Reception reception;
  private final House house;

  private JoinSocket(LocalSocket socket, Reception reception) {
    this.socket = socket;
    this.reception = reception;
    this.house = reception.house();
  }

  /** Opens it. */
  static JoinSocket open(Path path, Reception reception) throws IOException {
    JoinSocket door = new JoinSocket(LocalSocket.open(path), reception);
    door.socket.serve("door", door::serve, e -> door.house.log().failed("door", e));
    return door;
  }

  private void serve(SocketChannel caller) {
    try (caller) {
      DataInputStream in = new DataInputStream(Channels.newInputStream(caller));
      DataOutputStream out = new DataOutputStream(Channels.newOutputStream(caller));
      if (in.readUnsignedByte() != HELLO) {
        return;
      }
      Hello hello = Hello.read(in);
      Share share = house.budget().at(hello.from());
      Optional<Limit> reached = house.budget().enter(share);
      if (reached.isPresent()) {
        house.budget().refused(reached.get(), share);
        String why = Refusals.sentence(reached.get(), share, house.now()) + "\r\n";
        new Shown(caller, out).write(why.getBytes(StandardCharsets.UTF_8));
        exit(out, Reply.FAILED);
        return;
      }
      try {
        visit(caller, hello, share, in, out);
      } finally {
        house.budget().leave(share);
      }
    } catch (IOException e) {
      house.log().note("dropped");
    } catch (RuntimeException e) {
      house.log().failed("door", e);
    }
  }

  private void visit(
      SocketChannel caller, Hello hello, Share share, DataInputStream in, DataOutputStream out) {
    Pieces keys = new Pieces(in);
    Keyboard keyboard = new Keyboard(keys);
    Wire wire =
        new Wire(
            keyboard,
            new Shown(caller, out),
            Map.of("TERM", hello.term(), "LANG", hello.lang()),
            hello.terminal(),
            hello.line(),
            new Screens(house.limits(), share),
            code -> exit(out, code));
    wire.resize(hello.columns(), hello.rows());
    keys.onSize = wire::resize;
    Visit visit =
        reception.come(new WireTerminal(wire), hello.id(), hello.name(), hello.from(), share);
    keyboard.start();
    visit.run();
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
    } catch (IOException e) {
      house.log().failed("door", e);
    }
  }

  /**
   * Who comes.
   *
   * @param id the player, if somebody has proven to be one
   * @param from the address they come from, as far as whoever has let them in says
   */
  record Hello(
      String id,
      String name,
      String from,
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
      out.writeUTF(from);
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
              .schedule(this::hangUp, SteadyWriter.PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
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
